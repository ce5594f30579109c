/** Tells of abilities, without a match, what a designer asks: at which steps of the pipeline they act, and whom their pronouns mean. */
package cardwright.engine.explain;
