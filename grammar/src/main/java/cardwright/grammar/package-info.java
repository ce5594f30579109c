/**
 * The language of card texts: text in, meaning out, and back again. It knows no game and no rule engine; the words come from a {@link
 * cardwright.grammar.vocabulary.Vocabulary}.
 */
package cardwright.grammar;
