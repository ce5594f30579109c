/** The position of a match and what has happened in it. It changes only through {@code cardwright.engine.play}. */
package cardwright.engine.match;
