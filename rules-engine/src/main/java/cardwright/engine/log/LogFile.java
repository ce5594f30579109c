package cardwright.engine.log;

import cardwright.engine.match.LogEntry;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/**
 * A log as a file of JSON lines: a head that says what the match depends on, then one line an entry, then its digest.
 *
 * @param head rulebook, seed, decks, language and, at the end of the match, winner and state
 * @param lines the entries as written
 */
public record LogFile(Map<String, String> head, List<String> lines) {
  private static final ObjectMapper JSON = JsonMapper.builder(JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build()).build();

  public LogFile {
    head = Collections.unmodifiableMap(new LinkedHashMap<>(head));
    lines = List.copyOf(lines);
  }

  /** One entry as a line, everything open. */
  public static String line(LogEntry entry) {
    return JSON.writeValueAsString(shown(entry, -1));
  }

  /**
   * One entry as one player may see it: cards that the player could not see at that moment have no name, and choices of the other player
   * have no content.
   *
   * @param seat 0 or 1; below 0 everything is shown
   */
  public static Map<String, Object> shown(LogEntry entry, int seat) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("n", entry.number());
    map.put("type", entry.type().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
    boolean secret = seat >= 0 && entry.type() == LogEntry.Type.DECISION && !entry.details().get("player").equals(seat == 0 ? "first" : "second");
    entry.details().forEach(
        (name, value) -> {
          if (!secret || name.equals("player") || name.equals("kind")) {
            map.put(name, plain(value, seat));
          }
        });
    return map;
  }

  private static Object plain(Object value, int seat) {
    if (value instanceof LogEntry.CardName card) {
      return card.shownTo(seat);
    }
    return value instanceof List<?> list ? list.stream().map(each -> plain(each, seat)).toList() : value;
  }

  /** Writes the file, into a folder that must be there. */
  public void write(Path file) throws IOException {
    try (BufferedWriter writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      writer.write(JSON.writeValueAsString(head));
      writer.newLine();
      for (String line : lines) {
        writer.write(line);
        writer.newLine();
      }
    }
  }

  /** Reads a file; empty when it is not a log of a match: when its first line is no JSON object, or one that says something twice. */
  public static Optional<LogFile> read(Path file) throws IOException {
    List<String> all = new ArrayList<>(Files.readAllLines(file, StandardCharsets.UTF_8));
    if (all.isEmpty()) {
      return Optional.empty();
    }
    // some editors save a text with a mark at its beginning
    all.set(0, all.get(0).replaceFirst("^\uFEFF", ""));
    try {
      Map<String, String> head = new LinkedHashMap<>();
      JsonNode node = JSON.readTree(all.get(0));
      if (!node.isObject()) {
        return Optional.empty();
      }
      node.properties().forEach(entry -> head.put(entry.getKey(), entry.getValue().asString()));
      return Optional.of(new LogFile(head, all.subList(1, all.size())));
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }

  /** The first line of the file, counted from 1, that is not an entry. */
  public OptionalInt brokenLine() {
    for (int i = 0; i < lines.size(); i++) {
      if (entry(lines.get(i)).isEmpty()) {
        return OptionalInt.of(i + 2);
      }
    }
    return OptionalInt.empty();
  }

  private static Optional<JsonNode> entry(String line) {
    try {
      return Optional.of(JSON.readTree(line)).filter(JsonNode::isObject);
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }

  /** The answers of the decisions, in order; a line that is not an entry has none. */
  public List<List<Integer>> answers() {
    List<List<Integer>> answers = new ArrayList<>();
    for (String line : lines) {
      JsonNode node = entry(line).orElse(JSON.nullNode());
      if (node.path("type").asString("").equals("decision")) {
        List<Integer> answer = new ArrayList<>();
        node.path("chosen").forEach(index -> answer.add(index.asInt(-1)));
        answers.add(answer);
      }
    }
    return answers;
  }
}
