package cardwright.grammar;

import cardwright.grammar.document.Distance;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Mends what typing does to a text besides misspelling its words: a sign that was left out, a space that was, a word that stands in another
 * form. Every repair is read again before it is proposed, and where several of one kind would do, none is: nobody can tell which was meant.
 */
final class Repairs {
  /** No more places are tried: behind the word at which reading stopped nothing is known. */
  private static final int REACH = 8;

  private static final Set<Integer> PARTING = Set.of(CardTokens.COMMA, CardTokens.SEMI, CardTokens.COLON, CardTokens.DASH);

  /** Where these stand decides what is said. */
  private static final Set<Integer> JOINING =
      Set.of(
          CardTokens.AND, CardTokens.OR, CardTokens.NOT, CardTokens.TO, CardTokens.AGAINST, CardTokens.ON, CardTokens.IN, CardTokens.OUT_OF, CardTokens.WITH, CardTokens.WITHOUT,
          CardTokens.AT, CardTokens.FROM, CardTokens.PER, CardTokens.FOR, CardTokens.OF, CardTokens.RELATION_TO);

  /** Behind such a word the next of them is one more of a list. */
  private static final Set<Integer> DESCRIBING = Set.of(CardTokens.NOUN, CardTokens.KIND, CardTokens.TRAIT, CardTokens.KEYWORD_TRAIT);

  /** «…, дальность 3» is said of what stands before it. */
  private static final Set<Integer> RANGE = Set.of(CardTokens.STAT);

  /** What such a word begins is parted by a comma. */
  private static final Set<Integer> CLAUSES = Set.of(CardTokens.IF, CardTokens.UNLESS, CardTokens.WHICH, CardTokens.IN_DOING);

  private final String text;
  private final Lexicon lexicon;
  private final List<CardToken> tokens;
  private final Trial trial;
  private final Predicate<String> nearly;

  /** With which words an ability begins: behind a full stop that was left out. */
  private static final Set<Integer> BEGINNING = Set.of(CardTokens.TIMING, CardTokens.TIMING_BEFORE, CardTokens.ON_EVENT, CardTokens.WHEN, CardTokens.AFTER, CardTokens.ICON);

  /**
   * @param trial whether a corrected stretch has a meaning
   */
  Repairs(String text, Lexicon lexicon, List<CardToken> tokens, Trial trial) {
    this(text, lexicon, tokens, trial, stretch -> false);
  }

  /**
   * @param trial whether a corrected stretch has a meaning
   * @param nearly whether it would have one after one more correction
   */
  Repairs(String text, Lexicon lexicon, List<CardToken> tokens, Trial trial, Predicate<String> nearly) {
    this.nearly = nearly;
    this.text = text;
    this.lexicon = lexicon;
    this.tokens = tokens;
    this.trial = trial;
  }

  /** What stands in a place now, what to write there, and what was wrong. */
  record Repair(Span place, String with, String fault) {}

  /** «В начале хода взять карту»: the sign behind the timing of a text that reads without it as what is done. */
  Optional<Repair> timing() {
    return only(signs(Math.min(REACH, tokens.size() - 1), behindTimings()));
  }

  private String behindTimings() {
    return lexicon.language() == Language.RU ? "–" : ",";
  }

  /** The repair of one place with which the text reads, if there is one and no other of its kind. */
  Optional<Repair> find(int furthest) {
    int at = Math.min(furthest, tokens.size() - 1);
    Stream<Supplier<List<Repair>>> kinds =
        Stream.of(() -> twice(at), () -> signTwice(at), () -> new NounForVerb(text, lexicon, tokens).repairs(at), () -> commas(at), () -> signs(at, behindTimings()), () -> stop(at, trial, BEGINNING::contains).stream().toList(), () -> signs(at, ":"), () -> minus(at), () -> addedTo(at), () -> superfluous(at), () -> hyphens(at + 1), () -> nameEnding(at), () -> compared(at), () -> parts(at), () -> spaces(at), () -> forms(at), () -> forms(at - 1),
            () -> order(at));
    Pairs pairs = new Pairs(text, lexicon, tokens);
    return named().or(() -> pairs.names().stream().filter(candidate -> trial.test(applied(candidate))).findFirst()).or(() -> only(pairs.others())).or(() -> only(new Unquoted(text, lexicon, tokens).abilities())).or(() -> kinds.map(kind -> only(kind.get())).flatMap(Optional::stream).findFirst()).or(() -> stop(at, trial, type -> true)).or(() -> only(signs(at, ";"))).or(() -> only(strayLetter(at))).or(() -> stop(at, nearly, BEGINNING::contains)).or(() -> quotes().filter(candidate -> nearly.test(applied(candidate))).findFirst());
  }

  /** The name of an action that stands without quotation marks, if that is all. */
  Optional<Repair> named() {
    return new Unquoted(text, lexicon, tokens).names().stream().filter(candidate -> trial.test(applied(candidate))).findFirst();
  }

  private Stream<Repair> quotes() {
    Unquoted unquoted = new Unquoted(text, lexicon, tokens);
    return Stream.concat(unquoted.names().stream(), unquoted.abilities().stream());
  }

  /** «и {armor} я до конца хода»: a letter by itself that is no word and belongs to none. */
  private List<Repair> strayLetter(int at) {
    CardToken token = tokens.get(at);
    if (at == 0 || token.getType() != CardTokens.UNKNOWN || token.getText().length() != 1 || !Character.isLetter(token.getText().charAt(0))) {
      return List.of();
    }
    Span before = tokens.get(at - 1).place();
    return List.of(new Repair(before.to(token.place()), written(before), Diagnosis.unknown(token)));
  }

  /**
   * «+1 к удару +1 к движению»: two abilities without the full stop between them, of which the first reads.
   *
   * @param second whether what stands behind it could be the other
   * @param begins with which words the other may begin; more than that it reads must not be asked where the first word does not tell
   */
  private Optional<Repair> stop(int at, Predicate<String> second, Predicate<Integer> begins) {
    Optional<Repair> found = Optional.empty();
    String whole = applied(new Repair(tokens.get(0).place(), tokens.get(0).getText(), ""));
    int from = tokens.get(0).place().start();
    for (int i = Math.max(1, at - REACH); i <= at; i++) {
      CardToken before = tokens.get(i - 1);
      int cut = before.place().end() - from;
      if (!endsOpen(before) && !isSign(tokens.get(i)) && cut < whole.length() && begins.test(tokens.get(i).getType()) && trial.test(whole.substring(0, cut)) && second.test(whole.substring(cut).strip())) {
        if (found.isPresent()) {
          return Optional.empty();
        }
        found = Optional.of(new Repair(before.place(), before.getText() + ".", "a full stop is missing behind «" + before.getText() + "»: two abilities are two sentences"));
      }
    }
    return found;
  }

  /** «дальность – 4», a comma at the end: a sign that parts what belongs together. */
  private List<Repair> superfluous(int at) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = Math.max(1, at - 1); i <= at; i++) {
      // what stands between two numbers parts them: «1,5» is not «15»; and «гному, орку» are two
      boolean lists = i + 1 < tokens.size() && (isNumber(i - 1) && isNumber(i + 1) || DESCRIBING.contains(tokens.get(i - 1).getType()) && DESCRIBING.contains(tokens.get(i + 1).getType()) || RANGE.contains(tokens.get(i + 1).getType()));
      if (PARTING.contains(tokens.get(i).getType()) && !lists) {
        Span before = tokens.get(i - 1).place();
        String sign = "«" + tokens.get(i).getText() + "» behind «" + written(before) + "» ";
        repairs.add(new Repair(before.to(tokens.get(i).place()), written(before), sign + (i == tokens.size() - 1 ? "leads to nothing" : "parts what belongs together")));
      }
    }
    return repairs;
  }

  /** «про-тивника», «местами-со»: what a word may be that was divided at the end of a line, or two that were joined. */
  static List<String> undivided(CardToken token) {
    String word = token.getText();
    return token.getType() != CardTokens.UNKNOWN || word.indexOf('-') <= 0 ? List.of() : List.of(word.replace("-", ""), word.replace('-', ' '), word.replace("-", " – "));
  }

  /** The word behind the one at which reading stopped belongs to its phrase. */
  private List<Repair> hyphens(int at) {
    return at < tokens.size() ? undivided(tokens.get(at)).stream().map(word -> new Repair(tokens.get(at).place(), word, Diagnosis.unknown(tokens.get(at)))).toList() : List.of();
  }

  /** «рядом с ~-зом»: the ending of a name of which the rest is written «~». */
  private List<Repair> nameEnding(int at) {
    if (at < 2 || tokens.get(at).getType() != CardTokens.UNKNOWN || tokens.get(at - 1).getType() != CardTokens.DASH || tokens.get(at - 2).getType() != CardTokens.SELF) {
      return List.of();
    }
    Span name = tokens.get(at - 2).place();
    Span ending = tokens.get(at).place();
    boolean glued = name.end() == tokens.get(at - 1).place().start() && tokens.get(at - 1).place().end() == ending.start();
    return glued ? List.of(new Repair(name.to(ending), written(name), "«" + written(name) + "» is the whole name: its ending is not written behind it")) : List.of();
  }

  /** «если ~ больше, чем жизнь хозяина»: with a number of another only the same number of his own is compared. */
  private List<Repair> compared(int at) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = Math.max(1, at - 3); i <= Math.min(at + 1, tokens.size() - 2); i++) {
      int than = i + 1;
      while (than < tokens.size() - 1 && (tokens.get(than).getType() == CardTokens.COMMA || tokens.get(than).getType() == CardTokens.THAN)) {
        than++;
      }
      int sign = tokens.get(i).getType();
      Span who = tokens.get(i - 1).place();
      boolean ofOne = tokens.get(i - 1).getType() == CardTokens.SELF || tokens.get(i - 1).getType() == CardTokens.ROLE;
      if (ofOne && (sign == CardTokens.MORE || sign == CardTokens.LESS) && tokens.get(than).getType() == CardTokens.STAT && lexicon.language() == Language.RU) {
        String stat = written(tokens.get(than).place());
        repairs.add(new Repair(who, stat + " " + written(who), "what of «" + written(who) + "» is compared is missing"));
      }
    }
    return repairs;
  }

  private boolean isNumber(int at) {
    return tokens.get(at).getType() == CardTokens.NUMBER;
  }

  /** «округле нием», «получа- ет»: two parts of one word. */
  private List<Repair> parts(int at) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = Math.max(1, at - 1); i <= Math.min(at + 1, tokens.size() - 2); i++) {
      Span before = tokens.get(i - 1).place();
      Span behind = tokens.get(i + 1).place();
      boolean hyphen = tokens.get(i).getType() == CardTokens.DASH && tokens.get(i).place().start() == before.end() && tokens.get(i).place().end() < behind.start();
      String joined = written(before) + written(behind);
      if (hyphen && isKnown(joined)) {
        repairs.add(new Repair(before.to(behind), joined, "«" + joined + "» is one word"));
      }
    }
    for (int i = Math.max(1, at - 1); i <= Math.min(at + 2, tokens.size() - 1); i++) {
      Span before = tokens.get(i - 1).place();
      Span behind = tokens.get(i).place();
      boolean broken = tokens.get(i - 1).getType() == CardTokens.UNKNOWN || tokens.get(i).getType() == CardTokens.UNKNOWN;
      String joined = written(before) + written(behind);
      if (broken && before.end() < behind.start() && isKnown(joined)) {
        repairs.add(new Repair(before.to(behind), joined, "«" + joined + "» is one word"));
      }
    }
    return repairs;
  }

  /** «жизнь дополнительную»: two words the wrong way round. */
  private List<Repair> order(int at) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = Math.max(1, at - 1); i <= Math.min(at + 1, tokens.size() - 1); i++) {
      boolean denied = i > 1 && tokens.get(i - 2).getType() == CardTokens.NOT; // «не вашего орка»: which of the two is not so
      if (!denied && !isSign(tokens.get(i - 1)) && !isSign(tokens.get(i)) && !JOINING.contains(tokens.get(i - 1).getType()) && !JOINING.contains(tokens.get(i).getType())) {
        Span before = tokens.get(i - 1).place();
        Span behind = tokens.get(i).place();
        repairs.add(new Repair(before.to(behind), written(behind) + " " + written(before), "«" + written(before) + "» and «" + written(behind) + "» stand the wrong way round"));
      }
    }
    return repairs;
  }

  private String written(Span place) {
    return text.substring(place.start(), place.end());
  }

  /** «- 1 от атак»: a minus that stands apart from its number. */
  private List<Repair> minus(int at) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = Math.max(1, at - 1); i <= Math.min(at + 1, tokens.size() - 1); i++) {
      if (tokens.get(i - 1).getType() == CardTokens.DASH && tokens.get(i).getType() == CardTokens.NUMBER) {
        repairs.add(new Repair(tokens.get(i - 1).place().to(tokens.get(i).place()), "-" + tokens.get(i).getText(), "the minus stands apart from its number"));
      }
    }
    return repairs;
  }

  /** «+1 удару»: what is added to is said with a word before it. */
  private List<Repair> addedTo(int at) {
    List<Repair> repairs = new ArrayList<>();
    String to = lexicon.language() == Language.RU ? "к" : "to";
    for (int i = Math.max(2, at - 1); i <= Math.min(at + 1, tokens.size() - 1); i++) {
      int sign = tokens.get(i - 2).getType();
      if ((sign == CardTokens.PLUS || sign == CardTokens.MINUS) && tokens.get(i - 1).getType() == CardTokens.NUMBER && tokens.get(i).getType() != CardTokens.TO) {
        CardToken number = tokens.get(i - 1);
        repairs.add(new Repair(number.place(), number.getText() + " " + to, "«" + to + "» is missing between «" + number.getText() + "» and «" + tokens.get(i).getText() + "»"));
      }
    }
    return repairs;
  }

  /** The first of those with which the text reads, if it means the same with each. */
  private Optional<Repair> only(List<Repair> candidates) {
    Optional<Repair> found = Optional.empty();
    Optional<List<Object>> meant = Optional.empty();
    for (Repair candidate : candidates) {
      Optional<List<Object>> meaning = trial.meaning(applied(candidate));
      if (meaning.isPresent() && meant.isPresent() && !Tree.same(meaning.get(), meant.get())) {
        return Optional.empty();
      }
      if (meaning.isPresent() && meant.isEmpty()) {
        found = Optional.of(candidate);
        meant = meaning;
      }
    }
    return found;
  }

  private String applied(Repair repair) {
    int from = tokens.get(0).place().start();
    CardToken last = tokens.get(tokens.size() - 1);
    int to = last.getType() == CardTokens.DOT ? Math.max(last.place().start(), repair.place().end()) : last.place().end();
    return text.substring(from, repair.place().start()) + repair.with() + text.substring(repair.place().end(), to);
  }

  /** «При ударе ранить …», «{tap} ранить …»: the sign between when and what. */
  private List<Repair> signs(int at, String sign) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = at; i >= Math.max(1, at - REACH); i--) {
      CardToken before = tokens.get(i - 1);
      CardToken behind = tokens.get(i);
      // what a cost or, in English, a name opens stands behind a colon
      boolean alone = i == 1 && sign.equals(":") && before.as(Category.ACTIONS).isPresent(); // no action by itself is a cost
      boolean opens = before.getType() == CardTokens.ICON || before.getType() == CardTokens.QUOTED_NAME && lexicon.language() == Language.EN;
      if (!isSign(before) && !isSign(behind) && !alone && !(opens && sign.equals(behindTimings()))) {
        String fault = "«" + sign + "» is missing between «" + written(before.place()) + "» and «" + written(behind.place()) + "»";
        repairs.add(sign.equals("–") ? new Repair(behind.place(), sign + " " + behind.getText(), fault) : new Repair(before.place(), before.getText() + sign, fault));
      }
    }
    return repairs;
  }

  /** Whether behind this sign nothing can end. */
  private static boolean endsOpen(CardToken token) {
    return isSign(token) && token.getType() != CardTokens.RPAREN && token.getType() != CardTokens.RQUOTE;
  }

  static boolean isSign(CardToken token) {
    return switch (token.getType()) {
      case CardTokens.COMMA, CardTokens.SEMI, CardTokens.COLON, CardTokens.DASH, CardTokens.DOT, CardTokens.LPAREN, CardTokens.RPAREN, CardTokens.LQUOTE, CardTokens.RQUOTE -> true;
      default -> false;
    };
  }

  /** «Ранитьсущество»: two words that stand in one. */
  private List<Repair> spaces(int at) {
    return twoWords(tokens.get(at)).stream().map(words -> new Repair(tokens.get(at).place(), words, Diagnosis.unknown(tokens.get(at)))).toList();
  }

  /** The ways in which an unknown word is two known ones. */
  List<String> twoWords(CardToken token) {
    String word = token.getText();
    if (token.getType() != CardTokens.UNKNOWN || !word.chars().allMatch(Character::isLetterOrDigit)) {
      return List.of();
    }
    return IntStream.range(1, word.length())
        .filter(cut -> isKnown(word.substring(0, cut)) && isKnown(word.substring(cut)))
        .mapToObj(cut -> word.substring(0, cut) + " " + word.substring(cut))
        .toList();
  }

  private boolean isKnown(String part) {
    return part.chars().allMatch(Scanner::isDigit) || lexicon.isWordOfPhrase(Scanner.normal(part));
  }

  /** A word that stands twice, where that is all that keeps the text from a meaning. */
  Optional<Repair> doubled() {
    return only(twice(1, tokens.size() - 1));
  }

  private List<Repair> twice(int at) {
    return twice(Math.max(1, at - 2), Math.min(at + 1, tokens.size() - 1));
  }

  /** «выстрел выстрел», «в начале начале» */
  private List<Repair> twice(int from, int to) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = from; i <= to; i++) {
      String before = Scanner.normal(tokens.get(i - 1).getText());
      String behind = Scanner.normal(tokens.get(i).getText());
      boolean counts = isNumber(i) || tokens.get(i).getType() == CardTokens.NOT || behind.startsWith("{"); // «{counter}{counter}» are two
      if (!counts && !isSign(tokens.get(i)) && (before.equals(behind) || before.endsWith(" " + behind) || behind.startsWith(before + " "))) {
        Span first = tokens.get(i - 1).place();
        boolean longer = behind.length() > before.length();
        String once = longer ? written(tokens.get(i).place()) : written(first);
        repairs.add(new Repair(first.to(tokens.get(i).place()), once, "«" + tokens.get(longer ? i - 1 : i).getText() + "» stands here twice"));
      }
    }
    return repairs;
  }

  /** «,,»: where the first of two signs would do. */
  private List<Repair> signTwice(int at) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = Math.max(1, at - 1); i <= Math.min(at + 1, tokens.size() - 1); i++) {
      if (tokens.get(i).getType() == tokens.get(i - 1).getType() && (PARTING.contains(tokens.get(i).getType()) || tokens.get(i).getType() == CardTokens.DOT)) {
        Span first = tokens.get(i - 1).place();
        repairs.add(new Repair(first.to(tokens.get(i).place()), written(first), "«" + written(first) + "» stands here twice"));
      }
    }
    return repairs;
  }

  /** «В конце хода если …», «карту которая …»: the comma before a clause. */
  private List<Repair> commas(int at) {
    List<Repair> repairs = new ArrayList<>();
    for (int i = Math.max(1, at - 2); i <= at; i++) {
      if (CLAUSES.contains(tokens.get(i).getType()) && !isSign(tokens.get(i - 1))) {
        Span before = tokens.get(i - 1).place();
        repairs.add(new Repair(before, written(before) + ",", "«,» is missing between «" + written(before) + "» and «" + tokens.get(i).getText() + "»"));
      }
    }
    return repairs;
  }

  /** «ранить ваш существо»: another form of one word of a stretch with which the text reads. */
  Optional<Repair> inForm(Span stretch) {
    List<Integer> within = IntStream.range(0, tokens.size()).filter(i -> stretch.start() <= tokens.get(i).place().start() && tokens.get(i).place().end() <= stretch.end()).boxed().toList();
    return within.stream().map(at -> only(forms(at, true)).or(() -> only(forms(at)))).flatMap(Optional::stream).findFirst();
  }

  /** «один карту»: another form of a word, at the place at which reading stopped or before it. */
  private List<Repair> forms(int at) {
    return forms(at, false);
  }

  /**
   * The same.
   *
   * @param sameNumber only forms that speak of as many
   */
  private List<Repair> forms(int at, boolean sameNumber) {
    if (at < 0) {
      return List.of();
    }
    CardToken token = tokens.get(at);
    String word = token.getText();
    Map<String, Repair> repairs = new LinkedHashMap<>();
    for (String form : lexicon.otherForms(token, sameNumber)) {
      String written = Character.isUpperCase(word.codePointAt(0)) ? Character.toUpperCase(form.charAt(0)) + form.substring(1) : form;
      repairs.put(form, new Repair(token.place(), written, "«" + word + "» stands in another form than is wanted here"));
    }
    // of a noun the nearest form, of words of structure the nearest of its synonyms too; of adjectives and verbs forms are told in the order in which they are likely
    boolean nearest = token.lexemes().stream().allMatch(lexeme -> lexeme.use() == Use.NONE && (lexeme.entry().isPresent() || lexeme.mask() == 0));
    return repairs.values().stream().sorted(Comparator.comparingInt(repair -> nearest ? Distance.of(word, repair.with(), word.length() + repair.with().length()) : 0)).toList();
  }
}
