package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardSet;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.decide.View;
import cardwright.engine.library.GameFolder;
import cardwright.engine.play.MatchStopped;
import cardwright.engine.match.Card;
import cardwright.grammar.Language;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Terms;
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
import java.util.stream.Collectors;

/**
 * A person at the terminal: shows what can be chosen with numbers and reads the numbers; {@code ?N} shows the card of an option. When input
 * ends, the least is chosen. It knows no more than its view.
 */
final class TerminalDecider implements Decider {
  private final Console console;
  private final BoardPicture picture;
  private final CardSet cards;
  private final Language language;
  private final Messages messages;
  private final Terms terms;
  private final Readable readable;
  private List<String> drawn = List.of();
  private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  TerminalDecider(Console console, BoardPicture picture, GameFolder.Loaded game, Language language) {
    this.console = console;
    this.picture = picture;
    this.cards = game.cards();
    this.language = language;
    this.messages = Messages.in(language);
    this.terms = new Terms(game.rulebook().vocabulary(), language);
    this.readable = new Readable(game.rulebook().vocabulary(), language);
  }

  @Override
  public List<Integer> choose(Decision decision, View view) {
    draw(view);
    console.out().println();
    console.out().println(readable.line(decision.prompt()));
    for (int i = 0; i < decision.offered(); i++) {
      Option option = decision.options().get(i);
      console.out().println("  " + (i + 1) + "  " + readable.line(option.label()));
      if (option instanceof Option.Take take) {
        // whoever takes cards wants to know what they do
        definition(take.card(), view).ifPresent(definition -> console.out().println("       " + inOneLine(definition)));
      }
    }
    if (decision.offered() < decision.options().size()) {
      console.out().println("  " + messages.say("more-options", decision.options().get(decision.options().size() - 1).label()));
    }
    while (true) {
      console.out().print(question(decision));
      console.out().flush();
      Optional<String> line = read();
      if (line.isEmpty()) {
        console.out().println("\n" + messages.say("no-more-input"));
        return first(decision.minimum());
      }
      if (line.get().strip().equalsIgnoreCase("q")) {
        throw new MatchStopped(messages.say("left"));
      }
      if (line.get().strip().startsWith("?")) {
        show(line.get().strip().substring(1).strip(), decision, view);
        continue;
      }
      Optional<List<Integer>> answer = parse(line.get(), decision);
      if (answer.isPresent()) {
        return answer.get();
      }
      console.out().println(messages.say("not-possible", give(decision)));
    }
  }

  @Override
  public boolean refused(Decision decision, String reason) {
    console.out().println(messages.say("not-possible", readable.line(reason)));
    return true;
  }

  /** Only when something on it has changed. */
  private void draw(View view) {
    List<String> now = picture.draw(view);
    if (!now.equals(drawn)) {
      if (drawn.isEmpty()) {
        console.out().println(picture.legend());
      }
      drawn = now;
      now.forEach(console.out()::println);
    }
  }

  private void show(String number, Decision decision, View view) {
    int index = number.matches("[0-9]{1,4}") ? Integer.parseInt(number) - 1 : -1;
    Optional<Card> card = index >= 0 && index < decision.options().size() ? cardOf(decision.options().get(index)) : Optional.empty();
    CardDefinition definition = card.flatMap(each -> definition(each, view)).orElse(null);
    if (definition == null) {
      console.out().println(messages.say("nothing-to-show"));
      return;
    }
    View.Seen seen = view.seen(card.orElseThrow());
    String states = seen.states().values().stream().map(state -> ", " + terms.of(Category.STATES, state)).collect(Collectors.joining());
    console.out().println("    " + definition.name(language) + " #" + seen.number() + ", " + terms.place(seen.zone()) + states);
    Map<String, Object> numbers = new TreeMap<>(seen.stats());
    numbers.values().removeIf(value -> value.equals(0));
    numbers.putAll(levels(definition));
    numbers.putAll(seen.counters());
    console.out().println("    " + terms.amounts(numbers));
    readable.of(text(definition), definition.name(language)).lines().forEach(line -> console.out().println("    " + line));
  }

  private Optional<CardDefinition> definition(Card card, View view) {
    return view.seen(card).definition().map(cards.cards()::get);
  }

  private String inOneLine(CardDefinition definition) {
    Map<String, Object> numbers = new TreeMap<>(definition.stats());
    numbers.putAll(levels(definition));
    return terms.amounts(numbers) + ". " + readable.of(text(definition), definition.name(language)).replaceAll("\\s+", " ");
  }

  private String text(CardDefinition definition) {
    return definition.texts().getOrDefault(language, definition.texts().values().stream().findFirst().orElse(messages.say("no-text")));
  }

  private static Map<String, String> levels(CardDefinition definition) {
    Map<String, String> levels = new TreeMap<>();
    definition.levels().forEach((stat, numbers) -> levels.put(stat, numbers.stream().map(String::valueOf).collect(Collectors.joining("-"))));
    return levels;
  }

  private static Optional<Card> cardOf(Option option) {
    if (option instanceof Option.Take take) {
      return Optional.of(take.card());
    } else if (option instanceof Option.Play play) {
      return Optional.of(play.ability().host());
    }
    return option instanceof Option.Pick pick && pick.thing() instanceof Card card ? Optional.of(card) : Optional.empty();
  }

  private String question(Decision decision) {
    if (decision.minimum() == decision.maximum()) {
      return decision.minimum() == 1 ? messages.say("question.one") : messages.say("question.many", decision.minimum());
    }
    return messages.say(decision.minimum() == 0 ? "question.nothing" : "question.range", decision.minimum(), decision.maximum());
  }

  private String give(Decision decision) {
    boolean one = decision.minimum() == 1 && decision.maximum() == 1;
    return messages.say(one ? "give.one" : "give.many", decision.offered(), decision.minimum(), decision.maximum());
  }

  private Optional<String> read() {
    try {
      return Optional.ofNullable(input.readLine());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Optional<List<Integer>> parse(String line, Decision decision) {
    Optional<Integer> named = named(line.strip(), decision);
    if (named.isPresent()) {
      return Optional.of(List.of(named.get()));
    }
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

  /** An option beyond those that are offered, by its name: any spot of a table. */
  private static Optional<Integer> named(String label, Decision decision) {
    for (int i = decision.offered(); i < decision.options().size() && decision.maximum() == 1; i++) {
      if (decision.options().get(i).label().equals(label)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static List<Integer> first(int count) {
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      indexes.add(i);
    }
    return indexes;
  }
}
