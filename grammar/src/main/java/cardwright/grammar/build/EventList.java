package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is listed in the event that an ability waits for: «при прыжке или телепортации», «при слабом или среднем ударе», «при гибели орка или
 * открытии гнома». Each of them makes an ability of its own; any other event is one, and a list in it is an error.
 */
final class EventList {
  private final Builder b;

  /** Whether the event that is read next is the one that an ability waits for. */
  private boolean awaited;

  private boolean open;
  private List<CardToken> events = List.of();
  private List<Integer> levels = List.of();

  EventList(Builder builder) {
    this.b = builder;
  }

  /** A trigger begins: the first in an ability is what it waits for. */
  void begin() {
    open = awaited;
    awaited = false;
  }

  /** The events behind the first. */
  void events(List<CardToken> behind) {
    if (open) {
      events = behind;
      open = false;
    } else if (!behind.isEmpty()) {
      throw new NotMeant(behind.get(0).place(), "one event can be waited for here");
    }
  }

  /** The level at which the action of an event comes out, the first of them if several are listed. */
  Optional<Node> levels(Optional<Node> event) {
    List<Node> all = event.map(said -> said.all("level")).orElse(List.of());
    if (all.size() > 1) {
      event.ifPresent(said -> said.count(CardTokens.OR));
      List<Integer> orders = all.stream().map(level -> b.entry(level, Category.LEVELS).order()).toList();
      SelectorBuilder.once(orders.stream().distinct().count() == orders.size(), all.get(1));
      if (!open) {
        throw new NotMeant(all.get(1).span(), "one event can be waited for here");
      }
      levels = orders.subList(1, orders.size());
    }
    return all.stream().findFirst();
  }

  /** An ability that waits for one of several events is as many abilities. */
  List<Ability> each(Node triggered, Builder.Making<Ability> making) {
    List<CardToken> outerEvents = events;
    List<Integer> outerLevels = levels;
    events = List.of();
    levels = List.of();
    awaited = true;
    try {
      Ability.Triggered made = (Ability.Triggered) making.make();
      b.triggers.leavePlace();
      List<Ability> all = new ArrayList<>(List.of(made));
      for (CardToken other : events) {
        all.add(waiting(made, other));
      }
      for (int level : levels) {
        if (!events.isEmpty()) {
          throw new NotMeant(triggered.span(), "of which event each of these is said is not clear: say each in a sentence of its own");
        }
        Trigger.On on = (Trigger.On) made.trigger();
        Trigger.On also = new Trigger.On(on.event(), on.agent(), on.patient(), on.by(), Optional.of(level), on.place(), on.through());
        all.add(new Ability.Triggered(also, made.condition(), made.effect(), made.limit()));
      }
      b.moves.alsoReversed(made).ifPresent(all::add);
      if (all.size() > 1 && made.limit().isPresent()) {
        throw new NotMeant(triggered.span(), "the first of which events is meant is not clear: say each in a sentence of its own");
      }
      return all;
    } finally {
      events = outerEvents;
      levels = outerLevels;
      awaited = false;
      open = false;
    }
  }

  private Ability waiting(Ability.Triggered made, CardToken other) {
    Trigger.On on = (Trigger.On) made.trigger();
    Optional<Entry> entry = alternative(other, on);
    if (entry.isEmpty() || on.by().isPresent() || entry.get().id().equals(on.event())) {
      throw new NotMeant(other.place(), "only events of one sort, and each once, can be listed so: say the others in a sentence of their own");
    }
    // «при промахе или гибели вашего орка»: he does the one, and the other is done to him
    boolean ofPatient = sameSide(on.event());
    boolean otherOfPatient = sameSide(entry.get().id());
    if (ofPatient != otherOfPatient && on.agent().isPresent() == on.patient().isPresent()) {
      throw new NotMeant(other.place(), "of whom each of these is said is not clear: say each in a sentence of its own");
    }
    Optional<Selector> agent = ofPatient == otherOfPatient ? on.agent() : on.patient();
    Optional<Selector> patient = ofPatient == otherOfPatient ? on.patient() : on.agent();
    Trigger.On also = new Trigger.On(entry.get().id(), agent, patient, on.by(), on.level(), on.place(), on.through());
    return new Ability.Triggered(also, made.condition(), made.effect(), made.limit());
  }

  /** Whether it happens to whom its noun speaks of. */
  private boolean sameSide(String event) {
    return b.vocabulary.find(Category.VERBS, event).filter(verb -> b.vocabulary.find(Category.ACTION_TRAITS, event).isEmpty() && b.triggers.patientIsSubject(verb)).isPresent();
  }

  /** The entry of a word that is an event of the same sort, or one more that somebody does besides an action. */
  private Optional<Entry> alternative(CardToken word, Trigger.On on) {
    for (Category sort : List.of(Category.ACTIONS, Category.ACTION_TRAITS, Category.KEYWORDS, Category.VERBS)) {
      if (b.vocabulary.find(sort, on.event()).isPresent()) {
        Optional<Entry> same = word.as(sort).flatMap(Lexeme::entry);
        boolean done = sort == Category.ACTIONS || sort == Category.ACTION_TRAITS;
        return same.isPresent() || !done ? same : word.as(Category.VERBS).flatMap(Lexeme::entry).filter(verb -> !b.triggers.patientIsSubject(verb) && on.level().isEmpty());
      }
    }
    return Optional.empty();
  }

  /**
   * «При гибели орка или открытии гнома»: another event with whose it is; without that both events are of the same.
   *
   * @param apart whether the preposition is said again, so that each event is by itself
   */
  List<Ability> also(List<Ability> all, Node first, Node second, boolean apart) {
    boolean named = first.down("nounEvent").filter(noun -> noun.children().stream().anyMatch(child -> child.rule().equals("owner") || child.rule().equals("whoever") || child.rule().equals("gaining"))).isPresent();
    if (!named && !apart) {
      throw new NotMeant(second.span(), "what is listed here are events of the same: say whose the first is, or say each in a sentence of its own");
    }
    return joined(all, b.triggers.event(second), second);
  }

  /** What an ability does also at another trigger. */
  List<Ability> joined(List<Ability> all, Trigger also, Node said) {
    Ability.Triggered made = (Ability.Triggered) all.get(0);
    if (all.size() > 1 || made.condition().isPresent() || b.triggers.bounds.takeFirst().isPresent() || b.triggers.bounds.takeLetter().isPresent() || made.trigger().equals(also)) {
      throw new NotMeant(said.span(), "what else is waited for can be joined to one plain event only: say each in a sentence of its own");
    }
    List<Ability> both = new ArrayList<>(all);
    both.add(new Ability.Triggered(also, made.condition(), made.effect(), made.limit()));
    return both;
  }
}
