package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.document.Distance;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** All phrases of one language: words of structure and of one vocabulary. It shows no change once made. */
public final class Lexicon {
  /** Of so many strange words at most it is remembered whether they are near a known one: names are said again and again. */
  private static final int ASKED = 4096;

  private final Language language;
  private final Trie words;
  private final Trie names;
  private final Map<String, List<Lexeme>> icons;
  private final VocabularyWords source;
  private volatile List<Phrase> phrases;
  private volatile NavigableMap<Integer, List<String>> byLength;
  private final Map<String, Boolean> nearly = new ConcurrentHashMap<>();
  private final Map<Integer, Optional<String>> examples = new ConcurrentHashMap<>();

  private Lexicon(Language language, Trie words, Trie names, Map<String, List<Lexeme>> icons, VocabularyWords source) {
    this.language = language;
    this.words = words;
    this.names = names;
    this.icons = icons;
    this.source = source;
  }

  /** The lexicon of a vocabulary in a language. */
  public static Lexicon of(Vocabulary vocabulary, Language language) {
    Trie words = new Trie();
    Structure.fill(words, language);
    Map<String, List<Lexeme>> icons = new HashMap<>();
    VocabularyWords filler = new VocabularyWords(vocabulary, language, words, icons);
    filler.fill();
    filler.fillLast();
    return new Lexicon(language, words, new Trie(), icons, filler);
  }

  /** The same with names of things; a name in the text that begins with a capital is the thing, even if it is a word of the vocabulary. */
  public Lexicon withNames(Collection<String> named) {
    Trie more = new Trie();
    for (String name : named) {
      addName(more, name, Lexeme.structure(CardTokens.NAME, 0, name));
    }
    return new Lexicon(language, words, more, icons, source);
  }

  /**
   * A trie for the card's own name, if the text could hold it; nothing if all words of the name are words of the language, for then it would
   * steal them.
   */
  Optional<Trie> self(String name, List<Raw> text) {
    List<Raw> raws = Scanner.scan(name);
    Optional<Raw> first = raws.stream().filter(raw -> raw.kind() == Raw.Kind.WORD).findFirst();
    if (first.isEmpty() || text.stream().noneMatch(raw -> couldBe(first.get(), raw)) || known(raws)) {
      return Optional.empty();
    }
    Trie trie = new Trie();
    addName(trie, name, Lexeme.structure(CardTokens.SELF, 0, null));
    return Optional.of(trie);
  }

  /** Whether the word could be a form of a name's first word. It saves the forms, which the dictionary has to find, for most texts. */
  private boolean couldBe(Raw name, Raw word) {
    return word.kind() == Raw.Kind.WORD
        && word.text().charAt(0) == name.text().charAt(0)
        && (words.child(word.text()) == null || words.child(name.text()) != null);
  }

  private boolean known(List<Raw> raws) {
    for (int at = 0; at < raws.size(); ) {
      int length = longest(words, raws, at);
      if (length == 0 && raws.get(at).kind() == Raw.Kind.WORD) {
        return false;
      }
      at += Math.max(1, length);
    }
    return true;
  }

  /** How many raw words, and icons behind them, the longest phrase of the trie takes from {@code at} on. */
  static int longest(Trie trie, List<Raw> raws, int at) {
    int best = 0;
    Trie node = trie;
    for (int i = at; i < raws.size() && (raws.get(i).kind() == Raw.Kind.WORD || i > at && raws.get(i).kind() == Raw.Kind.ICON); i++) {
      node = node.child(raws.get(i).text());
      if (node == null) {
        break;
      }
      if (!node.lexemes().isEmpty()) {
        best = i - at + 1;
      }
    }
    return best;
  }

  /**
   * With what a phrase that begins so can go on.
   *
   * @return next words in no order; empty if the words begin no phrase
   */
  public Set<String> continuations(List<String> beginning) {
    Trie node = words;
    for (String word : beginning) {
      node = node.child(word);
      if (node == null) {
        return Set.of();
      }
    }
    return node.children().keySet();
  }

  private void addName(Trie trie, String name, Lexeme lexeme) {
    String normal =
        String.join(" ", Scanner.scan(name).stream().filter(raw -> raw.kind() == Raw.Kind.WORD).map(Raw::text).toList());
    if (normal.isEmpty()) {
      return;
    }
    trie.add(normal, lexeme);
    if (language == Language.RU) {
      for (Form form : source.inflection().noun(normal)) {
        trie.add(form.text(), lexeme);
      }
    } else {
      trie.add(normal + "'s", lexeme);
    }
  }

  /** Whether the word is «если» and opens a condition: «если от удара …» tells by what something happens that is waited for, if not by this one. */
  public boolean opensCondition(List<Raw> raws, int at) {
    return is(raws, at, CardTokens.IF) && (!is(raws, at + 1, CardTokens.FROM) || is(raws, at + 2, CardTokens.THIS));
  }

  private boolean is(List<Raw> raws, int at, int type) {
    Trie word = at < raws.size() && raws.get(at).kind() == Raw.Kind.WORD ? words.child(raws.get(at).text()) : null;
    return word != null && word.type() == type;
  }

  /** What is wrong with the vocabulary's words in this language. */
  public List<Diagnostic> diagnostics() {
    return List.copyOf(source.diagnostics());
  }

  /** Which language it is of. */
  public Language language() {
    return language;
  }

  Trie words() {
    return words;
  }

  Trie names() {
    return names;
  }

  /** All signs in braces that mean something. */
  public Set<String> icons() {
    return Set.copyOf(icons.keySet());
  }

  List<Lexeme> icon(String icon) {
    return icons.getOrDefault(icon, List.of());
  }

  /** Phrases whose words could stand in a slot of one of these token types, for suggestions. */
  public List<String> phrases(Set<Integer> types) {
    List<String> found = new ArrayList<>();
    for (Phrase phrase : allPhrases()) {
      if (types.contains(phrase.type())) {
        found.add(phrase.text());
      }
    }
    return found;
  }

  /** All phrases. */
  public List<String> phrases() {
    return allPhrases().stream().map(Phrase::text).toList();
  }

  /**
   * A phrase of a token type, to show what could stand there: of the first entry of the vocabulary, as the vocabulary writes it if that is of
   * the type; of the words of structure the shortest. Empty for signs.
   */
  public Optional<String> example(int type) {
    return examples.computeIfAbsent(type, this::makeExample);
  }

  private Optional<String> makeExample(int type) {
    if (type == CardTokens.ICON || type == CardTokens.SPEED) {
      Optional<String> icon =
          icons.entrySet().stream()
              .filter(each -> each.getValue().stream().anyMatch(lexeme -> lexeme.type() == type))
              .min(Comparator.comparingInt(each -> each.getValue().get(0).entry().map(Lexicon::position).orElse(0)))
              .map(Map.Entry::getKey);
      if (icon.isPresent()) {
        return icon;
      }
    }
    // «рана» is a counter also where «рана» is a form of the verb: of some types all words are shared
    return firstPhrase(phrase -> phrase.type() == type).or(() -> firstPhrase(phrase -> phrase.lexemes().stream().anyMatch(lexeme -> lexeme.type() == type)));
  }

  private Optional<String> firstPhrase(Predicate<Phrase> wanted) {
    Comparator<Phrase> byPlace = Comparator.comparingInt(phrase -> phrase.lexemes().get(0).entry().map(Lexicon::position).orElse(0));
    return allPhrases().stream()
        .filter(wanted)
        .min(byPlace.thenComparing(phrase -> !isWritten(phrase)).thenComparing(phrase -> phrase.text().length()).thenComparing(Phrase::text))
        .map(Phrase::text);
  }

  private static int position(Entry entry) {
    return entry.key().span().start();
  }

  private boolean isWritten(Phrase phrase) {
    return phrase.lexemes().get(0).entry().filter(entry -> Scanner.normal(Entry.bare(source.terms().of(entry.category(), entry.id()))).equals(phrase.text())).isPresent();
  }

  /** Whether a word, as the scanner writes it, stands alone or begins a phrase. */
  public boolean isWord(String word) {
    return words.child(word) != null;
  }

  /** Whether a word, as the scanner writes it, stands alone or anywhere in a phrase. */
  public boolean isWordOfPhrase(String word) {
    return isWord(word) || allPhrases().stream().anyMatch(phrase -> phrase.has(word));
  }

  /** Whether a word that stands alone or begins a phrase is spelt like this one but for one letter. */
  boolean hasNearly(String word) {
    Boolean known = nearly.get(word);
    if (known == null) {
      known = isNearOne(word);
      if (nearly.size() < ASKED) {
        nearly.put(word, known);
      }
    }
    return known;
  }

  private boolean isNearOne(String word) {
    return wordsByLength().subMap(word.length() - 1, word.length() + 2).values().stream().flatMap(List::stream).anyMatch(known -> Distance.of(known, word, 1) >= 0);
  }

  private NavigableMap<Integer, List<String>> wordsByLength() {
    NavigableMap<Integer, List<String>> made = byLength;
    if (made == null) {
      made = words.children().keySet().stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
      byLength = made;
    }
    return made;
  }

  /** The other forms of what a token is, each of one word. */
  public List<String> otherForms(CardToken token, boolean sameNumber) {
    List<String> found = new ArrayList<>();
    String own = Scanner.normal(token.getText());
    for (Phrase phrase : allPhrases()) {
      if (!phrase.text().equals(own) && !phrase.text().contains(" ") && phrase.lexemes().stream().anyMatch(lexeme -> isSameWord(lexeme, token) && (!sameNumber || isOfSameNumber(lexeme, token)))) {
        found.add(phrase.text());
      }
    }
    return found;
  }

  private static boolean isOfSameNumber(Lexeme lexeme, CardToken token) {
    return token.lexemes().stream().anyMatch(own -> Cells.singular(own.mask()) && Cells.singular(lexeme.mask()) || Cells.plural(own.mask()) && Cells.plural(lexeme.mask()));
  }

  private static boolean isSameWord(Lexeme lexeme, CardToken token) {
    return token.lexemes().stream()
        .anyMatch(own -> (own.type() == lexeme.type() || areOfOneVerb(own, lexeme)) && own.entry().equals(lexeme.entry()) && (own.entry().isPresent() || own.detail().equals(lexeme.detail())));
  }

  /** «закрыть» and «закрывает», for which the grammar has words of different sorts. */
  private static boolean areOfOneVerb(Lexeme one, Lexeme other) {
    return Set.of(CardTokens.VERB, CardTokens.VERB_FIN).containsAll(List.of(one.type(), other.type()));
  }

  private record Phrase(String text, int type, List<Lexeme> lexemes) {
    boolean has(String word) {
      return text.contains(word) && List.of(text.split(" ")).contains(word);
    }
  }

  /** Only a text that is wrong asks for them; whoever reads many asks often. */
  private List<Phrase> allPhrases() {
    List<Phrase> made = phrases;
    if (made == null) {
      made = new ArrayList<>();
      collect(words, "", made);
      phrases = made;
    }
    return made;
  }

  private static void collect(Trie node, String path, List<Phrase> found) {
    for (Map.Entry<String, Trie> child : node.children().entrySet()) {
      String phrase = path.isEmpty() ? child.getKey() : path + " " + child.getKey();
      if (!child.getValue().lexemes().isEmpty()) {
        found.add(new Phrase(phrase, child.getValue().type(), child.getValue().lexemes()));
      }
      collect(child.getValue(), phrase, found);
    }
  }
}
