package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.Lexeme;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** In which cells of its paradigm the subject of a verb can stand: «существо получает», but not «существа получает». */
final class Concord {
  /** The third person singular of any Russian verb. */
  private static final Pattern ONE = Pattern.compile(".*[еёи]т(?:ся)?");

  private static final Pattern INFINITIVE = Pattern.compile(".*(?:ть|ти|чь|[йиь]те)(?:ся|сь)?");
  private static final Set<Use> FINITES = Set.of(Use.FINITE, Use.REFLEXIVE_FINITE);
  private static final Set<Use> INFINITIVES = Set.of(Use.BASE, Use.REFLEXIVE_BASE);

  private Concord() {}

  /**
   * The nominative, and of one alone beside a verb in the singular. Beside a plural it may be any: of «орк и гоблин получают» each is one.
   *
   * @param predicate what the subject does, «может» included
   */
  static int ofSubject(Language language, Node predicate) {
    int nominative = Cells.ofCase(Cells.NOMINATIVE);
    return language == Language.RU && predicate.leaves().stream().min(Comparator.comparingInt(token -> token.place().start())).filter(Concord::isOfOne).isPresent()
        ? nominative & ~Cells.cell(Cells.NOMINATIVE, Cells.PLURAL)
        : nominative;
  }

  /** «до конца вашего хода»: a word that is in no genitive belongs to what stands behind it. */
  static void ofGenitive(Language language, Node word) {
    ofGenitive(language, word, word.leaves().toArray(CardToken[]::new));
  }

  /** The same of some words of it. */
  static void ofGenitive(Language language, Node word, CardToken... words) {
    int mask = cells(Stream.of(words), any -> true);
    if (language == Language.RU && mask != 0 && (mask & Cells.ofCase(Cells.GENITIVE)) == 0) {
      throw NotMeant.inAnotherForm(word.span(), "this word stands in another case than is wanted here");
    }
  }

  /** The cells of its paradigm in which any of the words can stand, as those of their meanings that are asked for. */
  static int cells(Stream<CardToken> words, Predicate<Lexeme> asked) {
    return words.flatMap(word -> word.lexemes().stream()).filter(asked).mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
  }

  /** The same of the head of a description, as words of a rulebook. */
  static int ofHead(Optional<Node> head) {
    return cells(head.stream().flatMap(words -> words.leaves().stream()), lexeme -> lexeme.entry().isPresent());
  }

  /** «атакован орком» and «атакован орк»: where the case alone tells who is who, another case means something else. */
  static void ofCase(Language language, Node words, int cases) {
    int mask = ofHead(words.down("selector", "pick", "head").or(() -> words.down("selector", "role")));
    if (language == Language.RU && mask != 0 && (mask & cases) == 0) {
      throw NotMeant.inAnotherForm(words.span(), "this word stands in another case than is wanted here");
    }
  }

  /** «орка или гнома»: what is listed stands in one case; in another the word belongs to something before it. */
  static void ofAll(Language language, List<Node> selectors) {
    int common = -1;
    for (Node selector : selectors) {
      common &= cases(ofHead(selector.down("pick", "head")));
      if (language == Language.RU && common == 0) {
        throw NotMeant.inAnotherForm(selector.span(), "this stands in another case than the one before: to what it belongs is not clear");
      }
    }
  }

  /** «гном воин» is both; of «гном воина» the second is whose the first is. */
  static void ofNouns(Language language, List<CardToken> nouns) {
    int common = -1;
    for (CardToken noun : nouns) {
      common &= cases(cells(Stream.of(noun), lexeme -> lexeme.entry().isPresent()));
      if (language == Language.RU && common == 0) {
        throw NotMeant.inAnotherForm(noun.place(), "this stands in another case than the word before, so it is not the same that is both");
      }
    }
  }

  /** In which cases a word of these cells can stand, a bit each; all if its forms are not known. */
  private static int cases(int mask) {
    int cases = 0;
    for (int c : List.of(Cells.NOMINATIVE, Cells.GENITIVE, Cells.DATIVE, Cells.ACCUSATIVE, Cells.INSTRUMENTAL, Cells.PREPOSITIONAL)) {
      cases |= (mask & Cells.ofCase(c)) != 0 ? 1 << c : 0;
    }
    return mask == 0 ? -1 : cases;
  }

  /** «оно получить», «оно получите»: whether what is done is told with a verb that has no third person. */
  static boolean isInfinitive(Language language, Node predicate) {
    CardToken verb = first(predicate);
    boolean known = verb.lexemes().stream().anyMatch(lexeme -> lexeme.entry().isPresent());
    return language == Language.RU
        && (known ? verb.lexemes().stream().anyMatch(lexeme -> INFINITIVES.contains(lexeme.use())) && verb.lexemes().stream().noneMatch(lexeme -> FINITES.contains(lexeme.use())) : INFINITIVE.matcher(verb.getText().toLowerCase()).matches());
  }

  static CardToken first(Node predicate) {
    return predicate.leaves().stream().min(Comparator.comparingInt(token -> token.place().start())).orElseThrow();
  }

  /** Whether a verb is in the singular. */
  static boolean isOfOne(CardToken verb) {
    int mask = 0;
    for (Lexeme lexeme : verb.lexemes()) {
      mask |= lexeme.use() == Use.FINITE || lexeme.use() == Use.REFLEXIVE_FINITE ? lexeme.mask() : 0;
    }
    return mask == 0 ? ONE.matcher(verb.getText().toLowerCase()).matches() : !Cells.plural(mask);
  }
}
