package cardwright.grammar.print;

import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** English conditions. */
final class EnglishConditions {
  private final EnglishPrinter printer;
  private final EnglishNouns nouns;
  private final EnglishVerbs verbs;

  EnglishConditions(EnglishPrinter printer, EnglishNouns nouns, EnglishVerbs verbs) {
    this.printer = printer;
    this.nouns = nouns;
    this.verbs = verbs;
  }

  String condition(Condition condition) {
    if (condition instanceof Condition.Any any) {
      return String.join(" or ", any.conditions().stream().map(this::condition).toList());
    }
    if (condition instanceof Condition.All all) {
      return String.join(" and ", all.conditions().stream().map(this::condition).toList());
    }
    return condition instanceof Condition.Not not ? atom(not.condition(), true) : atom(condition, false);
  }

  private String atom(Condition condition, boolean not) {
    if (condition instanceof Condition.Holds holds) {
      return holds(holds.who(), holds.what(), not);
    }
    if (condition instanceof Condition.Exists exists) {
      return exists(exists.what(), not);
    }
    if (condition instanceof Condition.Compares compares) {
      return compares(compares);
    }
    if (condition instanceof Condition.Parity parity) {
      String word = parity.even() != not ? "even" : "odd";
      return parity.value() instanceof Value.Roll roll ? nouns.phrase(new Selector.Role(roll.role())) + " shows an " + word + " number" : printer.value(parity.value()) + " is " + word;
    }
    if (condition instanceof Condition.PlayerIs is) {
      return printer.subject(new Selector.Player(is.who())) + (is.who() == Selector.Who.YOU ? " are " : " is ") + printer.subject(new Selector.Player(is.is()));
    }
    if (condition instanceof Condition.Aligned aligned) {
      return "all " + EnglishNouns.noun(printer.actionEntry(aligned.action()), true) + " were made against cards " + String.join(" or ", aligned.lines().stream().map(line -> "in one " + EnglishNouns.noun(printer.entry(Category.KINDS, line), false)).toList());
    }
    if (condition instanceof Condition.PaysFor pays) {
      return "that was done in order to " + (printer.isAction(pays.deed()) ? "declare " + EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(pays.deed()), false)) + pays.object().map(object -> " against " + nouns.any(object)).orElse("") : verbs.forbidden(pays.deed(), pays.object().isPresent()) + pays.object().map(object -> " " + nouns.any(object)).orElse(""));
    }
    if (condition instanceof Condition.Straight straight) {
      return verbs.wentStraight(straight);
    }
    if (condition instanceof Condition.Done) {
      return not ? "that was not done" : "that was done";
    }
    if (condition instanceof Condition.TurnOf turn) {
      return "it is " + whoseTurn(turn) + EnglishNouns.noun(printer.entry(Category.PERIODS, "turn"), false);
    }
    Condition.Happened happened = (Condition.Happened) condition;
    return verbs.past(happened, not) + when(happened);
  }

  static String whoseTurn(Condition.TurnOf turn) {
    return switch (turn.who()) {
      case YOU -> "your ";
      case OPPONENT -> "the opponent's ";
      default -> "its owner's ";
    };
  }

  /** " this turn", " in its last turn", " by this strike" */
  String when(Condition.Happened happened) {
    if (happened.when() instanceof Condition.When.Action) {
      return (happened.event().agent().isPresent() ? " with this " : " by this ") + EnglishNouns.noun(printer.actionEntry(happened.event().by().orElseThrow().action()), false);
    }
    return when(happened.when());
  }

  /** " this turn", " in its last turn" */
  String when(Condition.When when) {
    if (when instanceof Condition.When.Last last) {
      return " in " + EnglishNouns.whose(last.whose()) + "last " + EnglishNouns.noun(printer.entry(Category.PERIODS, last.period()), false);
    }
    return " this " + EnglishNouns.noun(printer.entry(Category.PERIODS, ((Condition.When.Running) when).period()), false);
  }

  private String holds(Selector who, Filter what, boolean not) {
    boolean many = printer.plural(who);
    String subject = printer.subject(who);
    String is = subject + (many ? " are " : " is ") + (not ? "not " : "");
    if (what instanceof Filter.Is trait) {
      String id = trait.traitOrState();
      boolean noun = nouns.isNoun(id) || printer.vocabulary.find(Category.KINDS, id).isPresent();
      return is + (noun ? EnglishNouns.article(nouns.trait(id)) : nouns.trait(id));
    }
    if (printer.plays(what)) {
      return subject + (not ? (many ? " do not " : " does not ") + verbs.base(printer.playing().id()) : " " + verbs.plays(many));
    }
    if (what instanceof Filter.Such such) {
      boolean none = such.condition() instanceof Condition.Not;
      return "in " + nouns.phrase(who) + " " + nouns.there(((Condition.Exists) (none ? ((Condition.Not) such.condition()).condition() : such.condition())).what(), none);
    }
    if (what instanceof Filter.In in) {
      return is + nouns.in(in);
    }
    if (what instanceof Filter.Related related) {
      return is + nouns.relation(related);
    }
    if (what instanceof Filter.Located located) {
      return is + nouns.located(located);
    }
    String has = not ? (many ? " do not have " : " does not have ") : many ? " have " : " has ";
    if (what instanceof Filter.Has keyword) {
      return subject + has + printer.keywordName(printer.entry(Category.KEYWORDS, keyword.keyword()), true);
    }
    if (what instanceof Filter.Measured m && printer.vocabulary.find(Category.STATS, m.statOrCounter()).isPresent()) {
      return subject + has + nouns.bound(m.comparison(), m.value()) + " " + printer.statWord(m.statOrCounter());
    }
    return subject + has + (what instanceof Filter.Parity parity ? nouns.parity(parity) : nouns.had((Filter.Measured) what));
  }

  private String exists(Pick pick, boolean not) {
    if (not) {
      return "there are no " + nouns.many(pick);
    }
    if (pick.count().isSome()) {
      return "there is " + nouns.some(pick);
    }
    if (pick.count().isOne()) {
      return "there is exactly 1 " + (pick.side() == Whose.ANY ? "" : "of " + EnglishNouns.whose(pick.side())) + nouns.many(new Pick(pick.count(), Whose.ANY, pick.kind(), pick.filters(), pick.zone()));
    }
    if (pick.count() instanceof Count.AtLeast least && pick.zone().isEmpty()) {
      return "there are " + nouns.pick(new Pick(new Count.Exactly(least.n()), pick.side(), pick.kind(), pick.filters(), pick.zone()));
    }
    return "there are " + (pick.count() instanceof Count.Exactly ? "exactly " : "") + nouns.pick(pick);
  }

  private String compares(Condition.Compares c) {
    if (c.left() instanceof Value.Roll roll) {
      return nouns.phrase(new Selector.Role(roll.role())) + " shows " + nouns.bound(c.comparison(), c.right());
    }
    if (c.left() instanceof Value.Measure m && m.of() instanceof Selector.Player player && printer.vocabulary.find(Category.ZONES, m.statOrCounter()).isPresent()) {
      return playerHas(player.who(), m.statOrCounter(), c);
    }
    return (c.left() instanceof Value.Amount ? "that number" : printer.value(c.left())) + " is " + nouns.bound(c.comparison(), c.right());
  }

  private String playerHas(Selector.Who who, String zone, Condition.Compares c) {
    Count count =
        switch (c.comparison()) {
          case AT_MOST -> new Count.UpTo(c.right());
          case AT_LEAST -> new Count.AtLeast(c.right());
          default -> new Count.Exactly(c.right());
        };
    Pick cards = new Pick(count, Whose.ANY, printer.vocabulary.defaultKind(), List.of(), Optional.of(new Selector.InZone(zone, Whose.ANY)));
    boolean none = c.comparison() == Comparison.EQUAL && c.right().is(0);
    boolean one = count.isOne();
    return EnglishNouns.player(who) + " has " + (none ? "no " + nouns.many(cards) : one ? "1 " + nouns.many(cards) : nouns.pick(cards));
  }
}
