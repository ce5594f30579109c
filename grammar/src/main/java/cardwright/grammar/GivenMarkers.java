package cardwright.grammar;

import cardwright.grammar.Reading.Part;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Holds a card's whole text against itself: who has a marker is spoken of in vain where nothing ever puts it anywhere. */
final class GivenMarkers {
  private GivenMarkers() {}

  /** An error for each place that names a marker which no ability of the text gives. */
  static List<Problem> missing(List<CardToken> tokens, List<Part<Ability>> abilities) {
    Set<String> given = new TreeSet<>();
    abilities.forEach(part -> given.addAll(Markers.given(part.meaning())));
    return tokens.stream().flatMap(token -> marker(token).filter(id -> !given.contains(id)).map(id -> problem(token, id, given)).stream()).toList();
  }

  /** An error where a text says of one marker two different things that it does. */
  static List<Problem> contradicting(List<Part<Ability>> abilities) {
    Map<String, List<Ability>> said = new HashMap<>();
    List<Problem> problems = new ArrayList<>();
    for (Part<Ability> part : abilities) {
      Tree.visit(
          part.meaning(),
          node -> {
            if (node instanceof Grant.Marked marked && !marked.rule().isEmpty() && !Tree.same(said.computeIfAbsent(marked.marker(), any -> marked.rule()), marked.rule())) {
              problems.add(Problem.error(part.span(), "the marker «" + Markers.name(marked.marker(), Language.RU) + "» does something else by what this text said before: say once what it does, or give this one another name"));
            }
          });
    }
    return problems;
  }

  private static Optional<String> marker(CardToken token) {
    return token.as(Category.COUNTERS).flatMap(lexeme -> lexeme.entry()).map(Entry::id).filter(Markers::isMarker);
  }

  private static Problem problem(CardToken token, String id, Set<String> given) {
    String name = Markers.name(id, Language.RU);
    List<String> names = given.stream().map(each -> Markers.name(each, Language.RU)).toList();
    String there = given.isEmpty() ? "; no ability of this text puts a marker anywhere" : Nearest.orAll(name, names);
    String message = "nothing gives a marker «" + name + "»" + there;
    // what is proposed takes the place of the name, with its quotation marks left as they are
    Span quoted = within(token);
    return Nearest.to(name, names).map(near -> Problem.error(quoted, message, near)).orElseGet(() -> Problem.error(quoted, message));
  }

  private static Span within(CardToken token) {
    String text = token.getText();
    int open = Stream.of("«", "“", "„", "\u2039", "\"").mapToInt(text::indexOf).filter(at -> at >= 0).min().orElse(-1);
    int close = Stream.of("»", "”", "\u203a", "\"", "“").mapToInt(text::lastIndexOf).max().orElse(-1);
    int start = token.place().start();
    return open >= 0 && close > open ? new Span(start + open + 1, start + close) : token.place();
  }
}
