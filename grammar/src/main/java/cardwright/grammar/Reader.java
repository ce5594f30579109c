package cardwright.grammar;

import cardwright.grammar.Reading.Part;
import cardwright.grammar.Reading.Word;
import cardwright.grammar.build.Builder;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Letters;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.parse.Forks;
import cardwright.grammar.parse.Node;
import cardwright.grammar.parse.Syntax;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexer;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Takes a text through all stages. */
final class Reader {

  private final Vocabulary vocabulary;
  private final Lexicons lexicons;
  private final Collection<String> names;
  private final Map<Language, Lexicon> named = new ConcurrentHashMap<>();
  private final Function<Entry, Optional<Effect>> iconCosts;

  Reader(Vocabulary vocabulary, Lexicons lexicons, Collection<String> names, Function<Entry, Optional<Effect>> iconCosts) {
    this.vocabulary = vocabulary;
    this.lexicons = lexicons;
    this.names = List.copyOf(names);
    this.iconCosts = iconCosts;
  }

  Reader withNames(Collection<String> more) {
    return new Reader(vocabulary, lexicons, more, iconCosts);
  }

  Vocabulary vocabulary() {
    return vocabulary;
  }

  private Lexicon lexicon(Language language) {
    return names.isEmpty() ? lexicons.in(language) : named.computeIfAbsent(language, l -> lexicons.in(l).withNames(names));
  }

  Reading abilities(String text, Language language, String selfName) {
    Optional<Problem> bound = Bounds.broken(text);
    if (bound.isPresent()) {
      return wrongAsAWhole(text, List.of(), bound.get());
    }
    Lexicon lexicon = lexicon(language);
    List<Part<Ability>> parts = new ArrayList<>();
    List<Word> words = new ArrayList<>();
    List<Reading.Letter> letters = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    List<Reading.Sentence> sentences = new ArrayList<>();
    List<Raw> raws = Scanner.scan(text);
    for (List<Raw> sentence : Sentences.of(raws, lexicon)) {
      List<CardToken> tokens = Lexer.tokens(lexicon, text, sentence, selfName);
      Words.add(tokens, words);
      Outcome<List<Ability>> outcome = one(text, lexicon, tokens, selfName, Start.ABILITY, Builder::abilities);
      problems.addAll(outcome.problems());
      Span span = sentence.get(0).span().to(sentence.get(sentence.size() - 1).span());
      sentences.add(new Reading.Sentence(span, outcome.problems(), outcome.stop()));
      outcome.meaning().ifPresent(abilities -> abilities.forEach(ability -> parts.add(new Part<>(ability, span))));
      outcome.meaning().ifPresent(abilities -> Letters.free(abilities).forEach(letter -> letters.add(new Reading.Letter(letter, place(letter, tokens, span)))));
    }
    if (parts.isEmpty() && problems.isEmpty() && !text.isBlank()) {
      problems.add(Problem.error(new Span(0, text.length()), "there is nothing here; expected: an ability"));
    }
    Optional<Problem> foreign = problems.isEmpty() ? Optional.empty() : WrongLanguage.of(raws, language);
    return foreign.isPresent() ? wrongAsAWhole(text, words, foreign.get()) : new Reading(parts, words, letters, problems, sentences);
  }

  private static Reading wrongAsAWhole(String text, List<Word> words, Problem problem) {
    Reading.Sentence all = new Reading.Sentence(new Span(0, text.length()), List.of(problem), Optional.empty());
    return new Reading(List.of(), words, List.of(), List.of(problem), List.of(all));
  }

  /**
   * What else the sentences of a text could mean: the meanings of the other trees that the grammar has for each, one for each meaning that
   * is not the one which {@link #abilities} gives.
   */
  List<List<Ability>> otherMeanings(String text, Language language) {
    Lexicon lexicon = lexicon(language);
    List<List<Ability>> others = new ArrayList<>();
    if (Bounds.broken(text).isPresent()) {
      return others;
    }
    for (List<Raw> sentence : Sentences.of(Scanner.scan(text), lexicon)) {
      // a token remembers that it was read, so each tree is made of tokens of its own
      Supplier<List<CardToken>> fresh = () -> Lexer.tokens(lexicon, text, sentence, "");
      Optional<List<Ability>> first = one(text, lexicon, fresh.get(), "", Start.ABILITY, Builder::abilities).meaning();
      if (first.isPresent()) {
        List<List<Ability>> known = new ArrayList<>(List.of(first.get()));
        for (Node tree : Forks.trees(language, Start.ABILITY, fresh)) {
          new Builder(vocabulary, language, iconCosts).abilities(tree).meaning()
              .filter(meaning -> known.stream().noneMatch(each -> Tree.same(each, meaning)))
              .ifPresent(known::add);
        }
        others.addAll(known.subList(1, known.size()));
      }
    }
    return others;
  }

  private static Span place(String letter, List<CardToken> tokens, Span sentence) {
    return tokens.stream()
        .filter(token -> token.getType() == CardTokens.LETTER && token.detail().filter(letter::equals).isPresent())
        .map(CardToken::place)
        .findFirst()
        .orElse(sentence);
  }

  PartReading<Effect> effect(String text, Language language) {
    return part(text, language, Start.EFFECT, Builder::effect);
  }

  PartReading<Condition> condition(String text, Language language) {
    return part(text, language, Start.CONDITION, Builder::condition);
  }

  PartReading<Selector> selector(String text, Language language) {
    return part(text, language, Start.SELECTOR, Builder::selector);
  }

  private <T> PartReading<T> part(String text, Language language, Start start, BiFunction<Builder, Node, Builder.Result<T>> making) {
    Optional<Problem> bound = Bounds.broken(text);
    if (bound.isPresent()) {
      return new PartReading<>(Optional.empty(), List.of(), List.of(bound.get()));
    }
    Lexicon lexicon = lexicon(language);
    List<Word> words = new ArrayList<>();
    List<Raw> raws = Scanner.scan(text);
    List<CardToken> tokens = Lexer.tokens(lexicon, text, raws, "");
    Words.add(tokens, words);
    Outcome<T> outcome = one(text, lexicon, tokens, "", start, making);
    Optional<Problem> foreign = outcome.problems().isEmpty() ? Optional.empty() : WrongLanguage.of(raws, language);
    return foreign.isPresent()
        ? new PartReading<>(Optional.empty(), words, List.of(foreign.get()))
        : new PartReading<>(outcome.meaning(), words, outcome.problems());
  }

  /** What became of one stretch; see {@link Reading.Sentence} for the stop. */
  private record Outcome<T>(Optional<T> meaning, List<Problem> problems, Optional<Span> stop) {}

  private <T> Outcome<T> one(
      String text, Lexicon lexicon, List<CardToken> tokens, String selfName, Start start, BiFunction<Builder, Node, Builder.Result<T>> making) {
    Optional<Problem> bound = Bounds.broken(tokens);
    if (bound.isPresent()) {
      return new Outcome<>(Optional.empty(), List.of(bound.get()), Optional.empty());
    }
    Optional<Problem> mixed = Diagnosis.mixedAlphabets(text, tokens);
    if (mixed.isPresent()) {
      return new Outcome<>(Optional.empty(), List.of(mixed.get()), mixed.map(Problem::span));
    }
    Optional<Node> tree = Syntax.parse(lexicon.language(), start, tokens);
    if (tree.isEmpty()) {
      Diagnosis diagnosis = new Diagnosis(text, lexicon, tokens, start, corrected -> reads(corrected, lexicon, selfName, start, making));
      Diagnosis.Found found = diagnosis.found();
      return new Outcome<>(Optional.empty(), List.of(found.problem()), found.stop());
    }
    Builder.Result<T> result = making.apply(new Builder(vocabulary, lexicon.language(), iconCosts), tree.get());
    Optional<Span> stop = result.meaning().isPresent() ? Optional.empty() : result.problems().stream().map(Problem::span).findFirst();
    return new Outcome<>(result.meaning(), result.problems(), stop);
  }

  private <T> boolean reads(String corrected, Lexicon lexicon, String selfName, Start start, BiFunction<Builder, Node, Builder.Result<T>> making) {
    List<CardToken> tokens = Lexer.tokens(lexicon, corrected, Scanner.scan(corrected), selfName);
    return Syntax.parse(lexicon.language(), start, tokens)
        .flatMap(tree -> making.apply(new Builder(vocabulary, lexicon.language(), iconCosts), tree).meaning())
        .isPresent();
  }
}
