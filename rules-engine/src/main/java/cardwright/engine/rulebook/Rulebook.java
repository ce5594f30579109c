package cardwright.engine.rulebook;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One game, complete and checked. Maps keep the order of the files.
 *
 * @param id name of its folder, with the edition
 * @param titles what it is called, by language: see {@link #title(Language)}
 * @param printed for each kind the stats that every card of it must print; if there is any, a card is of one of these kinds
 * @param traitGroups groups of traits that a card must have one of, or can have only one of
 * @param attachments kinds of cards that are attached to others, and how
 * @param levels levels of strength, weakest first
 * @param timings rules of timings that differ from the usual: heard by face-up cards in play, anybody's when unsaid
 * @param keywords what is said of keywords besides their definitions
 * @param vitality the stat that tells how near a card is to destruction; for pictures and deciders
 * @param dieSides sides of the dice, 2 or more
 * @param dieRules dice that some cards roll instead
 * @param anyDieStat stat that is added to every die of a card
 * @param deliberateSpeeds speeds of abilities that only the active player may play, and only while nothing waits on the stack, as it is with
 *     those that state no speed
 * @param expiredLeaves the counter that lies on a card for each effect on it that has run out, until the rules remove it; empty for none
 * @param changes the edits that made it, if it is an edition; none for the rulebook of a game as it lies in its folder
 */
public record Rulebook(
    String id,
    Map<Language, String> titles,
    Vocabulary vocabulary,
    CardLanguage language,
    Board board,
    Map<String, Zone> zones,
    Map<String, StateGroup> stateGroups,
    Map<String, Stat> stats,
    Map<String, Verb> verbs,
    Map<String, ActionRule> actions,
    Map<String, ResultTable> tables,
    Map<String, TimingRule> timings,
    Map<String, KeywordRule> keywords,
    Map<String, Relation> relations,
    Map<String, Area> areas,
    Map<String, Part> roles,
    Map<String, List<String>> printed,
    Map<String, TraitGroup> traitGroups,
    Map<String, Attaching> attachments,
    List<String> levels,
    int dieSides,
    List<DieRule> dieRules,
    Optional<String> anyDieStat,
    DeckRules decks,
    String startZone,
    String vitality,
    List<CommonAbility> commonAbilities,
    List<StandingRule> standingRules,
    List<Step> pipeline,
    Map<String, List<Step>> procedures,
    List<Clause> clauses,
    List<Ruling> rulings,
    Limits limits,
    Set<String> deliberateSpeeds,
    Optional<String> expiredLeaves,
    List<Change> changes) {

  /** What the game is called in a language, or in another when it has no title in that one. */
  public String title(Language language) {
    String title = titles.get(language);
    return title != null ? title : titles.values().stream().findFirst().orElse(id);
  }

  /** Every step of the pipeline and of the procedures. */
  public Stream<Step> steps() {
    return Stream.concat(pipeline.stream(), procedures.values().stream().flatMap(List::stream)).flatMap(Step::all);
  }

  /** The group of a state; empty for anything else. */
  public Optional<StateGroup> groupOf(String state) {
    return stateGroups.values().stream().filter(group -> group.states().contains(state)).findFirst();
  }

  /** Whether a card that has one trait cannot have the other. */
  public boolean excludes(String trait, String other) {
    return !trait.equals(other)
        && traitGroups.values().stream().anyMatch(group -> group.exclusive() && group.traits().contains(trait) && group.traits().contains(other));
  }

  /** Whether cards of a kind are of another, because they are the same or one is a sort of the other. */
  public boolean isOfKind(String kind, String other) {
    Attaching rule = attachments.get(kind);
    return rule == null ? kind.equals(other) : rule.isA(other);
  }

  /** Whether an id is that of a kind of cards that are attached to others, or of one of which such kinds are sorts. */
  public boolean isAttached(String id) {
    return !attachments.isEmpty() && attachments.values().stream().anyMatch(each -> each.isA(id));
  }

  /** Whether the id names an action trait of some action. */
  public boolean isActionTrait(String id) {
    return actions.values().stream().anyMatch(action -> action.traits().contains(id));
  }

  /** What the vocabulary says of a keyword. */
  public Entry.Definition definition(String keyword) {
    return vocabulary.find(Category.KEYWORDS, keyword).flatMap(Entry::keyword).orElseThrow();
  }

  /** How a timing is read. */
  public TimingRule timing(String id) {
    TimingRule rule = timings.get(id);
    return rule != null ? rule : new TimingRule(id, Whose.ANY, List.of(), false);
  }

  /** Whether a die of some action is called by this stat. */
  public boolean isRolled(String stat) {
    return anyDieStat.filter(stat::equals).isPresent()
        || actions.values().stream().anyMatch(action -> action.attackerDie().filter(stat::equals).isPresent() || action.defenderDie().filter(stat::equals).isPresent());
  }

  /** Whether the rules let a keyword work in a zone out of play. */
  public boolean worksIn(String keyword, String zone) {
    return keywords.containsKey(keyword) && keywords.get(keyword).zones().contains(zone);
  }
}
