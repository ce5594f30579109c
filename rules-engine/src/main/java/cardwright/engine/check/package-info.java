/** Checks of a whole catalogue: what no single card shows. */
package cardwright.engine.check;
