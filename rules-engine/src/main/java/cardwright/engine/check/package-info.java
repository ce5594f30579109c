/** Checks of a whole catalogue, which no single card shows, and of a whole rulebook, which needs all of its parts. */
package cardwright.engine.check;
