package cardwright.grammar;

import cardwright.grammar.Repairs.Repair;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Names of actions that stand without quotation marks: «заклинание чёрный лёд ранить …», «метание топора на 2», «(воздействие злой глаз)»;
 * and abilities that do. A name has a word in it that the language does not know, else it would be read as what it says.
 */
final class Unquoted {
  /** No action of a card has a longer name. */
  private static final int LONGEST = 4;

  /** A shorter name may be a misspelt preposition. */
  private static final int SHORTEST = 4;

  /** What an action does stands in it by itself: what is named goes on. */
  private static final Set<Integer> GOING_ON = Set.of(CardTokens.ON, CardTokens.NUMBER, CardTokens.LEVELS, CardTokens.LETTER, CardTokens.AGAINST, CardTokens.FOR);

  /** What is had or gained. */
  private static final Set<Integer> HAD = Set.of(CardTokens.GAIN, CardTokens.HAVE);

  private final String text;
  private final Lexicon lexicon;
  private final List<CardToken> tokens;

  Unquoted(String text, Lexicon lexicon, List<CardToken> tokens) {
    this.text = text;
    this.lexicon = lexicon;
    this.tokens = tokens;
  }

  /** Where a name may end, the shortest first, for each action that is followed by one. */
  List<Repair> names() {
    List<Repair> repairs = new ArrayList<>();
    for (int action = 0; action + 1 < tokens.size(); action++) {
      if (tokens.get(action).as(Category.ACTIONS).isPresent()) {
        named(action, repairs);
      }
    }
    return repairs;
  }

  /** «получает Если должен …»: what is gained as an ability begins as a sentence does, and goes on to the end. */
  List<Repair> abilities() {
    List<Repair> repairs = new ArrayList<>();
    int last = tokens.size() - (tokens.get(tokens.size() - 1).getType() == CardTokens.DOT ? 2 : 1);
    for (int i = 1; i < last; i++) {
      if (HAD.contains(tokens.get(i - 1).getType()) && beginsSentence(tokens.get(i))) {
        Span ability = tokens.get(i).place().to(tokens.get(last).place());
        repairs.add(new Repair(ability, quoted(text.substring(ability.start(), ability.end())), "the ability behind «" + tokens.get(i - 1).getText() + "» stands without quotation marks"));
      }
    }
    return repairs;
  }

  private static boolean beginsSentence(CardToken token) {
    return Character.isUpperCase(token.getText().codePointAt(0)) || token.getType() == CardTokens.ICON;
  }

  private void named(int action, List<Repair> repairs) {
    boolean unknown = false;
    for (int end = action + 1; end < tokens.size() && end <= action + LONGEST && isOfName(tokens.get(end)); end++) {
      unknown |= tokens.get(end).getType() == CardTokens.UNKNOWN;
      Span name = tokens.get(action + 1).place().to(tokens.get(end).place());
      if (unknown && name.end() - name.start() >= SHORTEST && isName(tokens.get(end), !goesOn(end))) {
        String written = text.substring(name.start(), name.end());
        repairs.add(new Repair(name, quoted(written) + sign(end), "the name of «" + tokens.get(action).getText() + "» stands without quotation marks: «" + written + "»"));
      }
    }
  }

  /**
   * Whether a word may end a name: «двойной» would say something of the action, which then is not understood. A word that no dictionary has
   * is one only where no more is said of the action than its name.
   */
  private boolean isName(CardToken last, boolean shell) {
    String word = Scanner.normal(last.getText());
    return lexicon.language() == Language.EN ? shell : Inflection.isNoun(word) || shell && Inflection.lemmas(word).isEmpty();
  }

  /** With a verb begins what is done. */
  private static boolean isOfName(CardToken token) {
    return token.as(Category.VERBS).isEmpty() && token.getText().chars().allMatch(letter -> Character.isLetter(letter) || letter == ' ' || letter == '\'' || letter == '-');
  }

  private String quoted(String name) {
    return lexicon.language() == Language.RU ? "«" + name + "»" : "\"" + name + "\"";
  }

  /** Whether more is said of the action than its name: how strong it is, at whom. */
  private boolean goesOn(int end) {
    return end + 1 < tokens.size() && GOING_ON.contains(tokens.get(end + 1).getType());
  }

  /** What parts the name of an action from what is done by it. */
  private String sign(int end) {
    boolean parted = end + 1 == tokens.size() || Repairs.isSign(tokens.get(end + 1)) || goesOn(end);
    return parted ? "" : lexicon.language() == Language.RU ? " –" : ":";
  }
}
