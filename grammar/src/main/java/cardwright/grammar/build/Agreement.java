package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.normalise.Scanner;
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

  /** Words that stand right before their noun, or before another word that describes it. */
  private static final Set<Integer> DETERMINERS =
      Set.of(
          CardTokens.THIS, CardTokens.THAT, CardTokens.NEXT, CardTokens.LAST, CardTokens.EACH, CardTokens.OTHER, CardTokens.RANDOM, CardTokens.ANY, CardTokens.CHOSEN,
          CardTokens.YOURS, CardTokens.OWN, CardTokens.ORDINAL, CardTokens.NUMBER);

  private static final Set<Integer> BEFORE = Set.of(CardTokens.COMMA, CardTokens.NOT);
  private static final Set<Integer> NOUNS = Set.of(CardTokens.KIND, CardTokens.NOUN, CardTokens.ATTACHED);
  private static final Set<String> RELATIVES = Set.of("which", "whichPlace");
  private static final Set<String> TOLD = Set.of("post", "pre", "namesakePre");
  private static final int PLURAL = Cells.ofGender(Cells.PLURAL);

  private Agreement() {}

  /**
   * «в этот ход», «каждую карту», «случайного орка», but «это орк», which says what somebody is.
   *
   * @param words all of a sentence
   */
  static void ofDeterminers(Language language, List<CardToken> words) {
    if (language != Language.RU) {
      return;
    }
    List<CardToken> ordered = words.stream().sorted(Comparator.comparingInt(word -> word.place().start())).toList();
    boolean counted = false;
    for (int i = 0; i + 1 < ordered.size(); i++) {
      CardToken word = ordered.get(i);
      counted = word.getType() == CardTokens.NUMBER && mask(word) == 0 || counted && DETERMINERS.contains(word.getType());
      boolean inDigits = Scanner.isDigit(word.getText().charAt(0)); // «2-м» is «вторым» as well as «втором»
      int mask = DETERMINERS.contains(word.getType()) && !inDigits ? mask(word) : 0;
      int next = DETERMINERS.contains(ordered.get(i + 1).getType()) ? mask(ordered.get(i + 1)) : ofNoun(ordered.get(i + 1));
      if (counted && (mask & PLURAL) != 0) {
        continue; // «2 ваших орка»
      }
      boolean tells = Discourse.isNeuter(word) && NOUNS.contains(ordered.get(i + 1).getType()) && (next & Cells.ofCase(Cells.NOMINATIVE)) != 0;
      if (mask != 0 && next != 0 && (mask & next) == 0 && !tells) {
        throw NotMeant.inAnotherForm(word.place(), "«" + word.getText() + "» does not agree with «" + ordered.get(i + 1).getText() + "»");
      }
    }
  }

  /**
   * «2 раны», «5 ран», «21 рану», «5 существам»: behind a number of several the noun stands in the genitive, or in the plural of the case of
   * the whole.
   *
   * @param cases cells that the place in the sentence allows; 0 if it allows any
   */
  static void ofNumber(Language language, Value number, CardToken noun, int cases) {
    int mask = ofNoun(noun);
    if (language != Language.RU || mask == 0 || !(number instanceof Value.Constant n)) {
      return;
    }
    int allowed = cases == 0 ? Cells.ALL : cases;
    boolean direct = (allowed & (Cells.ofCase(Cells.NOMINATIVE) | Cells.ofCase(Cells.ACCUSATIVE))) != 0;
    int oblique = allowed & PLURAL & ~Cells.ofCase(Cells.NOMINATIVE) & ~Cells.ofCase(Cells.ACCUSATIVE) | (direct ? Cells.cell(Cells.GENITIVE, Cells.PLURAL) : 0);
    int few = direct ? Cells.ofCase(Cells.GENITIVE) & ~PLURAL : 0;
    boolean phrase = noun.getText().strip().contains(" "); // «2 дополнительные жизни»: its adjective stands in the plural
    int wanted = endsInOne(n) ? allowed & ~PLURAL : isFew(n) ? oblique | few | (phrase ? PLURAL : 0) : oblique;
    if ((mask & wanted) == 0) {
      throw NotMeant.inAnotherForm(noun.place(), "«" + noun.getText() + "» does not agree with the number before it");
    }
  }

  /** The same of a description. */
  static void ofNumbered(Language language, Value number, Node described, int cases) {
    described.down("head").stream().flatMap(head -> head.leaves().stream()).filter(word -> NOUNS.contains(word.getType())).max(Comparator.comparingInt(word -> word.place().start()))
        .ifPresent(noun -> ofNumber(language, number, noun, cases));
  }

  /** «2 открытые карты» and «2 открытых карты»: only behind such numbers the words before the noun need not stand in its case. */
  static boolean isFew(Value number) {
    return !(number instanceof Value.Constant n) || n.number() % 10 >= 2 && n.number() % 10 <= 4 && !isTeen(n);
  }

  private static boolean endsInOne(Value number) {
    return number instanceof Value.Constant n && n.number() % 10 == 1 && !isTeen(n);
  }

  private static boolean isTeen(Value.Constant n) {
    return n.number() % 100 > 10 && n.number() % 100 < 20;
  }

  private static int ofNoun(CardToken word) {
    return Concord.cells(Stream.of(word), lexeme -> lexeme.entry().isPresent());
  }

  /**
   * @param described a noun with what is told of it
   * @param noun the cells of the noun and the words before it; 0 if they are not known
   * @param number how many, if a number stands before the noun: what is told of several is told in the plural, of 21 in either number
   */
  static void ofDescribed(Builder b, Node described, int noun, Optional<Count> number) {
    if (b.language != Language.RU || noun == 0) {
      return;
    }
    int nouns = number.isEmpty() || number.filter(Count::isOne).isPresent() ? noun : number.flatMap(Count::number).filter(Agreement::endsInOne).isPresent() ? noun | PLURAL : PLURAL;
    boolean others = b.before(described.span()).filter(word -> NOUNS.contains(word.getType())).anyMatch(word -> mask(word) != 0);
    described.children().stream().filter(part -> TOLD.contains(part.rule())).flatMap(part -> part.children().stream()).forEach(told -> {
      told.leaves().stream().sorted(Comparator.comparingInt(word -> word.place().start())).filter(word -> !BEFORE.contains(word.getType())).findFirst()
          .filter(word -> PARTICIPLES.contains(word.getType())).ifPresent(word -> agree(word, nouns, others));
      relatives(told).forEach(word -> agree(word, genders(nouns), others));
    });
  }

  /** «стоят» in «которые стоят рядом»: of as many as the pronoun before it. */
  static void ofClause(Language language, CardToken pronoun, CardToken verb) {
    int said = mask(pronoun);
    if (language == Language.RU && (said & Cells.ofCase(Cells.NOMINATIVE)) == 0) {
      throw NotMeant.inAnotherForm(pronoun.place(), "«" + pronoun.getText() + "» is who something is said of, so it stands in the nominative");
    }
    if (language == Language.RU && mask(verb) != 0) {
      throw NotMeant.inAnotherForm(verb.place(), "behind «" + pronoun.getText() + "» the verb stands in the third person");
    }
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
