package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Heading;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.DATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.INSTRUMENTAL;
import static cardwright.grammar.morphology.Cells.MASCULINE;
import static cardwright.grammar.morphology.Cells.NOMINATIVE;
import static cardwright.grammar.morphology.Cells.PLURAL;
import static cardwright.grammar.morphology.Cells.PREPOSITIONAL;

/** Russian noun phrases in every case. */
final class RussianNouns implements Listing.Words {
  private static final String[][] IT = {
    {"он", "его", "ему", "его", "им", "нем"}, {"она", "её", "ей", "её", "ей", "ней"}, {"оно", "его", "ему", "его", "им", "нем"},
    {"они", "их", "им", "их", "ими", "них"}
  };

  private static final String[][] IT_BEHIND_PREPOSITION = {
    {"он", "него", "нему", "него", "ним", "нем"}, {"она", "неё", "ней", "неё", "ней", "ней"}, {"оно", "него", "нему", "него", "ним", "нем"},
    {"они", "них", "ним", "них", "ними", "них"}
  };

  private static final List<String> YOU = List.of("вы", "вас", "вам", "вас", "вами", "вас");
  private static final String[][] POSSESSIVES = {
    {"ваш", "ваша", "ваше", "ваши"}, {"вашего", "вашей", "вашего", "ваших"}, {"вашему", "вашей", "вашему", "вашим"},
    {"ваш", "вашу", "ваше", "ваши"}, {"вашим", "вашей", "вашим", "вашими"}, {"вашем", "вашей", "вашем", "ваших"}
  };

  private static final String[][] OWN = {
    {"свой", "своя", "свое", "свои"}, {"своего", "своей", "своего", "своих"}, {"своему", "своей", "своему", "своим"},
    {"свой", "свою", "свое", "свои"}, {"своим", "своей", "своим", "своими"}, {"своем", "своей", "своем", "своих"}
  };

  private final RussianPrinter printer;
  private final RussianForms forms;
  final RussianPlaces places;
  final RussianMeasures measures;

  RussianNouns(RussianPrinter printer, RussianForms forms) {
    this.printer = printer;
    this.forms = forms;
    this.places = new RussianPlaces(printer, forms, this);
    this.measures = new RussianMeasures(printer, forms, this);
  }

  String phrase(Selector selector, int c, boolean behindPreposition) {
    if (selector instanceof Selector.Self) {
      return "~";
    }
    if (selector instanceof Selector.It it) {
      return pronoun(it, c, behindPreposition);
    }
    if (selector instanceof Selector.SomeOf some) {
      return (some.n() == 1 ? forms.adjective("один", c, gender(some.of()), isAlive(some.of())) : String.valueOf(some.n())) + " из " + IT_BEHIND_PREPOSITION[PLURAL][GENITIVE] + some.by().map(this::after).orElse("");
    }
    if (selector instanceof Selector.RestOf rest) {
      return forms.adjective("другой", c, gender(rest.of()), isAlive(rest.of()));
    }
    if (selector instanceof Selector.ByPlace there) {
      Entry head = head(there.what());
      String word = head.words(Language.RU).get(0);
      return forms.adjective("этот", c, forms.gender(word, head), forms.animate(word, head)) + " " + forms.noun(word, head, c, false);
    }
    if (selector instanceof Selector.Which) {
      return (behindPreposition ? IT_BEHIND_PREPOSITION : IT)[MASCULINE][c];
    }
    if (selector instanceof Selector.Destination || selector instanceof Selector.CellOf of && of.who().isSelf()) {
      Entry cell = printer.entry(Category.KINDS, "cell");
      return forms.adjective("этот", c, forms.gender(cell.words(Language.RU).get(0), cell), false) + " " + forms.noun(cell.words(Language.RU).get(0), cell, c, false);
    }
    if (selector instanceof Selector.CellOf of) {
      return (printer.plural(of.who()) ? "их" : gender(of.who()) == 1 ? "её" : "его") + " " + forms.noun(printer.entry(Category.KINDS, "cell").words(Language.RU).get(0), printer.entry(Category.KINDS, "cell"), c, false);
    }
    if (selector instanceof Selector.ChosenAt chosen) {
      Entry head = head(chosen.what());
      String word = head.words(Language.RU).get(0);
      return forms.adjective("выбранный", c, forms.gender(word, head), forms.animate(word, head)) + " " + printer.timing(new cardwright.grammar.meaning.Trigger.At(chosen.timing(), Whose.ANY)) + " " + one(chosen.what(), c);
    }
    if (selector instanceof Selector.ThisLine line) {
      Entry kind = printer.entry(Category.KINDS, line.kind());
      String word = kind.words(Language.RU).get(0);
      return forms.adjective("этот", c, forms.gender(word, kind), false) + " " + forms.noun(word, kind, c, false);
    }
    if (selector instanceof Selector.Aimed aimed) {
      return printer.pattern(aimed.actions(), false, c) + aimed.at().map(at -> " по " + dativeOf(at)).orElse("");
    }
    if (selector instanceof Selector.RollOf roll) {
      return printer.statWord(roll.stat(), c) + " " + phrase(roll.who(), GENITIVE, false);
    }
    if (selector instanceof Selector.Role role) {
      Entry entry = printer.entry(Category.ROLES, role.role());
      return forms.noun(entry.words(Language.RU).get(0), entry, c, false);
    }
    if (selector instanceof Selector.Player player) {
      return player(player.who(), c);
    }
    if (selector instanceof Selector.Either either) {
      return Listing.either(either, this, each -> c == NOMINATIVE ? phrase(each, c, behindPreposition) : any(each, c, behindPreposition), "или");
    }
    if (selector instanceof Selector.Named named) {
      String form = forms.noun(named.name(), null, c, false);
      return Character.isUpperCase(named.name().charAt(0)) ? Printer.capital(form) : form;
    }
    return pick((Pick) selector, c);
  }

  /** «он», «её», «них»: in agreement with whom it means. */
  String pronoun(Selector.It it, int c, boolean behindPreposition) {
    int column = printer.plural(it) ? PLURAL : gender(it);
    return (behindPreposition ? IT_BEHIND_PREPOSITION : IT)[column][c];
  }

  private boolean isAlive(Selector.It it) {
    return printer.antecedent(it).filter(Pick.class::isInstance).map(whom -> head((Pick) whom)).map(head -> forms.animate(head.words(Language.RU).get(0), head)).orElse(true);
  }

  /** The gender that words about it take: a column of the paradigm. */
  int gender(Selector subject) {
    if (subject instanceof Selector.It it) {
      return printer.antecedent(it).filter(whom -> !(whom instanceof Selector.It)).map(this::gender).orElse(MASCULINE);
    }
    if (subject instanceof Selector.Either either) {
      return gender(Listing.ordered(either, this).get(either.selectors().size() - 1));
    }
    if (subject instanceof Selector.SomeOf || subject instanceof Selector.RestOf) {
      return gender(subject instanceof Selector.SomeOf some ? some.of() : ((Selector.RestOf) subject).of());
    }
    return subject instanceof Pick pick && !pick.isCalledAsItself() ? forms.gender(head(pick).words(Language.RU).get(0), null) : MASCULINE;
  }

  /** «ударом» */
  String instrument(String action) {
    Entry entry = printer.actionEntry(action);
    return forms.noun(entry.words(Language.RU).get(0), entry, INSTRUMENTAL, false);
  }

  @Override
  public String described(Pick pick) {
    return many(pick, NOMINATIVE);
  }

  @Override
  public String nounOf(Pick pick) {
    Entry head = head(pick);
    return forms.noun(head.words(Language.RU).get(0), head, NOMINATIVE, true);
  }

  /** The noun that a description is printed with: a class says enough for the most general kind. */
  private Entry head(Pick pick) {
    Entry kind = printer.entry(Category.KINDS, pick.kind());
    return kind.is("default") ? noun(pick).map(is -> printer.entry(Category.TRAITS, is.traitOrState())).orElse(kind) : kind;
  }

  private Optional<Filter.Is> noun(Pick pick) {
    return pick.filters().stream().filter(f -> f instanceof Filter.Is is && isNoun(is.traitOrState())).map(Filter.Is.class::cast).reduce((a, b) -> b);
  }

  String player(Selector.Who who, int c) {
    return switch (who) {
      case YOU -> YOU.get(c);
      case OPPONENT -> forms.noun("противник", null, c, false);
      case EACH -> playerNamed("каждый", c);
      case ACTIVE -> playerNamed("активный", c);
      case INACTIVE -> playerNamed("неактивный", c);
      case FIRST -> playerNamed("первый", c);
      case SECOND -> playerNamed("второй", c);
      case ITS_OWNER -> "его " + forms.noun("владелец", null, c, false);
    };
  }

  private String playerNamed(String which, int c) {
    return forms.adjective(which, c, 0, true) + " " + forms.noun("игрок", null, c, false);
  }

  /** «ваших»; blank for the opponent, whose name follows the noun, and for nobody. */
  String before(Whose whose, int c, int column, boolean animate) {
    if (whose != Whose.YOURS && whose != Whose.ITS_OWNERS) {
      return "";
    }
    int source = c == ACCUSATIVE && animate && (column == 0 || column == PLURAL) ? GENITIVE : c;
    return (whose == Whose.YOURS ? POSSESSIVES : OWN)[source][column] + " ";
  }

  static String behind(Whose whose) {
    return whose == Whose.OPPONENTS ? " противника" : "";
  }

  /** How the words of a description are inflected: its adjectives and its noun need not agree in number («2 закрытых орка»). */
  record Number(String before, int adjectiveCase, boolean adjectivesMany, int nounCase, boolean nounMany) {}

  String pick(Pick pick, int c) {
    return pick(pick, number(pick, c), pick.count() instanceof Count.Each ? "каждый" : pick.count() instanceof Count.AtRandom r && one(r.n()) ? "случайный" : "");
  }

  /** Of many, without saying how many: «число ваших орков», «по летающим картам». */
  String many(Pick pick, int c) {
    return pick(pick, new Number("", c, true, c, true), "");
  }

  /** «летающих карт» rather than «каждой летающей карты», where none is singled out. */
  String any(Selector selector, int c, boolean behindPreposition) {
    return selector instanceof Pick pick && pick.count() instanceof Count.Each && !pick.isNamedAlone() ? many(pick, c) : phrase(selector, c, behindPreposition);
  }

  /** One of them in a case, whatever the count. */
  String one(Pick pick, int c) {
    return pick(pick, new Number("", c, false, c, false), "");
  }

  /** A number behind which the noun stands in the genitive plural. */
  private static final Value MANY = new Value.Constant(5);

  static boolean one(Value n) {
    return n.is(1);
  }

  /** «ранить 2 гоблинов»: whoever is alive stands in the genitive behind a number where he is the object. */
  private int ofAlive(Pick pick, int c) {
    Entry head = head(pick);
    return c == ACCUSATIVE && forms.animate(head.words(Language.RU).get(0), head) ? GENITIVE : c;
  }

  private Number number(Pick pick, int c) {
    Count count = pick.count();
    if (count instanceof Count.Exactly exactly) {
      return one(exactly.n()) ? new Number("", c, false, c, false) : counted(printer.value(exactly.n()), exactly.n(), ofAlive(pick, c));
    }
    if (count instanceof Count.UpTo upTo) {
      boolean single = one(upTo.n());
      return new Number("до " + printer.value(upTo.n()) + " ", GENITIVE, !single, GENITIVE, !single);
    }
    if (count instanceof Count.AtLeast least) {
      return counted(printer.value(least.n()) + " или более", MANY, c);
    }
    if (count instanceof Count.AnyNumber) {
      String any = new String[] {"любое количество ", "любого количества ", "любому количеству ", "любое количество ", "любым количеством ", "любом количестве "}[c];
      return new Number(any, GENITIVE, true, GENITIVE, true);
    }
    if (count instanceof Count.AtRandom random && !one(random.n())) {
      Number n = counted(printer.value(random.n()), random.n(), ofAlive(pick, c));
      return new Number(n.before() + (n.adjectivesMany() ? "случайных " : "случайный "), n.adjectiveCase(), n.adjectivesMany(), n.nounCase(), n.nounMany());
    }
    return new Number("", c, false, c, false);
  }

  /** 1 рану, 2 раны, 5 ран, 21 рану; in the other cases the plural. */
  Number counted(String before, Value n, int c) {
    int number = n instanceof Value.Constant constant ? constant.number() : 5;
    boolean direct = c == NOMINATIVE || c == ACCUSATIVE;
    int last = number % 10;
    boolean teen = number % 100 > 10 && number % 100 < 20;
    if (last == 1 && !teen) {
      return new Number(before + " ", c, false, c, false);
    }
    if (!direct) {
      return new Number(before + " ", c, true, c, true);
    }
    return last >= 2 && last <= 4 && !teen
        ? new Number(before + " ", GENITIVE, true, GENITIVE, false)
        : new Number(before + " ", GENITIVE, true, GENITIVE, true);
  }

  private String pick(Pick pick, Number n, String determiner) {
    List<Filter> filters = new ArrayList<>(pick.filters());
    Entry head = head(pick);
    if (head.category() == Category.TRAITS) {
      noun(pick).ifPresent(filters::remove);
    }
    String word = head.words(Language.RU).get(0);
    boolean called = pick.isCalledAsItself();
    int gender = called ? MASCULINE : forms.gender(word, head);
    boolean animate = called || forms.animate(word, head);
    int column = n.adjectivesMany() ? PLURAL : gender;
    StringBuilder text = new StringBuilder(n.before());
    if (!determiner.isEmpty()) {
      text.append(forms.adjective(determiner, n.adjectiveCase(), column, animate)).append(' ');
    }
    text.append(before(pick.side(), n.adjectiveCase(), column, animate));
    filters.stream().filter(f -> !isNounFilter(f)).forEach(f -> adjective(f, n.adjectiveCase(), column, animate).ifPresent(a -> text.append(a).append(' ')));
    filters.stream().filter(this::isNounFilter).forEach(f -> adjective(f, n.adjectiveCase(), column, animate).ifPresent(a -> text.append(a).append(' ')));
    text.append(called ? "~" : forms.noun(word, head, n.nounCase(), n.nounMany())).append(behind(pick.side()));
    filters.stream().filter(Filter.AttachedTo.class::isInstance).forEach(f -> text.append(" на ").append(phrase(((Filter.AttachedTo) f).host(), PREPOSITIONAL, true)));
    String and = "";
    for (Filter filter : filters) {
      if (filter instanceof Filter.Has has && !printer.describes(has) || filter instanceof Filter.Measured || filter instanceof Filter.Parity || filter instanceof Filter.Extreme) {
        text.append(and).append(after(filter));
        and = " и";
      }
    }
    filters.stream().filter(f -> f instanceof Filter.Not not && not.filter() instanceof Filter.Has has && !printer.describes(has)).map(f -> (Filter.Has) ((Filter.Not) f).filter()).map(has -> printer.entry(Category.KEYWORDS, has.keyword()))
        .forEach(entry -> text.append(" без ").append(forms.noun(printer.keywordName(entry, false), entry, GENITIVE, false)));
    filters.stream().filter(Filter.Uses.class::isInstance).forEach(f -> text.append(after(f)));
    filters.stream().filter(f -> f instanceof Filter.Any && Printer.ways(f).isEmpty() && !Elided.isOfAreas(f)).forEach(f -> text.append(", ").append(forms.adjective("обладающий", n.nounMany() ? n.nounCase() : n.adjectiveCase(), n.nounMany() ? PLURAL : gender, animate)).append(' ').append(any((Filter.Any) f)).append(Printer.CLAUSE_END));
    filters.stream().filter(f -> f instanceof Filter.Not not && not.filter() instanceof Filter.Shares).map(f -> (Filter.Shares) ((Filter.Not) f).filter()).forEach(f -> text.append(measures.otherGroup(f)));
    filters.stream().filter(Filter.Distinct.class::isInstance).map(Filter.Distinct.class::cast).forEach(f -> text.append(measures.distinct(f)));
    filters.stream().filter(Filter.Uniform.class::isInstance).map(Filter.Uniform.class::cast).forEach(f -> text.append(measures.uniform(f)));
    filters.stream().filter(Filter.SameName.class::isInstance).map(Filter.SameName.class::cast).forEach(f -> text.append(measures.sameName(f)));
    filters.stream().filter(Filter.OfNamed.class::isInstance).map(Filter.OfNamed.class::cast).forEach(f -> text.append(measures.ofNamed(f)));
    filters.stream().filter(Filter.Shares.class::isInstance).forEach(f -> text.append(measures.shares((Filter.Shares) f)));
    filters.stream().filter(f -> f instanceof Filter.In in && !(in.line() instanceof Selector.Which)).forEach(f -> text.append(" ").append(in((Filter.In) f)));
    filters.stream().filter(f -> f instanceof Filter.Located || Elided.isOfAreas(f)).forEach(f -> text.append(after(f)));
    boolean ofZone = filters.stream().anyMatch(Filter.AtEnd.class::isInstance);
    pick.zone().ifPresent(zone -> text.append(' ').append(ofZone ? places.of(zone) : places.zone(zone)));
    filters.stream().filter(Filter.Within.class::isInstance).forEach(f -> text.append(after(f)));
    filters.stream().filter(Filter.Mutual.class::isInstance).forEach(f -> text.append(' ').append(printer.sharedLine((Filter.Mutual) f).map(measures::inOne).orElseGet(() -> printer.alone(((Filter.Mutual) f).relation()) + " друг с другом")));
    text.append(filters.stream().filter(Filter.Related.class::isInstance).map(this::after).collect(Collectors.joining(" и")));
    filters.stream().flatMap(f -> Printer.ways(f).stream()).forEach(ways -> text.append(ways.stream().map(this::after).collect(Collectors.joining(" или"))));
    filters.stream().filter(Filter.HeldBy.class::isInstance).map(Filter.HeldBy.class::cast).forEach(f -> text.append(heldBy(f, forms.adjective(printer.entry(Category.STATES, "occupied").words(Language.RU).get(0), n.nounMany() ? n.nounCase() : n.adjectiveCase(), n.nounMany() ? PLURAL : gender, animate))));
    filters.stream().filter(Filter.Upon.class::isInstance).map(Filter.Upon.class::cast).forEach(f -> text.append(", ").append(forms.adjective("стоящий", n.nounMany() ? n.nounCase() : n.adjectiveCase(), n.nounMany() ? PLURAL : gender, animate)).append(" на ").append(upon(f)).append(Printer.CLAUSE_END));
    int which = n.adjectivesMany() ? PLURAL : gender;
    filters.stream().filter(Filter.Such.class::isInstance).forEach(f -> text.append(such(((Filter.Such) f).condition(), which, animate)));
    filters.stream().filter(Filter.Onward.class::isInstance).map(Filter.Onward.class::cast).forEach(f -> text.append(", ").append(forms.adjective("следующий", n.nounMany() ? n.nounCase() : n.adjectiveCase(), n.nounMany() ? PLURAL : gender, animate)).append(" за ").append(phrase(f.past(), INSTRUMENTAL, true)).append(' ').append(heading(f.heading())).append(Printer.CLAUSE_END));
    filters.stream().filter(Filter.Except.class::isInstance).map(Filter.Except.class::cast).forEach(f -> text.append(", кроме ").append(f.whom() instanceof Pick whom ? many(whom, GENITIVE) : phrase(f.whom(), GENITIVE, true)).append(Printer.CLAUSE_END));
    return text.toString();
  }

  /** «в направлении удара», «в том же направлении, что и ~» */
  private String heading(Heading heading) {
    return heading instanceof Heading.OfAction of ? "в направлении " + forms.noun(printer.actionEntry(of.action()).words(Language.RU).get(0), printer.actionEntry(of.action()), GENITIVE, false) : "в том же направлении, что и " + phrase(((Heading.OfMove) heading).who(), NOMINATIVE, false);
  }

  /** «, занятая вашим существом», «с ~» */
  private String heldBy(Filter.HeldBy held, String occupied) {
    if (!(held.by() instanceof Pick who)) {
      return " " + with(phrase(held.by(), INSTRUMENTAL, true));
    }
    return ", " + occupied + " " + any(who, INSTRUMENTAL, false) + Printer.CLAUSE_END;
  }

  private String upon(Filter.Upon upon) {
    return any(upon.cell(), PREPOSITIONAL, true);
  }

  /** «, рядом с которой стоят 2 орка» */
  private String such(Condition said, int column, boolean animate) {
    if (said instanceof Condition.All all) {
      List<String> each = all.conditions().stream().map(one -> such(one, column, animate)).toList();
      return ", " + String.join(" и ", each.stream().map(one -> one.substring(2).replace(Printer.CLAUSE_END, "")).toList()) + Printer.CLAUSE_END;
    }
    boolean not = said instanceof Condition.Not;
    Condition condition = not ? ((Condition.Not) said).condition() : said;
    if (condition instanceof Condition.Happened happened) {
      boolean patient = happened.event().patient().filter(Selector.Which.class::isInstance).isPresent();
      String which = forms.adjective("который", patient && happened.event().agent().isPresent() ? ACCUSATIVE : NOMINATIVE, column, animate);
      return ", " + which + printer.past(happened, not, column) + Printer.CLAUSE_END;
    }
    if (condition instanceof Condition.Holds holds) {
      String where = holds.what() instanceof Filter.Related related ? relation(related) : places.located((Filter.Located) holds.what());
      return ", " + forms.adjective("который", NOMINATIVE, column, false) + (not ? " не" : "") + (column == PLURAL ? " стоят " : " стоит ") + where + Printer.CLAUSE_END;
    }
    Pick what = ((Condition.Exists) condition).what();
    if (what.filters().stream().anyMatch(f -> f instanceof Filter.In)) {
      return ", в " + forms.adjective("который", PREPOSITIONAL, column, false) + " " + there(what, not) + Printer.CLAUSE_END;
    }
    Filter.Related related = (Filter.Related) what.filters().stream().filter(f -> f instanceof Filter.Related r && r.to() instanceof Selector.Which).findFirst().orElseThrow();
    List<Filter> rest = what.filters().stream().filter(f -> f != related).toList();
    Pick shown = new Pick(what.count(), what.side(), what.kind(), rest, what.zone());
    String wording = printer.entry(Category.RELATIONS, related.relation()).words(Language.RU).get(0);
    int slot = wording.indexOf('{');
    int c = RussianPrinter.caseOf(wording.substring(slot + 1, slot + 4), INSTRUMENTAL);
    String there = there(shown, not);
    return ", " + wording.substring(0, slot) + forms.adjective("который", c, column, true) + " " + there + Printer.CLAUSE_END;
  }

  /** «есть ваш орк», «нет карт противника» */
  String there(Pick shown, boolean not) {
    return not ? "нет " + many(shown, GENITIVE) : shown.count().isSome() ? "есть " + one(shown, NOMINATIVE) : "есть " + pick(shown, NOMINATIVE);
  }

  /** «в каждом ряду» */
  String in(Filter.In in) {
    return "в " + phrase(in.line(), PREPOSITIONAL, true);
  }

  private boolean isNounFilter(Filter filter) {
    Filter plain = filter instanceof Filter.Not not ? not.filter() : filter;
    return plain instanceof Filter.Is is && isNoun(is.traitOrState());
  }

  boolean isNoun(String trait) {
    return printer.vocabulary.find(Category.TRAITS, trait).map(e -> e.is("noun")).orElse(false);
  }

  private Optional<String> adjective(Filter filter, int c, int column, boolean animate) {
    if (filter instanceof Filter.Other) {
      return Optional.of(forms.adjective("другой", c, column, animate));
    }
    if (filter instanceof Filter.AtEnd at) {
      return Optional.of(forms.adjective(at.end() == Place.End.TOP ? "верхний" : "нижний", c, column, animate));
    }
    if (filter instanceof Filter.Plays plays) {
      return Optional.of(forms.adjective(printer.entry(Category.ROLES, plays.role()).words(Language.RU).get(0), c, column, animate));
    }
    if (filter instanceof Filter.Is is) {
      return Optional.of(traitForm(is.traitOrState(), c, column, animate));
    }
    if (filter instanceof Filter.Not not && not.filter() instanceof Filter.Is is) {
      return Optional.of("не " + traitForm(is.traitOrState(), c, column, animate));
    }
    Filter plain = filter instanceof Filter.Not not ? not.filter() : filter;
    return plain instanceof Filter.Has has && printer.describes(has) ? Optional.of((plain == filter ? "" : "не") + forms.adjective(printer.keywordWord(has), c, column, animate)) : Optional.empty();
  }

  String traitForm(String id, int c, int column, boolean animate) {
    Entry entry =
        printer.vocabulary.find(Category.STATES, id).or(() -> printer.vocabulary.find(Category.TRAITS, id)).orElseGet(() -> printer.entry(Category.KINDS, id));
    String word = entry.words(Language.RU).get(0);
    return RussianForms.adjectival(entry)
        ? forms.adjective(word, c, column, animate)
        : forms.noun(word, entry, c, column == PLURAL);
  }

  /** «разрядом, метанием или заклинанием» */
  private String any(Filter.Any all) {
    List<String> names = all.filters().stream().map(this::hadWord).toList();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " или " + names.get(last);
  }

  private String hadWord(Filter filter) {
    if (filter instanceof Filter.Uses uses && printer.isAdjective(uses.action())) {
      return forms.adjective(printer.actionEntry(uses.action()).words(Language.RU).get(0), INSTRUMENTAL, 1, false) + " способностью";
    }
    Entry entry = filter instanceof Filter.Has has ? printer.entry(Category.KEYWORDS, has.keyword()) : printer.actionEntry(((Filter.Uses) filter).action());
    return forms.noun(filter instanceof Filter.Has ? printer.keywordName(entry, false) : entry.words(Language.RU).get(0), entry, INSTRUMENTAL, false);
  }

  private String after(Filter filter) {
    if (filter instanceof Filter.Related related) {
      return " " + relation(related);
    }
    if (filter instanceof Filter.Has has) {
      Entry entry = printer.entry(Category.KEYWORDS, has.keyword());
      return " " + with(forms.noun(printer.keywordName(entry, false), entry, INSTRUMENTAL, false));
    }
    if (filter instanceof Filter.Measured measured) {
      return " " + measures.measured(measured);
    }
    if (filter instanceof Filter.Extreme extreme) {
      return " с " + measures.extreme(extreme);
    }
    if (filter instanceof Filter.Parity parity) {
      return " с " + measures.parity(parity, INSTRUMENTAL);
    }
    if (filter instanceof Filter.Uses) {
      return " " + with(hadWord(filter));
    }
    if (filter instanceof Filter.Within within) {
      return " в пределах " + printer.value(within.distance()) + " от " + phrase(within.of(), GENITIVE, true);
    }
    if (Elided.isOfAreas(filter)) {
      return " " + places.areas(((Filter.Any) filter).filters().stream().map(Filter.Located.class::cast).toList());
    }
    return filter instanceof Filter.Located located ? " " + places.located(located) : "";
  }

  static String with(String phrase) {
    return (phrase.matches("[сз][бвгджзклмнпрстфхцчшщ].*") ? "со " : "с ") + phrase;
  }

  String relation(Filter.Related related) {
    String wording = printer.entry(Category.RELATIONS, related.relation()).words(Language.RU).get(0);
    int slot = wording.indexOf('{');
    if (slot < 0) {
      return wording;
    }
    return wording.substring(0, slot) + any(related.to(), RussianPrinter.caseOf(wording.substring(slot + 1, slot + 4), INSTRUMENTAL), true);
  }

  String dativeOf(Selector against) {
    return any(against, DATIVE, true);
  }
}
