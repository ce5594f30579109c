package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a description says in a clause of its own: «, рядом с которой стоят 2 орка», "that ~ attacked this turn". */
final class WhichBuilder {
  private final Builder b;

  WhichBuilder(Builder builder) {
    this.b = builder;
  }

  /** «, рядом с которой стоят 2 орка», «, у которой 2 или более ран», «, которую ~ атаковал в этот ход»: what a description says in a clause of its own. */
  Filter which(Node node) {
    if (node.sees("whichPlace")) {
      node.count(CardTokens.AND);
      return new Filter.Such(Normal.all(node.all("whichPlace").stream().map(this::there).toList()));
    }
    CardToken pronoun = node.token(CardTokens.WHICH).orElseThrow();
    if (node.sees("stat")) {
      Concord.ofGenitive(b.language, node, pronoun);
      node.has(CardTokens.EQUAL, CardTokens.STAND);
      return b.filters.quality(node); // «стоимость которой больше 5»
    }
    if (node.has(CardTokens.HAVE)) {
      // "that has 2 chips"
      Filter had = node.sees("keyword") ? new Filter.Has(b.id(node.need("keyword"), Category.KEYWORDS)) : b.filters.counted(node.need("countedBound"));
      return had;
    }
    if (node.has(CardTokens.AT)) {
      Concord.ofGenitive(b.language, node, pronoun);
      node.has(CardTokens.THERE_IS);
      return node.child("none").map(none -> none.has(CardTokens.THERE_IS_NOT)).orElse(false) ? b.filters.quality(node.need("lacking")) : b.filters.quality(node.need("quality"));
    }
    if (!node.shows(CardTokens.KIND).isEmpty()) {
      return b.places.besideWhich(node);
    }
    if (!node.shows(CardTokens.VERB_FIN, CardTokens.VERB_REFL).isEmpty()) {
      return b.wards.forWhom(node);
    }
    if (!node.shows(CardTokens.WITH).isEmpty() && !node.sees("thisPeriod")) {
      return b.places.withWhich(node);
    }
    if (node.sees("thisPeriod")) {
      return new Filter.Such(b.conditions.about(Optional.of(new Selector.Which()), () -> pastOf(node, pronoun)));
    }
    if (!node.sees("selector")) {
      boolean not = node.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false);
      node.shows(CardTokens.STAND, CardTokens.IS).stream().findFirst().ifPresent(verb -> Agreement.ofClause(b.language, pronoun, verb));
      node.has(CardTokens.STAND, CardTokens.IS);
      node.has(CardTokens.STAND);
      Filter filter = node.child("relationPost").map(b.filters::related).orElseGet(() -> not ? b.filters.locatedAtOne(node.need("located")) : b.filters.located(node.need("located")));
      return not ? new Filter.Such(new Condition.Not(new Condition.Holds(new Selector.Which(), filter))) : filter;
    }
    throw new NotMeant(node.span(), "what is said of it here is missing");
  }

  /** «рядом с которой стоят 2 орка» */
  private Condition there(Node node) {
    node.has(CardTokens.WHICH);
    String relation = node.token(CardTokens.RELATION_TO, CardTokens.RELATION_ANY).orElseThrow().as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow().id();
    boolean none = node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT, CardTokens.NO)).orElse(false);
    node.has(CardTokens.THERE_IS, CardTokens.STAND);
    Node what = node.need("selector");
    Pick pick = b.conditions.counted(what, b.selectors.selector(what, 0), none);
    List<Filter> filters = new ArrayList<>(pick.filters());
    filters.add(new Filter.Related(relation, new Selector.Which()));
    return ConditionBuilder.maybeNot(none, new Condition.Exists(new Pick(pick.count(), pick.side(), pick.kind(), FilterBuilder.ordered(filters), pick.zone())));
  }

  /** What whoever is described did, or what was done to him, as the forms of the words tell. */
  private Condition pastOf(Node node, CardToken pronoun) {
    Optional<Node> verb = node.child("didNot").map(d -> d.need("infinitive")).or(() -> node.child("past"));
    boolean first = node.down("subject").isPresent();
    Optional<Node> other = node.down("subject").or(() -> node.down("object"));
    if (first && node.down("object").isPresent()) {
      throw new NotMeant(node.span(), "whom it was done to is said twice");
    }
    if (Whoever.isSaidOfEach(other.flatMap(named -> named.down("selector")))) {
      throw new NotMeant(other.get().span(), "of what each one did nothing is remembered, only what some of them did: leave «each» out, or say it of one");
    }
    Sides sides = b.language == Language.RU && verb.isPresent() ? Sides.ofPronoun(pronoun, TriggerBuilder.pastVerb(verb.get()), other, first) : first ? Sides.INVERSE : Sides.STRAIGHT;
    Optional<Selector> which = Optional.of(new Selector.Which());
    Optional<Selector> subject = node.child("subject").map(s -> b.selectors.selector(s.need("selector"), 0));
    Optional<Selector> named = subject.or(() -> node.child("object").map(o -> b.selectors.selector(o.need("selector"), 0)));
    boolean not = node.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false) | node.has(CardTokens.DID_NOT) | node.down("gainedPast").map(gained -> gained.has(CardTokens.DID_NOT)).orElse(false);
    node.has(CardTokens.WAS);
    Trigger.On event =
        node.sees("gainedPast") ? b.pasts.gained(node, Optional.of(b.pasts.gainer(node, named.isPresent())))
        : node.sees("participle") ? b.triggers.passive(node.need("participle"), which)
        : b.triggers.past(verb.orElseThrow(), sides, which, sides == Sides.INVERSE ? named.or(() -> Optional.of(new Selector.Self())) : named);
    Optional<Node> instrument = node.child("instrument");
    boolean told = event.agent().isPresent() || b.vocabulary.of(Category.COUNTERS).stream().anyMatch(counter -> counter.option("put").filter(event.event()::equals).isPresent());
    if (instrument.isPresent() && !told) {
      throw new NotMeant(instrument.get().span(), "by what this was done is not known later: only of counters that were put is it asked");
    }
    Trigger.On whole = instrument.isPresent() ? event.by(b.patterns.instrument(instrument.get())) : event;
    return ConditionBuilder.maybeNot(not, b.pasts.happened(whole, node, b.pasts.summed(event, node)));
  }
}
