/** Scenarios: a given position, what players do, and what must hold then. They are the tests of rulebooks and the designers' playtests. */
package cardwright.engine.scenario;
