package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether what is told of somebody behind his noun is told of him: «карту, стоящую рядом», «орков, у которых нет фишек». A participle or a
 * relative pronoun that does not agree with the noun belongs to another, or is a slip; it is never read as if it did.
 */
final class Agreement {
  private static final Set<Integer> PARTICIPLES = Set.of(CardTokens.STAND, CardTokens.USING, CardTokens.HAVING);
  private static final Set<Integer> BEFORE = Set.of(CardTokens.COMMA, CardTokens.NOT);
  private static final Set<Integer> NOUNS = Set.of(CardTokens.KIND, CardTokens.NOUN, CardTokens.ATTACHED);
  private static final Set<String> RELATIVES = Set.of("which", "whichPlace");
  private static final Set<String> TOLD = Set.of("post", "pre", "namesakePre");
  private static final int PLURAL = Cells.ofGender(Cells.PLURAL);

  private Agreement() {}

  /**
   * @param described a noun with what is told of it
   * @param noun the cells of the noun and the words before it; 0 if they are not known
   * @param number how many, if a number stands before the noun: what is told of several is told in the plural, of 21 in either number
   */
  static void ofDescribed(Builder b, Node described, int noun, Optional<Count> number) {
    if (b.language != Language.RU || noun == 0) {
      return;
    }
    int nouns = number.isEmpty() || number.filter(Count::isOne).isPresent() ? noun : number.filter(Agreement::endsInOne).isPresent() ? noun | PLURAL : PLURAL;
    boolean others = b.before(described.span()).filter(word -> NOUNS.contains(word.getType())).anyMatch(word -> mask(word) != 0);
    described.children().stream().filter(part -> TOLD.contains(part.rule())).flatMap(part -> part.children().stream()).forEach(told -> {
      told.leaves().stream().sorted(Comparator.comparingInt(word -> word.place().start())).filter(word -> !BEFORE.contains(word.getType())).findFirst()
          .filter(word -> PARTICIPLES.contains(word.getType())).ifPresent(word -> agree(word, nouns, others));
      relatives(told).forEach(word -> agree(word, genders(nouns), others));
    });
  }

  private static boolean endsInOne(Count count) {
    return count instanceof Count.Exactly exactly && exactly.n() instanceof Value.Constant n && n.number() % 10 == 1 && n.number() % 100 != 11;
  }

  /** «стоят» in «которые стоят рядом»: of as many as the pronoun before it. */
  static void ofClause(Language language, CardToken pronoun, CardToken verb) {
    int said = mask(pronoun);
    if (language == Language.RU && said != 0 && (genders(said) & Sides.predicate(verb)) == 0) {
      throw NotMeant.inAnotherForm(verb.place(), "«" + verb.getText() + "» does not agree with «" + pronoun.getText() + "»");
    }
  }

  /**
   * @param others whether other nouns stand before, of which this may be said: then nobody can tell which word is the slip
   */
  private static void agree(CardToken word, int cells, boolean others) {
    int mask = mask(word);
    if (mask != 0 && (mask & cells) == 0) {
      String message = "«" + word.getText() + "» does not agree with the noun before it, of which it would be said";
      throw others ? new NotMeant(word.place(), message) : NotMeant.inAnotherForm(word.place(), message);
    }
  }

  private static Stream<CardToken> relatives(Node told) {
    return RELATIVES.contains(told.rule())
        ? Stream.concat(told.shows(CardTokens.WHICH).stream(), told.children().stream().flatMap(Agreement::relatives))
        : Stream.empty();
  }

  private static int mask(CardToken word) {
    return Concord.cells(Stream.of(word), any -> true);
  }

  /** All cells of the genders and the plural that some cells have. */
  static int genders(int cells) {
    int genders = 0;
    for (int gender : List.of(Cells.MASCULINE, Cells.FEMININE, Cells.NEUTER, Cells.PLURAL)) {
      genders |= (cells & Cells.ofGender(gender)) != 0 ? Cells.ofGender(gender) : 0;
    }
    return genders;
  }
}
