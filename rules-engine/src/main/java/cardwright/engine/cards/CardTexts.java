package cardwright.engine.cards;

import cardwright.engine.feasible.Feasibility;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.SequenceNode;
import cardwright.grammar.document.Trees;
import cardwright.grammar.source.Problem;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the texts of cards were read as. No card's text needs another's, so those of many are read ahead by all processors, while cards are
 * judged and reported one after the other.
 */
final class CardTexts {
  private final Rulebook rulebook;
  private final Feasibility feasibility;
  private Map<ScalarNode, Read> ahead = Map.of();

  /**
   * One text.
   *
   * @param unfeasible what of it no match could carry out
   */
  record Read(Reading reading, List<Problem> unfeasible) {}

  /** A text at its place in a file, which is what it is known by. */
  private record Text(ScalarNode scalar, Language language, String name) {}

  CardTexts(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.feasibility = new Feasibility(rulebook);
  }

  /** Reads the texts of all cards in some files. */
  void readAhead(List<Document> documents) {
    List<Text> texts = documents.stream().flatMap(document -> document.root().stream()).flatMap(CardTexts::texts).toList();
    List<Read> read = texts.parallelStream().map(text -> read(text.scalar(), text.language(), text.name())).toList();
    Map<ScalarNode, Read> byPlace = new IdentityHashMap<>();
    for (int i = 0; i < texts.size(); i++) {
      byPlace.put(texts.get(i).scalar(), read.get(i));
    }
    ahead = byPlace;
  }

  /** What a text is read as, whether or not it was read ahead. */
  Read of(ScalarNode text, Language language, String name) {
    Read known = ahead.get(text);
    return known != null ? known : read(text, language, name);
  }

  private Read read(ScalarNode text, Language language, String name) {
    Reading reading = rulebook.language().read(text.text(), language, name);
    return new Read(reading, reading.understood() ? feasibility.problems(reading) : List.of());
  }

  private static Stream<Text> texts(Node file) {
    return Trees.get(file, "cards").stream().flatMap(cards -> cards instanceof SequenceNode list ? list.items().stream() : Stream.empty()).flatMap(CardTexts::textsOf);
  }

  private static Stream<Text> textsOf(Node card) {
    Map<Language, String> names = Stream.of(Language.values()).collect(Collectors.toMap(language -> language, language -> scalar(card, "name", language).map(ScalarNode::text).orElse("")));
    return Stream.of(Language.values()).flatMap(language -> scalar(card, "text", language).map(text -> new Text(text, language, names.get(language))).stream());
  }

  private static Optional<ScalarNode> scalar(Node card, String key, Language language) {
    return Trees.get(card, key).flatMap(texts -> Trees.get(texts, language.code())).filter(ScalarNode.class::isInstance).map(ScalarNode.class::cast);
  }
}
