package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Selector;

/** Dice that some cards roll instead of the usual ones: a card rolls by the first rule that fits it. */
public record DieRule(Selector of, int sides) {}
