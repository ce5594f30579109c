/** From raw words to tokens: the lexicon finds the longest phrases and says which categories they belong to. */
package cardwright.grammar.tokens;
