package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.Lexeme;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** In which cells of its paradigm the subject of a verb can stand: «существо получает», but not «существа получает». */
final class Concord {
  /** The third person singular of any Russian verb. */
  private static final Pattern ONE = Pattern.compile(".*[еёи]т(?:ся)?");

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
    int mask = word.leaves().stream().flatMap(token -> token.lexemes().stream()).mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
    if (language == Language.RU && mask != 0 && (mask & Cells.ofCase(Cells.GENITIVE)) == 0) {
      throw new NotMeant(word.span(), "this word stands in another case than is wanted here");
    }
  }

  /** «орка или гнома»: what is listed stands in one case; in another the word belongs to something before it. */
  static void ofAll(Language language, List<Node> selectors) {
    int common = -1;
    for (Node selector : selectors) {
      int mask = selector.down("pick", "head").stream().flatMap(head -> head.leaves().stream()).flatMap(word -> word.lexemes().stream()).filter(lexeme -> lexeme.entry().isPresent()).mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
      int cases = 0;
      for (int c : List.of(Cells.NOMINATIVE, Cells.GENITIVE, Cells.DATIVE, Cells.ACCUSATIVE, Cells.INSTRUMENTAL, Cells.PREPOSITIONAL)) {
        cases |= (mask & Cells.ofCase(c)) != 0 ? 1 << c : 0;
      }
      common &= mask == 0 ? -1 : cases;
      if (language == Language.RU && common == 0) {
        throw new NotMeant(selector.span(), "this stands in another case than the one before: to what it belongs is not clear");
      }
    }
  }

  private static boolean isOfOne(CardToken verb) {
    int mask = 0;
    for (Lexeme lexeme : verb.lexemes()) {
      mask |= lexeme.use() == Use.FINITE || lexeme.use() == Use.REFLEXIVE_FINITE ? lexeme.mask() : 0;
    }
    return mask == 0 ? ONE.matcher(verb.getText().toLowerCase()).matches() : !Cells.plural(mask);
  }
}
