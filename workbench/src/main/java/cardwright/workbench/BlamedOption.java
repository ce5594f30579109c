package cardwright.workbench;

import cardwright.grammar.source.Diagnostic;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Leads from a fault in a vocabulary as it would have been to the option whose word is at fault: the line it stands in was never written. */
final class BlamedOption {
  private static final Pattern WORD = Pattern.compile("«([^»]+)» is claimed by");

  private BlamedOption() {}

  /** The fault, with what is to be said otherwise, if it stands in the file that was to be edited. */
  static Diagnostic named(Diagnostic fault, Path edited) {
    if (fault.file().filter(edited::equals).isEmpty()) {
      return fault;
    }
    Matcher word = WORD.matcher(fault.message());
    String from = word.find() ? "the word was given by " + option(word.group(1)) + ", and " : "";
    String message = fault.message() + " (" + from + "the place is that of the file as it would have been written)";
    return new Diagnostic(fault.file(), fault.severity(), fault.span(), message, fault.suggestion());
  }

  private static String option(String word) {
    boolean cyrillic = word.chars().anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.CYRILLIC);
    return word.startsWith("{") ? "--icon" : cyrillic ? "--ru" : "--en";
  }
}
