/**
 * The language of card texts: text in, meaning out, and back again. It knows no game and no rule engine; the words come from a {@link
 * Vocabulary}.
 */
package cardwright.grammar;

import cardwright.grammar.vocabulary.Vocabulary;
