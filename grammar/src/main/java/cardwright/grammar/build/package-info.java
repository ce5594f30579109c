/** From a syntax tree to a meaning, the same way for both languages. */
package cardwright.grammar.build;
