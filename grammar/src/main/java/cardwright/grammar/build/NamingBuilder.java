package cardwright.grammar.build;

import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import java.util.Optional;

/** Traits that are named, cards that change their places, and what is said not to be done. */
final class NamingBuilder {
  private final Builder b;

  /** The group of which traits are named in the part that is being read. */
  private Optional<String> named = Optional.empty();

  NamingBuilder(Builder builder) {
    this.b = builder;
  }

  /** «назвать до 3 классов; для каждого из них – …» */
  Effect naming(Node node) {
    node.has(CardTokens.NAME_OUT, CardTokens.TITLE);
    node.has(CardTokens.DIFFERENT); // nobody names one twice
    node.has(CardTokens.A);
    String group = b.id(node.need("group"), Category.GROUPS);
    int number = (Integer) node.token(CardTokens.NUMBER).flatMap(CardToken::detail).orElse(1);
    boolean most = node.has(CardTokens.UP_TO);
    boolean each = node.has(CardTokens.FOR);
    node.has(CardTokens.EACH);
    node.has(CardTokens.OUT_OF, CardTokens.OF);
    node.child("it").ifPresent(it -> it.has(CardTokens.IT));
    if (number < 1 || each != (most || number > 1)) {
      throw new NotMeant(node.span(), "for each of several that are named something is done; of one it is just said");
    }
    Optional<String> outer = named;
    named = Optional.of(group);
    Effect done = b.effects.steps(node.need("steps"));
    named = outer;
    boolean[] used = {false};
    Tree.visit(done, part -> used[0] |= part instanceof Filter.OfNamed of && of.group().equals(group));
    if (!used[0]) {
      throw new NotMeant(node.span(), "what is named is not spoken of again, so it is named for nothing");
    }
    Value n = new Value.Constant(number);
    return new Effect.Naming(group, most ? new Count.UpTo(n) : new Count.Exactly(n), done);
  }

  /** «с таким классом» */
  Filter ofNamed(Node node) {
    node.has(CardTokens.WITH, CardTokens.OF);
    node.has(CardTokens.A);
    node.has(CardTokens.NAMED, CardTokens.THIS);
    String group = b.id(node.need("group"), Category.GROUPS);
    if (named.filter(group::equals).isEmpty()) {
      throw new NotMeant(node.span(), "which one is meant is not clear: none was named before");
    }
    return new Filter.OfNamed(group);
  }

  /** «поменять расположение ваших карт» */
  Effect rearrange(Node node, Optional<Selector> subject) {
    node.has(CardTokens.REARRANGE);
    Node what = node.need("selector");
    if (subject.filter(who -> !who.isYou() && !who.isSelf()).isPresent()) {
      throw new NotMeant(node.span(), "nobody but the card's controller can be told to do this");
    }
    Selector who = b.selectors.selector(what, Cells.ofCase(Cells.GENITIVE));
    if (!(who instanceof Selector.Pick pick && pick.count() instanceof Count.Each) || pick.kind().equals(ConditionBuilder.CELL) || pick.zone().isPresent()) {
      throw new NotMeant(what.span(), "cards on the board that fit a description were expected here, all of them");
    }
    boolean own = pick.side() == Whose.ITS_OWNERS; // «вы можете поменять расположение своих карт»: whoever does it is spoken to
    return new Effect.Rearrange(own ? new Selector.Pick(pick.count(), Whose.YOURS, pick.kind(), pick.filters(), pick.zone()) : who);
  }

  /** «не вскрывая их»: an effect does what it says and no more, so this only must not gainsay it. */
  void notDoing(Node node, Effect done) {
    node.has(CardTokens.NOT, CardTokens.WITHOUT);
    node.has(CardTokens.IN_DOING);
    CardToken verb = node.token(CardTokens.VERB_GER, CardTokens.VERB_NOUN).orElseThrow();
    node.child("object").ifPresent(object -> b.selectors.selector(object.need("selector"), 0));
    boolean[] told = {false};
    Tree.visit(done, part -> told[0] |= part instanceof Effect.Act act && verb.lexemes().stream().map(Lexeme::entry).flatMap(Optional::stream).anyMatch(entry -> entry.id().equals(act.verb())));
    if (told[0]) {
      throw new NotMeant(node.span(), "just this is done here, so it cannot be left out");
    }
  }

  /**
   * «отравить гнома на 2», «приземлиться на свободную клетку»: a verb that names how a keyword is gained or lost, told as what to do. With a place
   * somebody goes there first.
   */
  Effect told(Effect effect, Node node) {
    return Tree.rewrite(effect, part -> part instanceof Effect.Act act ? b.vocabulary.find(Category.VERBS, act.verb()).<Object>flatMap(verb -> EventVerbs.told(act, verb, b.vocabulary, node).map(Object.class::cast)).orElse(act) : part);
  }
}
