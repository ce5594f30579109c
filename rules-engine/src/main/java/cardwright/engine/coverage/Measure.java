package cardwright.engine.coverage;

import cardwright.engine.check.WordingCheck;
import cardwright.engine.feasible.Feasibility;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.Reading.Part;
import cardwright.grammar.Reading.Sentence;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Proposal;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Judges texts without their cards by all that a card is judged by: the language must understand every word, a match must be able to obey it,
 * and what it means must read back from canonical words. A letter that no number is said for is no fault, since the card may be paid with it.
 *
 * <p>Clauses are counted so. A text is parted into sentences where the language itself parts it: at full stops outside of quotation marks and
 * brackets, but not before a sentence that begins with «if». A sentence that is understood counts as many clauses as it says abilities, so two
 * keywords behind a comma are two; one that is not counts as one, whatever it may hold. Where a quotation mark or a bracket is not closed, all
 * that follows it is one sentence.
 */
public final class Measure {
  private static final String NOT_SAID_AGAIN = "what it means, said in other words, does not read back";

  /** So often at most corrections are followed by further ones. */
  private static final int ROUNDS = 8;

  private final CardLanguage language;
  private final Feasibility feasibility;
  private final WordingCheck wording;
  private final Language written;

  /**
   * @param written the language of the texts
   */
  public Measure(Rulebook rulebook, Language written) {
    this.language = rulebook.language();
    this.feasibility = new Feasibility(rulebook);
    this.wording = new WordingCheck(language);
    this.written = written;
  }

  /** All texts, in their order. */
  public Coverage of(List<Sample> samples) {
    // no text knows of another, and what does not read takes its time to say why
    return Coverage.of(samples.parallelStream().map(this::of).toList());
  }

  /** One text. */
  public Verdict of(Sample sample) {
    Reading reading = language.read(sample.text(), written);
    List<Clause> clauses = clauses(sample.text(), reading);
    boolean ambiguous = reading.sentences().stream().anyMatch(sentence -> !sentence.ways().isEmpty());
    return isWhole(clauses)
        ? new Verdict(sample, clauses, ambiguous, canonical(reading.meanings()), Optional.empty())
        : new Verdict(sample, clauses, ambiguous, Map.of(), corrected(sample.text(), reading));
  }

  /** A sentence tells its first error alone, so what is corrected is read again. */
  private Optional<String> corrected(String text, Reading wrong) {
    String now = text;
    Reading reading = wrong;
    for (int round = 0; round < ROUNDS; round++) {
      List<Proposal> proposals = reading.problems().stream().filter(Measure::isMended).map(each -> new Proposal(each.span(), each.suggestion().get())).toList();
      if (proposals.isEmpty()) {
        return Optional.empty();
      }
      now = Proposal.write(now, proposals).text();
      reading = language.read(now, written);
      if (isWhole(clauses(now, reading))) {
        return Optional.of(now);
      }
    }
    return Optional.empty();
  }

  private static boolean isMended(Problem problem) {
    return problem.severity() == Severity.ERROR && problem.suggestion().isPresent();
  }

  private static boolean isWhole(List<Clause> clauses) {
    return !clauses.isEmpty() && clauses.stream().allMatch(Clause::understood);
  }

  private List<Clause> clauses(String text, Reading reading) {
    List<Clause> clauses = new ArrayList<>();
    for (Sentence sentence : reading.sentences()) {
      clauses.addAll(clauses(text, sentence, reading));
    }
    if (clauses.isEmpty()) {
      reading.problems().forEach(problem -> clauses.add(declined(text, problem.span(), problem.message(), Optional.empty(), reading)));
    }
    return clauses;
  }

  private List<Clause> clauses(String text, Sentence sentence, Reading reading) {
    Optional<Problem> wrong = sentence.problems().stream().filter(problem -> problem.severity() == Severity.ERROR).findFirst();
    if (wrong.isPresent()) {
      return List.of(declined(text, sentence.span(), wrong.get().message(), sentence.stop(), reading));
    }
    List<Part<Ability>> parts = reading.abilities().stream().filter(part -> part.span().equals(sentence.span())).toList();
    return parts.stream().map(part -> clause(text, part, reading)).toList();
  }

  private Clause clause(String text, Part<Ability> part, Reading reading) {
    Reading alone = new Reading(List.of(part), reading.words(), List.of(), List.of(), List.of());
    Optional<Problem> disobeyed = feasibility.problems(alone).stream().findFirst();
    if (disobeyed.isPresent()) {
      Optional<Span> place = Optional.of(disobeyed.get().span()).filter(span -> !span.equals(part.span()));
      return declined(text, part.span(), disobeyed.get().message(), place, reading);
    }
    for (Language each : Language.values()) {
      Optional<String> lost = wording.lost(part.meaning(), each);
      if (lost.isPresent()) {
        Shapes shapes = new Shapes(text, reading.words());
        String message = NOT_SAID_AGAIN + ": «" + lost.get() + "»";
        return new Clause(
            shapes.clause(part.span(), Optional.empty()),
            Optional.of(new Decline(reason(NOT_SAID_AGAIN), shapes.shape(part.span(), Optional.empty()), shapes.clause(part.span(), Optional.empty()), message)));
      }
    }
    return new Clause(new Shapes(text, reading.words()).clause(part.span(), Optional.empty()), Optional.empty());
  }

  private static Clause declined(String text, Span sentence, String message, Optional<Span> stop, Reading reading) {
    Shapes shapes = new Shapes(text, reading.words());
    String at = stop.map(place -> at(place, shapes)).filter(said -> !said.isEmpty()).orElseGet(() -> reason(message));
    return new Clause(
        shapes.clause(sentence, Optional.empty()), Optional.of(new Decline(at, shapes.shape(sentence, stop), shapes.clause(sentence, stop), message)));
  }

  private static String at(Span place, Shapes shapes) {
    return place.start() == place.end() ? shapes.before(place.start()).map(last -> last + " ").orElse("") + reason("the end") : shapes.at(place);
  }

  /** What is wrong, without what is told of this one case behind it. */
  private static String reason(String message) {
    return "‹" + message.split("[:;]", 2)[0] + "›";
  }

  private Map<Language, String> canonical(List<Ability> meanings) {
    Map<Language, String> canonical = new EnumMap<>(Language.class);
    for (Language each : Language.values()) {
      canonical.put(each, language.print(meanings, each));
    }
    return canonical;
  }
}
