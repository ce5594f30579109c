package cardwright.grammar.print;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import java.util.List;
import java.util.Optional;

/**
 * The same done to several, said with one verb: «может открыть ~ и вашего орка», where several clauses could not stand.
 *
 * @param first what is done to the first
 * @param others to whom else
 */
record Together(Effect.Act first, List<Selector> others) {
  static Optional<Together> of(Effect effect) {
    if (!(effect instanceof Effect.Sequence all) || !(all.effects().get(0) instanceof Effect.Act first) || first.object().isEmpty() || first.place().isPresent()) {
      return Optional.empty();
    }
    List<Effect> rest = all.effects().subList(1, all.effects().size());
    boolean alike = rest.size() == 1 && rest.stream().allMatch(each -> each instanceof Effect.Act act && act.object().isPresent() && new Effect.Act(act.verb(), act.agent(), first.object(), act.amount(), act.place()).equals(first));
    return alike ? Optional.of(new Together(first, rest.stream().map(each -> ((Effect.Act) each).object().orElseThrow()).toList())) : Optional.empty();
  }
}
