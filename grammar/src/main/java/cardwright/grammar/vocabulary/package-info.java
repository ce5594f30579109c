/** The words of a rulebook, as its vocabulary file declares them. */
package cardwright.grammar.vocabulary;
