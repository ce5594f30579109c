package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Effect;
import java.util.List;

/**
 * What the rules do whenever it applies, before anybody may act: a creature without life dies, a player without creatures loses. It is
 * carried out for each player as «you», the active one first.
 *
 * @param within ids of the phases in which it holds; empty for always
 */
public record StandingRule(String id, List<String> rules, List<String> within, List<Effect> does) {}
