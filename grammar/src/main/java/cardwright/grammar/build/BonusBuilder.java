package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** «… (+1 к воздействию, если …)»: what is added to the one number of an action that an ability performs or bears the name of. */
final class BonusBuilder {
  private final Builder b;

  BonusBuilder(Builder builder) {
    this.b = builder;
  }

  /** The same of what is done before something else is. */
  Effect added(Effect effect, Node node) {
    Ability alone = new Ability.Activated(List.of(), Optional.empty(), effect, Optional.empty());
    return ((Ability.Activated) added(List.of(alone), node).get(0)).effect();
  }

  List<Ability> added(List<Ability> abilities, Node node) {
    int sign = node.need("sign").token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS ? 1 : -1;
    Value said = b.values.value(node.need("value"));
    Value more = node.child("perEach").map(each -> b.values.times(said, each.need("eachOf"))).orElse(said);
    String action = action(node.need("actionName"));
    Optional<Condition> condition = node.child("condition").map(b.conditions::condition);
    condition.ifPresent(so -> Tree.visit(so, part -> {
      if (part instanceof Selector.It) {
        throw new NotMeant(node.span(), "whom this is said of is chosen only when it is done: say the two cases with «if» and «otherwise»");
      }
    }));
    List<Effect> numbered = numbered(abilities, action);
    if (numbered.size() != 1) {
      throw new NotMeant(node.span(), numbered.isEmpty() ? "nothing here is done so, for a number" : "which of the numbers is meant is not clear: say it where the number is");
    }
    UnaryOperator<Value> plus = value -> plus(value, more, sign, node);
    Effect whole = numbered.get(0);
    Effect stronger = whole instanceof Effect.Perform perform ? with(perform, plus) : with((Effect.Act) whole, plus);
    Effect instead = condition.<Effect>map(so -> new Effect.If(so, stronger, Optional.of(whole))).orElse(stronger);
    List<Ability> made = Tree.rewrite(abilities, part -> part == whole ? instead : part);
    if (condition.isPresent() && !isPlain(abilities, whole)) {
      throw new NotMeant(node.span(), "whether this is so is asked of one thing that is done: say the two cases with «if» and «otherwise»");
    }
    return made;
  }

  private String action(Node name) {
    CardToken word = name.word();
    return ActionPatternBuilder.action(word).orElseThrow(() -> new NotMeant(name.span(), "an action was expected here")).id();
  }

  /** What is done for a number by an action, or within an effect that bears its name. */
  private static List<Effect> numbered(List<Ability> abilities, String action) {
    List<Effect> found = new ArrayList<>();
    Tree.visit(abilities, part -> {
      if (part instanceof Effect.Perform perform && perform.action().action().equals(action) && perform.action().power().isPresent()) {
        found.add(perform);
      } else if (part instanceof Effect.Named named && named.action().equals(action)) {
        Tree.visit(named.effect(), inner -> {
          if (inner instanceof Effect.Act act && act.amount().isPresent()) {
            found.add(act);
          }
        });
      }
    });
    return found;
  }

  /** Whether it stands by itself, or under its name: what «if» is said of. */
  private static boolean isPlain(List<Ability> abilities, Effect whole) {
    boolean[] plain = {false};
    Tree.visit(abilities, part -> plain[0] |= part instanceof Effect.Named named && named.effect() == whole
        || part instanceof Ability.Activated activated && activated.effect() == whole
        || part instanceof Ability.Triggered triggered && triggered.effect() == whole
        || part instanceof Effect.Sequence sequence && sequence.effects().stream().anyMatch(each -> each == whole));
    return plain[0];
  }

  private static Effect with(Effect.Perform perform, UnaryOperator<Value> plus) {
    Action action = perform.action();
    return new Effect.Perform(perform.agent(), new Action(action.action(), action.name(), action.power().map(plus), action.range(), action.level()), perform.target(), perform.as());
  }

  private static Effect with(Effect.Act act, UnaryOperator<Value> plus) {
    return new Effect.Act(act.verb(), act.agent(), act.object(), act.amount().map(plus), act.place());
  }

  private static Value plus(Value value, Value more, int sign, Node node) {
    if (more instanceof Value.Constant known && value instanceof Value.Constant number) {
      return new Value.Constant(Math.max(0, number.number() + sign * known.number()));
    }
    if (more instanceof Value.Constant known && value instanceof Value.ByLevel levels) {
      return new Value.ByLevel(levels.levels().stream().map(level -> Math.max(0, level + sign * known.number())).toList());
    }
    if (value instanceof Value.ByLevel) {
      throw new NotMeant(node.span(), "a number that is not known beforehand cannot be added to one for each level of strength");
    }
    if (more instanceof Value.Times times) {
      // «2 за каждую …» stands alone in a text; behind a sum it is said as often as it counts
      if (times.factor() < 1 || times.factor() > 3) {
        throw new NotMeant(node.span(), "1 to 3 for each is what can be added here");
      }
      Value sum = value;
      for (int i = 0; i < times.factor(); i++) {
        sum = sign > 0 ? new Value.Sum(sum, times.value()) : new Value.Difference(sum, times.value());
      }
      return sum;
    }
    return sign > 0 ? new Value.Sum(value, more) : new Value.Difference(value, more);
  }
}
