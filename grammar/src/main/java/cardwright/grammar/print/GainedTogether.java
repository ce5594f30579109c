package cardwright.grammar.print;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import java.util.List;
import java.util.Optional;

/**
 * Several things that somebody gains at once, said with one verb: «получить полёт и +1 к удару до конца боя, при этом …», where several
 * clauses could not stand.
 *
 * @param first what is gained first
 * @param others what else
 */
record GainedTogether(Effect.Gain first, List<Grant> others) {
  static Optional<GainedTogether> of(Effect effect) {
    if (!(effect instanceof Effect.Sequence all) || !(all.effects().get(0) instanceof Effect.Gain first) || !isListed(first.grant())) {
      return Optional.empty();
    }
    List<Effect> rest = all.effects().subList(1, all.effects().size());
    boolean alike = rest.stream().allMatch(each -> each instanceof Effect.Gain gain && isListed(gain.grant()) && gain.duration().equals(first.duration())
        && (gain.who().equals(first.who()) || gain.who() instanceof Selector.It));
    return alike ? Optional.of(new GainedTogether(first, rest.stream().map(each -> ((Effect.Gain) each).grant()).toList())) : Optional.empty();
  }

  /** Whether the verb for it is the one of gaining, and how long it lasts stands last. */
  private static boolean isListed(Grant grant) {
    return grant instanceof Grant.Modifier || grant instanceof Grant.HasKeyword || grant instanceof Grant.Sets || grant instanceof Grant.Incoming;
  }
}
