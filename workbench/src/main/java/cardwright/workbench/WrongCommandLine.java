package cardwright.workbench;

import cardwright.grammar.document.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is said of a command line that is wrong: the fault, what was probably meant, and where the help is. */
final class WrongCommandLine {
  private WrongCommandLine() {}

  /** One line. */
  static String said(ParameterException wrong) {
    CommandSpec called = wrong.getCommandLine().getCommandSpec();
    String help = "; see `" + called.qualifiedName() + " --help`";
    if (wrong instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
      String word = unmatched.getUnmatched().get(0);
      return unknown(word, called) + meant(word, called) + help;
    }
    return ofAnotherSort(wrong).orElseGet(wrong::getMessage) + help;
  }

  /** A word where a number should be, or none of the words that there are; the library would name types of Java. */
  private static Optional<String> ofAnotherSort(ParameterException wrong) {
    ArgSpec argument = wrong.getArgSpec();
    String value = wrong.getValue();
    if (argument == null || value == null) {
      return Optional.empty();
    }
    Class<?> type = argument.typeInfo().isMultiValue() ? argument.auxiliaryTypes()[0] : argument.type();
    String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    if (type.isEnum()) {
      List<String> words = Stream.of(type.getEnumConstants()).map(each -> each.toString().toLowerCase(Locale.ROOT)).toList();
      String meant = Nearest.to(value, words).map(near -> "; did you mean " + near + "?").orElse("");
      return Optional.of(name + " takes " + String.join(" or ", words) + ", not «" + value + "»" + meant);
    } else if (type == long.class || type == int.class) {
      return Optional.of(name + " takes a " + (value.matches("[-+]?[0-9]+") ? "smaller whole number" : "whole number") + ", not «" + value + "»");
    }
    return Optional.empty();
  }

  private static String unknown(String word, CommandSpec called) {
    if (word.startsWith("-")) {
      return "there is no option " + word;
    } else if (word.isBlank()) {
      return "an argument is empty";
    }
    return called.subcommands().isEmpty() ? "«" + word + "» is one argument too many" : "there is no command «" + word + "»";
  }

  private static String meant(String word, CommandSpec called) {
    List<String> known = new ArrayList<>();
    if (word.startsWith("-")) {
      called.options().forEach(option -> known.addAll(List.of(option.names())));
    } else {
      known.addAll(called.subcommands().keySet());
    }
    // "--seed=7" is about --seed
    Optional<String> near = Nearest.to(word.replaceFirst("=.*", ""), known);
    return near.map(name -> "; did you mean " + name + "?").orElse("");
  }
}
