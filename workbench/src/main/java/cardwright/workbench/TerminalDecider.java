package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardSet;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.decide.View;
import cardwright.engine.play.MatchStopped;
import cardwright.engine.match.Card;
import cardwright.grammar.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A person at the terminal: shows what can be chosen with numbers and reads the numbers; {@code ?N} shows the card of an option. When input
 * ends, the least is chosen. It knows no more than its view.
 */
final class TerminalDecider implements Decider {
  private final Console console;
  private final BoardPicture picture;
  private final CardSet cards;
  private final Language language;
  private List<String> drawn = List.of();
  private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  TerminalDecider(Console console, BoardPicture picture, CardSet cards, Language language) {
    this.console = console;
    this.picture = picture;
    this.cards = cards;
    this.language = language;
  }

  @Override
  public List<Integer> choose(Decision decision, View view) {
    draw(view);
    console.out().println();
    console.out().println(decision.prompt());
    for (int i = 0; i < decision.options().size(); i++) {
      console.out().println("  " + (i + 1) + "  " + decision.options().get(i).label());
    }
    while (true) {
      console.out().print(question(decision));
      console.out().flush();
      Optional<String> line = read();
      if (line.isEmpty()) {
        console.out().println("\n(no more input: from here on the least that is allowed is chosen)");
        return first(decision.minimum());
      }
      if (line.get().strip().equalsIgnoreCase("q")) {
        throw new MatchStopped("you left the match");
      }
      if (line.get().strip().startsWith("?")) {
        show(line.get().strip().substring(1).strip(), decision, view);
        continue;
      }
      Optional<List<Integer>> answer = parse(line.get(), decision);
      if (answer.isPresent()) {
        return answer.get();
      }
      console.out().println("That is not possible: give " + wanted(decision) + " from 1 to " + decision.options().size() + ", ?N to look at an option's card, q to leave.");
    }
  }

  @Override
  public boolean refused(Decision decision, String reason) {
    console.out().println("That is not possible: " + reason);
    return true;
  }

  /** Only when something on it has changed. */
  private void draw(View view) {
    List<String> now = picture.draw(view);
    if (!now.equals(drawn)) {
      drawn = now;
      now.forEach(console.out()::println);
    }
  }

  private void show(String number, Decision decision, View view) {
    int index = number.matches("[0-9]{1,4}") ? Integer.parseInt(number) - 1 : -1;
    Optional<Card> card = index >= 0 && index < decision.options().size() ? cardOf(decision.options().get(index)) : Optional.empty();
    CardDefinition definition = card.flatMap(each -> view.seen(each).definition()).map(cards.cards()::get).orElse(null);
    if (definition == null) {
      console.out().println("There is no card to show: ? needs the number of an option with a card that you may see.");
      return;
    }
    View.Seen seen = view.seen(card.orElseThrow());
    console.out().println("    " + definition.name(language) + " #" + seen.number() + ", " + seen.zone() + " " + seen.states().values());
    Map<String, Object> numbers = new TreeMap<>(seen.stats());
    numbers.values().removeIf(value -> value.equals(0));
    numbers.putAll(definition.levels());
    numbers.putAll(seen.counters());
    console.out().println("    " + numbers);
    String text = definition.texts().getOrDefault(language, definition.texts().values().stream().findFirst().orElse("no text"));
    text.lines().forEach(line -> console.out().println("    " + line));
  }

  private static Optional<Card> cardOf(Option option) {
    if (option instanceof Option.Take take) {
      return Optional.of(take.card());
    } else if (option instanceof Option.Play play) {
      return Optional.of(play.ability().host());
    }
    return option instanceof Option.Pick pick && pick.thing() instanceof Card card ? Optional.of(card) : Optional.empty();
  }

  private static String question(Decision decision) {
    return "Your choice (" + wanted(decision) + ")" + (decision.minimum() == 0 ? ", or nothing" : "") + ": ";
  }

  private static String wanted(Decision decision) {
    if (decision.minimum() == decision.maximum()) {
      return decision.minimum() == 1 ? "a number" : decision.minimum() + " numbers";
    }
    return decision.minimum() + " to " + decision.maximum() + " numbers";
  }

  private Optional<String> read() {
    try {
      return Optional.ofNullable(input.readLine());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Optional<List<Integer>> parse(String line, Decision decision) {
    List<Integer> answer = new ArrayList<>();
    for (String word : line.strip().split("[\\s,;]+")) {
      if (word.isEmpty()) {
        continue;
      }
      if (!word.matches("[0-9]{1,4}")) {
        return Optional.empty();
      }
      int index = Integer.parseInt(word) - 1;
      if (index < 0 || index >= decision.options().size() || answer.contains(index)) {
        return Optional.empty();
      }
      answer.add(index);
    }
    return answer.size() >= decision.minimum() && answer.size() <= decision.maximum() ? Optional.of(answer) : Optional.empty();
  }

  private static List<Integer> first(int count) {
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      indexes.add(i);
    }
    return indexes;
  }
}
