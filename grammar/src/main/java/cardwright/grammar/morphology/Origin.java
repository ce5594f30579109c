package cardwright.grammar.morphology;

/** Where the forms of a word are from: how far they can be trusted. */
public enum Origin {
  /** The vocabulary spells them out. */
  VOCABULARY,
  /** The dictionary has the word. */
  DICTIONARY,
  /** They are those of a regular word: of English ones. */
  RULE,
  /** The dictionary lacks the word, and its ending looks like that of a regular one: a guess. */
  ENDING,
  /** Nobody knows them: the word only stands as it is written. */
  NOWHERE,
  /** It has no forms but the one that is written. */
  NONE
}
