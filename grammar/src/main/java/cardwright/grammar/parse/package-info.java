/** From tokens to a syntax tree, with ANTLR; and what was expected where no tree could be made. */
package cardwright.grammar.parse;
