package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Cells, who lies on them, and by which of them something may go or reach. */
final class PlaceBuilder {
  /** The state of a cell on which somebody lies, in every game. */
  static final String OCCUPIED = "occupied";

  private static final Value ONE = new Value.Constant(1);

  private final Builder b;

  PlaceBuilder(Builder builder) {
    this.b = builder;
  }

  /** «, занятая вашим существом», «клетка с ~» */
  Filter heldBy(Node node) {
    Optional<CardToken> state = node.token(CardTokens.STATE, CardTokens.PP_STATE, CardTokens.ED_STATE);
    node.has(CardTokens.BY);
    node.has(CardTokens.WITH);
    if (state.flatMap(word -> word.as(Category.STATES)).flatMap(Lexeme::entry).filter(entry -> !entry.id().equals(OCCUPIED)).isPresent() || state.flatMap(word -> word.as(Category.STATES)).filter(Lexeme::negated).isPresent()) {
      throw new NotMeant(node.span(), "by whom is said only of an occupied cell");
    }
    Node whom = node.child("selector").or(() -> node.child("simple")).orElse(node);
    return new Filter.HeldBy(b.selectors.selector(whom, Cells.ofCase(Cells.INSTRUMENTAL)));
  }

  /** «, кроме гномов», «(кроме клеток рядом с ~)» */
  Filter exception(Node node) {
    node.has(CardTokens.EXCEPT);
    return exception(node, Cells.ofCase(Cells.GENITIVE));
  }

  private Filter exception(Node node, int cases) {
    Node whoever = node.need("whoever");
    Selector whom = b.selectors.whoever(whoever, cases);
    if (whom.isSelf()) {
      return new Filter.Other();
    }
    if (whom instanceof Selector.Player || whoever.holds("selector", "pick", "count") || whom instanceof Pick pick && !(pick.count().isOne() || pick.count() instanceof Count.Each)) {
      throw new NotMeant(whoever.span(), "who is not meant is said without a number");
    }
    return new Filter.Except(whom instanceof Pick pick ? new Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone()) : whom);
  }

  /** «не по ~», «не по вашему орку» */
  Selector anybodyElse(Node node) {
    b.discourse.aside(node);
    node.has(CardTokens.NOT);
    node.has(CardTokens.AGAINST);
    Filter whom = exception(node, Cells.ofCase(Cells.DATIVE));
    b.discourse.inside(node.span());
    return whom instanceof Filter.Except except ? new Selector.AnybodyBut(except.whom()) : new Selector.AnybodyBut(new Selector.Self());
  }

  /** «, стоящие не на своей половине поля», «, не стоящая рядом с ~» */
  Filter apart(Node node) {
    node.has(CardTokens.STAND);
    node.has(CardTokens.NOT);
    if (node.sees("relationPost")) {
      return new Filter.Such(new Condition.Not(new Condition.Holds(new Selector.Which(), b.filters.related(node.need("relationPost")))));
    }
    return new Filter.Such(new Condition.Not(new Condition.Holds(new Selector.Which(), b.filters.locatedAtOne(node.need("located")))));
  }

  /** «, клетка позади которого свободна» */
  Filter besideWhich(Node node) {
    CardToken kind = node.token(CardTokens.KIND).orElseThrow();
    if (kind.as(Category.KINDS).flatMap(Lexeme::entry).filter(entry -> entry.id().equals(ConditionBuilder.CELL)).isEmpty()) {
      throw new NotMeant(kind.place(), "a cell was expected here, of which something is said");
    }
    node.has(CardTokens.WHICH);
    node.has(CardTokens.A);
    node.has(CardTokens.IS);
    String relation = node.token(CardTokens.RELATION_TO, CardTokens.RELATION_ANY).orElseThrow().as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow().id();
    List<Filter> filters = List.of(b.selectors.stateOrTrait(node.need("state")), new Filter.Related(relation, new Selector.Which()));
    return new Filter.Such(new Condition.Exists(new Pick(new Count.AtLeast(ONE), Whose.ANY, ConditionBuilder.CELL, FilterBuilder.ordered(filters), Optional.empty())));
  }

  /** «, с которыми оно стоит в строю» */
  Filter withWhich(Node node) {
    node.has(CardTokens.WHICH);
    node.has(CardTokens.WITH);
    node.has(CardTokens.STAND);
    String relation = node.token(CardTokens.RELATION, CardTokens.RELATION_ANY).orElseThrow().as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow().id();
    return new Filter.Related(relation, node.child("subject").map(who -> b.selectors.selector(who.need("selector"), Cells.ofCase(Cells.NOMINATIVE))).orElseGet(Selector.Self::new));
  }

  /** «может объявлять движение на клетку, занятую вашим существом», «может двигаться и совершать рывок по диагонали» */
  List<Grant> going(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.AND);
    node.has(CardTokens.ON, CardTokens.TO);
    boolean swapping = node.has(CardTokens.SWAPPING);
    Pick cells = cells(node);
    List<Grant> all = new ArrayList<>();
    for (Node goes : node.all("goes")) {
      all.add(new Grant.Goes(moved(goes), cells, swapping));
    }
    return all;
  }

  /** «двигаться на клетки рядом с ~», of which it is said that it cannot */
  Grant noWay(Node node) {
    node.has(CardTokens.ON, CardTokens.TO);
    node.has(CardTokens.IS);
    Optional<CardToken> done = node.child("participle").map(Node::word);
    String by = done.map(word -> ActBuilder.verb(word, Set.of(Use.PARTICIPLE), true).entry().filter(this::goesSomewhere).map(Entry::id).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» leads nowhere")))
        .or(() -> node.child("keywordVerb").map(verb -> b.id(verb, Category.KEYWORDS)))
        .orElseGet(() -> moved(node.need("goes")));
    return new Grant.CannotGo(by, cells(node));
  }

  /** Where alone something may go by a keyword. */
  Selector destination(Node node) {
    Selector where = b.selectors.selector(node, Cells.ofCase(Cells.ACCUSATIVE));
    if (!(where instanceof Pick pick && pick.kind().equals(ConditionBuilder.CELL) && pick.count().isOne())) {
      throw new NotMeant(node.span(), "a cell was expected here: where alone it may go");
    }
    return where;
  }

  /** «клетка глубины», «клетки поля боя»: of the board there is but one. */
  Optional<Filter> of(Node node) {
    node.has(CardTokens.OF);
    node.has(CardTokens.A);
    return Optional.of(b.filters.located(node));
  }

  private Pick cells(Node node) {
    Optional<CardToken> relation = node.token(CardTokens.RELATION);
    Selector where = relation.isPresent()
        ? new Pick(new Count.Exactly(ONE), Whose.ANY, ConditionBuilder.CELL, List.of(new Filter.Related(relation.get().as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow().id(), new Selector.Self())), Optional.empty())
        : b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.ACCUSATIVE));
    if (!(where instanceof Pick pick && pick.kind().equals(ConditionBuilder.CELL) && !pick.filters().isEmpty() && (pick.count().isOne() || pick.count() instanceof Count.Each))) {
      throw new NotMeant(node.span(), "cells of which something is said were expected here, without a number");
    }
    return new Pick(new Count.Exactly(ONE), pick.side(), pick.kind(), pick.filters(), pick.zone());
  }

  /** The verb of a move or the keyword that moves. */
  private String moved(Node node) {
    node.has(CardTokens.PERFORM);
    node.has(CardTokens.A);
    if (node.sees("event")) {
      CardToken word = node.need("event").word();
      return word.as(Category.VERBS).or(() -> word.as(Category.KEYWORDS)).flatMap(Lexeme::entry).filter(this::goesSomewhere).map(Entry::id)
          .orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» leads nowhere"));
    }
    CardToken word = node.child("infinitive").or(() -> node.child("reflexiveInfinitive")).orElseThrow().word();
    Entry verb = ActBuilder.verb(word, Set.of(Use.BASE, Use.REFLEXIVE_BASE), false).entry().orElseThrow();
    if (!goesSomewhere(verb)) {
      throw new NotMeant(word.place(), "«" + word.getText() + "» leads nowhere");
    }
    return verb.id();
  }

  private boolean goesSomewhere(Entry entry) {
    return entry.category() == Category.KEYWORDS || entry.words(b.language).stream().map(Frame::of).anyMatch(frame -> frame.slot("place").isPresent());
  }

  /** «может объявлять удар через ряд через клетки, занятые …», «… через 2 клетки по вертикали или горизонтали» */
  Grant crossing(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.PERFORM);
    node.has(CardTokens.A);
    node.has(CardTokens.THROUGH);
    boolean straight = node.has(CardTokens.STRAIGHT);
    Node event = node.need("event");
    String action = event.word().as(Category.ACTIONS).flatMap(Lexeme::entry).map(Entry::id).orElseThrow(() -> new NotMeant(event.span(), "an action was expected: what is performed through something"));
    Node what = node.need("selector");
    Selector through = b.selectors.selector(what, Cells.ofCase(Cells.ACCUSATIVE));
    if (!(through instanceof Pick pick)) {
      throw new NotMeant(what.span(), "a description was expected here: what may be passed");
    }
    boolean cells = pick.kind().equals(ConditionBuilder.CELL) && pick.filters().isEmpty();
    boolean number = pick.count() instanceof Count.Exactly exactly && exactly.n() instanceof Value.Constant && !exactly.n().is(1);
    if (straight != (cells && number) || number && !cells) {
      throw new NotMeant(what.span(), straight ? "how many cells are passed in a straight line is missing" : "either what may be passed is said, or through how many cells it reaches «vertically or horizontally»");
    }
    return new Grant.Crosses(action, number ? pick : new Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone()));
  }

  /** «заклинание, дальность 4 – …»: whom the text chooses first must be so near. */
  Effect within(Effect effect, Node range) {
    Value distance = b.performs.range(range);
    boolean[] said = {false};
    Effect near = Tree.rewrite(effect, part -> {
      if (!said[0] && part instanceof Effect.Act act && act.object().orElse(null) instanceof Pick pick) {
        said[0] = true;
        return new Effect.Act(act.verb(), act.agent(), Optional.of(near(pick, distance)), act.amount(), act.place());
      }
      if (!said[0] && part instanceof Effect.Choose choose && choose.what() instanceof Pick pick) {
        said[0] = true;
        return new Effect.Choose(choose.agent(), near(pick, distance));
      }
      if (!said[0] && part instanceof Effect.Gain gain && gain.who() instanceof Pick pick) {
        said[0] = true;
        return new Effect.Gain(near(pick, distance), gain.grant(), gain.duration());
      }
      return part;
    });
    if (!said[0]) {
      throw new NotMeant(range.span(), "nobody is chosen of whom this could be said: how far it reaches");
    }
    return near;
  }

  private static Pick near(Pick pick, Value distance) {
    List<Filter> filters = new ArrayList<>(pick.filters());
    filters.add(new Filter.Within(distance, new Selector.Self()));
    return new Pick(pick.count(), pick.side(), pick.kind(), FilterBuilder.ordered(filters), pick.zone());
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
}
