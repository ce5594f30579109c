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
import cardwright.grammar.parse.Syntax.Parsed;
import cardwright.grammar.parse.Syntax;
import cardwright.grammar.print.Printers;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexer;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.tokens.MarkerNames;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;

/** Takes a text through all stages. */
final class Reader {
  /** Of so many faults of a text at most is looked for what should have been written: nobody mends more at once, and a text is read quickly. */
  private static final int PROPOSED = 8;

  /** So many corrections of a sentence are tried at most, so that no sentence takes long. */
  private static final int TRIED = 200;

  /** And so many of a whole text: one of many sentences that are all wrong is read as quickly. */
  private static final int TRIED_IN_ALL = 400;

  /** To look for the next slip of a sentence in which one is mended costs as much as so many corrections. */
  private static final int RETRYING = 8;

  /** A text with more slips in one sentence is another text. */
  private static final int MENDED = 3;

  private final Vocabulary vocabulary;
  private final Lexicons lexicons;
  private final Collection<String> names;
  private final Map<Language, Lexicon> named = new ConcurrentHashMap<>();
  private final Function<Entry, Optional<Effect>> iconCosts;
  private final Meanings meanings;

  /**
   * @param meanings what was read before, in a language in which the same tokens mean the same
   */
  Reader(Vocabulary vocabulary, Lexicons lexicons, Collection<String> names, Function<Entry, Optional<Effect>> iconCosts, Meanings meanings) {
    this.vocabulary = vocabulary;
    this.lexicons = lexicons;
    this.names = List.copyOf(names);
    this.iconCosts = iconCosts;
    this.meanings = meanings;
  }

  Reader withNames(Collection<String> more) {
    return new Reader(vocabulary, lexicons, more, iconCosts, meanings);
  }

  Vocabulary vocabulary() {
    return vocabulary;
  }

  Meanings meanings() {
    return meanings;
  }

  private Lexicon lexicon(Language language) {
    return names.isEmpty() ? lexicons.in(language) : named.computeIfAbsent(language, l -> lexicons.in(l).withNames(names));
  }

  Reading abilities(String text, Language language, String selfName) {
    return abilities(text, language, selfName, true);
  }

  /**
   * @param whole whether the text is all that its card says, so that what it speaks of must be somewhere in it
   */
  Reading abilities(String text, Language language, String selfName, boolean whole) {
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
    MarkerNames markers = MarkerNames.in(text, raws, lexicon);
    List<List<Raw>> parted = Sentences.apart(Sentences.of(raws, lexicon), sentence -> reads(Lexer.tokens(lexicon, text, sentence, selfName, markers), lexicon, Sort.ABILITIES));
    List<CardToken> all = new ArrayList<>();
    Optional<Problem> tooMany = Bounds.broken(text, parted.size(), "sentences");
    if (tooMany.isPresent()) {
      return wrongAsAWhole(text, List.of(), tooMany.get());
    }
    boolean wentWrong = false;
    AtomicInteger triesLeft = new AtomicInteger(TRIED_IN_ALL);
    for (int i = 0; i < parted.size(); i++) {
      List<Raw> sentence = parted.get(i);
      List<CardToken> tokens = Lexer.tokens(lexicon, text, sentence, selfName, markers);
      all.addAll(tokens);
      Words.add(tokens, words);
      Outcome<List<Ability>> outcome = one(text, lexicon, tokens, selfName, markers, Sort.ABILITIES, problems.size() < PROPOSED ? triesLeft : new AtomicInteger());
      Span span = span(sentence);
      boolean wrong = outcome.meaning().isEmpty();
      if (i > 0 && (wrong || wentWrong) && problems.size() < PROPOSED) {
        Optional<Problem> stop = strayStop(text, lexicon, parted.get(i - 1), sentence, selfName, markers);
        if (stop.isPresent()) {
          Reading.Sentence before = sentences.remove(sentences.size() - 1);
          problems.removeAll(before.problems());
          problems.add(stop.get());
          sentences.add(new Reading.Sentence(before.span().to(span), List.of(stop.get()), stop.map(Problem::span), List.of()));
          wentWrong = false;
          continue;
        }
      }
      wentWrong = wrong;
      problems.addAll(outcome.problems());
      sentences.add(new Reading.Sentence(span, outcome.problems(), outcome.stop(), outcome.ways()));
      outcome.meaning().ifPresent(abilities -> abilities.forEach(ability -> parts.add(new Part<>(ability, span))));
      outcome.meaning().ifPresent(abilities -> Letters.free(abilities).forEach(letter -> letters.add(new Reading.Letter(letter, place(letter, tokens, span)))));
    }
    if (problems.isEmpty() && !sentences.isEmpty()) {
      for (Problem stop : Stops.superfluous(text, raws)) {
        problems.add(stop);
        int of = Math.max(0, (int) sentences.stream().filter(sentence -> sentence.span().end() <= stop.span().start()).count() - 1);
        sentences.set(of, new Reading.Sentence(sentences.get(of).span(), List.of(stop), Optional.of(stop.span()), List.of()));
      }
    }
    // a sentence may say several, and each is told as a sentence of its own
    Bounds.broken(text, parts.size(), "abilities").ifPresent(problems::add);
    if (problems.isEmpty() && whole) {
      problems.addAll(GivenMarkers.missing(all, parts));
      problems.addAll(GivenMarkers.contradicting(parts));
    }
    if (parts.isEmpty() && problems.isEmpty() && !text.isBlank()) {
      problems.add(Problem.error(new Span(0, text.length()), "there is nothing here; expected: an ability"));
    }
    Optional<Problem> foreign = problems.isEmpty() ? Optional.empty() : WrongLanguage.of(raws, language);
    return foreign.isPresent() ? wrongAsAWhole(text, words, foreign.get()) : new Reading(parts, words, letters, problems, sentences);
  }

  private static Reading wrongAsAWhole(String text, List<Word> words, Problem problem) {
    Reading.Sentence all = new Reading.Sentence(new Span(0, text.length()), List.of(problem), Optional.empty(), List.of());
    return new Reading(List.of(), words, List.of(), List.of(problem), List.of(all));
  }

  private static Span span(List<Raw> sentence) {
    return sentence.get(0).span().to(sentence.get(sentence.size() - 1).span());
  }

  /** «нежить на вашем. кладбище»: a full stop between two parts of a sentence, which without it has a meaning. */
  private Optional<Problem> strayStop(String text, Lexicon lexicon, List<Raw> before, List<Raw> behind, String selfName, MarkerNames markers) {
    Raw last = before.get(before.size() - 1);
    int dot = text.indexOf('.', last.span().end());
    if (dot < 0 || dot >= behind.get(0).span().start()) {
      return Optional.empty();
    }
    String joined = text.substring(before.get(0).span().start(), last.span().end()) + text.substring(dot + 1, span(behind).end());
    String word = text.substring(last.span().start(), last.span().end());
    return reads(joined, lexicon, selfName, markers, Sort.ABILITIES)
        ? Optional.of(Problem.error(new Span(last.span().start(), dot + 1), "the full stop behind «" + word + "» parts what belongs together", word))
        : Optional.empty();
  }

  private static Span place(String letter, List<CardToken> tokens, Span sentence) {
    return tokens.stream()
        .filter(token -> token.getType() == CardTokens.LETTER && token.detail().filter(letter::equals).isPresent())
        .map(CardToken::place)
        .findFirst()
        .orElse(sentence);
  }

  PartReading<Effect> effect(String text, Language language) {
    return part(text, language, Sort.EFFECT);
  }

  PartReading<Condition> condition(String text, Language language) {
    return part(text, language, Sort.CONDITION);
  }

  PartReading<Selector> selector(String text, Language language) {
    return part(text, language, Sort.SELECTOR);
  }

  private <T> PartReading<T> part(String text, Language language, Sort<T> sort) {
    Optional<Problem> bound = Bounds.broken(text);
    if (bound.isPresent()) {
      return new PartReading<>(Optional.empty(), List.of(), List.of(bound.get()));
    }
    Lexicon lexicon = lexicon(language);
    List<Word> words = new ArrayList<>();
    List<Raw> raws = Scanner.scan(text);
    MarkerNames markers = MarkerNames.in(text, raws, lexicon);
    List<CardToken> tokens = Lexer.tokens(lexicon, text, raws, "", markers);
    Words.add(tokens, words);
    Outcome<T> outcome = one(text, lexicon, tokens, "", markers, sort, new AtomicInteger(TRIED));
    Optional<Problem> foreign = outcome.problems().isEmpty() ? Optional.empty() : WrongLanguage.of(raws, language);
    return foreign.isPresent()
        ? new PartReading<>(Optional.empty(), words, List.of(foreign.get()))
        : new PartReading<>(outcome.meaning(), words, outcome.problems());
  }

  /** What became of one stretch; see {@link Reading.Sentence} for the stop and the ways. */
  private record Outcome<T>(Optional<T> meaning, List<Problem> problems, Optional<Span> stop, List<String> ways) {
    static <T> Outcome<T> understood(Optional<T> meaning) {
      return new Outcome<>(meaning, List.of(), Optional.empty(), List.of());
    }

    static <T> Outcome<T> wrong(Problem problem, Optional<Span> stop) {
      return new Outcome<>(Optional.empty(), List.of(problem), stop, List.of());
    }
  }

  /**
   * @param triesLeft how many corrections may still be tried to find what should have been written
   */
  private <T> Outcome<T> one(String text, Lexicon lexicon, List<CardToken> tokens, String selfName, MarkerNames markers, Sort<T> sort, AtomicInteger triesLeft) {
    Meanings.Sentence sentence = new Meanings.Sentence(lexicon.language(), sort.start(), tokens);
    Optional<T> known = meanings.of(sentence, sort);
    if (known.isPresent()) {
      return Outcome.understood(known);
    }
    Outcome<T> found = first(text, lexicon, tokens, selfName, markers, sort, triesLeft);
    if (found.problems().isEmpty()) {
      found.meaning().ifPresent(meaning -> meanings.keep(sentence, meaning));
    }
    return found;
  }

  /** Reads a sentence that was not read before. */
  private <T> Outcome<T> first(String text, Lexicon lexicon, List<CardToken> tokens, String selfName, MarkerNames markers, Sort<T> sort, AtomicInteger triesLeft) {
    Optional<Problem> bound = Bounds.broken(tokens);
    if (bound.isPresent()) {
      return Outcome.wrong(bound.get(), Optional.empty());
    }
    Optional<Problem> mixed = Diagnosis.mixedAlphabets(text, tokens);
    if (mixed.isPresent()) {
      return Outcome.wrong(mixed.get(), mixed.map(Problem::span));
    }
    Optional<Parsed> parsed = Syntax.parse(lexicon.language(), sort.start(), tokens);
    if (parsed.isEmpty()) {
      int allowed = Math.min(TRIED, triesLeft.get());
      AtomicInteger left = new AtomicInteger(allowed);
      Trial trial = corrected -> left.getAndDecrement() > 0 ? meaning(corrected, lexicon, selfName, markers, sort) : Optional.empty();
      int unknown = (int) tokens.stream().filter(token -> token.getType() == CardTokens.UNKNOWN).count();
      int more = Math.max(0, Math.min(MENDED, unknown) - 2);
      Function<String, Optional<Diagnosis.Found>> retried = corrected -> left.getAndAdd(-RETRYING) > 0 ? retried(corrected, more, trial, lexicon, selfName, markers, sort) : Optional.empty();
      Diagnosis diagnosis = new Diagnosis(text, lexicon, tokens, sort.start(), trial, retried);
      Diagnosis.Found found = diagnosis.found();
      triesLeft.addAndGet(Math.max(0, left.get()) - allowed);
      return Outcome.wrong(found.problem(), found.stop());
    }
    Builder.Result<T> result = made(lexicon, sort, parsed.get().tree());
    if (result.meaning().isEmpty() && !parsed.get().single()) {
      Optional<Outcome<T>> only = onlyOther(lexicon, tokens, sort);
      if (only.isPresent()) {
        return only.get();
      }
    }
    if (result.meaning().isEmpty()) {
      Optional<Repairs.Repair> doubled = new Repairs(text, lexicon, tokens, corrected -> meaning(corrected, lexicon, selfName, markers, sort)).doubled();
      if (doubled.isPresent()) {
        return Outcome.wrong(doubled.map(repair -> Problem.error(repair.place(), repair.fault(), repair.with())).get(), doubled.map(Repairs.Repair::place));
      }
      Problem problem = proposing(result, text, lexicon, tokens, triesLeft, selfName, markers, sort);
      return Outcome.wrong(problem, Optional.of(problem.span()));
    }
    Optional<Outcome<T>> otherwise = parsed.get().single() ? Optional.empty() : otherwise(lexicon, tokens, sort, result.meaning().get());
    return otherwise.orElseGet(() -> Outcome.understood(result.meaning()));
  }

  /** What keeps a stretch from a meaning, with a correction if one is known to give it one. */
  private <T> Problem proposing(Builder.Result<T> result, String text, Lexicon lexicon, List<CardToken> tokens, AtomicInteger triesLeft, String selfName, MarkerNames markers, Sort<T> sort) {
    Problem problem = result.problem().orElseThrow();
    Trial trial = corrected -> triesLeft.getAndDecrement() > 0 ? meaning(corrected, lexicon, selfName, markers, sort) : Optional.empty();
    if (result.form()) {
      return new Repairs(text, lexicon, tokens, trial).inForm(problem.span()).map(repair -> Problem.error(repair.place(), repair.fault(), repair.with())).orElse(problem);
    }
    return verified(problem, text, tokens, corrected -> mends(corrected, MENDED - 1, trial, lexicon, selfName, markers, sort));
  }

  /** A problem without what it proposes unless the stretch means something with that. */
  private static Problem verified(Problem problem, String text, List<CardToken> tokens, Predicate<String> reads) {
    Optional<String> with = problem.suggestion();
    Span all = tokens.get(0).place().to(tokens.get(tokens.size() - 1).place());
    boolean meant = with.filter(instead -> reads.test(text.substring(all.start(), problem.span().start()) + instead + text.substring(problem.span().end(), all.end()))).isPresent();
    return with.isEmpty() || meant ? problem : Problem.error(problem.span(), problem.message());
  }

  private <T> Builder.Result<T> made(Lexicon lexicon, Sort<T> sort, Node tree) {
    return sort.making().apply(new Builder(vocabulary, lexicon.language(), iconCosts), tree);
  }

  /** What a text means if the first way to take its words means nothing, and just one of the others something. */
  private <T> Optional<Outcome<T>> onlyOther(Lexicon lexicon, List<CardToken> tokens, Sort<T> sort) {
    List<Builder.Result<T>> meant = new ArrayList<>();
    for (Forks.Fork fork : Forks.trees(lexicon.language(), sort.start(), tokens)) {
      Builder.Result<T> other = made(lexicon, sort, fork.tree());
      if (other.meaning().isPresent() && meant.stream().noneMatch(each -> Tree.same(each.meaning().get(), other.meaning().get()))) {
        meant.add(other);
      }
    }
    return meant.size() == 1
        ? Optional.of(Outcome.understood(meant.get(0).meaning()))
        : Optional.empty();
  }

  /** Which of two meanings is meant nobody can know: that the parser comes upon one of them first is luck. */
  private <T> Optional<Outcome<T>> otherwise(Lexicon lexicon, List<CardToken> tokens, Sort<T> sort, T meaning) {
    for (Forks.Fork fork : Forks.trees(lexicon.language(), sort.start(), tokens)) {
      Optional<T> other = made(lexicon, sort, fork.tree()).meaning().filter(each -> !Tree.same(each, meaning));
      if (other.isPresent()) {
        Printers printers = new Printers(vocabulary, iconCosts);
        List<String> ways = List.of(meaning, other.get()).stream().map(each -> sort.telling().apply(printers.in(lexicon.language()), each)).toList();
        Span where = fork.where().get(0).place().to(fork.where().get(fork.where().size() - 1).place());
        String message = "this can be read in two ways that differ in meaning: «" + ways.get(0) + "» or «" + ways.get(1) + "»";
        return Optional.of(new Outcome<>(Optional.empty(), List.of(Problem.error(where, message)), Optional.empty(), ways));
      }
    }
    return Optional.empty();
  }

  /**
   * What is wrong with a corrected stretch.
   *
   * @param more of how many other slips beyond the next it may be mended, at most
   * @param trial what it means after another correction
   * @return empty if nothing is
   */
  private <T> Optional<Diagnosis.Found> retried(String corrected, int more, Trial trial, Lexicon lexicon, String selfName, MarkerNames markers, Sort<T> sort) {
    List<CardToken> tokens = Lexer.tokens(lexicon, corrected, Scanner.scan(corrected), selfName, markers);
    Optional<Parsed> parsed = Syntax.parse(lexicon.language(), sort.start(), tokens);
    if (parsed.isPresent()) {
      return made(lexicon, sort, parsed.get().tree()).problem().map(problem -> new Diagnosis.Found(verified(problem, corrected, tokens, again -> mends(again, more, trial, lexicon, selfName, markers, sort)), Optional.of(new Span(corrected.length(), corrected.length()))));
    }
    Function<String, Optional<Diagnosis.Found>> retried = again -> more > 0 ? retried(again, more - 1, trial, lexicon, selfName, markers, sort) : Optional.empty();
    return Optional.of(new Diagnosis(corrected, lexicon, tokens, sort.start(), trial, retried).found());
  }

  private <T> boolean reads(String corrected, Lexicon lexicon, String selfName, MarkerNames markers, Sort<T> sort) {
    return meaning(corrected, lexicon, selfName, markers, sort).isPresent();
  }

  /** Whether a corrected stretch reads, or does so as soon as the next slip is mended as well. */
  private <T> boolean mends(String corrected, int more, Trial trial, Lexicon lexicon, String selfName, MarkerNames markers, Sort<T> sort) {
    return trial.test(corrected) || more > 0 && retried(corrected, more - 1, trial, lexicon, selfName, markers, sort).filter(next -> next.problem().suggestion().isPresent()).isPresent();
  }

  /** What is corrected may turn out to be several sentences: what stood open before has an end. */
  private <T> Optional<List<Object>> meaning(String corrected, Lexicon lexicon, String selfName, MarkerNames markers, Sort<T> sort) {
    List<Raw> raws = Scanner.scan(corrected);
    List<List<Raw>> sentences = sort.start() == Syntax.Start.ABILITY ? Sentences.of(raws, lexicon) : List.of(raws);
    List<Object> meanings = new ArrayList<>();
    for (List<Raw> sentence : sentences) {
      Optional<T> meaning = meaning(Lexer.tokens(lexicon, corrected, sentence, selfName, markers), lexicon, sort);
      if (meaning.isEmpty()) {
        return Optional.empty();
      }
      meanings.add(meaning.get());
    }
    return Optional.of(meanings).filter(all -> !all.isEmpty());
  }

  private <T> boolean reads(List<CardToken> tokens, Lexicon lexicon, Sort<T> sort) {
    return meaning(tokens, lexicon, sort).isPresent();
  }

  private <T> Optional<T> meaning(List<CardToken> tokens, Lexicon lexicon, Sort<T> sort) {
    Optional<Parsed> parsed = Syntax.parse(lexicon.language(), sort.start(), tokens);
    Optional<Builder.Result<T>> first = parsed.map(found -> made(lexicon, sort, found.tree()));
    if (first.filter(result -> result.meaning().isEmpty()).isPresent() && !parsed.get().single()) {
      return onlyOther(lexicon, tokens, sort).flatMap(Outcome::meaning);
    }
    return first.flatMap(Builder.Result::meaning);
  }
}
