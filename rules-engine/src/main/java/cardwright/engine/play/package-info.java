/**
 * Plays a match: walks the pipeline, opens windows, asks for decisions, lets rules find what responds, orders it and carries it out.
 * {@link Match} is the way in.
 */
package cardwright.engine.play;
