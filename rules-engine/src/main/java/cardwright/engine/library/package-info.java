/** Finds a game's rulebook and cards on disk and gives them checked and compiled, or says what is wrong with them. */
package cardwright.engine.library;
