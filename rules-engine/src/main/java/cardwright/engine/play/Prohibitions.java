package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What cards and players may not do now, because an ability or a gain says so; and what they may leave undone. */
final class Prohibitions {
  private final Game game;

  Prohibitions(Game game) {
    this.game = game;
  }

  /**
   * Whether a card cannot be given a keyword or a counter.
   *
   * @param giver whose text would give it; empty for what nobody may give whoever does
   */
  boolean cannotGain(Card card, String keywordOrCounter, Optional<Card> giver) {
    for (Continuous.InForce each : game.continuous().grants(card)) {
      if (each.grant() instanceof Grant.CannotGain never && never.keywordOrCounter().equals(keywordOrCounter)
          && (never.from().isEmpty() || giver.isPresent() && game.evaluator().isAmong(never.from().get(), giver.get(), each.scope()))) {
        return true;
      }
    }
    return false;
  }

  /** The grant that forbids a thing to do something to an object; empty when nothing does. */
  Optional<Continuous.InForce> forbids(Thing thing, List<String> verbs, Optional<Thing> object, Optional<String> timing) {
    for (Continuous.InForce each : game.continuous().grants(thing)) {
      if (forbids(each, verbs, object, timing)) {
        return Optional.of(each);
      }
    }
    for (Continuous.InForce each : ownProhibitions(thing, verbs)) {
      if (forbids(each, verbs, object, timing)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Whether a thing's controller may leave undone what the rules would make it do. */
  boolean mayRefrain(Thing thing, String verb) {
    for (Continuous.InForce each : game.continuous().grants(thing)) {
      if (each.grant() instanceof Grant.MayRefrain may && may.verb().equals(verb)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a card may do nothing of that sort but something else than this.
   *
   * @param action what it is about to perform, if it performs anything
   * @param target at whom; empty while that is not settled
   */
  boolean allowsOnlyOthers(Card card, List<String> verbs, Optional<String> action, Optional<Card> target) {
    return game.continuous().grants(card).stream()
        .anyMatch(each -> each.grant() instanceof Grant.CannotBut cannot && verbs.contains(cannot.verb())
            && !(action.isPresent() && game.evaluator().listening().matches(cannot.but(), action.get())
                && (target.isEmpty() || cannot.against().isEmpty() || game.evaluator().isAmong(cannot.against().get(), target.get(), each.scope()))));
  }

  private boolean forbids(Continuous.InForce each, List<String> verbs, Optional<Thing> object, Optional<String> timing) {
    return each.grant() instanceof Grant.Cannot cannot
        && verbs.contains(cannot.verb())
        && isDue(cannot.at(), timing)
        && (cannot.object().isEmpty() || object.isPresent() && game.evaluator().isAmong(cannot.object().get(), object.get(), each.scope()));
  }

  /**
   * What a card's own printed text forbids the card itself. It changes nothing but what the card may do, so it is looked up when that is asked,
   * and not whenever the position changes.
   */
  private List<Continuous.InForce> ownProhibitions(Thing thing, List<String> verbs) {
    if (!(thing instanceof Card card) || !game.catalogue().worksIn(card.zone())) {
      return List.of();
    }
    List<AbilityInstance> asked = new ArrayList<>();
    for (AbilityInstance ability : game.continuous().ownProhibitions(card)) {
      if (verbs.contains(((Grant.Cannot) grantOf(ability)).verb())) {
        asked.add(ability);
      }
    }
    List<Continuous.InForce> own = new ArrayList<>();
    for (AbilityInstance ability : asked.isEmpty() ? asked : game.rules().holding(asked)) {
      own.add(new Continuous.InForce(grantOf(ability), game.scope(ability, Optional.empty()), ability));
    }
    return own;
  }

  private static Grant grantOf(AbilityInstance ability) {
    return ((Ability.Continuous) ability.compiled().ability()).grant();
  }

  private boolean isDue(Optional<Trigger.At> at, Optional<String> timing) {
    return at.isEmpty() || timing.isPresent() && timing.get().equals(at.get().timing());
  }
}
