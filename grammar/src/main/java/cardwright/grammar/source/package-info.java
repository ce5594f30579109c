/** Files, places in them, and what is wrong there. */
package cardwright.grammar.source;
