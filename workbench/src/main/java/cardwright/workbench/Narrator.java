package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.LogEntry.CardName;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Window;
import cardwright.grammar.Language;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells a match as a story, one line an entry that matters; with tracing, which words, rule and clause made each thing happen. */
final class Narrator {
  private static final int KNOWN_AGAIN = 40;

  private final Catalogue game;
  private final Language language;
  private final Detail detail;
  private final Optional<Player> listener;
  private final Set<String> turnSteps;
  private final Messages messages;
  private final Terms terms;
  private final Readable readable;
  /** On whose account what was told last is so: whose heading stands above it. */
  private Object heading = "";

  /** How much is told. */
  enum Detail {
    STORY,
    TRACE
  }

  /**
   * @param game holds every card of the match
   * @param listener a player who must not hear what is hidden from that player; empty for one who may hear everything
   */
  Narrator(Catalogue game, Language language, Detail detail, Optional<Player> listener) {
    this.game = game;
    this.language = language;
    this.detail = detail;
    this.listener = listener;
    this.messages = Messages.in(language);
    this.terms = new Terms(game.rulebook().vocabulary(), language);
    this.readable = new Readable(game.rulebook().vocabulary(), language);
    this.turnSteps =
        game.rulebook().pipeline().stream().filter(step -> step.repeats() == Step.Repeat.TURNS).map(Step::id).collect(Collectors.toSet());
  }

  /**
   * The line for an entry; empty for one that the story passes over. A heading goes before it where it is another one's doing than what was
   * told last: an attack goes on when what was used within it is over.
   */
  Optional<String> tell(LogEntry entry) {
    Optional<String> line = line(entry);
    switch (entry.type()) {
      case TURN, STEP -> {
        // with tracing every step has a line, also while an ability goes on; whose doing a thing is the heading of the ability still says
        if (line.isPresent() && detail == Detail.STORY) {
          heading = new LogEntry.Cause.Step(String.valueOf(entry.details().get("step")));
        }
      }
      case FIRED -> heading = entry.details().get("card") instanceof CardName card ? new LogEntry.Cause.Ability(String.valueOf(entry.details().get("ability")), card) : "";
      case SKIPPED, RESOLVE, DECISION, END -> {
        // These are nobody's doing.
      }
      default -> {
        return line.map(told -> underHeading(told, entry));
      }
    }
    return line;
  }

  private String underHeading(String told, LogEntry entry) {
    LogEntry.Cause cause = entry.cause().orElse(null);
    if (cause instanceof LogEntry.Cause.Standing standing) {
      return told + " " + messages.say("by-the-rules", detail == Detail.TRACE ? rules(standing.rules()) : "").replace(" )", ")");
    } else if (cause instanceof LogEntry.Cause.Ability ability && entry.details().containsKey("prevented")) {
      return told + " (" + (hidden(ability.card()) ? card(ability.card()) : card(ability.card()) + ": «" + words(ability.ability()) + "»") + ")";
    } else if (cause == null || "expire".equals(entry.details().get("verb")) || isSame(cause, heading)) {
      return told;
    }
    String above =
        cause instanceof LogEntry.Cause.Ability ability
            ? hidden(ability.card()) ? messages.say("further", card(ability.card()), messages.say("an-ability")) : messages.say("further", card(ability.card()), "«" + beginning(words(ability.ability())) + "»")
            : detail == Detail.TRACE ? "" : stepTitle((LogEntry.Cause.Step) cause);
    heading = cause;
    return above.isEmpty() ? told : "  " + above + "\n" + told;
  }

  /** Enough of an ability's words to know it again: all of them were told when it began. */
  private static String beginning(String words) {
    int end = words.length() <= KNOWN_AGAIN ? -1 : words.lastIndexOf(' ', KNOWN_AGAIN);
    return end < 0 ? words : words.substring(0, end).replaceAll("[,;:.–-]? *$", "") + "…";
  }

  /** Who may see a card may change between what it does. */
  private static boolean isSame(LogEntry.Cause cause, Object other) {
    return cause instanceof LogEntry.Cause.Ability one && other instanceof LogEntry.Cause.Ability two
        ? one.ability().equals(two.ability()) && one.card().number() == two.card().number()
        : cause.equals(other);
  }

  private String stepTitle(LogEntry.Cause.Step step) {
    return found(step.path()).map(each -> each.title(language)).orElse(step.path());
  }

  private Optional<String> line(LogEntry entry) {
    Map<String, Object> details = entry.details();
    return Optional.ofNullable(
        switch (entry.type()) {
          case TURN -> "\n" + turn(details);
          case STEP -> step(details);
          case SKIPPED -> detail == Detail.TRACE ? "    " + messages.say("skipped", details.get("step"), rules(details.get("rules"))) : null;
          case DECISION, RESOLVE -> null;
          case NO_CHOICE -> "    " + messages.say("no-choice", details.get("prompt"));
          case FIRED -> fired(details);
          case COST -> hidden(details.get("card")) ? null : "    " + messages.say(details.containsKey("verb") ? "paid" : "cost", card(details.get("card")), details.get("paid"));
          case CHANGE -> change(details);
          case NOTHING -> nothing(details);
          case DICE -> "    " + dice(details);
          case RESULT -> result(details);
          case ANNOUNCE -> "    " + announced(details);
          case END -> "\n" + end(entry);
        });
  }

  /** A turn is a player's; where the players are active in turns within it, it is called by the game's word for it. */
  private String turn(Map<String, Object> details) {
    boolean shared = game.rulebook().steps().anyMatch(step -> step.window() == Window.ACTIVATION);
    return shared
        ? messages.say("turn.shared", capitalised(terms.of(Category.PERIODS, "turn")), details.get("turn"))
        : messages.say("turn", details.get("turn"), messages.player(details.get("player")));
  }

  private static String capitalised(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private String dice(Map<String, Object> details) {
    if (details.containsKey("plus")) {
      return messages.say("dice.player", messages.player(details.get("player")), details.get("roll"), details.get("plus"));
    }
    return messages.say("dice", details.containsKey("card") ? card(details.get("card")) : messages.sayOr("dice." + String.valueOf(details.get("for")).replace(' ', '-'), String.valueOf(details.get("for"))), details.get("roll"));
  }

  private String step(Map<String, Object> details) {
    if (detail == Detail.TRACE) {
      return "  [" + details.get("step") + "] " + rules(details.get("rules"));
    }
    String path = String.valueOf(details.get("step"));
    if (turnSteps.contains(path.split("/")[0])) {
      return null;
    }
    String title = found(path).map(step -> step.title(language)).orElse(String.valueOf(details.get("title")));
    return "\n" + messages.say("step", title, messages.player(details.get("player")));
  }

  private Optional<Step> found(String path) {
    String id = path.substring(path.lastIndexOf('/') + 1);
    return game.rulebook().steps().filter(each -> each.id().equals(id)).findFirst();
  }

  private static String rules(Object rules) {
    return rules instanceof List<?> list ? String.join(", ", list.stream().map(String::valueOf).toList()) : "";
  }

  private String fired(Map<String, Object> details) {
    if (hidden(details.get("card"))) {
      return "  " + card(details.get("card")) + ": " + messages.say("an-ability");
    }
    String id = String.valueOf(details.get("ability"));
    String line = "  " + card(details.get("card")) + ": «" + words(id) + "»";
    if (detail == Detail.TRACE) {
      String path = String.valueOf(details.get("step"));
      line += "\n      " + messages.say("fired", id, path, clauses(path, game.rules().ability(id)));
    }
    return line;
  }

  private String words(String ability) {
    return game.rules().ability(ability).map(each -> each.words().getOrDefault(language, each.words().values().stream().findFirst().orElse(""))).orElse("");
  }

  private String clauses(String path, Optional<CompiledAbility> ability) {
    List<String> cited = new ArrayList<>(found(path).map(Step::rules).orElse(List.of()));
    ability.ifPresent(each -> cited.addAll(each.rules()));
    return messages.say("rules", String.join(", ", cited));
  }

  private String change(Map<String, Object> details) {
    String verb = String.valueOf(details.get("verb"));
    Object object = details.get("object");
    String subject = object == null ? "" : card(object);
    if (details.containsKey("target")) {
      return "    " + messages.say("declares", subject, terms.of(Category.ACTIONS, details.get("action")), card(details.get("target")));
    }
    return "    " + plainly(verb, subject, details).stripTrailing();
  }

  /** A change in a few words: who, what, from where to where, how much and how much it is now. */
  private String plainly(String verb, String subject, Map<String, Object> details) {
    if (details.containsKey("left")) {
      return messages.say("done", subject, terms.of(Category.STATES, verb), terms.of(Category.COUNTERS, details.get("of")), details.get("left"));
    } else if (details.get("objects") instanceof List<?> objects && object(details)) {
      return messages.say("did", said(verb), String.join(", ", objects.stream().map(this::card).toList()));
    } else if (details.containsKey("rolled")) {
      return messages.say("active", messages.player(details.get("player")), details.get("rolled"), details.get("against"));
    } else if (details.containsKey("what")) {
      String what = terms.of(Category.KEYWORDS, details.get("what")).replaceAll("\\.$", "");
      return readable.line(messages.say("what." + verb, subject, what));
    } else if (details.containsKey("change")) {
      int change = ((Number) details.get("change")).intValue();
      String holder = details.containsKey("player") ? messages.say("player", messages.player(details.get("player"))) : subject;
      return messages.say("counters", holder, (change > 0 ? "+" : "") + change, terms.of(Category.COUNTERS, details.get("counter")), details.get("now"));
    } else if (details.containsKey("host")) {
      return messages.say("moves.onto", said(verb), subject, card(details.get("host")));
    } else if (details.containsKey("with")) {
      return messages.say("two", said(verb), subject, card(details.get("with")));
    } else if (details.containsKey("period")) {
      return messages.say("expired.period", subject, terms.of(Category.PERIODS, details.get("period")));
    } else if (details.containsKey("budget")) {
      return messages.say("budget", messages.player(details.get("player")), Plain.amounts(String.valueOf(details.get("budget")), this::currency));
    } else if (details.containsKey("from") && details.containsKey("to")) {
      return messages.say("moves", said(verb), subject, terms.place(details.get("from")), terms.place(details.get("to")));
    } else if (details.containsKey("amount")) {
      String now = details.keySet().stream().reduce((first, last) -> last).orElseThrow();
      return now.equals("amount")
          ? messages.say("amount", said(verb), subject, details.get("amount"))
          : messages.say("amount.now", said(verb), subject, details.get("amount"), terms.of(Category.COUNTERS, now), details.get(now));
    } else if (details.containsKey("step") && details.containsKey("player")) {
      return messages.say("forfeits", messages.player(details.get("player")));
    }
    Object who = details.get("player");
    return messages.say("did", said(verb), !subject.isEmpty() || who == null ? subject : messages.player(who));
  }

  private String currency(String id) {
    return game.rulebook().steps()
        .flatMap(step -> step.setup().stream())
        .filter(Step.Setup.Draft.class::isInstance)
        .map(setup -> ((Step.Setup.Draft) setup).rule().currency(id, language))
        .findFirst()
        .orElse(id);
  }

  private static boolean object(Map<String, Object> details) {
    return details.containsKey("object");
  }

  /** A verb of the game in the game's words, one of the program's own in its words. */
  private String said(Object verb) {
    return terms.find(Category.VERBS, verb).orElseGet(() -> messages.sayOr("verb." + verb, String.valueOf(verb)));
  }

  private String nothing(Map<String, Object> details) {
    Object what = details.getOrDefault("verb", details.getOrDefault("action", details.get("ability")));
    String named = details.containsKey("verb") ? said(what) : details.containsKey("action") ? terms.of(Category.ACTIONS, what) : String.valueOf(what);
    String about = details.containsKey("object") ? card(details.get("object")) : "";
    if (details.containsKey("prevented")) {
      return "    " + messages.say("prevented", details.get("prevented"), named, about, details.get("left")).replaceAll(" +", " ");
    }
    String why = String.valueOf(details.get("why"));
    String said = messages.sayOr("why." + why.replace(' ', '-'), why);
    return detail == Detail.TRACE || details.containsKey("action") ? "    " + messages.say("nothing", named, about, said).replace(" :", ":") : null;
  }

  private String announced(Map<String, Object> details) {
    if (details.containsKey("first")) {
      return messages.say("goes-first", messages.player(details.get("player")), messages.player(details.get("first")));
    }
    return messages.say("announced", card(details.get("card")), details.get("paid"));
  }

  private String result(Map<String, Object> details) {
    if (details.containsKey("strength")) {
      return "    " + messages.say("strength", details.get("strength"));
    }
    Object rolled = details.get("rolled");
    String dice = Integer.valueOf(0).equals(details.get("against")) ? String.valueOf(rolled) : messages.say("against", rolled, details.get("against"));
    Object striker = details.get("striker");
    return "    "
        + (striker instanceof CardName
            ? messages.say("strikes", dice, card(striker), terms.of(Category.LEVELS, details.get("level")))
            : messages.say("nobody-strikes", dice));
  }

  private String end(LogEntry entry) {
    String winner = String.valueOf(entry.details().get("winner"));
    String reason = reason(String.valueOf(entry.details().get("reason")), entry.cause());
    return winner.equals("none") ? messages.say("nobody-wins", reason) : messages.say("wins", messages.player(winner), reason);
  }

  /** The story tells the words of the rule that decided the match, not the number of its clause. */
  private String reason(String reason, Optional<LogEntry.Cause> cause) {
    if (detail == Detail.STORY && cause.orElse(null) instanceof LogEntry.Cause.Standing standing) {
      Optional<String> rule =
          game.rulebook().standingRules().stream()
              .filter(each -> each.id().equals(standing.id()))
              .map(each -> each.does().stream().map(effect -> game.rulebook().language().print(effect, language)).collect(Collectors.joining("; ")))
              .findFirst();
      return reason.replace(" (" + rules(standing.rules()) + ")", "") + rule.map(words -> ": «" + words.replaceAll("\\.$", "") + "»").orElse("");
    }
    return reason;
  }

  private boolean hidden(Object value) {
    return value instanceof CardName name && listener.isPresent() && (name.visibleTo() & 1 << listener.get().seat()) == 0;
  }

  private String card(Object value) {
    if (!(value instanceof CardName name)) {
      String role = String.valueOf(value).toLowerCase(Locale.ROOT);
      return messages.sayOr("player." + role, terms.of(Category.ACTIONS, value));
    }
    if (hidden(name)) {
      return messages.say("hidden-card");
    }
    CardDefinition definition = game.cards().get(name.definition());
    return (definition == null ? name.definition() : definition.name(language)) + " #" + name.number();
  }
}
