package cardwright.workbench;

import cardwright.engine.decide.Decider;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.View;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A person at the terminal: shows what can be chosen with numbers and reads the numbers. When input ends, the least is chosen. */
final class TerminalDecider implements Decider {
  private final Console console;
  private final BoardPicture picture;
  private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  TerminalDecider(Console console, BoardPicture picture) {
    this.console = console;
    this.picture = picture;
  }

  @Override
  public List<Integer> choose(Decision decision, View view) {
    picture.draw(view).forEach(console.out()::println);
    console.out().println(decision.prompt());
    for (int i = 0; i < decision.options().size(); i++) {
      console.out().println("  " + (i + 1) + "  " + decision.options().get(i).label());
    }
    while (true) {
      console.out().print(question(decision));
      console.out().flush();
      Optional<String> line = read();
      if (line.isEmpty()) {
        console.out().println();
        return first(decision.minimum());
      }
      Optional<List<Integer>> answer = parse(line.get(), decision);
      if (answer.isPresent()) {
        return answer.get();
      }
      console.out().println("That is not possible: give " + wanted(decision) + " from 1 to " + decision.options().size() + ".");
    }
  }

  @Override
  public boolean refused(Decision decision, String reason) {
    console.out().println("That is not possible: " + reason);
    return true;
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
