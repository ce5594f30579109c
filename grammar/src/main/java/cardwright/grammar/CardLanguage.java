package cardwright.grammar;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.FormsFile;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.parse.Syntax;
import cardwright.grammar.print.Printers;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.tokens.WordForms;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * The language of the cards of one vocabulary: reads texts in Russian and English, and prints what they mean in both. Immutable and safe to
 * share between threads. Nothing that stands in a text is ever thrown; it becomes a problem at its place. Dictionaries are loaded at the
 * first text that needs them.
 *
 * <p>Invariant: for every ability that a reading gives, {@link #print(List, Language)} gives a text that reads to an equal ability.
 */
public final class CardLanguage {

  private final Reader reader;
  private final Definitions definitions;
  private final Printers printers;

  private CardLanguage(Reader reader, Definitions definitions) {
    this.reader = reader;
    this.definitions = definitions;
    this.printers = new Printers(reader.vocabulary(), definitions::iconCost);
  }

  /** Gets ready, on another processor if there is one, for the texts that will come. Nothing depends on it. */
  public static void expectTexts() {
    CompletableFuture.runAsync(Syntax::load);
  }

  /**
   * Keeps in a folder what was found out about the shapes of all texts read until now. A program of the same build that is started with the
   * property {@code cardwright.learnt} set to the folder reads such texts faster, and all others as ever.
   */
  public static void keepWhatWasLearnt(Path folder) throws IOException {
    Syntax.keep(folder);
  }

  /** The language with the words of a vocabulary. */
  public static CardLanguage of(Vocabulary vocabulary) {
    return of(vocabulary, new Lexicons(vocabulary), new Meanings());
  }

  /**
   * The same for the vocabulary of an edition of a language that was read before: where the edition changes nothing in what sentences mean
   * that both have, what was read in one is not read again in the other.
   */
  public static CardLanguage of(Vocabulary vocabulary, CardLanguage elder) {
    Lexicons lexicons = new Lexicons(vocabulary);
    CardLanguage apart = of(vocabulary, lexicons, new Meanings());
    boolean alike = vocabulary.meansTheSameAs(elder.vocabulary()) && apart.definitions.paysLike(elder.definitions);
    return alike ? of(vocabulary, lexicons, elder.reader.meanings()) : apart;
  }

  private static CardLanguage of(Vocabulary vocabulary, Lexicons lexicons, Meanings meanings) {
    Definitions definitions = new Definitions(vocabulary, lexicons, meanings);
    return new CardLanguage(new Reader(vocabulary, lexicons, List.of(), definitions::iconCost, meanings), definitions);
  }

  /** The same language in which these names, in any case, are the things that bear them: {@link Selector.Named}. For scenarios. */
  public CardLanguage withNames(Collection<String> names) {
    return new CardLanguage(reader.withNames(names), definitions);
  }

  /** The words that it reads. */
  public Vocabulary vocabulary() {
    return reader.vocabulary();
  }

  /** A card's whole text: its abilities, each read by itself, so that a broken one does not hide the others. */
  public Reading read(String text, Language language) {
    return reader.abilities(text, language, "");
  }

  /** Some abilities out of a card's text: what they say of markers that other abilities of it give is read as well. */
  public Reading readPart(String text, Language language) {
    return reader.abilities(text, language, "", false);
  }

  /** The same; the card's own name, in any case, means the card itself, unless all its words are words of the language. */
  public Reading read(String text, Language language, String selfName) {
    return reader.abilities(text, language, selfName);
  }

  /** What is done: a rulebook's step, the cost of something. */
  public PartReading<Effect> readEffect(String text, Language language) {
    return reader.effect(text, language);
  }

  /** What must hold: a scenario's assertion, a rulebook's condition. */
  public PartReading<Condition> readCondition(String text, Language language) {
    return reader.condition(text, language);
  }

  /** Who or what is meant: "each ground creature". */
  public PartReading<Selector> readSelector(String text, Language language) {
    return reader.selector(text, language);
  }

  /** What a keyword means; empty if the vocabulary does not say or what it says cannot be read. */
  public List<Ability> definition(String keywordId) {
    return definitions.of(keywordId);
  }

  /** All that is wrong with the vocabulary: its file, its words, what its keywords and icons mean. */
  public List<Diagnostic> vocabularyProblems() {
    return definitions.problems();
  }

  /**
   * Whether a word of the vocabulary stands for two things, which is one of its {@linkplain #vocabularyProblems problems}. A text that has
   * the word may then fail to be read through no fault of its own.
   */
  public boolean hasClash() {
    return definitions.clash();
  }

  /**
   * The forms in which a text may have a wording of an entry, and how far they can be trusted.
   *
   * @param number the place of the wording among those that the entry has in the language, from 0
   * @throws IndexOutOfBoundsException if it has no such wording
   */
  public WordForms formsOf(Entry entry, Language language, int number) {
    return WordForms.of(vocabulary(), entry, language, number);
  }

  /** What the forms file beside the vocabulary should say: the forms of all its Russian words, from the dictionary. */
  public String forms() {
    Vocabulary vocabulary = reader.vocabulary().with(Inflection.ofDictionary());
    Lexicon.of(vocabulary, Language.RU);
    new Printers(vocabulary, definitions::iconCost).prepare();
    return FormsFile.write(vocabulary.inflection());
  }

  /** Canonical text of abilities, each a sentence. */
  public String print(List<Ability> abilities, Language language) {
    return printers.in(language).abilities(abilities);
  }

  /** Canonical text of an effect. */
  public String print(Effect effect, Language language) {
    return printers.in(language).effectAlone(effect);
  }

  /** Canonical text of a condition. */
  public String print(Condition condition, Language language) {
    return printers.in(language).conditionAlone(condition);
  }

  /** Canonical text of a selector. */
  public String print(Selector selector, Language language) {
    return printers.in(language).selectorAlone(selector);
  }

  /** Canonical text of a number. */
  public String print(Value value, Language language) {
    return printers.in(language).valueAlone(value);
  }
}
