package cardwright.grammar;

import cardwright.grammar.Repairs.Repair;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** "When ~ strikes", «когда ~ ударяет»: an action that is said as what somebody does. The language has its noun: "on a strike by ~". */
final class NounForVerb {
  /** So many letters of a verb are those of its noun; fewer are an accident. */
  private static final int ALIKE = 3;

  private static final int ALIKE_RUSSIAN = 4;

  private static final Set<Integer> ACTIONS = Set.of(CardTokens.ACTION, CardTokens.ACTION_STAT, CardTokens.ACTION_KEYWORD);

  private final String text;
  private final Lexicon lexicon;
  private final List<CardToken> tokens;

  NounForVerb(String text, Lexicon lexicon, List<CardToken> tokens) {
    this.text = text;
    this.lexicon = lexicon;
    this.tokens = tokens;
  }

  /** "When your orc strikes a troll": the event by its noun, for a form of the noun that stands in the place of the verb. */
  List<Repair> repairs(int at) {
    List<Repair> repairs = new ArrayList<>();
    int when = when(at);
    Optional<Entry> action = when < 0 || at - when < 2 ? Optional.empty() : tokens.get(at).as(Category.ACTIONS).stream().flatMap(lexeme -> lexeme.entry().stream()).findFirst();
    if (action.isEmpty() || lexicon.language() != Language.EN) {
      return repairs;
    }
    String noun = action.get().words(Language.EN).get(0);
    Span last = tokens.get(at - 1).place();
    boolean done = Scanner.normal(tokens.get(at - 1).getText()).matches("is|are");
    if (done && at - when < 3) {
      return repairs;
    }
    String who = text.substring(tokens.get(when + 1).place().start(), (done ? tokens.get(at - 2).place() : last).end());
    boolean other = at + 1 < tokens.size() && !Repairs.isSign(tokens.get(at + 1));
    String on = Character.isUpperCase(tokens.get(when).getText().charAt(0)) ? "On " : "on ";
    String event = on + indefinite(noun) + (done ? " against " : " by ") + who + (other ? done ? " by" : " against" : "");
    repairs.add(new Repair(tokens.get(when).place().to(tokens.get(at).place()), event, said(tokens.get(at), noun)));
    return repairs;
  }

  /** What leads on from a verb that the language does not have, if there is an action that it may be the verb of. */
  Optional<String> hint(CardToken unknown) {
    int at = tokens.indexOf(unknown);
    if (unknown.getType() != CardTokens.UNKNOWN || when(at) < 0) {
      return Optional.empty();
    }
    String word = Scanner.normal(unknown.getText());
    int alike = lexicon.language() == Language.RU ? ALIKE_RUSSIAN : ALIKE;
    return lexicon.phrases(ACTIONS).stream()
        .filter(noun -> word.length() >= alike && noun.startsWith(word.substring(0, alike)))
        .min(Comparator.comparingInt(String::length).thenComparing(noun -> noun))
        .map(noun -> said(unknown, noun));
  }

  private String said(CardToken verb, String noun) {
    String how = lexicon.language() == Language.RU ? "«при …»" : "«on " + indefinite(noun) + " by …», «on " + indefinite(noun) + " against …»";
    return "«" + verb.getText() + "» is no verb of the language; what is done with «" + noun + "» is said by the noun: " + how;
  }

  private static String indefinite(String noun) {
    return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  /** The word that opens the clause in which a word stands; -1 if none does. */
  private int when(int at) {
    for (int i = at - 1; i >= 0 && !Repairs.isSign(tokens.get(i)); i--) {
      if (tokens.get(i).getType() == CardTokens.WHEN) {
        return i;
      }
    }
    return -1;
  }
}
