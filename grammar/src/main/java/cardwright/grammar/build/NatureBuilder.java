package cardwright.grammar.build;

import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a card is, becomes and no longer is, and in what several are unlike. */
final class NatureBuilder {
  private final Builder b;

  NatureBuilder(Builder builder) {
    this.b = builder;
  }

  /** «особенности», «все стихии», «класс гном» */
  Grant lost(Node node) {
    if (node.has(CardTokens.FEATURES)) {
      return new Grant.Featureless();
    }
    node.has(CardTokens.A);
    if (node.has(CardTokens.EACH)) {
      return new Grant.Lacks(b.id(node.need("group"), Category.GROUPS));
    }
    return new Grant.Lacks(trait(node));
  }

  /** «класс гном»: it has that trait besides those it has. */
  Grant classed(Node node) {
    node.has(CardTokens.A);
    return new Grant.CountsAs(trait(node));
  }

  /** «считается орком и гномом» */
  List<Grant> countsAs(Node noun) {
    if (!(b.selectors.stateOrTrait(noun) instanceof Filter.Is is)) {
      throw new NotMeant(noun.span(), "a card counts as something, not as the absence of something");
    }
    return List.of(new Grant.CountsAs(is.traitOrState()));
  }

  /** «считается существом каждой стихии»: of a group each trait that a text can name. */
  List<Grant> countsAsEach(Node node) {
    node.has(CardTokens.COUNTS);
    node.has(CardTokens.A);
    node.has(CardTokens.OF);
    node.has(CardTokens.EACH);
    node.token(CardTokens.KIND).flatMap(kind -> kind.as(Category.KINDS)).flatMap(Lexeme::entry).map(Entry::id).filter(ConditionBuilder.CELL::equals).ifPresent(cell -> {
      throw new NotMeant(node.span(), "only cards are of such a sort");
    });
    String group = b.id(node.need("group"), Category.GROUPS);
    return b.vocabulary.of(Category.TRAITS).stream().filter(trait -> trait.group().filter(group::equals).isPresent()).<Grant>map(trait -> new Grant.CountsAs(trait.id())).toList();
  }

  private String trait(Node node) {
    Node group = node.need("group");
    Node word = node.child("trait").or(() -> node.child("noun")).orElseThrow();
    if (!(b.selectors.stateOrTrait(word) instanceof Filter.Is is) || b.vocabulary.find(Category.TRAITS, is.traitOrState()).flatMap(Entry::group).filter(b.id(group, Category.GROUPS)::equals).isEmpty()) {
      throw new NotMeant(word.span(), "this is none of the group that is named");
    }
    return is.traitOrState();
  }

  /** «теряет особенности, имеет {ova} 1» */
  List<Grant> losing(Node node) {
    node.has(CardTokens.LOSE);
    node.has(CardTokens.AND);
    node.has(CardTokens.HAVE);
    List<Grant> all = new ArrayList<>(List.of(lost(node.need("lost"))));
    node.child("grants").ifPresent(grants -> all.addAll(b.grants.had(b.grants.all(grants))));
    return all;
  }

  /** «становится существом с движением 1 и ударом 2-3-3 на соседней клетке» */
  Effect become(Node node, Optional<Selector> subject) {
    node.has(CardTokens.BECOME);
    node.has(CardTokens.A);
    node.has(CardTokens.WITH);
    node.has(CardTokens.AND);
    node.has(CardTokens.ON);
    if (subject.filter(Selector.Player.class::isInstance).isPresent()) {
      throw new NotMeant(node.span(), "players are of no kind");
    }
    Selector who = subject.orElseGet(Selector.Self::new);
    Optional<Node> trait = node.child("trait").or(() -> node.child("noun"));
    if (trait.isPresent()) {
      if (!(b.selectors.stateOrTrait(trait.get()) instanceof Filter.Is is)) {
        throw new NotMeant(node.span(), "something becomes what it is, not what it is not");
      }
      return new Effect.Gain(who, new Grant.CountsAs(is.traitOrState()), b.gains.lasts(node, who));
    }
    CardToken kind = node.token(CardTokens.KIND).orElseThrow();
    String id = kind.as(Category.KINDS).flatMap(Lexeme::entry).map(Entry::id).orElseThrow();
    if (id.equals(ConditionBuilder.CELL) || id.equals(b.vocabulary.defaultKind())) {
      throw new NotMeant(kind.place(), "a kind of cards was expected: what it becomes");
    }
    Duration duration = b.gains.lasts(node, who);
    List<Effect> all = new ArrayList<>(List.of(new Effect.Gain(who, new Grant.OfKind(id), duration)));
    for (Node made : node.all("madeOf")) {
      String stat = b.values.stat(made.need("stat"));
      if (b.vocabulary.find(Category.STATS, stat).isEmpty()) {
        throw new NotMeant(made.span(), "a number that a card has was expected here");
      }
      all.add(new Effect.Gain(GainBuilder.same(who), new Grant.Sets(stat, b.values.value(made.need("value"))), duration));
    }
    node.child("selector").ifPresent(where -> all.add(setUp(where, GainBuilder.same(who), kind)));
    return EffectBuilder.sequence(all);
  }

  /** It is put there by the verb of the rulebook that sets cards up. */
  private Effect setUp(Node where, Selector who, CardToken kind) {
    Entry verb = b.vocabulary.of(Category.VERBS).stream().filter(entry -> entry.is("sets-up")).findFirst().orElseThrow(() -> new NotMeant(kind.place(), "the vocabulary has no verb that puts a card on a cell"));
    Selector cell = b.selectors.selector(where, 0);
    if (cell instanceof Pick pick) {
      List<Filter> filters = pick.filters().stream().map(f -> b.filters.isBare(f) ? new Filter.Related(((Filter.Related) f).relation(), new Selector.It()) : f).toList();
      cell = new Pick(pick.count(), pick.side(), pick.kind(), filters, pick.zone());
    }
    return new Effect.Act(verb.id(), Optional.empty(), Optional.of(who), Optional.empty(), Optional.of(new Place.On(cell)));
  }

  /** «с разными названиями», «разной стоимости», of different traits of a group, of different players */
  Filter distinct(Node node) {
    node.has(CardTokens.WITH);
    node.has(CardTokens.OF);
    node.has(CardTokens.OUT_OF);
    node.has(CardTokens.DIFFERENT);
    if (node.has(CardTokens.TITLE) || node.rule().equals("differing")) {
      return new Filter.Distinct(Filter.Alike.NAME, "");
    }
    if (node.sees("group")) {
      return new Filter.Distinct(Filter.Alike.GROUP, b.id(node.need("group"), Category.GROUPS));
    }
    if (node.sees("stat")) {
      return new Filter.Distinct(Filter.Alike.STAT, b.values.stat(node.need("stat")));
    }
    return new Filter.Distinct(Filter.Alike.SIDE, node.token(CardTokens.ZONE).flatMap(zone -> zone.as(Category.ZONES)).flatMap(Lexeme::entry).map(Entry::id).orElseThrow());
  }

  /** «с одинаковыми названиями», «одинаковой стоимости» */
  Filter uniform(Node node) {
    node.has(CardTokens.WITH);
    node.has(CardTokens.OF);
    node.has(CardTokens.EQUALLY);
    if (node.has(CardTokens.TITLE)) {
      return new Filter.Uniform(Filter.Alike.NAME, "");
    }
    return node.sees("group") ? new Filter.Uniform(Filter.Alike.GROUP, b.id(node.need("group"), Category.GROUPS)) : new Filter.Uniform(Filter.Alike.STAT, b.values.stat(node.need("stat")));
  }

  /** Only several can differ, or be alike. */
  static void differ(List<Filter> filters, Count count, Node node) {
    long distinct = filters.stream().filter(f -> f instanceof Filter.Distinct || f instanceof Filter.Uniform).count();
    boolean several = count instanceof Count.Exactly exactly && !exactly.n().is(1) || count instanceof Count.UpTo most && !most.n().is(1) || count instanceof Count.AtLeast least && !least.n().is(1) || count instanceof Count.AnyNumber;
    if (distinct > 1 || distinct > 0 && !several) {
      throw new NotMeant(node.span(), distinct > 1 ? "of several one such thing can be said" : "how many differ so, or are alike, is missing: say a number");
    }
  }

  /** «такой же или меньшей стоимости»: than whoever was spoken of. */
  Filter likewise(Node node) {
    node.has(CardTokens.LIKEWISE);
    node.has(CardTokens.OF);
    node.has(CardTokens.SAME);
    node.has(CardTokens.OR);
    Optional<CardToken> more = node.token(CardTokens.GREATER, CardTokens.SMALLER, CardTokens.OR_MORE, CardTokens.OR_LESS);
    Comparison comparison = more.map(word -> word.getType() == CardTokens.GREATER || word.getType() == CardTokens.OR_MORE ? Comparison.AT_LEAST : Comparison.AT_MOST).orElse(Comparison.EQUAL);
    node.has(CardTokens.MAGNITUDE);
    Node word = node.need("stat");
    String stat = b.values.stat(word);
    Optional<Integer> level = b.values.level(node, stat, word);
    return new Filter.Measured(stat, level, comparison, new Value.Measure(stat, b.discourse.pronoun(node), level));
  }

  /** «другой стихии»: than whoever was spoken of. */
  Filter otherGroup(Node node) {
    node.has(CardTokens.OF);
    node.has(CardTokens.OTHER);
    return new Filter.Not(new Filter.Shares(b.id(node.need("group"), Category.GROUPS), b.discourse.pronoun(node)));
  }

  /** «его клетка» */
  Optional<Selector> cellOf(Node pick) {
    Optional<CardToken> kind = pick.down("head").flatMap(head -> head.shows(CardTokens.KIND).stream().findFirst());
    Optional<Node> whose = pick.down("pre", "whose").filter(his -> !his.shows(CardTokens.IT, CardTokens.OWN).isEmpty());
    boolean his = pick.children().size() == 2 && whose.isPresent();
    if (!his || kind.flatMap(word -> word.as(Category.KINDS)).flatMap(Lexeme::entry).filter(entry -> entry.id().equals(ConditionBuilder.CELL)).isEmpty()) {
      return Optional.empty();
    }
    pick.need("pre").need("whose").has(CardTokens.IT, CardTokens.OWN);
    pick.need("head").token(CardTokens.KIND);
    return Optional.of(new Selector.CellOf(b.discourse.pronoun(pick)));
  }

  /** «выбранное в начале боя существо» */
  Selector chosenAt(Node timing, Pick what) {
    return new Selector.ChosenAt(b.timings.at(timing).timing(), new Pick(new Count.Exactly(new Value.Constant(1)), what.side(), what.kind(), what.filters(), what.zone()));
  }
}
