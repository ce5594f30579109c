package cardwright.grammar;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What became of a text.
 *
 * @param abilities the abilities that were understood whole, in the order of the text; one that was not is missing here and has a problem
 * @param words every word of the text and what it became
 * @param letters the letters that the text gives no number: the parameters of a keyword's definition, or what was paid for the card
 * @param problems what is wrong; with an error here the text as a whole is not understood
 * @param sentences the stretches that were read each by itself, in the order of the text
 */
public record Reading(List<Part<Ability>> abilities, List<Word> words, List<Letter> letters, List<Problem> problems, List<Sentence> sentences) {
  public Reading {
    abilities = List.copyOf(abilities);
    sentences = List.copyOf(sentences);
    letters = List.copyOf(letters);
    words = List.copyOf(words);
    problems = List.copyOf(problems);
  }

  /** Whether every word belongs to a meaning. */
  public boolean understood() {
    return problems.stream().noneMatch(problem -> problem.severity() == Severity.ERROR);
  }

  /** The meanings alone. */
  public List<Ability> meanings() {
    return abilities.stream().map(Part::meaning).toList();
  }

  /** Errors for the letters that have no number here, since neither the text nor anything else gives them one. */
  public List<Problem> unsettled(Collection<String> known) {
    return letters.stream()
        .filter(letter -> !known.contains(letter.name()))
        .map(letter -> Problem.error(letter.span(), "what number is «" + letter.name() + "»? Say it behind the text («…, where " + letter.name() + " is …»), or let it be paid in the cost"))
        .toList();
  }

  /** A letter and where it stands first in its sentence. */
  public record Letter(String name, Span span) {}

  /**
   * A stretch of the text that was read by itself; it says one ability or, such as a list of keywords, several.
   *
   * @param problems what is wrong with it
   * @param stop the words at which the reading stopped, nothing behind the last word when the sentence ends too early; empty when it is
   *     understood, and when it is wrong as a whole and at no word
   * @param ways two things that it can mean, in canonical words, the first as it is read first; nothing unless it is wrong for that
   */
  public record Sentence(Span span, List<Problem> problems, Optional<Span> stop, List<String> ways) {
    public Sentence {
      ways = List.copyOf(ways);
      problems = List.copyOf(problems);
    }

    /** Whether every word of it belongs to a meaning. */
    public boolean understood() {
      return problems.stream().noneMatch(problem -> problem.severity() == Severity.ERROR);
    }
  }

  /** A meaning and the stretch of text that says it. */
  public record Part<T>(T meaning, Span span) {}

  /**
   * A word or phrase of the text.
   *
   * @param span where it stands
   * @param category what sort of word it is, in human words («timing», «number», "structure")
   * @param concept the vocabulary entry it names; empty for words of structure and numbers
   */
  public record Word(Span span, String category, String concept) {}
}
