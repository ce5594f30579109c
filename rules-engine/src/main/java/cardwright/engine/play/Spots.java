package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Spot;
import cardwright.engine.rulebook.Contact;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds where a card may stand on a table. All allowed spots can be chosen; the few that are worth looking at come first: the eight
 * directions at full and at half length, for each enemy the spot nearest to it, and the first one from where something reaches it.
 */
final class Spots {
  private static final int[][] DIRECTIONS = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
  private final Game game;
  private final Surveyor surveyor;

  Spots(Game game) {
    this.game = game;
    this.surveyor = new Surveyor(game.position());
  }

  /**
   * Spots to choose among.
   *
   * @param all every allowed spot, the offered ones first
   * @param offered how many of them are worth offering
   */
  record Offer(List<Spot> all, int offered) {}

  /** A base that is in somebody's way, or that somebody wants to touch. */
  private record Standing(Spot spot, int base, boolean enemy) {}

  /** Where a card may go from its spot, not farther than a length; elsewhere than where it is. */
  Offer destinations(Card card, int length, Contact contact) {
    List<Spot> allowed = allowed(card, length, contact, false);
    Spot from = card.spot().orElseThrow();
    Set<Spot> first = new LinkedHashSet<>();
    Set<Spot> known = new HashSet<>(allowed);
    List<Integer> reaches = reaches(card);
    for (Standing enemy : standing(card).stream().filter(Standing::enemy).toList()) {
      nearest(allowed, enemy.spot(), from).forEach(first::add);
      for (int reach : reaches) {
        firstWithin(allowed, surveyor.base(card), enemy, reach, from).ifPresent(first::add);
      }
    }
    for (int part = 1; part <= 2; part++) {
      for (int[] direction : DIRECTIONS) {
        Spot spot = along(from, direction, length / part);
        if (known.contains(spot)) {
          first.add(spot);
        }
      }
    }
    return offer(first, allowed);
  }

  /** Where a card that is not on the table yet may be put: the spots that fit a condition, those of a loose grid first. */
  Offer places(Card card, Predicate<Spot> where) {
    int base = surveyor.base(card);
    List<Standing> standing = standing(card);
    List<Spot> allowed = new ArrayList<>();
    Set<Spot> first = new LinkedHashSet<>();
    for (int y = 0; y <= surveyor.table().depth(); y++) {
      for (int x = 0; x <= surveyor.table().width(); x++) {
        Spot spot = new Spot(x, y);
        if (where.test(spot) && isAllowed(spot, base, standing, Contact.FREE)) {
          allowed.add(spot);
          if (x % (2 * base) == base && y % base == 0) {
            first.add(spot);
          }
        }
      }
    }
    if (first.isEmpty()) {
      allowed.stream().filter(spot -> spot.x() % (2 * base) == base).forEach(first::add);
    }
    if (first.isEmpty() && !allowed.isEmpty()) {
      first.add(allowed.get(0));
    }
    return offer(first, allowed);
  }

  /**
   * Whether a card that is not on the table yet could be put anywhere in a region that lies around a spot.
   *
   * @param reach no part of the region is farther from the spot, left or right or up or down
   */
  boolean hasPlace(Card card, Spot around, int reach, Predicate<Spot> region) {
    int base = surveyor.base(card);
    List<Standing> standing = standing(card);
    for (int y = around.y() - reach; y <= around.y() + reach; y++) {
      for (int x = around.x() - reach; x <= around.x() + reach; x++) {
        Spot spot = new Spot(x, y);
        if (region.test(spot) && isAllowed(spot, base, standing, Contact.FREE)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether there is anywhere to go. */
  boolean canMove(Card card, int length, Contact contact) {
    return card.spot().isPresent() && !allowed(card, length, contact, true).isEmpty();
  }

  /** Where a card may stop that goes straight to another to touch it: the nearest such spot, whatever the length; null when all are taken. */
  Spot besides(Card card, Card other) {
    Spot to = other.spot().orElseThrow();
    Spot from = card.spot().orElseThrow();
    int base = surveyor.base(card);
    int reach = (base + surveyor.base(other)) / 2 + 2;
    List<Standing> standing = standing(card);
    List<Spot> found = new ArrayList<>();
    for (int y = to.y() - reach; y <= to.y() + reach; y++) {
      for (int x = to.x() - reach; x <= to.x() + reach; x++) {
        Spot spot = new Spot(x, y);
        if (Surveyor.touching(spot, base, to, surveyor.base(other)) && isAllowed(spot, base, standing, Contact.FREE)) {
          found.add(spot);
        }
      }
    }
    return nearest(found, from, from).stream().findFirst().orElse(null);
  }

  private static Offer offer(Set<Spot> first, List<Spot> allowed) {
    List<Spot> all = new ArrayList<>(first);
    allowed.stream().filter(spot -> !first.contains(spot)).forEach(all::add);
    return new Offer(all, first.isEmpty() ? all.size() : first.size());
  }

  private List<Spot> allowed(Card card, int length, Contact contact, boolean oneIsEnough) {
    Spot from = card.spot().orElseThrow();
    int base = surveyor.base(card);
    List<Standing> standing = standing(card);
    List<Spot> allowed = new ArrayList<>();
    for (int y = from.y() - length; y <= from.y() + length; y++) {
      for (int x = from.x() - length; x <= from.x() + length; x++) {
        Spot spot = new Spot(x, y);
        if (!spot.equals(from) && spot.squared(from) <= length * length && isAllowed(spot, base, standing, contact)) {
          allowed.add(spot);
          if (oneIsEnough) {
            return allowed;
          }
        }
      }
    }
    return allowed;
  }

  private boolean isAllowed(Spot spot, int base, List<Standing> standing, Contact contact) {
    if (!surveyor.holds(spot, base)) {
      return false;
    }
    boolean touches = false;
    for (Standing other : standing) {
      if (Surveyor.overlapping(spot, base, other.spot(), other.base())) {
        return false;
      }
      touches |= other.enemy() && Surveyor.touching(spot, base, other.spot(), other.base());
    }
    return contact == Contact.FREE || touches == (contact == Contact.REQUIRED);
  }

  /** Why a card can't go to a spot; the empty string when it can. */
  String whyNot(Card card, int length, Contact contact, Spot spot) {
    Spot from = card.spot().orElseThrow();
    if (spot.equals(from)) {
      return game.say("no.stands-there");
    }
    if (spot.squared(from) > length * length) {
      return game.say("no.too-far", length, game.unit());
    }
    return whyNotThere(card, contact, spot);
  }

  /** Why a card can't stand on a spot, however it got there; the empty string when it can. */
  String whyNotThere(Card card, Contact contact, Spot spot) {
    int base = surveyor.base(card);
    List<Standing> standing = standing(card);
    if (isAllowed(spot, base, standing, contact)) {
      return "";
    }
    if (!surveyor.holds(spot, base)) {
      return game.say("no.table");
    }
    if (!isAllowed(spot, base, standing, Contact.FREE)) {
      return game.say("no.base-in-the-way");
    }
    return game.say(contact == Contact.REQUIRED ? "no.contact" : "no.no-contact");
  }

  private List<Standing> standing(Card card) {
    List<Standing> standing = new ArrayList<>();
    for (Card other : game.position().inPlay()) {
      if (!other.equals(card) && other.spot().isPresent()) {
        standing.add(new Standing(other.spot().get(), surveyor.base(other), !other.controller().equals(card.controller())));
      }
    }
    return standing;
  }

  /** The one spot nearest to a place; of equal ones the one that is the shorter way. */
  private static List<Spot> nearest(List<Spot> spots, Spot to, Spot from) {
    Spot best = null;
    for (Spot spot : spots) {
      if (best == null
          || spot.squared(to) < best.squared(to)
          || spot.squared(to) == best.squared(to) && spot.squared(from) < best.squared(from)) {
        best = spot;
      }
    }
    return best == null ? List.of() : List.of(best);
  }

  /** How far the actions of the game would reach, performed by a card. */
  private List<Integer> reaches(Card card) {
    return game.rulebook().actions().values().stream()
        .flatMap(rule -> rule.rangeStat().stream())
        .distinct()
        .map(stat -> game.stats().stat(card, stat))
        .filter(reach -> reach > 0)
        .toList();
  }

  /** The shortest way to where an enemy is within reach; empty when it is so already or not so anywhere. */
  private static Optional<Spot> firstWithin(List<Spot> spots, int base, Standing enemy, int reach, Spot from) {
    if (Surveyor.within(from, base, enemy.spot(), enemy.base(), reach)) {
      return Optional.empty();
    }
    Spot best = null;
    for (Spot spot : spots) {
      if ((best == null || spot.squared(from) < best.squared(from)) && Surveyor.within(spot, base, enemy.spot(), enemy.base(), reach)) {
        best = spot;
      }
    }
    return Optional.ofNullable(best);
  }

  private static Spot along(Spot from, int[] direction, int length) {
    double scale = direction[0] != 0 && direction[1] != 0 ? Math.sqrt(0.5) : 1;
    int step = (int) (length * scale);
    return new Spot(from.x() + direction[0] * step, from.y() + direction[1] * step);
  }
}
