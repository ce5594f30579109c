/**
 * What a text means, free of any language and of any game: sealed records whose strings are ids of vocabulary entries. Two wordings that
 * players hold equal give equal trees, so equality of records is equality of meaning; places in the text are kept beside the tree, never
 * in it.
 */
package cardwright.grammar.meaning;
