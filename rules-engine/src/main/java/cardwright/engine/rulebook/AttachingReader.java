package cardwright.engine.rulebook;

import cardwright.grammar.document.Fields;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads «attachments» of a game: for each kind of the vocabulary whose cards are attached to others, how they are. */
final class AttachingReader {
  private static final String KEY = "attachments";

  private final Vocabulary vocabulary;
  private final Wording wording;
  private final References references;

  AttachingReader(Vocabulary vocabulary, Wording wording, References references) {
    this.vocabulary = vocabulary;
    this.wording = wording;
    this.references = references;
  }

  /**
   * Every kind that «attaches» and is not only what others are a sort of must be told of here, and no other.
   *
   * @param verbs the verbs of the game: one of them must do the attaching
   */
  Map<String, Attaching> read(Fields game, Map<String, Verb> verbs, boolean table) {
    Map<String, Attaching> found = new LinkedHashMap<>();
    Set<String> kinds = kinds();
    game.entries(KEY).forEach(
        (id, node) -> {
          references.exists(id, "kind of attached cards", kinds);
          Fields each = Fields.of(node, "a kind of attached cards", game.sink());
          Optional<String> general = vocabulary.find(Category.KINDS, id.text()).flatMap(entry -> entry.option("kind-of"));
          String orphaned = references.required(each, "when-host-leaves", "verb", verbs.keySet());
          found.put(id.text(), new Attaching(id.text(), general, wording.selector(each, "host"), each.integer("most", 1, 99, 1), orphaned));
          each.done();
        });
    for (String kind : kinds) {
      if (!found.containsKey(kind)) {
        game.error("cards of the kind «" + kind + "» are attached to others, but the game does not say how: there is no «" + kind + "» under «" + KEY + "»");
      }
    }
    if (!found.isEmpty() && verbs.values().stream().noneMatch(verb -> verb.operation() == Operation.ATTACH)) {
      game.error(KEY, "no verb of the game has the operation «attach»: it is told and heard under the name of one");
    }
    if (!found.isEmpty() && table) {
      game.error(KEY, "cards can be attached to others only on a board of cells");
    }
    return found;
  }

  /** The kinds of which cards can be; those of which others are a sort need no rule of their own. */
  private Set<String> kinds() {
    Set<String> general = vocabulary.of(Category.KINDS).stream().flatMap(entry -> entry.option("kind-of").stream()).collect(Collectors.toSet());
    return vocabulary.of(Category.KINDS).stream().filter(entry -> entry.is("attaches")).map(Entry::id).filter(id -> !general.contains(id)).collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
