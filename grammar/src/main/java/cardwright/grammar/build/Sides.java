package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who does something and to whom it is done. In Russian the forms of the words tell that and not their order: «гнома атакует орк» is what the
 * orc does, and of «~ атакуют» nothing is said but to whom it is done.
 */
enum Sides {
  /** Who is named first, or nobody, does it. */
  STRAIGHT,

  /** Who is named behind does it, to whom is named first if somebody is. */
  INVERSE,

  /** Nobody is named who does it. */
  IMPERSONAL;

  private static final Set<Use> SAID = EnumSet.of(Use.FINITE, Use.PAST, Use.REFLEXIVE_FINITE, Use.REFLEXIVE_PAST);
  private static final int PLURAL = Cells.ofGender(Cells.PLURAL);

  /** «орка» in «орка атакует ~»: to whom something is done, and «орков» in «никто не атаковал орков». */
  private static final int ACCUSATIVE = Cells.ofCase(Cells.ACCUSATIVE) | Cells.ofCase(Cells.GENITIVE);

  /** Words that can stand between whoever something is said of and what is said. */
  private static final BitSet BETWEEN = types(CardTokens.NOT, CardTokens.ALREADY, CardTokens.DASH);

  /** Verbs of the language itself, whose forms no vocabulary tells. */
  private static final BitSet VERBS =
      types(
          CardTokens.HAVE, CardTokens.GAIN, CardTokens.LOSE, CardTokens.PERFORM, CardTokens.DEALS, CardTokens.ENTERS, CardTokens.LEAVES, CardTokens.ROLLED,
          CardTokens.GAINED, CardTokens.PERFORMED, CardTokens.STAND, CardTokens.WAS);

  /** What a state or a participle says agrees with whom it is said of. */
  private static final BitSet PREDICATES =
      types(CardTokens.STATE, CardTokens.VERB_STATE, CardTokens.PP_STATE, CardTokens.ED_STATE, CardTokens.TRAIT, CardTokens.VERB_PP, CardTokens.VERB_ED);

  private static final Map<Pattern, Integer> ENDINGS =
      Map.of(
          Pattern.compile(".*[еёи]т(?:ся)?"), Cells.ALL & ~PLURAL,
          Pattern.compile(".*[юуая]т(?:ся)?"), PLURAL,
          Pattern.compile(".*[аеёиоуыя]л(?:ся)?"), Cells.ofGender(Cells.MASCULINE),
          Pattern.compile(".*ла(?:сь)?"), Cells.ofGender(Cells.FEMININE),
          Pattern.compile(".*ло(?:сь)?"), Cells.ofGender(Cells.NEUTER),
          Pattern.compile(".*ли(?:сь)?"), PLURAL);

  private static BitSet types(int... types) {
    BitSet set = new BitSet();
    for (int type : types) {
      set.set(type);
    }
    return set;
  }

  /**
   * The phrase that something is said of.
   *
   * @param does whether it can be who does it
   * @param suffers whether it can be whom it is done to
   * @param named whether it can be who does it but for number or gender, which are slips at most
   */
  private record Side(boolean does, boolean suffers, boolean named) {
    static final Side EITHER = new Side(true, true, true);
  }

  /**
   * @param before who or what stands before the verb
   * @param behind who or what stands behind it
   */
  static Sides of(Language language, Optional<Node> before, CardToken verb, Optional<Node> behind) {
    if (language == Language.RU && before.isEmpty() && behind.isEmpty() && (cells(verb) & ~PLURAL) == 0) {
      throw new NotMeant(verb.place(), "the plural says that somebody does it: whom it is done to is missing");
    }
    return of(language, before, cells(verb), behind);
  }

  /** The same of a verb that tells nothing of who does it: «должен атаковать». */
  static Sides of(Language language, Optional<Node> before, Optional<Node> behind) {
    return of(language, before, Cells.ALL, behind);
  }

  /** The same of what cannot be done: «~ не могут атаковать орки». */
  static Sides ofProhibition(Language language, Optional<Node> before, Node prohibition) {
    if (!prohibition.shows(CardTokens.VERB_FIN).isEmpty() || prohibition.holds("forbiddenFinite")) {
      Optional<CardToken> finite = prohibition.down("forbiddenFinite").filter(verb -> !verb.shows(CardTokens.VERB_FIN).isEmpty()).map(verb -> verb.leaves().get(0));
      return finite.map(verb -> of(language, before, verb, prohibition.down("object"))).orElse(STRAIGHT);
    }
    List<Node> deeds = Stream.concat(prohibition.children().stream(), prohibition.children().stream().filter(each -> each.rule().equals("barred")).flatMap(each -> each.children().stream())).filter(each -> each.rule().equals("noDeed")).toList();
    List<CardToken> may = prohibition.shows(CardTokens.MAY);
    if (may.size() != 1 || deeds.isEmpty()) {
      return STRAIGHT;
    }
    int agreeing = Concord.isOfOne(may.get(0)) ? Cells.ALL & ~PLURAL : PLURAL;
    Sides common = STRAIGHT;
    for (Node deed : deeds) {
      boolean aimed = deed.down("noAction").filter(action -> !action.shows(CardTokens.ON, CardTokens.AGAINST).isEmpty()).isPresent();
      boolean active = deed.holds("infinitive") || deed.holds("noAction", "infinitive");
      Sides sides = active ? of(language, before, agreeing, aimed ? Optional.empty() : deed.down("object").or(() -> deed.down("noAction", "object"))) : STRAIGHT;
      if (sides == IMPERSONAL || sides == INVERSE && (before.isEmpty() || deeds.size() > 1)) {
        throw new NotMeant(deed.span(), "who cannot do it is not clear: say that first, in the nominative");
      }
      common = sides;
    }
    return common;
  }

  /**
   * @param agreeing the cells in which whoever does it can stand, as far as the verb tells
   */
  static Sides of(Language language, Optional<Node> before, int agreeing, Optional<Node> behind) {
    if (language != Language.RU || before.isEmpty() && behind.isEmpty()) {
      return STRAIGHT;
    }
    Optional<Side> first = before.map(node -> side(node, agreeing));
    Optional<Side> second = behind.map(node -> side(node, agreeing));
    boolean itself = first.isEmpty() && (agreeing & ~PLURAL) != 0;
    if (first.map(Side::does).orElse(itself) && second.map(Side::suffers).orElse(true)) {
      return STRAIGHT;
    }
    if (first.map(Side::suffers).orElse(true) && second.filter(Side::does).isPresent()) {
      return INVERSE;
    }
    boolean several = (agreeing & PLURAL) != 0;
    if (several && (first.isEmpty() || second.isEmpty()) && first.or(() -> second).filter(Side::suffers).isPresent()) {
      return IMPERSONAL;
    }
    if (first.map(side -> side.does() || side.named() && second.isEmpty()).orElse(itself)) {
      return STRAIGHT; // «гном атакует орк», «орки атакует»: a slip, which is told of where it is read
    }
    Node wrong = before.or(() -> behind).orElseThrow();
    throw new NotMeant(wrong.span(), "who does it is not clear: whoever does it stands in the nominative and agrees with the verb");
  }

  /**
   * «орк получает», «если орки открыты»: who stands before something that is said of him, where his form decides nothing but whether it is
   * a slip. What stands in another case or number belongs to something else.
   *
   * @param clause a whole whose first part may be whoever it is said of
   */
  static void agree(Language language, Node clause) {
    Optional<Node> said = clause.down("whoever").or(() -> clause.down("subject"));
    if (language != Language.RU || said.isEmpty()) {
      return;
    }
    int end = said.get().span().end();
    List<CardToken> behind = clause.leaves().stream().filter(word -> word.place().start() >= end && !BETWEEN.get(word.getType())).sorted(Comparator.comparing(word -> word.place().start())).toList();
    boolean was = !behind.isEmpty() && behind.get(0).getType() == CardTokens.WAS;
    int agreeing = behind.stream().limit(was ? 2 : 1).mapToInt(Sides::predicate).reduce(Cells.ALL, (one, other) -> one & other);
    if (!side(said.get(), agreeing).does()) {
      throw NotMeant.inAnotherForm(said.get().span(), "who this is said of stands in the nominative and agrees with «" + behind.stream().limit(was ? 2 : 1).map(CardToken::getText).collect(Collectors.joining(" ")) + "»");
    }
  }

  /** The cells of whoever something is said of. */
  static int predicate(CardToken word) {
    boolean known = word.lexemes().stream().anyMatch(lexeme -> lexeme.entry().isPresent());
    boolean said = word.lexemes().stream().anyMatch(lexeme -> SAID.contains(lexeme.use()));
    if (known && !said) {
      int nominative = mask(word) & Cells.ofCase(Cells.NOMINATIVE);
      return nominative == 0 || !PREDICATES.get(word.getType()) ? Cells.ALL : Agreement.genders(nominative);
    }
    if (known) {
      return cells(word);
    }
    for (Map.Entry<Pattern, Integer> ending : ENDINGS.entrySet()) {
      if (VERBS.get(word.getType()) && ending.getKey().matcher(word.getText().toLowerCase(Locale.ROOT)).matches()) {
        return ending.getValue();
      }
    }
    return Cells.ALL;
  }

  /** What a pronoun stands for that begins a clause, and another in that clause: «которого ~ атаковал». */
  static Sides ofPronoun(CardToken pronoun, CardToken verb, Optional<Node> other, boolean otherFirst) {
    int agreeing = cells(verb);
    Side which = side(mask(pronoun), agreeing);
    Optional<Side> second = other.map(node -> side(node, agreeing));
    boolean straight = which.does() && second.map(Side::suffers).orElse(true);
    boolean inverse = which.suffers() && second.map(Side::does).orElse((agreeing & ~PLURAL) != 0);
    if (straight && inverse && otherFirst) {
      throw new NotMeant(other.orElseThrow().span(), "who of the two does it is not clear from these forms: say it in the passive, or name who does it with his noun");
    }
    if (straight) {
      return STRAIGHT;
    }
    if (inverse) {
      return INVERSE;
    }
    if (second.isEmpty() && which.suffers()) {
      return IMPERSONAL;
    }
    throw new NotMeant(pronoun.place(), "who does it is not clear: whoever does it stands in the nominative and agrees with the verb");
  }

  private static Side side(Node said, int verb) {
    Node one = said;
    while (Set.of("whoever", "subject", "object", "owner", "either", "selector").contains(one.rule())) {
      one = one.children().get(0);
    }
    // «~ и орк атакуют»: with several the verb agrees in the plural, with each of them it need not
    int agreeing = said.holds("either") || said.holds("whoever", "either") || said.holds("owner", "either") ? Cells.ALL : verb;
    return switch (one.rule()) {
      case "self" -> new Side((agreeing & ~PLURAL) != 0, true, false);
      case "pick" -> one.holds("count") && one.down("count").filter(count -> !count.shows(CardTokens.EACH).isEmpty()).isEmpty()
          ? Side.EITHER
          : side(Concord.ofHead(one.down("head")), agreeing);
      case "namesake" -> side(one.leaves().stream().mapToInt(Sides::mask).filter(mask -> mask != 0).reduce((left, right) -> left & right).orElse(0), agreeing);
      case "role", "told" -> side(Concord.cells(one.leaves().stream().limit(1), any -> true), agreeing);
      case "it", "player" -> one.shows(CardTokens.OPPONENT).isEmpty() ? ofPronoun(Concord.cells(one.leaves().stream().limit(1), any -> true), agreeing) : new Side(false, true, false);
      default -> Side.EITHER;
    };
  }

  private static Side side(int mask, int agreeing) {
    int nominative = mask & Cells.ofCase(Cells.NOMINATIVE);
    return mask == 0 ? Side.EITHER : new Side((nominative & agreeing) != 0, (mask & ACCUSATIVE) != 0, nominative != 0);
  }

  /** «он» and «вы» are no accusatives, though adjectives of their form can be. */
  private static Side ofPronoun(int mask, int agreeing) {
    Side side = side(mask, agreeing);
    return mask != 0 && (mask & Cells.ofCase(Cells.NOMINATIVE)) != 0 ? new Side(side.does(), false, true) : side;
  }

  private static int mask(CardToken word) {
    int mask = 0;
    for (Lexeme lexeme : word.lexemes()) {
      mask |= lexeme.mask();
    }
    return mask;
  }

  /** The cells of whoever does what a verb says: those of its number, and in the past of its gender. */
  private static int cells(CardToken verb) {
    int cells = 0;
    for (Lexeme lexeme : verb.lexemes()) {
      if (SAID.contains(lexeme.use())) {
        boolean past = lexeme.use() == Use.PAST || lexeme.use() == Use.REFLEXIVE_PAST;
        boolean told = lexeme.mask() != 0 && (lexeme.mask() & Cells.SECOND_PERSON) == 0;
        cells |= !told ? Cells.ALL : past ? lexeme.mask() : (Cells.plural(lexeme.mask()) ? PLURAL : 0) | (Cells.singular(lexeme.mask()) ? Cells.ALL & ~PLURAL : 0);
      }
    }
    return cells == 0 ? Cells.ALL : cells;
  }
}
