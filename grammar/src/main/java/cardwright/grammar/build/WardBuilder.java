package cardwright.grammar.build;

import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Whoever takes on himself what is aimed at others: for whom he may, how often, and what is so while he does. */
final class WardBuilder {
  private static final String PLAYS = "plays";

  private final Builder b;

  WardBuilder(Builder builder) {
    this.b = builder;
  }

  /** «может выступать защитником вашим эльфам» */
  Grant warding(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.FOR);
    if (node.sees("participle")) {
      return inState(node);
    }
    CardToken word = node.need("infinitive").word();
    if (verb(word).isEmpty()) {
      throw new NotMeant(node.span(), "this says what is done but not when: begin with a trigger, a timing or a cost");
    }
    if (node.sees("inForm") || node.sees("state")) {
      return new Grant.StandsInAs(node.sees("inForm") ? b.comings.state(node.need("inForm")) : stateOf(node));
    }
    Node said = node.need("whoever");
    Selector whom = b.selectors.whoever(said, Cells.ofCase(Cells.DATIVE));
    return new Grant.StandsIn(each(whom, said));
  }

  /** «может быть назначен защитником в закрытом виде» */
  private Grant inState(Node node) {
    node.has(CardTokens.IS);
    CardToken word = node.need("participle").word();
    if (ActBuilder.verb(word, Set.of(Use.PARTICIPLE), true).entry().flatMap(verb -> verb.option("makes")).isEmpty()) {
      throw new NotMeant(node.span(), "this says what is done but not when: begin with a trigger, a timing or a cost");
    }
    return new Grant.StandsInAs(b.comings.state(node.need("inForm")));
  }

  private String stateOf(Node node) {
    node.has(CardTokens.WHILE);
    return ((Filter.Is) b.selectors.stateOrTrait(node.need("state"))).traitOrState();
  }

  private static Selector each(Selector whom, Node said) {
    return whom instanceof Selector.Either either ? SelectorBuilder.oneOf(either.selectors().stream().map(one -> each(one, said)).toList()) : whom.isSelf() || whom instanceof Selector.Role ? whom : GrantBuilder.each(whom, said);
  }

  /** «может выступать защитником 2 раза за ход», «… любое число раз за ход»: of a verb that performs nothing. */
  Optional<Grant> often(Node repeats) {
    if (repeats.down("infinitive").stream().flatMap(infinitive -> infinitive.leaves().stream()).allMatch(word -> verb(word).isEmpty())) {
      return Optional.empty();
    }
    repeats.need("infinitive").word();
    if (repeats.sees("instrument") || repeats.sees("rowRule")) {
      throw new NotMeant(repeats.span(), "how often is all that can be said of this");
    }
    repeats.has(CardTokens.MAY);
    repeats.has(CardTokens.PER, CardTokens.A, CardTokens.EACH);
    repeats.has(CardTokens.OF);
    boolean any = repeats.has(CardTokens.ANY_NUMBER);
    Optional<CardToken> number = repeats.token(CardTokens.NUMBER);
    CardToken times = repeats.token(CardTokens.TIMES).orElseThrow();
    Optional<Integer> n = any ? Optional.empty() : number.or(() -> Optional.of(times)).flatMap(CardToken::detail).map(Integer.class::cast);
    if (!any && n.filter(often -> often > 0).isEmpty()) {
      throw new NotMeant(times.place(), "how many times is missing");
    }
    return Optional.of(new Grant.StandsInOften(n, b.id(repeats.need("period"), Category.PERIODS)));
  }

  /** «не закрывается, когда выступает защитником» */
  Grant freely(Node node) {
    node.has(CardTokens.NOT, CardTokens.DOES_NOT);
    Node playing = node.need("playing");
    playing.has(CardTokens.WHEN);
    playing.has(CardTokens.IT);
    CardToken word = playing.token(CardTokens.VERB_FIN, CardTokens.VERB_REFL, CardTokens.VERB_GER, CardTokens.VERB_FIN_ACTION).orElseThrow();
    if (verb(word).isEmpty()) {
      throw new NotMeant(playing.span(), "what is left out is said of who takes on himself what is aimed at others; of actions say after which it is");
    }
    return new Grant.StandsInFreely(b.permissions.verb(node, false));
  }

  /** «~ выступает защитником»: the part that he plays then. */
  Filter playing(Node node) {
    CardToken word = node.token(CardTokens.VERB_FIN, CardTokens.VERB_REFL, CardTokens.VERB).orElseGet(() -> node.need("infinitive").word());
    Entry verb = verb(word).orElseThrow(() -> new NotMeant(word.place(), "what somebody does is an event; here something that is so was expected"));
    return new Filter.Plays(verb.option(PLAYS).orElseThrow());
  }

  /** «, которому он выступает защитником»: whoever he does it for. */
  Filter forWhom(Node node) {
    node.has(CardTokens.WHICH);
    CardToken word = node.token(CardTokens.VERB_FIN, CardTokens.VERB_REFL).orElseThrow();
    Node subject = node.child("subject").orElse(null);
    if (subject != null && !(b.selectors.selector(subject.need("selector"), 0) instanceof Selector.It) && !subject.holds("self")) {
      throw new NotMeant(subject.span(), "who does this is whoever it is done by now: say «it»");
    }
    return new Filter.Plays(verb(word).flatMap(verb -> verb.option("for")).orElseThrow(() -> new NotMeant(word.place(), "nobody is told of by this")));
  }

  /** The verb of which the vocabulary says what part is played by it. */
  private static Optional<Entry> verb(CardToken word) {
    return Stream.of(word).flatMap(token -> token.lexemes().stream()).map(Lexeme::entry).flatMap(Optional::stream).filter(entry -> entry.category() == Category.VERBS && entry.option(PLAYS).isPresent()).findFirst();
  }
}
