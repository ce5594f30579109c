/** From characters to raw words and signs, each with its place in the text as it was written. */
package cardwright.grammar.normalise;
