package cardwright.engine.match;

import cardwright.engine.rulebook.ActionRule;
import cardwright.grammar.meaning.Action;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An action being performed: who, at whom, and what is known so far. It lives while its ability lies on the stack. */
public final class Procedure implements Thing {
  private final Action action;
  private final ActionRule rule;
  private final Card declaredBy;
  private Card performer;
  private Card target;
  private int attackerRoll;
  private int defenderRoll;
  private boolean rolled;
  private final Map<Card, List<Integer>> otherRolls = new HashMap<>();
  private Optional<Integer> level = Optional.empty();
  private Optional<String> taken = Optional.empty();
  private int strength;
  private boolean blocked;
  private boolean settled;
  private final List<AbilityInstance> replacedBy = new ArrayList<>();
  private boolean replaced;
  private final List<Gained> gained = new ArrayList<>();
  private boolean happened;
  private boolean ignoring;
  private Optional<Card> standIn = Optional.empty();
  private Optional<Card> stoodFor = Optional.empty();
  private Optional<AbilityInstance> playedBy = Optional.empty();

  public Procedure(Action action, ActionRule rule, Card performer, Card target) {
    this.action = action;
    this.rule = rule;
    this.declaredBy = performer;
    this.performer = performer;
    this.target = target;
  }

  /** The card that declared it, whoever strikes in the end. */
  public Card declaredBy() {
    return declaredBy;
  }

  public Action action() {
    return action;
  }

  public ActionRule rule() {
    return rule;
  }

  public Card performer() {
    return performer;
  }

  public Card target() {
    return target;
  }

  /** The table has told who strikes whom, or the target was redirected. */
  public void aim(Card newPerformer, Card newTarget) {
    performer = newPerformer;
    target = newTarget;
  }

  /** Whoever has become the target in place of another; empty while it is aimed at whom it was declared against. */
  public Optional<Card> standIn() {
    return standIn;
  }

  /** Whoever was the target before; empty while it is aimed at whom it was declared against. */
  public Optional<Card> stoodFor() {
    return stoodFor;
  }

  /** Somebody becomes the target in place of another. */
  public void standIn(Card card) {
    stoodFor = Optional.of(target);
    standIn = Optional.of(card);
    target = card;
  }

  /** The last roll of a die; 0 when it was not rolled. */
  public int roll(boolean attackers) {
    return attackers ? attackerRoll : defenderRoll;
  }

  public void roll(boolean attackers, int value) {
    rolled = true;
    if (attackers) {
      attackerRoll = value;
    } else {
      defenderRoll = value;
    }
  }

  /** What somebody has rolled besides, where the text lets the die be rolled several times. */
  public void alsoRolled(Card roller, List<Integer> rolls) {
    otherRolls.put(roller, List.copyOf(rolls));
  }

  /** The rolls of somebody that do not count. */
  public List<Integer> otherRolls(Card roller) {
    return otherRolls.getOrDefault(roller, List.of());
  }

  public boolean rolled() {
    return rolled;
  }

  /** The level that the table gave; empty before that, and when nobody strikes. */
  public Optional<Integer> level() {
    return level;
  }

  public void level(Optional<Integer> value) {
    level = value;
  }

  /** How strong it is now; 0 or more. */
  public int strength() {
    return strength;
  }

  public void strength(int value) {
    strength = Math.max(0, value);
  }

  /** The state in which the target is taken to be, whatever it is in. */
  public Optional<String> taken() {
    return taken;
  }

  public void taken(Optional<String> state) {
    taken = state;
  }

  public boolean blocked() {
    return blocked;
  }

  public void block() {
    blocked = true;
  }

  /** Nothing more will come of it: blocked, missed, replaced. */
  public boolean settled() {
    return settled;
  }

  public void settle() {
    settled = true;
  }

  /** Replacement abilities that were applied to it already; each applies once. */
  public List<AbilityInstance> replacedBy() {
    return replacedBy;
  }

  public boolean replaced() {
    return replaced;
  }

  public void replace() {
    replaced = true;
  }

  /** Modifiers that were given to the action itself. */
  public List<Gained> gained() {
    return gained;
  }

  /** The ability that performs it; empty where the rules do. */
  public Optional<AbilityInstance> playedBy() {
    return playedBy;
  }

  public void playedBy(Optional<AbilityInstance> ability) {
    playedBy = ability;
  }

  /** Whether nothing that is printed on the other card as text works while it is performed. */
  public boolean ignoresFeaturesOf(Card card) {
    return ignoring && !card.equals(declaredBy) && (card.equals(target) || card.equals(performer));
  }

  /** Whether it ignores what is printed on somebody. */
  public boolean ignoresFeatures() {
    return ignoring;
  }

  public void ignoreFeatures() {
    ignoring = true;
  }

  /** Whether its effect reached the target. */
  public boolean happened() {
    return happened;
  }

  public void happen() {
    happened = true;
  }

  /** By its action alone, for logs: who performs it may be hidden from a reader. */
  @Override
  public String toString() {
    return rule.id();
  }
}
