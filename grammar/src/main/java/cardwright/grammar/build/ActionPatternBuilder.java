package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which actions are meant: of which sort, how strong, by whom. */
final class ActionPatternBuilder {
  private final Builder b;

  ActionPatternBuilder(Builder builder) {
    this.b = builder;
  }

  /** «выстрелов, метаний и разрядов»: each as it is written. */
  static List<Node> listed(Node node) {
    Node list = node.need("actionPatterns");
    list.has(CardTokens.AND);
    return list.all("actionPattern");
  }

  /** «слабых ударов орков, кроме …». */
  ActionPattern pattern(Node node) {
    List<ActionPattern> all = patterns(node);
    if (all.size() > 1) {
      throw new NotMeant(node.span(), "of one level of strength was expected here: say the same of each");
    }
    return all.get(0);
  }

  /** «слабых и средних ударов орков»: of each level by itself. */
  List<ActionPattern> patterns(Node node) {
    node.has(CardTokens.AND);
    node.has(CardTokens.OR);
    node.count(CardTokens.A);
    List<Integer> levels = node.all("level").stream().map(level -> b.entry(level, Category.LEVELS).order()).toList();
    SelectorBuilder.once(levels.stream().distinct().count() == levels.size(), node);
    ActionPattern pattern = ofAnyLevel(node);
    return levels.isEmpty() ? List.of(pattern) : levels.stream().map(level -> new ActionPattern(pattern.action(), pattern.traits(), pattern.not(), Optional.of(level), pattern.from(), pattern.sized())).toList();
  }

  private ActionPattern ofAnyLevel(Node node) {
    List<String> traits = new ArrayList<>();
    List<String> not = new ArrayList<>();
    modifiers(node, traits, not);
    Entry action = action(node.need("event"));
    node.all("except").forEach(except -> not.addAll(exceptions(except)));
    Optional<Selector> from =
        node.child("whose")
            .map(w -> whose(standing(w, node), w))
            .or(() -> node.child("ofWhom").map(o -> o.sees("whose") ? whose(b.selectors.whose(o.need("whose")), o) : b.selectors.selector(o.need("selector"), Cells.ofCase(Cells.GENITIVE))));
    traits.sort(String::compareTo);
    not.sort(String::compareTo);
    Optional<ActionPattern.Sized> sized = node.child("sized").map(ActionPatternBuilder::sized);
    return new ActionPattern(action.id(), traits, not, Optional.empty(), from, sized);
  }

  /** What causes an event: an action, or what a keyword does («от отравления»). */
  ActionPattern cause(Node node) {
    CardToken token = node.down("event").orElseThrow().leaves().get(0);
    Optional<Entry> keyword = action(token).isPresent() ? Optional.empty() : token.as(Category.KEYWORDS).flatMap(Lexeme::entry);
    if (keyword.isEmpty()) {
      return pattern(node);
    }
    if (keyword.get().keyword().orElseThrow().means().isEmpty() || node.sees("level") || node.sees("actionModifier") || node.sees("except") || node.sees("whose") || node.sees("ofWhom")) {
      throw new NotMeant(node.span(), "a keyword that does something was expected here, with nothing more said of it");
    }
    node.need("event").word();
    return new ActionPattern(keyword.get().id(), List.of(), List.of(), Optional.empty(), Optional.empty());
  }

  /** «величиной 3 или более» */
  private static ActionPattern.Sized sized(Node node) {
    node.has(CardTokens.SIZED);
    boolean more = node.has(CardTokens.OR_MORE);
    boolean less = node.has(CardTokens.OR_LESS);
    return new ActionPattern.Sized(more ? Comparison.AT_LEAST : less ? Comparison.AT_MOST : Comparison.EQUAL, (Integer) node.token(CardTokens.NUMBER).orElseThrow().detail().orElseThrow());
  }

  /** With what something is done: «ударом», «слабым ударом». */
  ActionPattern instrument(Node node) {
    Optional<Integer> level = node.child("level").map(l -> b.entry(l, Category.LEVELS).order());
    CardToken action = node.child("anyAction").orElseGet(() -> node.need("actionName")).word();
    ActionPattern modified = modified(action(action).orElseThrow(() -> isNone(action)).id(), node, action);
    return new ActionPattern(modified.action(), modified.traits(), modified.not(), level, Optional.empty());
  }

  /** Actions of these traits: «магического разряда». */
  ActionPattern modified(String action, Node node, CardToken word) {
    List<String> traits = new ArrayList<>();
    List<String> not = new ArrayList<>();
    modifiers(node, traits, not);
    node.all("except").forEach(except -> not.addAll(exceptions(except)));
    // «магическим магическим ударом»
    if (node.leaves().stream().anyMatch(token -> token != word && token.as(Category.ACTION_TRAITS).isPresent() && word.getText().startsWith(token.getText()))) {
      throw new NotMeant(word.place(), "what sort of action this is was said already");
    }
    traits.sort(String::compareTo);
    not.sort(String::compareTo);
    return new ActionPattern(action, traits, not, Optional.empty(), Optional.empty());
  }

  /** The action or trait of actions that a word names; empty if it names none. */
  static Optional<Entry> action(CardToken token) {
    return token.as(Category.ACTIONS).or(() -> token.as(Category.ACTION_TRAITS)).flatMap(Lexeme::entry);
  }

  /** «дальних», «немагических»: the traits that an action must have, and those that it must not. */
  static void modifiers(Node node, List<String> traits, List<String> not) {
    for (Node modifier : node.all("actionModifier")) {
      Lexeme lexeme = modifier.word().as(Category.ACTION_TRAITS).orElseThrow();
      String id = lexeme.entry().orElseThrow().id();
      SelectorBuilder.once(!traits.contains(id) && !not.contains(id), modifier);
      (lexeme.negated() ? not : traits).add(id);
    }
  }

  private static Entry action(Node event) {
    CardToken token = event.word();
    return action(token).orElseThrow(() -> isNone(token));
  }

  private static NotMeant isNone(CardToken token) {
    return new NotMeant(token.place(), "«" + token.getText() + "» is no action");
  }

  /** The actions that are not meant. */
  static List<String> exceptions(Node except) {
    except.has(CardTokens.EXCEPT);
    return except.all("event").stream().map(event -> action(event).id()).toList();
  }

  /** «вашими ударами», «ударами противника», but not «противника ударами»: in Russian that belongs to what stands before it. */
  private Whose standing(Node whose, Node pattern) {
    if (b.language == Language.RU && !whose.shows(CardTokens.OPPONENT).isEmpty() && whose.span().start() == pattern.span().start()) {
      throw new NotMeant(whose.span(), "whose action this is stands behind the action");
    }
    return b.selectors.whose(whose);
  }

  private static Selector whose(Whose whose, Node node) {
    return switch (whose) {
      case YOURS -> new Selector.Player(Selector.Who.YOU);
      case OPPONENTS -> new Selector.Player(Selector.Who.OPPONENT);
      default -> throw new NotMeant(node.span(), "whose actions are meant is not clear here");
    };
  }
}
