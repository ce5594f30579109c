package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** What makes a triggered ability trigger. */
public sealed interface Trigger {

  /**
   * A timing of the rulebook comes due: «в начале вашего хода», «после расстановки карт».
   *
   * @param timing id of the timing
   * @param whose whose occasion it must be; {@link Whose#ANY} when the text names nobody and the rulebook's own reading applies
   */
  record At(String timing, Whose whose) implements Trigger {}

  /**
   * Something happens.
   *
   * @param event id of a verb, of an action or of a keyword that is carried out, or what {@link #gaining} or {@link #receiving} gives
   * @param agent who does it; empty when the text does not say and anybody may
   * @param patient whom it is done to; empty when the text does not say
   * @param by the action that causes it: «от атаки», «от выстрела карты противника»
   * @param level index of the level of strength at which an action must come out, weakest 0: «при сильном ударе»; empty for any
   * @param place where it ends: «при рывке на клетку рядом с ~»; empty for anywhere
   * @param through what lies between who does it and whom it is aimed at: «при ударе через ряд через ваше существо»; empty for anything
   */
  record On(String event, Optional<Selector> agent, Optional<Selector> patient, Optional<ActionPattern> by, Optional<Integer> level, Optional<Selector> place, Optional<Selector> through)
      implements Trigger {
    private static final String GAINING = "gain:";
    private static final String RECEIVING = "receive:";
    private static final String ENTERING = "enter:";
    private static final String LEAVING = "leave:";
    private static final String LOSING = "lose:";

    /** The event in which somebody gains a keyword. */
    public static String gaining(String keyword) {
      return GAINING + keyword;
    }

    /** The event in which counters come to lie on somebody, whatever puts them there. */
    public static String receiving(String counter) {
      return RECEIVING + counter;
    }

    /** The event in which somebody comes into a zone or an area of the board, whatever brings him there; into play where the id is empty. */
    public static String entering(String zone) {
      return ENTERING + zone;
    }

    /** The event in which somebody comes out of a zone or an area of the board, wherever he goes; out of play where the id is empty. */
    public static String leaving(String zone) {
      return LEAVING + zone;
    }

    /** The event in which somebody loses a keyword that he has. */
    public static String losing(String keyword) {
      return LOSING + keyword;
    }

    /** Id of the keyword that is lost, if that is what happens. */
    public Optional<String> lost() {
      return event.startsWith(LOSING) ? Optional.of(event.substring(LOSING.length())) : Optional.empty();
    }

    /** Into or out of which zone or area somebody comes, if that is what happens. */
    public Optional<Passage> passage() {
      return event.startsWith(ENTERING) ? Optional.of(new Passage(event.substring(ENTERING.length()), true))
          : event.startsWith(LEAVING) ? Optional.of(new Passage(event.substring(LEAVING.length()), false)) : Optional.empty();
    }

    /** Whether it has a name of its own beside the verbs and actions of the vocabulary. */
    public boolean hasOwnName() {
      return isGain() || passage().isPresent() || lost().isPresent();
    }

    /** Id of the counter that somebody gets, if that is what happens. */
    public Optional<String> received() {
      return event.startsWith(RECEIVING) ? Optional.of(event.substring(RECEIVING.length())) : Optional.empty();
    }

    /** Whether something is gained: it has a name of its own beside the verbs and actions of the vocabulary. */
    public boolean isGain() {
      return gained().isPresent() || received().isPresent();
    }

    /** Id of the keyword that is gained, if that is what happens. */
    public Optional<String> gained() {
      return event.startsWith(GAINING) ? Optional.of(event.substring(GAINING.length())) : Optional.empty();
    }

    /** An event of which is not said what lies between. */
    public On(String event, Optional<Selector> agent, Optional<Selector> patient, Optional<ActionPattern> by, Optional<Integer> level, Optional<Selector> place) {
      this(event, agent, patient, by, level, place, Optional.empty());
    }

    /** An event of which neither a level of strength nor a place is said. */
    public On(String event, Optional<Selector> agent, Optional<Selector> patient, Optional<ActionPattern> by) {
      this(event, agent, patient, by, Optional.empty(), Optional.empty());
    }

    /** The action that is performed, with all that is said of it and of who performs it. */
    public ActionPattern performed() {
      ActionPattern said = by.orElseGet(() -> new ActionPattern(event, List.of(), List.of(), Optional.empty(), Optional.empty()));
      return new ActionPattern(said.action(), said.traits(), said.not(), level, agent.filter(who -> !who.isSelf()));
    }

    /** Whether whoever does it is spoken of from then on, not whom it is done to: that is the card itself, or is not named. */
    public boolean tellsOfDoer() {
      return patient.isPresent() ? patient.get().isSelf() || patient.get() instanceof Selector.AnybodyBut : agent.filter(doer -> !doer.isSelf()).isPresent();
    }

    /** The same, caused by an action of a pattern. */
    public On by(ActionPattern cause) {
      return new On(event, agent, patient, Optional.of(cause), level, place, through);
    }

    /** The same, past somebody between. */
    public On past(Selector between) {
      return new On(event, agent, patient, by, level, place, Optional.of(between));
    }

    /** Who does it, where that has to be said: the card itself goes without saying, but not of what is done to its own. */
    public Optional<Selector> doer() {
      return agent.filter(who -> !who.isSelf() || patient.filter(Selector::isYours).isPresent());
    }

    /** The same, done by somebody else. */
    public On doneBy(Selector who) {
      return new On(event, Optional.of(who), patient, by, level, place, through);
    }

    /** Whom the place of the event or what lies between tells of: «на клетку рядом с существом противника», «на клетку, занятую существом». */
    public Optional<Selector.Pick> told() {
      if (through.isPresent()) {
        return through.filter(Selector.Pick.class::isInstance).map(Selector.Pick.class::cast);
      }
      return place.filter(Selector.Pick.class::isInstance).map(Selector.Pick.class::cast).flatMap(cell -> cell.filters().stream().flatMap(filter -> told(filter).stream()).findFirst());
    }

    private static Optional<Selector.Pick> told(Filter filter) {
      Selector to = filter instanceof Filter.Related related ? related.to() : filter instanceof Filter.HeldBy held ? held.by() : null;
      return to instanceof Selector.Pick pick ? Optional.of(pick) : Optional.empty();
    }

    /** The same, ending at a place. */
    public On to(Selector where) {
      return new On(event, agent, patient, by, level, Optional.of(where), through);
    }
  }

  /**
   * A way into a zone or out of it, or into an area of the board or out of it.
   *
   * @param zone its id, or that of the area; empty for play
   */
  record Passage(String zone, boolean enters) {}
}
