package cardwright.engine.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** All randomness of a match, from one seed. */
final class Dice {
  private final SplittableRandom random;
  private final int sides;
  private List<Integer> loaded = List.of();

  Dice(long seed, int sides) {
    this.random = new SplittableRandom(seed);
    this.sides = sides;
  }

  /** The next rolls, in order; scenarios set them. When they are used up the dice are random again. */
  void load(List<Integer> rolls) {
    loaded = new ArrayList<>(rolls);
  }

  int roll() {
    return roll(sides);
  }

  /** Of a die with another number of sides; a loaded roll that it does not have shows its highest. */
  int roll(int ofSides) {
    int random = this.random.nextInt(ofSides) + 1;
    return loaded.isEmpty() ? random : Math.min(ofSides, loaded.remove(0));
  }

  /** 0 or more, below the bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  void shuffle(List<?> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      Collections.swap(list, i, random.nextInt(i + 1));
    }
  }
}
