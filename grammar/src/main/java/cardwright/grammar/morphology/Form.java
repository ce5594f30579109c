package cardwright.grammar.morphology;

import cardwright.grammar.normalise.Scanner;

/**
 * A form of a word or phrase.
 *
 * @param text normalised as in {@link Scanner#normal}
 * @param mask the {@link Cells} it can stand in; 0 if nothing is known
 * @param use for verbs: which of its uses; NONE for other words
 */
public record Form(String text, int mask, Use use) {

  /** Uses of a verb. */
  public enum Use {
    NONE,
    /** Infinitive, imperative; the English base. */
    BASE,
    /** Third person, present or future. */
    FINITE,
    REFLEXIVE_BASE,
    REFLEXIVE_FINITE,
    /** Past participle in a passive. */
    PARTICIPLE,
    PAST,
    REFLEXIVE_PAST,
    /** «ранив», «закрывшись». */
    GERUND,
    REFLEXIVE_GERUND,
    /** «изгнанный»: to whom it was done, before a noun or for one. */
    DONE_TO,
    /** «погибший»: who has done it, before a noun or for one. */
    HAVING_DONE,
    /** The noun of the event. */
    NOUN
  }

  static Form of(String text, int mask) {
    return new Form(text, mask, Use.NONE);
  }
}
