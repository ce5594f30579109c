package cardwright.grammar;

import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.Lexicon;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A phrase of several words that begins as one of the vocabulary does and then goes another way: «в начале любого». */
final class Halfway {
  /** So many words before the unknown one may belong to its phrase. */
  private static final int BEFORE = 4;

  private static final int SHOWN = 6;

  private Halfway() {}

  private record Word(String text, Span place) {}

  /** The problem at the word at which the phrase around an unknown one leaves the lexicon; empty if it is on the way to no phrase. */
  static Optional<Problem> problem(Lexicon lexicon, List<CardToken> tokens, CardToken unknown) {
    List<Word> words = words(tokens);
    int at = 0;
    while (words.get(at).place().start() < unknown.place().start()) {
      at++;
    }
    for (int from = Math.max(0, at - BEFORE); from <= at; from++) {
      List<String> phrase = new ArrayList<>();
      int end = from;
      while (end < words.size()) {
        phrase.add(words.get(end).text());
        if (lexicon.continuations(phrase).isEmpty()) {
          phrase.remove(phrase.size() - 1);
          break;
        }
        end++;
      }
      if (end > at && end > from + (from == at ? 1 : 0)) {
        return Optional.of(problem(lexicon.continuations(phrase), words, from, end));
      }
    }
    return Optional.empty();
  }

  /** With what a phrase that begins before the word could go on in its place. */
  static Set<String> next(Lexicon lexicon, List<CardToken> tokens, CardToken unknown) {
    List<String> before = words(tokens).stream().filter(word -> word.place().end() <= unknown.place().start()).map(Word::text).toList();
    Set<String> next = new HashSet<>();
    for (int from = Math.max(0, before.size() - BEFORE); from < before.size(); from++) {
      next.addAll(lexicon.continuations(before.subList(from, before.size())));
    }
    return next;
  }

  /** The words that begin phrases which go on with the word behind the unknown one. */
  static List<String> beginning(Lexicon lexicon, List<CardToken> tokens, CardToken unknown) {
    Optional<String> behind = words(tokens).stream().filter(word -> word.place().start() >= unknown.place().end()).map(Word::text).findFirst();
    return behind.map(word -> lexicon.continuations(List.of()).stream().filter(first -> lexicon.continuations(List.of(first)).contains(word)).toList()).orElse(List.of());
  }

  private static Problem problem(Set<String> next, List<Word> words, int from, int end) {
    String begun = words.subList(from, end).stream().map(Word::text).collect(Collectors.joining(" "));
    String expected = next.stream().sorted().limit(SHOWN).collect(Collectors.joining("», «", "«", "»")) + (next.size() > SHOWN ? " or other words" : "");
    boolean ends = end == words.size();
    Span place = ends ? words.get(end - 1).place() : words.get(end).place();
    return Problem.error(place, "«" + begun + "» does not go on " + (ends ? "" : "with «" + words.get(end).text() + "»") + "; expected: " + expected);
  }

  private static List<Word> words(List<CardToken> tokens) {
    List<Word> words = new ArrayList<>();
    for (CardToken token : tokens) {
      int start = token.place().start();
      for (String part : token.getText().split(" ")) {
        words.add(new Word(Scanner.normal(part), new Span(start, start + part.length())));
        start += part.length() + 1;
      }
    }
    return words;
  }
}
