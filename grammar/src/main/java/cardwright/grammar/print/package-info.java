/** From a meaning to its canonical text: one wording for one meaning. */
package cardwright.grammar.print;
