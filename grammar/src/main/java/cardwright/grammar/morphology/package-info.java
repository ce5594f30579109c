/** Forms of words: Russian ones from a dictionary, English ones from rules. */
package cardwright.grammar.morphology;
