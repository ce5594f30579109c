package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.library.GameFolder;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.LogEntry.CardName;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.Step;
import cardwright.grammar.Language;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells a match as a story, one line an entry that matters; with tracing, which words, rule and clause made each thing happen. */
final class Narrator {
  private final GameFolder.Loaded game;
  private final Language language;
  private final Detail detail;
  private final Optional<Player> listener;
  private final Set<String> turnSteps;

  /** How much is told. */
  enum Detail {
    STORY,
    TRACE
  }

  /**
   * @param listener a player who must not hear what is hidden from that player; empty for one who may hear everything
   */
  Narrator(GameFolder.Loaded game, Language language, Detail detail, Optional<Player> listener) {
    this.game = game;
    this.language = language;
    this.detail = detail;
    this.listener = listener;
    this.turnSteps =
        game.rulebook().pipeline().stream().filter(step -> step.repeats() == Step.Repeat.TURNS).map(Step::id).collect(Collectors.toSet());
  }

  /** The line for an entry; empty for one that the story passes over. */
  Optional<String> tell(LogEntry entry) {
    Map<String, Object> details = entry.details();
    return Optional.ofNullable(
        switch (entry.type()) {
          case TURN -> "\nTurn " + details.get("turn") + ", the " + details.get("player") + " player";
          case STEP -> step(details);
          case SKIPPED -> detail == Detail.TRACE ? "    (" + details.get("step") + " is passed over, " + rules(details.get("rules")) + ")" : null;
          case DECISION, RESOLVE -> null;
          case NO_CHOICE -> "    nothing to choose: " + details.get("prompt");
          case FIRED -> fired(details);
          case COST -> hidden(details.get("card")) ? null : "    " + card(details.get("card")) + " is taken for " + details.get("paid");
          case CHANGE -> change(details);
          case NOTHING -> nothing(details);
          case DICE -> "    " + (details.containsKey("card") ? card(details.get("card")) : details.get("for")) + " rolls " + details.get("roll");
          case RESULT -> result(details);
          case ANNOUNCE -> "    announced: " + card(details.get("card")) + " was paid with " + details.get("paid");
          case END -> "\n" + end(details);
        });
  }

  private String step(Map<String, Object> details) {
    if (detail == Detail.TRACE) {
      return "  [" + details.get("step") + "] " + rules(details.get("rules"));
    }
    String phase = String.valueOf(details.get("step")).split("/")[0];
    return turnSteps.contains(phase) ? null : "\n" + details.get("title") + " (" + details.get("player") + ")";
  }

  private static String rules(Object rules) {
    return rules instanceof List<?> list ? String.join(", ", list.stream().map(String::valueOf).toList()) : "";
  }

  private String fired(Map<String, Object> details) {
    if (hidden(details.get("card"))) {
      return "  " + card(details.get("card")) + ": an ability";
    }
    String id = String.valueOf(details.get("ability"));
    Optional<CompiledAbility> ability = game.catalogue().rules().ability(id);
    String words = ability.map(each -> each.words().getOrDefault(language, each.words().values().stream().findFirst().orElse(""))).orElse("");
    String line = "  " + card(details.get("card")) + ": «" + words + "»";
    if (detail == Detail.TRACE) {
      String path = String.valueOf(details.get("step"));
      line += "\n      rule " + id + ", step " + path + ", " + clauses(path, ability);
    }
    return line;
  }

  private String clauses(String path, Optional<CompiledAbility> ability) {
    String step = path.substring(path.lastIndexOf('/') + 1);
    List<String> cited =
        new java.util.ArrayList<>(game.rulebook().steps().filter(each -> each.id().equals(step)).map(Step::rules).findFirst().orElse(List.of()));
    ability.ifPresent(each -> cited.addAll(each.rules()));
    return "rules " + String.join(", ", cited);
  }

  private String change(Map<String, Object> details) {
    String verb = String.valueOf(details.get("verb"));
    Object object = details.get("object");
    String subject = object == null ? "" : card(object);
    if (details.containsKey("target")) {
      return "    " + subject + " declares " + words(String.valueOf(details.get("action"))) + " at " + card(details.get("target"));
    }
    return "    " + plainly(verb, subject, details);
  }

  /** A change in a few words: who, what, from where to where, how much and how much it is now. */
  private String plainly(String verb, String subject, Map<String, Object> details) {
    if (details.containsKey("what")) {
      return subject + " " + verb + "s " + String.valueOf(details.get("what")).replaceAll("\\.$", "");
    } else if (details.containsKey("change")) {
      int change = ((Number) details.get("change")).intValue();
      return subject + ": " + (change > 0 ? "+" : "") + change + " " + details.get("counter") + ", now " + details.get("now");
    } else if (details.containsKey("with")) {
      return verb + " " + subject + " and " + card(details.get("with"));
    } else if (details.containsKey("period")) {
      return subject + ": what lasted until the end of the " + details.get("period") + " is over";
    } else if (details.containsKey("budget")) {
      return "the " + details.get("player") + " player may spend " + details.get("budget");
    } else if (details.containsKey("from") && details.containsKey("to")) {
      return verb + " " + subject + ": " + details.get("from") + " → " + details.get("to");
    } else if (details.containsKey("amount")) {
      String now = details.keySet().stream().reduce((first, last) -> last).orElseThrow();
      return verb + " " + subject + " " + details.get("amount") + (now.equals("amount") ? "" : " (" + now + " " + details.get(now) + ")");
    }
    return verb + " " + (subject.isEmpty() ? String.valueOf(details.getOrDefault("player", "")) : subject);
  }

  private static String words(String action) {
    return action.replace('-', ' ');
  }

  private String nothing(Map<String, Object> details) {
    Object what = details.getOrDefault("verb", details.getOrDefault("action", details.get("ability")));
    String about = details.containsKey("object") ? " " + card(details.get("object")) : "";
    if (details.containsKey("prevented")) {
      return "    " + details.get("prevented") + " of " + what + about + " prevented, " + details.get("left") + " left";
    }
    return detail == Detail.TRACE || details.containsKey("action") ? "    no " + what + about + ": " + details.get("why") : null;
  }

  private String result(Map<String, Object> details) {
    if (details.containsKey("strength")) {
      return "    strength " + details.get("strength");
    }
    String dice = details.get("rolled") + (Integer.valueOf(0).equals(details.get("against")) ? "" : " against " + details.get("against"));
    Object striker = details.get("striker");
    return "    " + dice + ": " + (striker instanceof CardName ? card(striker) + " strikes, " + details.get("level") : "nobody strikes");
  }

  private static String end(Map<String, Object> details) {
    String winner = String.valueOf(details.get("winner"));
    return (winner.equals("none") ? "Nobody wins" : "The " + winner + " player wins") + " (" + details.get("reason") + ").";
  }

  private boolean hidden(Object value) {
    return value instanceof CardName name && listener.isPresent() && (name.visibleTo() & 1 << listener.get().seat()) == 0;
  }

  private String card(Object value) {
    if (!(value instanceof CardName name)) {
      return String.valueOf(value).toLowerCase(Locale.ROOT);
    }
    if (hidden(name)) {
      return "a hidden card";
    }
    CardDefinition definition = game.cards().cards().get(name.definition());
    return (definition == null ? name.definition() : definition.name(language)) + " #" + name.number();
  }
}
