package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import java.util.ArrayList;
import java.util.List;

/**
 * The one form of a condition of several facts: alternatives of which each is a list of facts. It is what words can say, in which «and»
 * binds closer than «or» and there are no brackets.
 */
final class Normal {
  private Normal() {}

  /** At least one of them. */
  static Condition any(List<Condition> conditions) {
    List<Condition> flat = new ArrayList<>();
    for (Condition condition : conditions) {
      if (condition instanceof Condition.Any any) {
        flat.addAll(any.conditions());
      } else {
        flat.add(condition);
      }
    }
    return flat.size() == 1 ? flat.get(0) : new Condition.Any(flat);
  }

  /** All of them; an alternative among them makes alternatives of the whole. */
  static Condition all(List<Condition> conditions) {
    List<List<Condition>> alternatives = new ArrayList<>();
    alternatives.add(List.of());
    for (Condition condition : conditions) {
      List<Condition> choices = condition instanceof Condition.Any any ? any.conditions() : List.of(condition);
      List<List<Condition>> more = new ArrayList<>();
      for (List<Condition> before : alternatives) {
        for (Condition choice : choices) {
          List<Condition> facts = new ArrayList<>(before);
          if (choice instanceof Condition.All all) {
            facts.addAll(all.conditions());
          } else {
            facts.add(choice);
          }
          more.add(facts);
        }
      }
      alternatives = more;
    }
    return any(alternatives.stream().map(facts -> facts.size() == 1 ? facts.get(0) : new Condition.All(facts)).toList());
  }
}
