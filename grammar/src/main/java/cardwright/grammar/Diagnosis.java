package cardwright.grammar;

import cardwright.grammar.document.Distance;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.normalise.Alphabets;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.parse.Expectations;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.parse.Syntax;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexer;
import cardwright.grammar.tokens.Lexicon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Says what is wrong with tokens that fit no tree: where they stop making sense, what was expected there and what may have been meant. */
final class Diagnosis {

  /** Corrections are tried by reading, so only the nearest few. */
  private static final int TRIES = 8;

  /** Of a text with more than one mistake only the nearest words are tried. */
  private static final int SECOND_TRIES = 3;

  /** A word of a phrase is told by the others as long as it has so many letters. */
  private static final int SHORTEST = 3;

  /** Almost every word so short is near another. */
  private static final int UNLIKE = 4;

  private static final Set<Integer> CONDITIONS = Set.of(CardTokens.IF, CardTokens.UNLESS, CardTokens.WHILE);
  private static final Set<Integer> SEPARATORS =
      Set.of(CardTokens.COMMA, CardTokens.DASH, CardTokens.COLON, CardTokens.SEMI, CardTokens.LPAREN, CardTokens.RQUOTE);

  private final String text;
  private final Lexicon lexicon;
  private final List<CardToken> tokens;
  private final Start start;
  private final Trial trial;
  private final Function<String, Optional<Found>> retried;
  private Boolean named; // asked once, and not of every text: it costs readings

  /**
   * @param trial whether a corrected stretch has a meaning
   * @param retried what is wrong with a corrected stretch, with a correction if one is verified; empty where that is not looked for
   */
  Diagnosis(String text, Lexicon lexicon, List<CardToken> tokens, Start start, Trial trial, Function<String, Optional<Found>> retried) {
    this.text = text;
    this.lexicon = lexicon;
    this.tokens = tokens;
    this.start = start;
    this.trial = trial;
    this.retried = retried;
  }

  /** A word of Latin and Cyrillic letters, with the word that was meant. */
  static Optional<Problem> mixedAlphabets(String text, List<CardToken> tokens) {
    for (CardToken token : tokens) {
      // a word that mixes alphabets is in no lexicon
      if (token.getType() != CardTokens.UNKNOWN) {
        continue;
      }
      String word = text.substring(token.place().start(), token.place().end());
      OptionalInt at = Alphabets.intruder(word);
      if (at.isPresent()) {
        int column = token.place().start() + at.getAsInt() + 1;
        String message = "mixed alphabets at column " + column + ": «" + word.charAt(at.getAsInt()) + "» in «" + word + "»";
        return Optional.of(new Problem(Severity.ERROR, token.place(), message, Alphabets.repaired(word)));
      }
    }
    return Optional.empty();
  }

  /** What is wrong and at which words the reading stopped: see {@link Reading.Sentence}. */
  record Found(Problem problem, Optional<Span> stop) {}

  Found found() {
    if (tokens.isEmpty()) {
      return new Found(Problem.error(new Span(0, text.length()), "there is nothing here"), Optional.empty());
    }
    if (start == Start.ABILITY && Syntax.parse(lexicon.language(), Start.EFFECT, tokens).isPresent()) {
      Problem untimed = Problem.error(tokens.get(0).place().to(tokens.get(tokens.size() - 1).place()), "this says what is done but not when: begin with a trigger, a timing or a cost");
      return new Found(new Repairs(text, lexicon, tokens, trial).timing().map(repair -> Problem.error(repair.place(), repair.fault(), repair.with())).orElse(untimed), Optional.empty());
    }
    Expectations expectations = Syntax.expectations(lexicon.language(), start, tokens);
    Problem word = atWord(expectations);
    Span stop = tooEarly(expectations) ? new Span(word.span().end(), word.span().end()) : word.span();
    return new Found(word.suggestion().isPresent() ? word : repaired(expectations).or(() -> new Pairs(text, lexicon, tokens).lone()).or(() -> condition(word)).or(() -> meant(word)).orElse(word), Optional.of(stop));
  }

  /** The problem with what to write instead, at the place where that is to be written. */
  private Optional<Problem> repaired(Expectations expectations) {
    return new Repairs(text, lexicon, tokens, trial, this::nearly).find(expectations.furthest()).map(repair -> Problem.error(repair.place(), repair.fault(), repair.with()));
  }

  /** If the text reads without the condition in which the problem stands, it is the condition as a whole that is not understood. */
  private Optional<Problem> condition(Problem word) {
    int opens = -1;
    for (int i = 0; i < tokens.size() && tokens.get(i).place().start() <= word.span().start(); i++) {
      if (CONDITIONS.contains(tokens.get(i).getType())) {
        opens = i;
      }
    }
    if (opens < 0) {
      return Optional.empty();
    }
    int ends = opens + 1;
    while (ends < tokens.size() && (tokens.get(ends).place().start() <= word.span().start() || !SEPARATORS.contains(tokens.get(ends).getType()))) {
      ends++;
    }
    for (int end : ends == tokens.size() ? new int[] {ends} : new int[] {ends, tokens.size()}) {
      if (readsWithout(opens, end)) {
        Span clause = tokens.get(opens).place().to(tokens.get(end - 1).place());
        return Optional.of(Problem.error(clause, "this condition is not understood: " + word.message()));
      }
    }
    return Optional.empty();
  }

  /** With the comma before it or behind it, or without. */
  private boolean readsWithout(int from, int to) {
    for (int before = 0; before < 2; before++) {
      for (int behind = 0; behind < 2; behind++) {
        if (from - before < 0 || to + behind > tokens.size()) {
          continue;
        }
        List<CardToken> rest = new ArrayList<>(tokens.subList(0, from - before));
        rest.addAll(tokens.subList(to + behind, tokens.size()));
        if (!rest.isEmpty() && Syntax.parse(lexicon.language(), start, rest).isPresent()) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean tooEarly(Expectations expectations) {
    return expectations.furthest() >= tokens.size() && stray(expectations.furthest()).isEmpty();
  }

  private Problem atWord(Expectations expectations) {
    Optional<CardToken> stray = stray(expectations.furthest());
    if (stray.isPresent()) {
      return Problem.error(stray.get().place(), "«" + stray.get().getText() + "» does not fit here: this number counts nothing");
    }
    if (tooEarly(expectations)) {
      return ended(expectations);
    }
    CardToken token = tokens.get(expectations.furthest());
    String expected = expected(expectations.expected());
    if (token.getType() == CardTokens.UNKNOWN) {
      if (token.getText().chars().allMatch(Scanner::isDigit)) {
        return Problem.error(token.place(), "«" + token.getText() + "» is too large for a number on a card");
      }
      return unknown(token, expectations.expected(), unknown(token) + "; expected: " + expected);
    }
    Optional<Problem> fraction = fraction(expectations.furthest());
    if (fraction.isPresent()) {
      return fraction.get();
    }
    Optional<CardToken> unknown = unknownWords().findFirst();
    if (unknown.isPresent()) {
      return unknown(unknown.get(), Set.of(), unknown(unknown.get()));
    }
    return Problem.error(token.place(), named(token) + " does not fit here; expected: " + expected);
  }

  /** A word or sign as it is spoken of: a quotation mark between quotation marks could not be read. */
  private static String named(CardToken token) {
    return token.getType() == CardTokens.LQUOTE || token.getType() == CardTokens.RQUOTE ? "this quotation mark" : "«" + token.getText() + "»";
  }

  private Stream<CardToken> unknownWords() {
    return tokens.stream().filter(token -> token.getType() == CardTokens.UNKNOWN);
  }

  /** What is said of a word or sign that the language does not know. */
  static String unknown(CardToken token) {
    return (Character.isLetter(token.getText().codePointAt(0)) ? "unknown word «" : "unknown sign «") + token.getText() + "»";
  }

  /** Of several unknown words it need not be the first that is misspelt: «начале» is one only because of what stands behind it. */
  private Problem unknown(CardToken token, Set<Integer> expected, String message) {
    Optional<Problem> here = suggestion(token, expected).map(written -> Problem.error(token.place(), message, written));
    Stream<CardToken> others = unknownWords().filter(other -> other != token).limit(SECOND_TRIES);
    return here
        .or(() -> others.flatMap(other -> suggestion(other, Set.of()).map(written -> Problem.error(other.place(), unknown(other), written)).stream()).findFirst())
        .or(() -> new NounForVerb(text, lexicon, tokens).hint(token).map(hint -> Problem.error(token.place(), hint)))
        .or(() -> Halfway.problem(lexicon, tokens, token))
        .orElseGet(() -> Problem.error(token.place(), message));
  }

  /** «Регенерция»: a word may have been meant with which the text gets further, and then something else is wrong. */
  private Optional<Problem> meant(Problem word) {
    Optional<CardToken> token = unknownWords().filter(each -> each.place().equals(word.span()) && each.getText().length() > UNLIKE).findFirst();
    Optional<String> near = token.flatMap(each -> Nearest.to(Scanner.normal(each.getText()), lexicon.continuations(List.of()).stream().sorted().toList()));
    return near
        .flatMap(each -> retried.apply(replaced(token.get(), each)))
        .filter(then -> then.stop().filter(stop -> stop.start() >= word.span().start() - tokens.get(0).place().start() + near.get().length()).isPresent())
        .map(then -> Problem.error(word.span(), word.message() + "; if «" + near.get() + "» was meant: " + then.problem().message()));
  }

  /** Words of structure have no name of their own; they are expected as themselves. */
  private String expected(Set<Integer> types) {
    String named = Expected.inWords(types, lexicon);
    if (!named.isEmpty()) {
      return named;
    }
    List<String> words = types.stream().flatMap(type -> lexicon.phrases(Set.of(type)).stream().sorted().limit(1)).sorted().limit(TRIES).toList();
    return words.isEmpty() ? "the end" : "«" + String.join("», «", words) + "»";
  }

  /** «1,5» */
  private Optional<Problem> fraction(int furthest) {
    for (int at = Math.max(1, furthest - 1); at <= furthest && at + 1 < tokens.size(); at++) {
      CardToken comma = tokens.get(at);
      CardToken before = tokens.get(at - 1);
      CardToken behind = tokens.get(at + 1);
      boolean glued = before.place().end() == comma.place().start() && comma.place().end() == behind.place().start();
      if (glued && before.getType() == CardTokens.NUMBER && behind.getType() == CardTokens.NUMBER && (comma.getType() == CardTokens.COMMA || comma.getType() == CardTokens.DOT)) {
        return Optional.of(Problem.error(before.place().to(behind.place()), "numbers on cards are whole"));
      }
    }
    return Optional.empty();
  }

  /** The first of the numbers on which the reading ran aground: «взять карту 7 7». */
  private Optional<CardToken> stray(int furthest) {
    int at = Math.min(furthest, tokens.size());
    boolean ends = at == tokens.size() || tokens.get(at).getType() == CardTokens.NUMBER;
    while (at > 0 && tokens.get(at - 1).getType() == CardTokens.NUMBER) {
      at--;
    }
    return ends && at > 0 && at + 1 < tokens.size() && tokens.get(at).getType() == CardTokens.NUMBER && tokens.get(at + 1).getType() == CardTokens.NUMBER
        ? Optional.of(tokens.get(at))
        : Optional.empty();
  }

  private Problem ended(Expectations expectations) {
    CardToken last = tokens.get(tokens.size() - 1);
    boolean number = expectations.expected().contains(CardTokens.NUMBER);
    String expected = expected(expectations.expected());
    return Problem.error(last.place(), "the text ends too early behind " + named(last) + "; expected: " + (number && expected.isEmpty() ? "a number («2»)" : expected));
  }

  /**
   * The nearest word with which the text reads.
   *
   * @param expected the categories of words that were expected there; none if that is not known
   */
  private Optional<String> suggestion(CardToken token, Set<Integer> expected) {
    Function<String, String> corrected = phrase -> replaced(token, phrase);
    Optional<String> whole = Stream.concat(Repairs.undivided(token).stream(), new Repairs(text, lexicon, tokens, trial).twoWords(token).stream()).filter(parts -> trial.test(corrected.apply(parts))).findFirst();
    if (whole.isPresent()) {
      return whole;
    }
    String word = Scanner.normal(token.getText()).replace("-", "");
    int reach = reach(word);
    record Near(String phrase, int far) {}
    List<String> candidates = new ArrayList<>(word.startsWith("{") ? lexicon.icons() : expected.isEmpty() ? lexicon.phrases() : lexicon.phrases(expected));
    Set<String> going = word.length() < SHORTEST ? Set.of() : Halfway.next(lexicon, tokens, token); // the words before leave little that it could be
    candidates.addAll(going);
    candidates.addAll(Halfway.beginning(lexicon, tokens, token));
    candidates.addAll(negated(word, reach));
    if (lexicon.language() == Language.EN) {
      candidates.removeAll(lexicon.phrases(Set.of(CardTokens.NUMBER))); // "none" is not "nine" misspelt
    }
    List<String> nearest =
        candidates.stream()
            .map(phrase -> new Near(phrase, Distance.of(word, phrase, going.contains(phrase) ? Math.max(1, reach) : reach)))
            .filter(near -> near.far() > 0 || near.far() == 0 && !near.phrase().equals(Scanner.normal(token.getText())))
            .filter(near -> near.phrase().charAt(0) == word.charAt(0) || near.far() < 2 && (!mayBeAnother(word) || beginSwapped(word, near.phrase())))
            .sorted(Comparator.comparingInt(Near::far).thenComparing(near -> !sameEnd(word, near.phrase())).thenComparing(near -> Math.abs(near.phrase().length() - word.length())).thenComparing(Near::phrase))
            .limit(TRIES)
            .map(Near::phrase)
            .toList();
    if (word.startsWith("{") && nearest.size() > 1 && Distance.of(word, nearest.get(0), reach) == Distance.of(word, nearest.get(1), reach)) {
      return Optional.empty(); // which of several signs was meant, their letters do not tell
    }
    Optional<String> only = nearest.stream().filter(phrase -> trial.test(corrected.apply(phrase))).findFirst();
    if (only.isEmpty() && named()) {
      return only; // a word of a name is not misspelt
    }
    return only
        .or(() -> Repairs.undivided(token).stream().filter(parts -> nearly(corrected.apply(parts))).findFirst())
        .or(() -> nearest.stream().limit(SECOND_TRIES).filter(phrase -> nearly(corrected.apply(phrase))).findFirst())
        .map(phrase -> Character.isUpperCase(token.getText().charAt(0)) ? Character.toUpperCase(phrase.charAt(0)) + phrase.substring(1) : phrase);
  }

  /** Whether the text reads as soon as the name of an action in it stands in quotation marks. */
  private boolean named() {
    if (named == null) {
      named = new Repairs(text, lexicon, tokens, trial).named().isPresent();
    }
    return named;
  }

  /** «немгаический»: a known word near what stands behind the negation. */
  private List<String> negated(String word, int reach) {
    return Lexer.NEGATIONS.stream().filter(word::startsWith).findFirst()
        .map(prefix -> lexicon.phrases().stream().filter(phrase -> Distance.of(word.substring(prefix.length()), phrase, reach) > 0).map(prefix::concat).toList())
        .orElse(List.of());
  }

  /** Whether a corrected stretch would have a meaning after more corrections. */
  private boolean nearly(String corrected) {
    return retried.apply(corrected).map(Found::problem).flatMap(Problem::suggestion).isPresent();
  }

  /**
   * How many letters of a word may be wrong: few of a short one, for almost every short word is near another; one at most of a word that the
   * dictionary knows, for «волка» is no «орка» misspelt; fewer in English, of which no dictionary tells that "cursed" is no "closed".
   */
  private int reach(String word) {
    boolean known = lexicon.language() == Language.RU && !word.startsWith("{") && !Inflection.lemmas(word).isEmpty();
    int letters = word.length();
    int limit = letters < 4 ? 0 : letters < 6 || known ? 1 : letters < 9 ? 2 : 3;
    return mayBeAnother(word) && limit > 1 ? limit - 1 : limit;
  }

  /** Whether a word could be one that the vocabulary lacks, not one misspelt at its beginning: of English no dictionary tells. */
  private boolean mayBeAnother(String word) {
    return lexicon.language() == Language.EN && !word.startsWith("{") && word.chars().allMatch(Character::isLetter);
  }

  /** "rceature" */
  private static boolean beginSwapped(String word, String phrase) {
    return word.length() > 1 && phrase.length() > 1 && word.charAt(0) == phrase.charAt(1) && word.charAt(1) == phrase.charAt(0);
  }

  /** The text of the tokens with something else in the place of one. */
  private String replaced(CardToken token, String with) {
    int from = tokens.get(0).place().start();
    int to = tokens.get(tokens.size() - 1).place().end();
    return text.substring(from, token.place().start()) + with + text.substring(token.place().end(), to);
  }

  /** The form that was meant ends as what was written does. */
  private static boolean sameEnd(String word, String phrase) {
    return word.charAt(word.length() - 1) == phrase.charAt(phrase.length() - 1);
  }
}
