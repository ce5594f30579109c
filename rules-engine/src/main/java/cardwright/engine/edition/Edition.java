package cardwright.engine.edition;

import cardwright.engine.rulebook.Change;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One edition of a game, as its file says.
 *
 * @param title a text, or one for each language
 * @param base the name of what it extends: the game, or another edition of it
 * @param changes its edits, in the order of the file
 * @param switches edits that can be left out, by id
 * @param presets for each name the switches that are on
 */
record Edition(Node title, ScalarNode base, List<Change> changes, Map<String, Switch> switches, Map<String, List<String>> presets, Document document) {

  /** Edits that are made only when the switch is on. */
  record Switch(String title, boolean on, List<Change> changes) {}

  /** The edits to make. A preset must be one of {@link #presets}. */
  List<Change> chosen(Optional<String> preset) {
    List<Change> all = new ArrayList<>(changes);
    switches.forEach(
        (id, each) -> {
          boolean on = preset.map(name -> presets.get(name).contains(id)).orElse(each.on());
          if (on) {
            all.addAll(each.changes());
          }
        });
    return all;
  }
}
