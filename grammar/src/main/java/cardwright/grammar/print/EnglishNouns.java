package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Heading;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector.InZone;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.English;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** English noun phrases. */
final class EnglishNouns implements Listing.Words {
  private final EnglishPrinter printer;

  EnglishNouns(EnglishPrinter printer) {
    this.printer = printer;
  }

  String phrase(Selector selector) {
    if (selector instanceof Selector.Self) {
      return "~";
    }
    if (selector instanceof Selector.It) {
      return printer.plural(selector) ? "them" : "it";
    }
    if (selector instanceof Selector.SomeOf some) {
      return (some.n() == 1 ? "one" : String.valueOf(some.n())) + " of them" + some.by().map(by -> " with " + quality(by)).orElse("");
    }
    if (selector instanceof Selector.RestOf) {
      return "the other";
    }
    if (selector instanceof Selector.ByPlace there) {
      return "that " + noun(head(there.what()), false);
    }
    if (selector instanceof Selector.Which) {
      return "it";
    }
    if (selector instanceof Selector.Destination) {
      return "that " + noun(printer.entry(Category.KINDS, "cell"), false);
    }
    if (selector instanceof Selector.CellOf of) {
      return (of.who().isSelf() ? "this " : "its ") + noun(printer.entry(Category.KINDS, "cell"), false);
    }
    if (selector instanceof Selector.ChosenAt chosen) {
      return "the " + described(chosen.what(), false, true) + " chosen " + printer.timing(new cardwright.grammar.meaning.Trigger.At(chosen.timing(), Whose.ANY));
    }
    if (selector instanceof Selector.ThisLine line) {
      return "this " + noun(printer.entry(Category.KINDS, line.kind()), false);
    }
    if (selector instanceof Selector.Aimed aimed) {
      return printer.pattern(aimed.actions(), false) + aimed.at().map(at -> " against " + any(at)).orElse("");
    }
    if (selector instanceof Selector.RollOf roll) {
      return "the " + printer.statWord(roll.stat()) + " of " + phrase(roll.who());
    }
    if (selector instanceof Selector.Role role) {
      return noun(printer.entry(Category.ROLES, role.role()), false);
    }
    if (selector instanceof Selector.Player player) {
      return player(player.who());
    }
    if (selector instanceof Selector.Either either) {
      return Listing.either(either, this, this::any, "or");
    }
    return selector instanceof Selector.Named named ? named.name() : pick((Pick) selector);
  }

  static String player(Selector.Who who) {
    return switch (who) {
      case YOU -> "you";
      case OPPONENT -> "the opponent";
      case EACH -> "each player";
      case ACTIVE -> "the active player";
      case INACTIVE -> "the inactive player";
      case FIRST -> "the first player";
      case SECOND -> "the second player";
      case ITS_OWNER -> "its owner";
    };
  }

  static String noun(Entry entry, boolean many) {
    String word = entry.words(Language.EN).get(0);
    return English.noun(word).get(many && English.noun(word).size() > 1 ? 1 : 0).text();
  }

  static String article(String phrase) {
    return phrase.startsWith("the ") ? phrase : English.article(phrase);
  }

  static String whose(Whose whose) {
    return switch (whose) {
      case ANY -> "";
      case YOURS -> "your ";
      case OPPONENTS -> "the opponent's ";
      case ITS_OWNERS -> "its ";
    };
  }

  private static boolean one(Value n) {
    return n.is(1);
  }

  String pick(Pick pick) {
    Count count = pick.count();
    Optional<Filter.AtEnd> end = pick.filters().stream().filter(Filter.AtEnd.class::isInstance).map(Filter.AtEnd.class::cast).findFirst();
    if (end.isPresent()) {
      boolean one = count.isOne();
      return "the " + (end.get().end() == Place.End.TOP ? "top " : "bottom ") + (one ? "" : number(count) + " ") + described(pick, !one);
    }
    if (count instanceof Count.Exactly exactly && one(exactly.n())) {
      return single(pick, "");
    }
    if (count instanceof Count.AtRandom random && one(random.n())) {
      return single(pick, "random ");
    }
    if (count instanceof Count.Each) {
      return pick.side() == Whose.ANY ? "each " + described(pick, false) : "each of " + whose(pick.side()) + described(pick, true);
    }
    String random = count instanceof Count.AtRandom ? "random " : "";
    String number = number(count);
    boolean many = !number.equals("1") && !number.equals("up to 1");
    String of = pick.side() == Whose.ANY && !(count instanceof Count.AnyNumber) ? " " : " of " + whose(pick.side());
    return number + of + random + described(pick, many || pick.side() != Whose.ANY);
  }

  private String number(Count count) {
    if (count instanceof Count.UpTo upTo) {
      return "up to " + printer.value(upTo.n());
    }
    if (count instanceof Count.AtLeast least) {
      return printer.value(least.n()) + " or more";
    }
    if (count instanceof Count.AtRandom random) {
      return printer.value(random.n());
    }
    return count instanceof Count.Exactly exactly ? printer.value(exactly.n()) : "any number";
  }

  private String single(Pick pick, String random) {
    String described = random + described(pick, false);
    return switch (pick.side()) {
      case ANY -> described.startsWith("other ") ? "an" + described : article(described);
      case OPPONENTS -> "an opponent's " + described;
      default -> whose(pick.side()) + described;
    };
  }

  /** «орков противника» behind a number, without saying how many. */
  String many(Pick pick) {
    return described(pick, true, true);
  }

  /** "flying cards" rather than "each flying card", where none is singled out. */
  String any(Selector selector) {
    return selector instanceof Pick pick && pick.count() instanceof Count.Each && !pick.isNamedAlone() ? many(pick) : phrase(selector);
  }

  /** "an orc of yours" */
  String some(Pick pick) {
    String described = described(pick, false, true);
    return described.startsWith("other ") ? "an" + described : article(described);
  }

  private String described(Pick pick, boolean many) {
    return described(pick, many, false);
  }

  @Override
  public String described(Pick pick) {
    return many(pick);
  }

  @Override
  public String nounOf(Pick pick) {
    return noun(head(pick), true);
  }

  /** The noun that a description is printed with: a class says enough for the most general kind. */
  private Entry head(Pick pick) {
    Entry kind = printer.entry(Category.KINDS, pick.kind());
    Optional<Filter> noun = pick.filters().stream().filter(f -> f instanceof Filter.Is is && isNoun(is.traitOrState())).reduce((a, b) -> b);
    return kind.is("default") && noun.isPresent() ? printer.entry(Category.TRAITS, ((Filter.Is) noun.get()).traitOrState()) : kind;
  }

  private String described(Pick pick, boolean many, boolean ofWhom) {
    Entry kind = printer.entry(Category.KINDS, pick.kind());
    List<Filter> filters = new ArrayList<>(pick.filters());
    Entry head = kind;
    if (kind.is("default")) {
      Optional<Filter> noun = filters.stream().filter(f -> f instanceof Filter.Is is && isNoun(is.traitOrState())).reduce((a, b) -> b);
      if (noun.isPresent()) {
        head = printer.entry(Category.TRAITS, ((Filter.Is) noun.get()).traitOrState());
        filters.remove(noun.get());
      }
    }
    StringBuilder text = new StringBuilder();
    filters.stream().filter(f -> !isNounFilter(f)).forEach(f -> adjective(f).ifPresent(a -> text.append(a).append(' ')));
    filters.stream().filter(this::isNounFilter).forEach(f -> adjective(f).ifPresent(a -> text.append(a).append(' ')));
    text.append(pick.isCalledAsItself() ? "~" : noun(head, many));
    filters.stream().filter(Filter.AttachedTo.class::isInstance).forEach(f -> text.append(" on ").append(phrase(((Filter.AttachedTo) f).host())));
    if (ofWhom && pick.side() != Whose.ANY) {
      text.append(pick.side() == Whose.YOURS ? " of yours" : pick.side() == Whose.OPPONENTS ? " of the opponent's" : " of its own");
    }
    String with = " with ";
    for (Filter filter : filters) {
      if (filter instanceof Filter.Has has && !printer.describes(has) || filter instanceof Filter.Measured m && !isLikewise(m) || filter instanceof Filter.Parity || filter instanceof Filter.Extreme) {
        String quality = quality(filter);
        text.append(with).append(quality);
        with = quality.startsWith("no ") ? " and with " : " and ";
      }
    }
    filters.stream().filter(f -> f instanceof Filter.Not not && not.filter() instanceof Filter.Has has && !printer.describes(has))
        .forEach(f -> text.append(" without ").append(printer.keywordName(printer.entry(Category.KEYWORDS, ((Filter.Has) ((Filter.Not) f).filter()).keyword()), false)));
    filters.stream().filter(f -> f instanceof Filter.In in && !(in.line() instanceof Selector.Which)).forEach(f -> text.append(" ").append(in((Filter.In) f)));
    filters.stream().filter(Filter.Mutual.class::isInstance).map(Filter.Mutual.class::cast).forEach(f -> {
      String wording = printer.entry(Category.RELATIONS, f.relation()).words(Language.EN).get(0);
      text.append(' ').append(printer.sharedLine(f).map(line -> "in the same " + noun(line, false)).orElseGet(() -> wording.substring(0, wording.indexOf('{')) + "each other"));
    });
    filters.stream().filter(f -> f instanceof Filter.Not not && not.filter() instanceof Filter.Shares).map(f -> (Filter.Shares) ((Filter.Not) f).filter())
        .forEach(f -> text.append(" of another ").append(noun(printer.entry(Category.GROUPS, f.group()), false)));
    filters.stream().filter(Filter.Distinct.class::isInstance).map(Filter.Distinct.class::cast).forEach(f -> text.append(distinct(f)));
    filters.stream().filter(Filter.Uniform.class::isInstance).map(Filter.Uniform.class::cast).forEach(f -> text.append(uniform(f)));
    filters.stream().filter(f -> f instanceof Filter.Measured m && isLikewise(m)).map(Filter.Measured.class::cast)
        .forEach(m -> text.append(" of the same ").append(m.comparison() == Comparison.EQUAL ? "" : m.comparison() == Comparison.AT_LEAST ? "or greater " : "or smaller ").append(m.level().map(l -> printer.level(l) + " ").orElse("")).append(printer.statWord(m.statOrCounter())));
    filters.stream().filter(Filter.SameName.class::isInstance).map(Filter.SameName.class::cast).forEach(f -> text.append(" with the same name").append(f.as() instanceof Selector.It ? "" : " as " + phrase(f.as())));
    filters.stream().filter(Filter.OfNamed.class::isInstance).map(Filter.OfNamed.class::cast).forEach(f -> text.append(" of the named ").append(noun(printer.entry(Category.GROUPS, f.group()), false)));
    filters.stream().filter(Filter.Shares.class::isInstance).map(Filter.Shares.class::cast)
        .forEach(f -> text.append(" of the same ").append(noun(printer.entry(Category.GROUPS, f.group()), false)).append(" as ").append(phrase(f.with())));
    filters.stream().filter(f -> f instanceof Filter.Uses || f instanceof Filter.Any && Printer.ways(f).isEmpty() && !Elided.isOfAreas(f)).forEach(f -> text.append(after(f)));
    filters.stream().filter(f -> f instanceof Filter.Located || Elided.isOfAreas(f)).forEach(f -> text.append(after(f)));
    boolean ofZone = filters.stream().anyMatch(Filter.AtEnd.class::isInstance);
    pick.zone().ifPresent(zone -> text.append(' ').append(ofZone ? "of " + (zone.whose() == Whose.ANY ? "the " : whose(zone.whose())) + noun(printer.entry(Category.ZONES, zone.zone()), false) : zone(zone)));
    filters.stream().filter(Filter.Within.class::isInstance).forEach(f -> text.append(after(f)));
    text.append(filters.stream().filter(Filter.Related.class::isInstance).map(this::after).collect(Collectors.joining(" and")));
    filters.stream().flatMap(f -> Printer.ways(f).stream()).forEach(ways -> text.append(ways.stream().map(this::after).collect(Collectors.joining(" or"))));
    filters.stream().filter(Filter.HeldBy.class::isInstance).map(Filter.HeldBy.class::cast)
        .forEach(f -> text.append(f.by() instanceof Pick ? " " + printer.entry(Category.STATES, "occupied").words(Language.EN).get(0) + " by " + any(f.by()) : " with " + phrase(f.by())));
    filters.stream().filter(Filter.Upon.class::isInstance).forEach(f -> text.append(" standing on ").append(any(((Filter.Upon) f).cell())));
    filters.stream().filter(Filter.Such.class::isInstance).forEach(f -> text.append(such(((Filter.Such) f).condition())));
    filters.stream().filter(Filter.Onward.class::isInstance).map(Filter.Onward.class::cast).forEach(f -> text.append(" next beyond ").append(phrase(f.past())).append(' ').append(heading(f.heading())));
    filters.stream().filter(Filter.Except.class::isInstance).forEach(f -> text.append(" except ").append(any(((Filter.Except) f).whom())));
    return text.toString();
  }

  /** "in the direction of the strike", "in the same direction as ~" */
  private String heading(Heading heading) {
    return heading instanceof Heading.OfAction of ? "in the direction of the " + noun(printer.actionEntry(of.action()), false) : "in the same direction as " + phrase(((Heading.OfMove) heading).who());
  }

  /** "of the same or smaller cost" */
  private static boolean isLikewise(Filter.Measured m) {
    return m.value() instanceof Value.Measure same && same.of() instanceof Selector.It && same.statOrCounter().equals(m.statOrCounter()) && same.level().equals(m.level())
        && (m.comparison() == Comparison.EQUAL || m.level().isEmpty() && (m.comparison() == Comparison.AT_LEAST || m.comparison() == Comparison.AT_MOST));
  }

  private String distinct(Filter.Distinct distinct) {
    return switch (distinct.in()) {
      case NAME -> " with different names";
      case SIDE -> " out of different " + noun(printer.entry(Category.ZONES, distinct.id()), true);
      case GROUP -> " of different " + noun(printer.entry(Category.GROUPS, distinct.id()), true);
      case STAT -> " of different " + printer.statWord(distinct.id());
    };
  }

  private String uniform(Filter.Uniform uniform) {
    return switch (uniform.in()) {
      case NAME -> " with identical names";
      case GROUP -> " of equal " + noun(printer.entry(Category.GROUPS, uniform.id()), false);
      default -> " of equal " + printer.statWord(uniform.id());
    };
  }

  /** "adjacent to which there are 2 orcs" */
  private String such(Condition said) {
    if (said instanceof Condition.All all) {
      return String.join(" and", all.conditions().stream().map(this::such).toList());
    }
    boolean not = said instanceof Condition.Not;
    Condition condition = not ? ((Condition.Not) said).condition() : said;
    if (condition instanceof Condition.Happened happened) {
      return " that" + printer.pastWithout(happened, not);
    }
    if (condition instanceof Condition.Holds holds) {
      return " that is " + (not ? "not " : "") + (holds.what() instanceof Filter.Related related ? relation(related) : located((Filter.Located) holds.what()));
    }
    Selector.Pick what = ((Condition.Exists) condition).what();
    if (what.filters().stream().anyMatch(f -> f instanceof Filter.In)) {
      return " in which " + there(what, not);
    }
    Filter.Related related = (Filter.Related) what.filters().stream().filter(f -> f instanceof Filter.Related r && r.to() instanceof Selector.Which).findFirst().orElseThrow();
    List<Filter> rest = what.filters().stream().filter(f -> f != related).toList();
    Selector.Pick shown = new Selector.Pick(what.count(), what.side(), what.kind(), rest, what.zone());
    String wording = printer.entry(Category.RELATIONS, related.relation()).words(Language.EN).get(0);
    String there = there(shown, not);
    return " " + wording.substring(0, wording.indexOf('{')) + "which " + there;
  }

  /** "there is an orc of yours", "there is no orc" */
  String there(Selector.Pick shown, boolean not) {
    return not ? "there is no " + described(shown, false, true) : shown.count().isSome() ? "there is " + some(shown) : "there are " + pick(shown);
  }

  /** "in each row" */
  String in(Filter.In in) {
    return "in " + phrase(in.line());
  }

  private boolean isNounFilter(Filter filter) {
    Filter plain = filter instanceof Filter.Not not ? not.filter() : filter;
    return plain instanceof Filter.Is is && isNoun(is.traitOrState());
  }

  boolean isNoun(String trait) {
    return printer.vocabulary.find(Category.TRAITS, trait).map(e -> e.is("noun")).orElse(false);
  }

  String trait(String id) {
    return printer.vocabulary
        .find(Category.STATES, id)
        .or(() -> printer.vocabulary.find(Category.TRAITS, id))
        .map(e -> e.is("noun") ? noun(e, false) : e.words(Language.EN).get(0))
        .orElseGet(() -> noun(printer.entry(Category.KINDS, id), false));
  }

  private Optional<String> adjective(Filter filter) {
    if (filter instanceof Filter.Other) {
      return Optional.of("other");
    }
    if (filter instanceof Filter.Plays plays) {
      return Optional.of(printer.entry(Category.ROLES, plays.role()).words(Language.EN).get(0));
    }
    if (filter instanceof Filter.Is is) {
      return Optional.of(trait(is.traitOrState()));
    }
    Filter plain = filter instanceof Filter.Not not ? not.filter() : filter;
    if (plain instanceof Filter.Has has && printer.describes(has)) {
      return Optional.of((plain == filter ? "" : "non-") + printer.keywordWord(has));
    }
    return filter instanceof Filter.Not not && not.filter() instanceof Filter.Is is ? Optional.of("non-" + trait(is.traitOrState())) : Optional.empty();
  }

  private String usedWord(Filter filter) {
    if (filter instanceof Filter.Uses uses && printer.isAdjective(uses.action())) {
      return article(printer.actionEntry(uses.action()).words(Language.EN).get(0) + " ability");
    }
    return filter instanceof Filter.Has has
        ? printer.keywordName(printer.entry(Category.KEYWORDS, has.keyword()), false)
        : noun(printer.actionEntry(((Filter.Uses) filter).action()), false);
  }

  private String after(Filter filter) {
    if (filter instanceof Filter.Related related) {
      return " " + relation(related);
    }
    if (Elided.isOfAreas(filter)) {
      List<Filter.Located> all = ((Filter.Any) filter).filters().stream().map(Filter.Located.class::cast).toList();
      Whose whose = all.get(0).whose();
      return " " + printer.entry(Category.AREAS, all.get(0).area()).option("at-en").orElse("in") + " " + (whose == Whose.ANY ? "the " : whose(whose)) + Elided.joined(all.stream().map(each -> noun(printer.entry(Category.AREAS, each.area()), false)).toList(), "or");
    }
    if (filter instanceof Filter.Uses || filter instanceof Filter.Any) {
      List<String> names = (filter instanceof Filter.Any all ? all.filters() : List.of(filter)).stream().map(this::usedWord).toList();
      int last = names.size() - 1;
      if (filter instanceof Filter.Uses uses && printer.isAdjective(uses.action())) {
        return " with " + names.get(0);
      }
      return " using " + (last == 0 ? names.get(0) : "(" + String.join(", ", names.subList(0, last)) + " or " + names.get(last) + ")");
    }
    if (filter instanceof Filter.Within within) {
      return " within " + printer.value(within.distance()) + " of " + phrase(within.of());
    }
    return filter instanceof Filter.Located located ? " " + located(located) : "";
  }

  String quality(Filter filter) {
    if (filter instanceof Filter.Has has) {
      return printer.keywordName(printer.entry(Category.KEYWORDS, has.keyword()), false);
    }
    if (filter instanceof Filter.Extreme extreme) {
      boolean counter = printer.vocabulary.find(Category.COUNTERS, extreme.statOrCounter()).isPresent();
      String least = "the " + (extreme.most() ? "highest " : "lowest ");
      return least + (counter ? "number of " + noun(printer.statOrCounter(extreme.statOrCounter()), true) : extreme.level().map(l -> printer.level(l) + " ").orElse("") + printer.statWord(extreme.statOrCounter()));
    }
    if (filter instanceof Filter.Parity parity) {
      return parity(parity);
    }
    Filter.Measured m = (Filter.Measured) filter;
    if (m.value() instanceof Value.Measure own && own.of().isSelf() && own.statOrCounter().equals(m.statOrCounter()) && own.level().isEmpty() && (m.comparison() == Comparison.MORE || m.comparison() == Comparison.LESS)) {
      return (m.comparison() == Comparison.MORE ? "greater " : "smaller ") + printer.statWord(m.statOrCounter());
    }
    boolean counter = printer.isAttached(m.statOrCounter()) || printer.vocabulary.find(Category.COUNTERS, m.statOrCounter()).isPresent();
    return counter ? had(m) : m.level().map(l -> printer.level(l) + " ").orElse("") + printer.statWord(m.statOrCounter()) + " " + bound(m.comparison(), m.value());
  }

  String relation(Filter.Related related) {
    String wording = printer.entry(Category.RELATIONS, related.relation()).words(Language.EN).get(0);
    int slot = wording.indexOf('{');
    return slot < 0 ? wording : wording.substring(0, slot) + any(related.to());
  }

  String bound(Comparison comparison, Value value) {
    String number = printer.value(value);
    return switch (comparison) {
      case EQUAL -> number;
      case AT_LEAST -> number + " or more";
      case AT_MOST -> number + " or less";
      case MORE -> "more than " + number;
      case LESS -> "less than " + number;
    };
  }

  /** "2 wounds", "wounds", "no wounds". */
  /** "an even number of chips", "an odd cost" */
  String parity(Filter.Parity parity) {
    Entry what = printer.statOrCounter(parity.statOrCounter());
    String word = "an " + (parity.even() ? "even" : "odd");
    return what.is("paid") ? word + " " + noun(what, false) : word + " number of " + what.icon().orElseGet(() -> noun(what, true));
  }

  String had(Filter.Measured m) {
    Entry counter = printer.countedThing(m.statOrCounter());
    if (m.comparison() == Comparison.AT_LEAST && one(m.value())) {
      return printer.isAttached(m.statOrCounter()) || Markers.isMarker(counter.id()) ? article(noun(counter, false)) : noun(counter, true);
    }
    if (m.comparison() == Comparison.EQUAL && m.value().is(0)) {
      return "no " + noun(counter, true);
    }
    return bound(m.comparison(), m.value()) + " " + noun(counter, !(m.comparison() == Comparison.EQUAL && one(m.value())));
  }

  String counted(Value value, Entry noun) {
    if (value instanceof Value.Amount) {
      return "that many " + noun(noun, true);
    }
    if (value instanceof Value.Measure measure && measure.statOrCounter().equals(noun.id())) {
      return "all " + noun(noun, true);
    }
    return printer.value(value) + " " + noun(noun, !one(value));
  }

  String located(Filter.Located located) {
    return inside(printer.vocabulary.find(Category.AREAS, located.area()).orElseGet(() -> printer.entry(Category.ZONES, located.area())), located.whose());
  }

  String zone(InZone zone) {
    return inside(printer.entry(Category.ZONES, zone.zone()), zone.whose());
  }

  /** "from your graveyard" */
  String from(InZone from) {
    return "from " + (from.whose() == Whose.ANY ? "the " : whose(from.whose())) + noun(printer.entry(Category.ZONES, from.zone()), false);
  }

  private String inside(Entry place, Whose whose) {
    if (whose == Whose.ANY && printer.isKeyword(place.option("at-en").orElse("in") + " the " + noun(place, false))) {
      return "of the " + noun(place, false);
    }
    return place.option("at-en").orElse("in") + " " + (whose == Whose.ANY ? "the " : whose(whose)) + noun(place, false);
  }

  String into(Entry zone, Whose whose, Place.End end) {
    String name = (whose == Whose.ANY ? "the " : whose(whose)) + noun(zone, false);
    return switch (end) {
      case UNSAID -> "to " + name;
      case TOP -> "to the top of " + name;
      case BOTTOM -> "to the bottom of " + name;
    };
  }
}
