/**
 * What the language can say and no match could carry out: a number where nothing is chosen, a part in an action that cannot be running. Such a
 * text is refused where it stands, because carrying it out as something else would be to drop a word in silence.
 */
package cardwright.engine.feasible;
