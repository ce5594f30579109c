package cardwright.engine.play;

import cardwright.engine.match.Gained;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Die;
import cardwright.engine.match.Happening;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Part;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Answers what the numbers of a text are in the position. It changes nothing. */
final class Numbers {
  private final Game game;
  private final Rulebook rulebook;
  private final Position position;
  private final Evaluator words;

  Numbers(Game game, Evaluator words) {
    this.game = game;
    this.rulebook = game.rulebook();
    this.position = game.position();
    this.words = words;
  }

  /** The number; a count below zero is for the one who uses it to cut off. */
  int value(Value value, Scope scope) {
    Integer frozen = scope.frozen().get(value);
    if (frozen != null) {
      return frozen;
    }
    if (value instanceof Value.Constant constant) {
      return constant.number();
    } else if (value instanceof Value.Either either) {
      return value(words.holds(either.condition(), scope) ? either.then() : either.otherwise(), scope);
    } else if (value instanceof Value.ByLevel levels) {
      return levels.levels().get(Math.min(game.procedures().levelFor(scope), levels.levels().size() - 1));
    } else if (value instanceof Value.Variable variable) {
      return variable(variable, scope);
    } else if (value instanceof Value.CountOf count) {
      return words.candidates(count.what(), scope).size();
    } else if (value instanceof Value.Units units) {
      return words.things(units.of(), scope).stream().filter(Card.class::isInstance).mapToInt(card -> game.interference().unitsLeft((Card) card, units.keyword())).sum();
    } else if (value instanceof Value.Variety variety) {
      return (int) words.candidates(variety.among(), scope).stream().flatMap(thing -> words.traits(variety.group(), thing, scope).stream()).distinct().count();
    } else if (value instanceof Value.Measure measure) {
      int sum = 0;
      for (Thing thing : words.things(measure.of(), scope)) {
        sum += measure(measure.statOrCounter(), measure.level(), thing);
      }
      return sum;
    } else if (value instanceof Value.Printed printed) {
      Value.Measure measure = printed.measure();
      return words.things(measure.of(), scope).stream().filter(Card.class::isInstance).mapToInt(card -> game.stats().printed((Card) card, measure.statOrCounter(), measure.level().orElse(0))).sum();
    } else if (value instanceof Value.Strength strength) {
      return scope.action().filter(action -> words.listening().isSuch(strength.action(), action)).map(Procedure::strength).orElse(0);
    } else if (value instanceof Value.NumberOf number) {
      return words.things(number.of(), scope).stream().filter(Card.class::isInstance).mapToInt(card -> numberOf(number.keyword(), (Card) card)).sum();
    } else if (value instanceof Value.Taken taken) {
      return words.things(taken.who(), scope).stream().mapToInt(thing -> words.taken(taken.verb(), thing, taken.when(), scope)).sum();
    } else if (value instanceof Value.Apart apart) {
      return Math.abs(value(new Value.Measure(apart.stat(), apart.one()), scope) - value(new Value.Measure(apart.stat(), apart.other()), scope));
    } else if (value instanceof Value.OrderOf order) {
      return words.things(order.of(), scope).stream().findFirst().map(thing -> words.geometrist().orderOf(words.isColumn(order.line()), thing)).orElse(0);
    } else if (value instanceof Value.Amount) {
      return scope.cause().map(Happening::amount).orElse(0);
    } else if (value instanceof Value.Roll roll && rulebook.roles().get(roll.role()) == Part.TOSSED_DIE) {
      return scope.tossed();
    } else if (value instanceof Value.Roll roll) {
      return words.things(new Selector.Role(roll.role()), scope).stream().mapToInt(Numbers::shown).sum();
    } else if (value instanceof Value.Rolled rolled) {
      return words.things(rolled.die(), scope).stream().mapToInt(Numbers::shown).sum();
    } else if (value instanceof Value.Sum sum) {
      return value(sum.left(), scope) + value(sum.right(), scope);
    } else if (value instanceof Value.Difference difference) {
      return value(difference.left(), scope) - value(difference.right(), scope);
    } else if (value instanceof Value.Times times) {
      return times.factor() * Math.max(0, value(times.value(), scope));
    } else if (value instanceof Value.Half half) {
      int whole = value(half.value(), scope);
      return half.rounding() == Value.Rounding.UP ? -Math.floorDiv(-whole, 2) : Math.floorDiv(whole, 2);
    } else if (value instanceof Value.AtMost most) {
      return Math.min(most.maximum(), value(most.value(), scope));
    } else if (value instanceof Value.AtLeast least) {
      return Math.max(least.minimum(), value(least.value(), scope));
    }
    throw new IllegalStateException("a value of no known kind: " + value);
  }

  private int variable(Value.Variable variable, Scope scope) {
    if (variable.definition().isPresent()) {
      return value(variable.definition().get(), scope);
    }
    Integer fixed = scope.fixed().get(variable.name());
    if (fixed != null) {
      return fixed;
    }
    Optional<Value> bound = scope.ability().map(ability -> ability.compiled().bindings().get(variable.name()));
    if (bound.isPresent() && !bound.get().equals(variable)) {
      return Math.max(0, value(bound.get(), scope) + scope.ability().flatMap(ability -> ability.compiled().keyword()).map(keyword -> changeOf(keyword, scope)).orElse(0));
    }
    return scope.announced().orElseGet(() -> scope.self().map(Card::announced).orElse(0));
  }

  /** The number that a card has of a keyword, from wherever it has it; of one that has left play, nothing. */
  int numberOf(String keyword, Card card) {
    return game.continuous().hasKeyword(card, keyword) ? wholeOf(keyword, card) : 0;
  }

  /** The number that a keyword has on a card, or would have there: with what was added to it before. */
  int wholeOf(String keyword, Card card) {
    int sum = game.stats().modifiers(card, keyword, Optional.empty(), Optional.empty());
    for (Ability.Keyword each : game.continuous().instances(card, keyword)) {
      sum += each.arguments().isEmpty() ? 0 : Math.max(0, value(each.arguments().get(0), Scope.ofCard(card, card.controller(), Optional.empty())));
    }
    return Math.max(0, sum);
  }

  /** What is added to the number of a keyword of the card that speaks. */
  private int changeOf(String keyword, Scope scope) {
    return scope.self().map(card -> game.stats().modifiers(card, keyword, Optional.empty(), Optional.empty())).orElse(0);
  }

  private static int shown(Thing thing) {
    return thing instanceof Die die ? die.procedure().roll(die.attackers()) : 0;
  }

  /** The number that a stat has at a level of strength, or its only one. */
  int measure(String statOrCounter, Optional<Integer> level, Thing thing) {
    return level.isPresent() && thing instanceof Card card && card.lastSeen().isEmpty()
        ? game.stats().stat(card, statOrCounter, level.get(), card)
        : measure(statOrCounter, thing);
  }

  /** A stat or a counter of a thing; of a card that has left play, as it last was there. */
  int measure(String statOrCounter, Thing thing) {
    if (thing instanceof Procedure procedure) {
      return procedure.strength();
    }
    if (thing instanceof Player player) {
      return rulebook.zones().containsKey(statOrCounter) ? position.zone(player, statOrCounter).size() : position.counters(player, statOrCounter);
    }
    if (thing instanceof Cell cell) {
      return Gained.markers(position.markers(cell), statOrCounter);
    }
    if (!(thing instanceof Card card)) {
      return 0;
    }
    if (!position.isInPlay(card) && card.lastKnown().containsKey(statOrCounter)) {
      return card.lastKnown().get(statOrCounter);
    }
    if (rulebook.isAttached(statOrCounter)) {
      return game.attachments().count(card, statOrCounter);
    }
    if (Markers.isMarker(statOrCounter)) {
      return card.counters(statOrCounter) + game.continuous().bears(card, statOrCounter);
    }
    return rulebook.stats().containsKey(statOrCounter)
        ? game.stats().stat(card, statOrCounter)
        : card.counters(statOrCounter);
  }

  /** Every value in a map by itself, evaluated now. */
  Map<String, Integer> values(Map<String, Value> values, Scope scope) {
    Map<String, Integer> numbers = new TreeMap<>();
    values.forEach((name, value) -> numbers.put(name, value(value, scope)));
    return numbers;
  }
}
