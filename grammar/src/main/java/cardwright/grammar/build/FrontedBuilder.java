package cardwright.grammar.build;

import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Events whose cause is said first: «Если от удара хозяина погибает существо». */
final class FrontedBuilder {
  private final Builder b;

  FrontedBuilder(Builder builder) {
    this.b = builder;
  }

  Trigger.On event(Node node) {
    ActionPattern cause = b.patterns.cause(node.need("cause").need("actionPattern"));
    Trigger.On event = node.sees("inverted") ? inverted(node.need("inverted")) : b.triggers.event(node, Optional.of(b.selectors.whoever(node.need("whoever"), 0)));
    if (event.agent().isPresent() || event.by().isPresent() || event.hasOwnName()) {
      throw new NotMeant(node.span(), "what happens by an action is something that is done to somebody");
    }
    return event.by(cause);
  }

  /** «если ~ атакован выстрелом» */
  Trigger.On aimed(Node node) {
    Selector whom = b.selectors.whoever(node.need("whoever"), Cells.ofCase(Cells.NOMINATIVE));
    Trigger.On event = byAnybody(b.triggers.ended(b.triggers.passive(node.need("participle"), Optional.of(whom)), node));
    if (event.agent().isEmpty()) {
      throw new NotMeant(node.span(), "what is done by an action is waited for with «when»");
    }
    return event;
  }

  /** «атакован дальней атакой»: an action is performed by somebody, whoever it be. */
  Trigger.On byAnybody(Trigger.On event) {
    boolean performed = event.by().filter(by -> by.from().isEmpty()).isPresent() && b.vocabulary.find(Category.ACTION_TRAITS, event.event()).isPresent();
    return performed && event.agent().isEmpty() ? event.doneBy(b.hosts.anybody()) : event;
  }

  /** «погибает существо», «открывается орк» */
  Trigger.On inverted(Node node) {
    if (node.sees("participle")) {
      node.down("whoever").ifPresent(who -> Concord.ofCase(b.language, who, Cells.ofCase(Cells.NOMINATIVE)));
      return b.triggers.passive(node.need("participle"), Optional.of(inverted(node, b.selectors.whoever(node.need("whoever"), Cells.ofCase(Cells.NOMINATIVE)))));
    }
    CardToken token = node.token(CardTokens.VERB_FIN, CardTokens.VERB_REFL).orElseThrow();
    var verb = ActBuilder.verb(token, Set.of(Use.FINITE, Use.REFLEXIVE_FINITE), false);
    if (verb.use() == Use.FINITE && !((Frame) verb.detail().orElseThrow()).objectIsSubject()) {
      throw new NotMeant(token.place(), "who does it stands before «" + token.getText() + "»");
    }
    Selector who = inverted(node, b.selectors.whoever(node.need("whoever"), Cells.ofCase(Cells.NOMINATIVE)));
    // «когда на клетку рядом с ~ перемещается орк»
    return b.triggers.ended(new Trigger.On(verb.entry().orElseThrow().id(), Optional.empty(), Optional.of(who), Optional.empty()), node);
  }

  /** «погибает рядом с ~», «закрывается на соседней клетке» */
  Trigger.On there(Node node, Selector who) {
    Node where = node.need("nearby");
    boolean passive = node.has(CardTokens.IS);
    CardToken token = node.child("participle").or(() -> node.child("finite")).orElse(node).word();
    Lexeme verb = ActBuilder.verb(token, passive ? Set.of(Use.PARTICIPLE) : Set.of(Use.FINITE, Use.REFLEXIVE_FINITE), passive);
    if (verb.use() == Use.FINITE && !((Frame) verb.detail().orElseThrow()).objectIsSubject()) {
      throw new NotMeant(where.span(), "whether who does it stands there, or whom it is done to, is not clear: say it right behind him");
    }
    if (b.triggers.hasSlot(verb.entry().orElseThrow(), "place")) {
      throw new NotMeant(where.span(), "whether it begins there or ends there is not clear: say where to, or who stands there");
    }
    Selector there = standing(who, where, where.shows(CardTokens.ON).isEmpty() ? b.filters.related(where) : b.filters.upon(where));
    return b.fronted.byAnybody(new Trigger.On(verb.entry().orElseThrow().id(), Optional.empty(), Optional.of(there), Optional.empty()));
  }

  /** «рядом с ~ погибает орк»: where it happens says where the one stands whom it happens to. */
  private Selector inverted(Node node, Selector who) {
    Optional<Node> where = node.child("relationPost");
    return where.isEmpty() ? who : standing(who, where.get(), b.filters.related(where.get()));
  }

  private static Selector standing(Selector who, Node where, Filter there) {
    boolean placed = who instanceof Selector.Pick pick && pick.filters().stream().anyMatch(filter -> filter instanceof Filter.Related || filter instanceof Filter.Upon);
    if (placed || !(who instanceof Selector.Pick described)) {
      throw new NotMeant(where.span(), "where it happens says where somebody stands of whom that is not said otherwise");
    }
    List<Filter> filters = new ArrayList<>(described.filters());
    filters.add(there);
    return new Selector.Pick(described.count(), described.side(), described.kind(), FilterBuilder.ordered(filters), described.zone());
  }
}
