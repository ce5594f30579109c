package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards that are attached to another one, their host: how they come there and leave, and what is said of both. */
final class HostBuilder {
  private final Builder b;

  HostBuilder(Builder builder) {
    this.b = builder;
  }

  /** «стать паразитом этого существа», «стать его компаньоном» */
  Effect become(Node node, Optional<Selector> subject) {
    if (!node.sees("attached")) {
      return b.natures.become(node, subject);
    }
    node.has(CardTokens.BECOME);
    String kind = kind(node.need("attached"));
    Optional<Node> said = node.child("selector");
    Selector host =
        said.map(s -> b.selectors.selector(s, Cells.ofCase(Cells.GENITIVE) | Cells.ofCase(Cells.DATIVE)))
            .or(() -> node.child("it").map(b.selectors::it))
            .orElseGet(() -> its(node.need("its")));
    if (host instanceof Selector.Player || host instanceof Selector.Pick pick && !pick.count().isOne()) {
      throw new NotMeant(said.orElse(node).span(), "a card is attached to one card: name which");
    }
    if (subject.filter(Selector.Player.class::isInstance).isPresent()) {
      throw new NotMeant(node.span(), "players are attached to nobody");
    }
    return new Effect.Become(subject.orElseGet(Selector.Self::new), kind, host);
  }

  /** "its companion" */
  private Selector its(Node node) {
    node.has(CardTokens.OWN);
    return b.discourse.pronoun(node);
  }

  /** «переместиться на свободную клетку рядом с ~, вернув свой подтип существа» */
  Effect leaving(Node node, Optional<Selector> subject) {
    node.has(CardTokens.REGAIN);
    Node act = node.need("act");
    CardToken kind = node.token(CardTokens.KIND).orElseThrow();
    if (act.down("complement", "object", "selector", "player").isPresent() || act.down("object", "selector", "player").isPresent()) {
      throw new NotMeant(act.span(), "this is done to cards, not to a player");
    }
    if (!(b.acts.act(act, subject) instanceof Effect.Act moved) || moved.place().isEmpty()) {
      throw new NotMeant(act.span(), "where it goes when it leaves its host is missing");
    }
    return new Effect.Leave(moved, kind.as(Category.KINDS).flatMap(Lexeme::entry).orElseThrow().id());
  }

  /** «может иметь до двух симбиотов» */
  Grant hosting(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.UP_TO);
    boolean different = node.has(CardTokens.DIFFERENT);
    return new Grant.Hosts(kind(node.need("attached")), b.values.value(node.need("value")), different);
  }

  /** «считается стоящим в строю с хозяином» */
  Grant standing(Node node) {
    node.has(CardTokens.COUNTS);
    CardToken relation = node.token(CardTokens.RELATION_TO, CardTokens.RELATION_ANY).orElseThrow();
    return new Grant.Stands(relation.as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow().id(), b.selectors.selector(node.need("selector"), 0));
  }

  /** «(считается стоящим в строю с хозяином)» behind an ability is an ability of its own. */
  List<Ability> withRemarks(List<Ability> abilities, List<Node> remarks) {
    if (remarks.isEmpty()) {
      return abilities;
    }
    List<Ability> all = new ArrayList<>(abilities);
    remarks.forEach(remark -> all.add(new Ability.Continuous(new Selector.Self(), standing(remark.need("standing")), remark.child("ifClause").map(b.conditions::clause))));
    return all;
  }

  /** «+1 к удару хозяина»: who has it stands behind what it is. */
  Selector owner(Node strengthening) {
    Selector owner = b.selectors.selector(strengthening.need("owned").need("selector"), Cells.ofCase(Cells.GENITIVE));
    if (owner.isSelf() || owner instanceof Selector.It || owner instanceof Selector.Player) {
      throw new NotMeant(strengthening.span(), "whose number this is goes without saying, or is not clear: name another card");
    }
    return owner;
  }

  /**
   * «при атаке по хозяину», «при ударе по ~», «при выстреле по вашему орку»: nobody attacks his own, so that anybody's attack is meant; else it
   * is the card's own.
   */
  Selector whoAttacks(Optional<Selector> target) {
    return target.filter(this::isOnesOwn).isPresent()
        ? anybody()
        : new Selector.Self();
  }

  /** Whoever it be who does something. */
  Selector anybody() {
    return new Selector.Pick(new Count.Exactly(new Value.Constant(1)), Whose.ANY, b.vocabulary.defaultKind(), List.of(), Optional.empty());
  }

  private boolean isOnesOwn(Selector target) {
    return target.isYours() || isAtYours(target) || target instanceof Selector.Role role && b.vocabulary.find(Category.ROLES, role.role()).filter(entry -> entry.is("owned")).isPresent();
  }

  /** «по карте в вашей первой линии», «по карте в вашей руке»: it may be your own, so anybody's attack is meant. */
  private static boolean isAtYours(Selector target) {
    return target instanceof Selector.Pick pick && pick.side() == Whose.ANY
        && (pick.zone().filter(zone -> zone.whose() == Whose.YOURS).isPresent() || pick.filters().stream().anyMatch(HostBuilder::isInYours));
  }

  private static boolean isInYours(Filter filter) {
    return filter instanceof Filter.Any any ? any.filters().stream().anyMatch(HostBuilder::isInYours) : filter instanceof Filter.Located located && located.whose() == Whose.YOURS;
  }

  /** Id of the kind that a wrapped word names. */
  String kind(Node attached) {
    return b.id(attached, Category.KINDS);
  }

  /** «симбиот на ~» */
  Filter upon(Node node) {
    Node who = node.need("selector");
    Selector host = b.selectors.selector(who, 0);
    if (host instanceof Selector.Player || host instanceof Selector.Pick pick && isCell(pick)) {
      throw new NotMeant(who.span(), "a card is attached to a card");
    }
    return new Filter.AttachedTo(host);
  }

  private static boolean isCell(Selector.Pick pick) {
    return pick.kind().equals("cell");
  }

  /** «свой симбиот» of a card is the one on it; with nobody else named, of the card itself. */
  Optional<Filter> own(Whose side, boolean attaches) {
    return attaches && side == Whose.ITS_OWNERS ? Optional.of(new Filter.AttachedTo(new Selector.Self())) : Optional.empty();
  }

  /** What comes to a place is not told by whom it is attached to now: «вызвать паразита на него» says where to. */
  static boolean isSaidOfItsHost(Selector object) {
    return object instanceof Selector.Pick pick && pick.filters().stream().anyMatch(Filter.AttachedTo.class::isInstance);
  }
}
