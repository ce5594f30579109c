package cardwright.engine.decide;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** Chooses among what is offered, each option as likely as the others. */
public final class RandomDecider implements Decider {
  private final SplittableRandom random;

  public RandomDecider(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public List<Integer> choose(Decision decision, View view) {
    int most = Math.min(decision.maximum(), decision.offered());
    int count = decision.minimum() + (most > decision.minimum() ? random.nextInt(most - decision.minimum() + 1) : 0);
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < decision.offered(); i++) {
      order.add(i);
    }
    for (int i = 0; i < count; i++) {
      Collections.swap(order, i, i + random.nextInt(order.size() - i));
    }
    return List.copyOf(order.subList(0, count));
  }
}
