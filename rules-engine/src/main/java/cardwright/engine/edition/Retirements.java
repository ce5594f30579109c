package cardwright.engine.edition;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Change.Part;
import cardwright.engine.rulebook.RulebookFiles;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.Trees;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an edition took away, so that a message about something that names it can say so: a reference that leads nowhere stands in one file,
 * and why it does in another.
 */
final class Retirements {
  private static final Pattern QUOTED = Pattern.compile("«([^»]+)»");

  /** The endings of an inflected word may differ by so much from the one that is declared. */
  private static final int ENDING = 2;

  private static final int SHORTEST = 4;

  private final Map<String, String> places = new LinkedHashMap<>();

  /**
   * @param base what the edits were made on
   */
  Retirements(RulebookFiles base, List<Change> changes) {
    for (Change change : changes) {
      if (change.takesAway()) {
        int line = 1 + (int) change.source().text().substring(0, change.id().span().start()).chars().filter(c -> c == '\n').count();
        String place = (change.kind() == Change.Kind.RENAME ? "renamed" : "retired") + " by " + change.source().file() + ":" + line;
        names(base, change).forEach(name -> places.put(name, place));
      }
    }
  }

  private static List<String> names(RulebookFiles base, Change change) {
    List<String> names = new ArrayList<>();
    names.add(change.id().text());
    if (change.part() == Part.WORDS) {
      base.vocabulary().root().flatMap(root -> change.section().flatMap(section -> Trees.get(root, section)).flatMap(section -> Trees.get(section, change.id().text())))
          .ifPresent(entry -> words(entry, names));
    }
    return names;
  }

  private static void words(Node entry, List<String> names) {
    if (entry instanceof MappingNode mapping) {
      mapping.fields().stream()
          .filter(field -> (field.key().text().equals("ru") || field.key().text().equals("en")) && field.value() instanceof ScalarNode)
          .flatMap(field -> List.of(((ScalarNode) field.value()).text().split("\\|")).stream())
          .flatMap(wording -> List.of(wording.strip().toLowerCase(Locale.ROOT).split(" ")).stream())
          .filter(word -> word.length() >= SHORTEST)
          .forEach(names::add);
    }
  }

  /** The message, with what it names told to be gone and where. */
  String remark(String message) {
    Matcher quoted = QUOTED.matcher(message);
    while (quoted.find()) {
      String named = quoted.group(1).toLowerCase(Locale.ROOT);
      for (Map.Entry<String, String> gone : places.entrySet()) {
        if (same(named, gone.getKey())) {
          int list = message.indexOf("; there ");
          int behind = list < 0 ? message.length() : list;
          return message.substring(0, behind) + " (" + gone.getValue() + ")" + message.substring(behind);
        }
      }
    }
    return message;
  }

  private static boolean same(String named, String gone) {
    int stem = Math.max(SHORTEST, gone.length() - ENDING);
    return named.equals(gone) || gone.length() > SHORTEST && named.length() <= gone.length() + ENDING && named.regionMatches(0, gone, 0, Math.min(stem, gone.length()));
  }
}
