/** The one interface through which every choice of a match passes, and those who choose. */
package cardwright.engine.decide;
