package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Anaphora.Referent;
import cardwright.grammar.meaning.Anaphora;
import cardwright.grammar.meaning.Body;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Prints meanings: what both languages share, which is how abilities and effects are joined. Its order and signs are those that the grammars
 * read back to the same tree: «; » parts what is done, «, » parts it within a condition, a colon stands behind costs.
 */
public abstract class Printer {

  /** Stands where a clause ends within a text: a comma, unless another sign follows. */
  static final String CLAUSE_END = "\u0001";

  /** Within a quotation the straight quotation marks around a name would end it. */
  private static final Pattern STRAIGHT = Pattern.compile("\"([^\"]*)\"");

  private static final Pattern NEEDLESS = Pattern.compile(CLAUSE_END + "(?=$|[.,;:)»\"]| \\()");

  final Vocabulary vocabulary;
  private final Function<Entry, Optional<Effect>> iconCosts;

  private List<Selector> also = List.of();

  /** What else is gained with what is being told of. */
  private List<Grant> alsoGained = List.of();
  private Map<String, Value> letters = new LinkedHashMap<>();
  private int quotations;
  private final Map<Selector.It, Referent> referents = new IdentityHashMap<>();

  Printer(Vocabulary vocabulary, Function<Entry, Optional<Effect>> iconCosts) {
    this.vocabulary = vocabulary;
    this.iconCosts = iconCosts;
  }

  /** Abilities, each a sentence. */
  public String abilities(List<Ability> abilities) {
    listen(abilities);
    return String.join(" ", abilities.stream().map(a -> capital(tidy(ability(a) + "."))).toList());
  }

  /** An effect as a text of its own. */
  public String effectAlone(Effect effect) {
    listen(effect);
    String text = effect(effect);
    return capital(tidy(text + wheres()));
  }

  /** A condition as a text of its own. */
  public String conditionAlone(Condition condition) {
    listen(condition);
    String text = condition(condition);
    return tidy(text + wheres());
  }

  /** A selector as a text of its own. */
  public String selectorAlone(Selector selector) {
    return tidy(subject(selector));
  }

  private static String tidy(String text) {
    return NEEDLESS.matcher(text).replaceAll("").replace(CLAUSE_END, ",");
  }

  /** A number as a text of its own. */
  public String valueAlone(Value value) {
    String text = value(value);
    return tidy(text + wheres());
  }

  /** Whom a pronoun of this text means; of a text that begins with one nobody. */
  Optional<Selector> antecedent(Selector.It it) {
    Referent referent = referents.get(it);
    if (referent instanceof Referent.Chosen chosen) {
      return Optional.of(chosen.selector());
    }
    if (referent instanceof Referent.EachOf each) {
      return Optional.of(each.selector());
    }
    if (referent instanceof Referent.Patient patient) {
      return patient.described();
    }
    return referent instanceof Referent.Target target ? target.action().target() : Optional.empty();
  }

  private void listen(Object meaning) {
    Anaphora.of(meaning).forEach(mention -> referents.put(mention.pronoun(), mention.referent()));
  }

  /** Whether a pronoun means all of several, in whatever number words about them stand. */
  boolean several(Selector.It it) {
    return plural(it) || referents.get(it) instanceof Referent.Chosen chosen && chosen.selector().count() instanceof Count.Each;
  }

  /** Whether words about it stand in the plural. */
  boolean plural(Selector selector) {
    if (selector instanceof Selector.SomeOf some) {
      return some.n() > 1;
    }
    if (selector instanceof Selector.It it) {
      Referent referent = referents.get(it);
      return referent instanceof Referent.Chosen chosen && plural(chosen.selector()) || referent instanceof Referent.Patient && antecedent(it).filter(Printer::isAnyOfMany).isPresent();
    }
    return selector instanceof Selector.Pick pick
        && (pick.count() instanceof Count.Exactly e && !e.n().is(1)
            || pick.count() instanceof Count.AtLeast
            || pick.count() instanceof Count.AnyNumber
            || pick.count() instanceof Count.UpTo most && !most.n().is(1)
            || pick.count() instanceof Count.AtRandom r && !r.n().is(1));
  }

  /** What a verb counts, if it is done to nobody: the cards of «взять карты». */
  Optional<Entry> counted(Frame verb) {
    return verb.slot("amount").flatMap(Frame.Piece::of).filter(kind -> verb.slot("object").isEmpty()).flatMap(kind -> vocabulary.find(Category.KINDS, kind));
  }

  /** Whether whoever a verb is done to is taken from where he lies. */
  boolean comesFromZone(String verb, Frame frame) {
    return frame.slot("place").isPresent() || entry(Category.VERBS, verb).is("takes");
  }

  /** Whether a part in an event is told as «орки», whichever of them it is. */
  static boolean isAnyOfMany(Selector who) {
    return who instanceof Selector.Pick pick && pick.count() instanceof Count.Each && !pick.isNamedAlone();
  }

  // Words of the language

  abstract Language language();

  /** Words of structure by name. */
  abstract String word(String name);

  /** «назвать до 3 классов» */
  abstract String naming(Effect.Naming naming);

  abstract String subject(Selector selector);

  abstract String trigger(Trigger trigger);

  /** A timing; only that of the next such period, if that is meant. */
  abstract String timing(Trigger.At at, boolean next);

  String timing(Trigger.At at) {
    return timing(at, false);
  }

  abstract String wouldEvent(Trigger.On event);

  abstract String condition(Condition condition);

  /** An action, without at whom it is aimed. */
  static Effect.Perform untargeted(Effect.Perform perform) {
    return new Effect.Perform(perform.agent(), perform.action(), Optional.empty(), perform.as());
  }

  /** At whom one of several is aimed, as all of whom the others are. */
  Selector.Pick others(Effect.Perform each) {
    return each.target().filter(Selector.Pick.class::isInstance).map(Selector.Pick.class::cast)
        .map(pick -> new Selector.Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone()))
        .orElseGet(() -> new Selector.Pick(new Count.Each(), Whose.ANY, vocabulary.defaultKind(), List.of(), Optional.empty()));
  }

  /** A condition behind «, пока» or « while», with what parts it from the words before. */
  abstract String whileClause(Condition condition);

  abstract String single(Effect effect, boolean may);

  abstract String ownGrant(Grant grant);

  abstract String grantOf(Selector subject, Grant grant);

  /** «когда ~ сражается ударом – бросить кубик 2 раза, выбрать один из результатов» */
  abstract String rollsBest(Selector who, Grant.RollsBest rolls, Optional<Condition> so);

  /** The verb of the vocabulary that rolls a die. */
  Entry tossing() {
    return vocabulary.of(Category.VERBS).stream().filter(verb -> verb.is("tosses")).findFirst().orElseThrow();
  }

  abstract String value(Value value);

  /** Whether a clause says what you may do, so that a verb behind it without a subject would go on about you. */
  abstract boolean addressesYou(String clause);

  abstract String forEach(Selector each);

  abstract String keywordName(Entry entry, boolean gained);

  abstract String limit(int times, Entry period);

  /** «X раз за ход» */
  abstract String often(String times, Entry period);

  abstract String duration(Duration duration);

  // Abilities

  String ability(Ability ability) {
    Map<String, Value> outer = letters;
    letters = new LinkedHashMap<>();
    String text = core(ability);
    String limited = limitOf(ability);
    text += wheres() + limited;
    letters = outer;
    return text;
  }

  private static Optional<Limit> limit(Ability ability) {
    return ability instanceof Ability.Triggered t ? t.limit()
            : ability instanceof Ability.Activated a ? a.limit()
            : ability instanceof Ability.Replacement r ? r.limit()
            : ability instanceof Ability.Keyword k ? k.limit()
            : Optional.empty();
  }

  private String limitOf(Ability ability) {
    return limit(ability).map(l -> " (" + limit(l) + l.each().map(each -> " " + forEach(each)).orElse("") + ")").orElse("");
  }

  private String limit(Limit limit) {
    return limit.reckoned().map(often -> often(value(often), entry(Category.PERIODS, limit.period()))).orElseGet(() -> limit(limit.times(), entry(Category.PERIODS, limit.period())));
  }

  private String core(Ability ability) {
    if (ability instanceof Ability.Keyword k && k.body().isPresent() && k.whileTrue().isPresent()) {
      // behind the body the condition would belong to it
      return word("has") + " " + quoted(List.of(new Ability.Keyword(k.keyword(), k.arguments(), k.body(), Optional.empty()))) + whileClause(k.whileTrue().get());
    }
    if (ability instanceof Ability.Keyword k) {
      return keyword(k, false) + k.whileTrue().map(this::whileClause).orElse("");
    }
    if (ability instanceof Ability.BodySlot) {
      return "…";
    }
    if (ability instanceof Ability.Triggered t) {
      return trigger(t.trigger()) + t.condition().map(c -> ", " + word("if") + " " + condition(c)).orElse("") + (startsWithIf(t.effect()) ? " – " : word("trigger-sign")) + effect(t.effect());
    }
    if (ability instanceof Ability.Activated a) {
      return costs(a) + ": " + effect(a.effect());
    }
    if (ability instanceof Ability.Continuous c) {
      if (c.grant() instanceof Grant.RollsBest rolls) {
        return rollsBest(c.subject(), rolls, c.whileTrue());
      }
      boolean self = c.subject().isSelf();
      return (self ? ownGrant(c.grant()) : grantOf(c.subject(), c.grant())) + c.whileTrue().map(this::whileClause).orElse("");
    }
    if (ability instanceof Ability.Replacement r) {
      return wouldEvent(r.event())
          + r.condition().map(c -> ", " + word("if") + " " + condition(c)).orElse("")
          + word("trigger-sign") + (r.instead() instanceof Effect.Named named ? name(named) + word("instead") + " " + effect(named.effect()) : word("instead") + " " + effect(r.instead()));
    }
    return word("instead-of-cost") + word("trigger-sign") + listed(((Ability.AlternativeCost) ability).costs());
  }

  /** «X-1»; without the blank «X-X» would be a word and «3-2-1» one number for each level. */
  static String minus(String left, String right) {
    boolean glued = left.length() == 1 && Character.isLetter(left.charAt(0)) && Character.isDigit(right.charAt(0));
    return left + (glued ? "-" : " -") + right;
  }

  /** Behind a comma «if» would be read as the condition of the trigger. */
  private static boolean startsWithIf(Effect effect) {
    return effect instanceof Effect.If || effect instanceof Effect.Sequence s && s.effects().get(0) instanceof Effect.If;
  }

  /** What somebody else has or gains: a keyword with a body in quotation marks, so that its colon ends nothing else. */
  String keywordOfOthers(Ability.Keyword k) {
    return k.body().isPresent() ? quoted(List.of(k)) : keyword(k, true);
  }

  String keyword(Ability.Keyword k, boolean gained) {
    Entry entry = entry(Category.KEYWORDS, k.keyword());
    StringBuilder text = new StringBuilder(entry.icon().orElseGet(() -> keywordName(entry, gained)));
    text.append(entry.icon().isPresent() ? "" : Entry.lead(entry.words(language()).get(0)));
    k.arguments().forEach(argument -> text.append(' ').append(value(argument)));
    k.body().ifPresent(body -> text.append(": ").append(body(body)));
    return text.toString();
  }

  /** Abilities that could run into each other go into quotation marks. */
  private String body(Body body) {
    if (body instanceof Body.Instructions instructions) {
      return effect(instructions.effect());
    }
    List<Ability> abilities = ((Body.Abilities) body).abilities();
    boolean plain =
        abilities.size() == 1 && (abilities.get(0) instanceof Ability.BodySlot || limit(abilities.get(0)).isPresent() ? abilities.get(0) instanceof Ability.BodySlot : true)
            || abilities.stream().allMatch(Ability.Continuous.class::isInstance);
    boolean alternative = abilities.stream().anyMatch(a -> a instanceof Ability.AlternativeCost);
    return plain && !alternative ? String.join("; ", abilities.stream().map(this::inBody).toList()) : quoted(abilities);
  }

  private String inBody(Ability ability) {
    return core(ability);
  }

  /** « (когда карта перемещается на ~ – …)»: what a marker does, behind what puts it somewhere. */
  String markRule(Grant.Marked marked) {
    String rule = String.join(". ", marked.rule().stream().map(each -> marked.rule().get(0) == each ? ability(each) : capital(ability(each))).toList());
    return rule.isEmpty() ? "" : " (" + rule + ")";
  }

  String quoted(List<Ability> abilities) {
    quotations++;
    String inner = String.join(" ", abilities.stream().map(a -> a instanceof Ability.BodySlot ? "…" : capital(ability(a)) + ".").toList());
    inner = STRAIGHT.matcher(inner).replaceAll("«$1»");
    quotations--;
    return openQuote() + (inner.endsWith(".") ? inner.substring(0, inner.length() - 1) : inner) + closeQuote();
  }

  /** Signs that are the same at both ends cannot stand within each other: the inner ones point. */
  String inQuotes(String text) {
    return openQuote() + text + closeQuote();
  }

  private String openQuote() {
    return quotations > 0 ? "«" : word("open-quote");
  }

  private String closeQuote() {
    return quotations > 0 ? "»" : word("close-quote");
  }

  private String costs(Ability.Activated a) {
    List<String> icons = new ArrayList<>();
    for (Effect cost : a.costs()) {
      icon(cost).ifPresent(icons::add);
    }
    String speed = a.speed().map(s -> entry(Category.SPEEDS, s)).map(e -> e.icon().orElseGet(() -> e.words(language()).get(0) + " ")).orElse("");
    if (icons.size() == a.costs().size()) {
      return (speed + String.join("", icons)).strip();
    }
    return speed + (speed.isEmpty() || speed.endsWith(" ") ? "" : " ") + listed(a.costs());
  }

  private Optional<String> icon(Effect cost) {
    if (cost instanceof Effect.RemoveCounters r && (r.who().isSelf() || r.who().isYou())
        && (r.count() instanceof Value.Constant || r.count() instanceof Value.Variable)) {
      Optional<String> icon = entry(Category.COUNTERS, r.counter()).icon();
      return icon.map(i -> (r.count().is(1) ? "" : value(r.count())) + i);
    }
    return vocabulary.of(Category.ICONS).stream()
        .filter(e -> iconCosts.apply(e).filter(cost::equals).isPresent())
        .findFirst()
        .flatMap(Entry::icon);
  }

  // Effects

  String effect(Effect effect) {
    return effect instanceof Effect.Sequence s ? String.join("; ", s.effects().stream().map(this::part).toList()) : part(effect);
  }

  private String part(Effect effect) {
    if (effect instanceof Effect.Named n) {
      return name(n) + effect(n.effect());
    }
    if (effect instanceof Effect.If i) {
      return word("if") + " " + condition(i.condition()) + ", " + (i.then() instanceof Effect.Named named ? name(named) + choice(named.effect()) : steps(i.then())) + i.otherwise().map(o -> "; " + word("otherwise") + " " + steps(o)).orElse("");
    }
    if (effect instanceof Effect.Choice c && c.effects().stream().anyMatch(each -> each instanceof Effect.Sequence || each instanceof Effect.Named)) {
      return word("choose-one") + String.join("; ", c.effects().stream().map(each -> each instanceof Effect.Named named ? name(named) + choice(named.effect()) : steps(each)).toList()) + chosenBy(c);
    }
    if (effect instanceof Effect.Later later) {
      return later(later) + later.condition().map(c -> ", " + word("if") + " " + condition(c)).orElse("") + word("trigger-sign") + steps(later.effect());
    }
    if (effect instanceof Effect.Naming naming) {
      return naming(naming) + "; " + (naming.count().isOne() ? "" : word("for-each-of-them") + word("trigger-sign")) + steps(naming.effect());
    }
    if (effect instanceof Effect.ForEach f) {
      return forEach(f.each()) + word("trigger-sign") + steps(f.effect());
    }
    return step(effect);
  }

  /** «в конце следующего хода», «в следующий раз когда …» */
  private String later(Effect.Later later) {
    return later.trigger() instanceof Trigger.At at ? timing(at, later.next()) : word("next-time") + " " + trigger(later.trigger());
  }

  /** «изгнать его в конце хода»: what is done later, among other things that are done. */
  String doneLater(Effect.Later later) {
    return choice(later.effect()) + " " + timing((Trigger.At) later.trigger(), later.next());
  }

  /** «заклинание «метель» – » */
  private String name(Effect.Named named) {
    String name = named.name().map(q -> " " + word("open-quote") + q + word("close-quote")).orElse("");
    return entry(Category.ACTIONS, named.action()).words(language()).get(0) + name + word("named-sign");
  }

  private String steps(Effect effect) {
    return effect instanceof Effect.Sequence s ? listed(s.effects()) : step(effect);
  }

  private String listed(List<Effect> effects) {
    StringBuilder text = new StringBuilder();
    for (Effect effect : effects) {
      boolean chosen = effect instanceof Effect.Choice || effect instanceof Effect.May may && may.effect() instanceof Effect.Choice;
      text.append(text.isEmpty() ? "" : chosen ? ", " + word("then") + " " : ", ").append(step(effect));
    }
    return text.toString();
  }

  /** « и вашего орка»: to whom the same is done that is being said of the first. */
  String also(Function<Selector, String> phrase) {
    return String.join("", also.stream().map(each -> " " + word("and") + " " + phrase.apply(each)).toList());
  }

  /** « и +1 к удару»: what else is gained with it. */
  String alsoGained(Function<Grant, String> phrase) {
    return String.join("", alsoGained.stream().map(each -> " " + word("and") + " " + phrase.apply(each)).toList());
  }

  private String first(Effect effect) {
    Optional<GainedTogether> together = GainedTogether.of(effect instanceof Effect.May may ? may.effect() : effect);
    if (together.isEmpty()) {
      return step(effect);
    }
    alsoGained = together.get().others();
    String text = single(together.get().first(), effect instanceof Effect.May);
    alsoGained = List.of();
    return text;
  }

  /** The verb of taking on oneself what is aimed at others. */
  Entry playing() {
    return vocabulary.of(Category.VERBS).stream().filter(verb -> verb.option("plays").isPresent()).findFirst().orElseThrow();
  }

  /** Whether somebody is said to play a part by that verb. */
  boolean plays(Filter filter) {
    return filter instanceof Filter.Plays plays && playing().option("plays").filter(plays.role()::equals).isPresent();
  }

  /** «, при этом …», where something is done besides. */
  String besides(Optional<Effect> then) {
    return then.map(effect -> word("in-doing") + " " + steps(effect)).orElse("");
  }

  String step(Effect effect) {
    if (effect instanceof Effect.InDoing d && d.first() instanceof Effect.Named named && named.name().isPresent()) {
      // in front the name would be that of all
      return first(named.effect()) + " (" + name(named).replace(word("named-sign"), "") + ")" + word("in-doing") + " " + (d.then() instanceof Effect.Named ? part(d.then()) : choice(d.then()));
    }
    return effect instanceof Effect.InDoing d ? first(d.first()) + word("in-doing") + " " + (d.then() instanceof Effect.Named ? part(d.then()) : choice(d.then())) : choice(effect);
  }

  private String choice(Effect effect) {
    if (effect instanceof Effect.Limited limited) {
      return choice(limited.effect()) + " (" + limit(limited.limit()) + ")";
    }
    if (effect instanceof Effect.May may && may.effect() instanceof Effect.Limited limited) {
      return choice(new Effect.May(limited.effect())) + " (" + limit(limited.limit()) + ")";
    }
    Optional<Together> together = Together.of(effect instanceof Effect.May may ? may.effect() : effect);
    if (together.isPresent()) {
      also = together.get().others();
      String text = single(together.get().first(), effect instanceof Effect.May);
      also = List.of();
      return text;
    }
    if (effect instanceof Effect.May may && may.effect() instanceof Effect.Sequence all) {
      return mayAll(all.effects());
    }
    if (effect instanceof Effect.May may && may.effect() instanceof Effect.Choice c) {
      List<String> parts = new ArrayList<>(c.effects().stream().map(this::choice).toList());
      parts.set(0, choice(new Effect.May(c.effects().get(0))));
      return String.join(" " + word("or") + " ", parts) + chosenBy(c);
    }
    if (effect instanceof Effect.Choice c) {
      return String.join(" " + word("or") + " ", c.effects().stream().map(this::choice).toList()) + chosenBy(c);
    }
    return maybe(effect);
  }

  /** « (по выбору противника)», where not the controller chooses. */
  private String chosenBy(Effect.Choice choice) {
    return choice.by().map(by -> " (" + byChoiceOf(by) + ")").orElse("");
  }

  /** «по выбору противника» */
  abstract String byChoiceOf(Selector who);

  /** Whether a verb without a subject would go on about what "you may" do. */
  boolean yours;

  /** «может А и Б»: whoever may do the first does the rest. */
  private String mayAll(List<Effect> effects) {
    List<String> parts = new ArrayList<>();
    for (Effect effect : effects) {
      parts.add(parts.isEmpty() ? choice(new Effect.May(effect)) : step(agentless(effect, effects.get(0))));
      yours = addressesYou(parts.get(0));
    }
    yours = false;
    return String.join(" " + word("and") + " ", parts);
  }

  private static Effect agentless(Effect effect, Effect first) {
    if (effect instanceof Effect.Act act && first instanceof Effect.Act before && act.agent().isPresent() && act.agent().equals(before.agent())) {
      return new Effect.Act(act.verb(), Optional.empty(), act.object(), act.amount(), act.place());
    }
    return effect;
  }

  private String maybe(Effect effect) {
    if (effect instanceof Effect.BodySlot) {
      return "…";
    }
    return effect instanceof Effect.May may ? single(may.effect(), true) : single(effect, false);
  }

  // Shared small things

  /** Whether words that say where something is would be taken for a keyword. */
  boolean isKeyword(String phrase) {
    return vocabulary.of(Category.KEYWORDS).stream().anyMatch(keyword -> keyword.words(language()).stream().anyMatch(wording -> Entry.bare(wording).equals(phrase)));
  }

  /** The area as which something counts, or not, if that is what it gains. */
  Optional<Entry> area(Grant grant) {
    String id = grant instanceof Grant.CountsAs counts ? counts.trait() : grant instanceof Grant.Lacks lacks ? lacks.traitOrGroup() : "";
    return vocabulary.find(Category.AREAS, id);
  }

  /** The relation to the card itself that is all that is said of cells: «по диагонали». */
  Optional<String> bareRelation(Selector.Pick cells) {
    return cells.filters().size() == 1 && cells.filters().get(0) instanceof Filter.Related related && related.to().isSelf() ? Optional.of(related.relation()) : Optional.empty();
  }

  /** Whether an id is that of an action, or of a trait of actions for which there is no verb. */
  boolean isAction(String id) {
    return vocabulary.find(Category.VERBS, id).isEmpty() && vocabulary.find(Category.ACTIONS, id).or(() -> vocabulary.find(Category.ACTION_TRAITS, id)).isPresent();
  }

  /** Whether an id is that of a kind of cards that are attached to others. */
  boolean isAttached(String id) {
    return vocabulary.find(Category.KINDS, id).filter(kind -> kind.is("attaches")).isPresent();
  }

  /** What can be counted on a card: a counter or a kind of attached cards. */
  Entry countedThing(String id) {
    return isAttached(id) ? entry(Category.KINDS, id) : entry(Category.COUNTERS, id);
  }

  /** A letter is printed as it is; what it stands for follows at the end of the ability. */
  String letter(Value.Variable variable) {
    variable.definition().ifPresent(definition -> letters.put(variable.name(), definition));
    return variable.name();
  }

  private String wheres() {
    StringBuilder text = new StringBuilder();
    Map<String, Value> known = letters;
    letters = new LinkedHashMap<>();
    known.forEach((name, value) -> text.append(", ").append(word("where")).append(' ').append(name).append(word("where-sign")).append(value(value)));
    return text.toString();
  }

  Entry entry(Category category, String id) {
    return vocabulary.find(category, id).orElseThrow(() -> new IllegalArgumentException("the vocabulary has no " + category.human() + " " + id));
  }

  /** An action or, for a set of actions, a trait that is a noun. */
  Entry actionEntry(String id) {
    return vocabulary.find(Category.ACTIONS, id).orElseGet(() -> entry(Category.ACTION_TRAITS, id));
  }

  /** A word that stands for a number: a stat, an action or a keyword that has one. */
  Entry numbered(String id) {
    return vocabulary.find(Category.STATS, id).or(() -> vocabulary.find(Category.KEYWORDS, id)).orElseGet(() -> actionEntry(id));
  }

  /** What is carried out and heard under its own name: an action, a set of actions or a keyword. */
  Entry doneEntry(String id) {
    return vocabulary.find(Category.ACTIONS, id).or(() -> vocabulary.find(Category.ACTION_TRAITS, id)).orElseGet(() -> entry(Category.KEYWORDS, id));
  }

  /** The words of a relation to nobody in particular. */
  String alone(String relation) {
    return entry(Category.RELATIONS, relation).words(language()).stream().filter(wording -> wording.indexOf('{') < 0).findFirst().orElse(relation);
  }

  /** «до 3» */
  abstract String inAll(int total);

  /** « (максимум +2)» */
  String most(Grant.Modifier modifier) {
    return modifier.most().map(most -> " (" + word("at-most") + " " + (modifier.sign() > 0 ? "+" : "-") + most + ")").orElse("") + modifier.total().map(total -> " (" + word("at-most") + " " + inAll(total) + ")").orElse("");
  }

  /** Whether the numbers of all who fit are taken together. */
  static boolean ofAll(Value.Measure measure) {
    return measure.of() instanceof Selector.Pick pick && pick.count() instanceof Count.Each;
  }

  /** «слева от ~ или справа от ~»: several places, of which one is enough. */
  static Optional<List<Filter.Related>> ways(Filter filter) {
    return filter instanceof Filter.Any any && any.filters().stream().allMatch(Filter.Related.class::isInstance)
        ? Optional.of(any.filters().stream().map(Filter.Related.class::cast).toList())
        : Optional.empty();
  }

  /** Whose a stat is need not be said. */
  boolean isSpoken(Value.Measure measure) {
    return measure.of() instanceof Selector.It && vocabulary.find(Category.STATS, measure.statOrCounter()).filter(entry -> entry.is("spoken")).isPresent();
  }

  Entry statOrCounter(String id) {
    return vocabulary.find(Category.STATS, id).orElseGet(() -> entry(Category.COUNTERS, id));
  }

  /** Whether what has a keyword is described by its word: «бестелесное существо». */
  boolean describes(Filter.Has has) {
    return entry(Category.KEYWORDS, has.keyword()).is("adjective");
  }

  String keywordWord(Filter.Has has) {
    return Entry.bare(entry(Category.KEYWORDS, has.keyword()).words(language()).get(0));
  }

  /** The kind of line in one of which two stand who are so related to each other, if they are told so. */
  Optional<Entry> sharedLine(Filter.Mutual mutual) {
    return vocabulary.of(Category.KINDS).stream().filter(kind -> kind.option("shared").filter(mutual.relation()::equals).isPresent()).findFirst();
  }

  /** Whether an id of what a pattern excludes is said before its noun: «немагический»; an action is excepted behind it. */
  boolean isAdjective(String trait) {
    return vocabulary.find(Category.ACTION_TRAITS, trait).filter(entry -> !entry.is("noun")).isPresent();
  }

  Optional<Entry> counterPutBy(String verb) {
    return vocabulary.of(Category.COUNTERS).stream().filter(c -> c.option("put").filter(verb::equals).isPresent()).findFirst();
  }

  static String capital(String text) {
    if (text.isEmpty() || !Character.isLetter(text.charAt(0))) {
      return text;
    }
    int first = text.codePointAt(0);
    return new StringBuilder().appendCodePoint(Character.toUpperCase(first)).append(text.substring(Character.charCount(first))).toString();
  }
}
