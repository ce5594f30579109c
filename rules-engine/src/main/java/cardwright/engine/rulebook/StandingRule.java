package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Whose;
import java.util.List;

/**
 * What the rules do whenever it applies, before anybody may act: a creature without life dies, a player without creatures loses. It is
 * carried out for each player as «you», the active one first; one that does not speak of «you» once.
 *
 * @param within ids of the phases in which it holds; empty for always
 * @param isOfAPlayer whether it speaks of «you» or the opponent, so that it means something else for each player
 */
public record StandingRule(String id, List<String> rules, List<String> within, List<Effect> does, boolean isOfAPlayer) {

  /** Finds out by itself whether the rule speaks of «you». */
  public StandingRule(String id, List<String> rules, List<String> within, List<Effect> does) {
    this(id, List.copyOf(rules), List.copyOf(within), List.copyOf(does), isOfAPlayer(does));
  }

  private static boolean isOfAPlayer(List<Effect> does) {
    boolean[] found = {false};
    Tree.visit(does, node -> found[0] |= Tree.children(node).stream().anyMatch(StandingRule::isOfAPlayer));
    return found[0] || does.stream().anyMatch(effect -> effect instanceof Effect.Act act && act.object().isEmpty());
  }

  private static boolean isOfAPlayer(Object part) {
    return part == Whose.YOURS || part == Whose.OPPONENTS || part == Selector.Who.YOU || part == Selector.Who.OPPONENT;
  }
}
