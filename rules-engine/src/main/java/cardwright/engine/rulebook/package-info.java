/** A rulebook as data: what is read from a game's folder, checked as a whole, and then never changes. */
package cardwright.engine.rulebook;
