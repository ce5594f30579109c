package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What may be done to actions of others whenever they are declared, and at whom the action of a text is aimed. */
final class InterferenceBuilder {
  private final Builder b;

  /** Whose targets were spoken of, by where. */
  private final Map<Span, String> targets = new LinkedHashMap<>();

  InterferenceBuilder(Builder builder) {
    this.b = builder;
  }

  /** «противник может перенаправить удар ~ на своего орка» */
  Ability interfering(Node node) {
    Optional<Condition> condition = node.child("before").map(b.conditions::clause);
    node.has(CardTokens.MAY);
    node.has(CardTokens.IN_DOING);
    Optional<Selector> subject = node.child("subject").map(said -> b.selectors.selector(said.need("selector"), Cells.ofCase(Cells.NOMINATIVE)));
    Node said = node.need("act");
    Effect done = b.selectors.by(subject, () -> b.laters.act(said, subject));
    List<Selector.Aimed> aimed = new ArrayList<>();
    Tree.visit(done, part -> {
      if (part instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Aimed action) {
        aimed.add(action);
      }
    });
    if (aimed.size() != 1 || subject.filter(who -> !(who instanceof Selector.Player) && !who.isSelf()).isPresent()) {
      throw new NotMeant(node.span(), "this says what is done but not when: begin with a trigger, a timing or a cost");
    }
    Selector.Aimed theirs = Tree.rewrite(aimed.get(0), part -> part instanceof Selector.Pick pick && pick.side() == Whose.ITS_OWNERS ? new Selector.Pick(pick.count(), ofSubject(subject, said), pick.kind(), pick.filters(), pick.zone()) : part);
    Trigger.On event = b.deeds.declared(theirs.actions(), theirs.at(), said);
    Selector running = b.deeds.running(said);
    Effect may = new Effect.May(Tree.rewrite(done, part -> part == aimed.get(0) ? running : part));
    Effect whole = node.child("steps").map(b.effects::steps).<Effect>map(then -> new Effect.InDoing(may, then)).orElse(may);
    return new Ability.Triggered(event, condition, whole, Optional.empty());
  }

  /** «противник может перенаправить удар по своему орку»: his who may do it. */
  private static Whose ofSubject(Optional<Selector> subject, Node said) {
    if (subject.filter(Selector.Player.class::isInstance).isEmpty() || subject.get().isYou()) {
      return Whose.YOURS;
    }
    if (((Selector.Player) subject.get()).who() != Selector.Who.OPPONENT) {
      throw new NotMeant(said.span(), "whose this is, is not clear");
    }
    return Whose.OPPONENTS;
  }

  /** «цель выстрела» */
  Selector target(Node node) {
    node.count(CardTokens.A);
    Node name = node.need("actionName");
    targets.put(node.span(), b.actionId(name));
    Entry role = b.vocabulary.of(Category.ROLES).stream().filter(entry -> entry.is("aimed-at")).findFirst().orElseThrow(() -> new NotMeant(node.span(), "the vocabulary has no word for whom an action is aimed at"));
    return new Selector.Role(role.id());
  }

  /** The actions whose targets are spoken of are told of in the same ability. */
  void areAimed(List<Ability> abilities) {
    targets.forEach((place, action) -> {
      boolean[] told = {false};
      Tree.visit(abilities, part -> told[0] |= part instanceof Effect.Perform perform && perform.action().action().equals(action)
          || part instanceof Trigger.On on && (on.event().equals(action) || on.by().filter(by -> by.action().equals(action)).isPresent()));
      if (!told[0]) {
        throw new NotMeant(place, "no such action is told of in this ability");
      }
    });
    targets.clear();
  }
}
