package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.rulebook.ReadOnce;
import cardwright.engine.rulebook.RulebookFiles;
import cardwright.engine.rulebook.RulebookReader;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.SequenceNode;
import cardwright.grammar.source.Diagnostic;
import cardwright.tests.Games;
import cardwright.tests.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page on rulebooks, held against the readers: a key that nobody can know is put into each mapping of each game, and what the readers
 * then say they know must stand on the page, under the name that they have for the mapping. With these keys given a value that nobody can
 * know either, they say which words they expect.
 */
class RulebookPageTest {
  private static final Path PAGE = Project.root().resolve("docs/rulebook.md");
  private static final Pattern UNKNOWN = Pattern.compile("unknown key «qqqqqqqq» in (.+); known keys are (.*)");
  private static final Pattern WORDS = Pattern.compile("«([a-z-]+)» of (.+) must be (.+), not «qqqqqqqq»");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```yaml\n(.*?)```");
  /** The languages; what they are is said at the head of the page, for all texts. */
  private static final Set<String> TEXT = Set.of("ru", "en");
  /** Mappings whose values are single words stand where their key does. */
  private static final Map<String, String> ELSEWHERE = Map.of("«relations»", "a relation", "«roles»", "the game");
  private static final Map<String, Set<String>> KEYS = new TreeMap<>();
  private static final Map<String, Set<String>> VALUES = new TreeMap<>();

  @TempDir private static Path directory;

  @BeforeAll
  static void askTheReaders() {
    for (String game : Games.all().toList()) {
      RulebookFiles files = RulebookFiles.read(Project.root().resolve("rulebook").resolve(game));
      List<Diagnostic> said = read(files, with(files.game(), List.of("qqqqqqqq")), with(files.pipeline(), List.of("qqqqqqqq")));
      said.forEach(each -> note(UNKNOWN.matcher(each.message())));
      List<String> all = KEYS.values().stream().flatMap(Set::stream).distinct().filter(key -> !TEXT.contains(key)).toList();
      for (Diagnostic each : read(files, with(files.game(), all), with(files.pipeline(), all))) {
        Matcher words = WORDS.matcher(each.message());
        if (words.matches() && words.group(3).matches("[a-z-]+((, | or )[a-z-]+)+")) {
          VALUES.computeIfAbsent(words.group(2), any -> new LinkedHashSet<>()).addAll(List.of(words.group(3).split(", | or ")));
        }
      }
    }
  }

  private static void note(Matcher unknown) {
    if (unknown.matches()) {
      Set<String> keys = new LinkedHashSet<>(List.of(unknown.group(2).split(", ")));
      if (!TEXT.containsAll(keys)) {
        KEYS.computeIfAbsent(unknown.group(1), any -> new LinkedHashSet<>()).addAll(keys);
      }
    }
  }

  private static List<Diagnostic> read(RulebookFiles files, Document game, Document pipeline) {
    Diagnostics run = new Diagnostics();
    RulebookReader.read(
        new RulebookFiles(files.id(), files.folder(), files.vocabulary(), game, pipeline, files.clauses(), files.decisions(), List.of()), new ReadOnce(files.folder()), run);
    return run.all();
  }

  /** The document with these keys, as far as they are missing, in each of its mappings. */
  private static Document with(Document document, List<String> keys) {
    List<MappingNode> mappings = new ArrayList<>();
    document.root().ifPresent(root -> collect(root, mappings));
    String text = document.text();
    StringBuilder changed = new StringBuilder(text);
    mappings.sort((a, b) -> b.span().start() - a.span().start());
    for (MappingNode mapping : mappings) {
      Set<String> there = new LinkedHashSet<>();
      mapping.fields().forEach(field -> there.add(field.key().text()));
      int start = mapping.span().start();
      boolean flow = text.charAt(start) == '{';
      String indent = "\n" + " ".repeat(start - text.lastIndexOf('\n', start - 1) - 1);
      StringBuilder added = new StringBuilder();
      keys.stream().filter(key -> !there.contains(key)).forEach(key -> added.append('"').append(key).append("\": qqqqqqqq").append(flow ? ", " : indent));
      changed.insert(flow ? start + 1 : start, added);
    }
    try {
      return DocumentReader.read(Files.writeString(directory.resolve(document.file().getFileName()), changed));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void collect(Node node, List<MappingNode> found) {
    if (node instanceof MappingNode mapping) {
      found.add(mapping);
      mapping.fields().forEach(field -> collect(field.value(), found));
    } else if (node instanceof SequenceNode sequence) {
      sequence.items().forEach(item -> collect(item, found));
    }
  }

  @Test
  void everyKeyIsThere() throws IOException {
    assertTrue(KEYS.size() > 30, "the readers told only of " + KEYS.keySet());
    assertEquals(Map.of(), missing(KEYS));
  }

  @Test
  void everyWordOfAClosedSetIsThere() throws IOException {
    assertTrue(VALUES.size() > 8, "the readers told only of " + VALUES.keySet());
    assertEquals(Map.of(), missing(VALUES));
  }

  /** No key is described that no reader knows. */
  @Test
  void noOtherKeyIsThere() throws IOException {
    Map<String, List<String>> others = new TreeMap<>();
    for (Map.Entry<String, String> section : sections().entrySet()) {
      Set<String> known = KEYS.get(section.getKey());
      for (String line : section.getValue().split("\n")) {
        if (known != null && line.startsWith("| `") && section.getValue().indexOf("| operation |") < 0) {
          Matcher key = Pattern.compile("`([a-z-]+)`").matcher(line.split("\\|")[1]);
          key.results().map(found -> found.group(1)).filter(each -> !known.contains(each)).forEach(each -> others.computeIfAbsent(section.getKey(), any -> new ArrayList<>()).add(each));
        }
      }
    }
    assertEquals(Map.of(), others);
  }

  /** Examples are taken from the games, so they are true. */
  @Test
  void theExamplesStandInTheGames() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String game : Games.all().toList()) {
      for (String file : List.of("game.yaml", "pipeline.yaml")) {
        all.append(Files.readString(Project.root().resolve("rulebook").resolve(game).resolve(file)));
      }
    }
    Set<String> lines = Set.copyOf(all.toString().lines().distinct().toList());
    List<String> others = EXAMPLE.matcher(Files.readString(PAGE)).results().flatMap(found -> found.group(1).lines()).filter(line -> !lines.contains(line)).toList();
    assertEquals(List.of(), others);
  }

  private static Map<String, List<String>> missing(Map<String, Set<String>> demanded) throws IOException {
    Map<String, String> sections = sections();
    Map<String, List<String>> missing = new TreeMap<>();
    demanded.forEach(
        (what, words) -> {
          String section = sections.getOrDefault(ELSEWHERE.getOrDefault(what, what), "");
          List<String> without = words.stream().filter(word -> !section.contains("`" + word + "`")).toList();
          if (!without.isEmpty()) {
            missing.put(what, without);
          }
        });
    return missing;
  }

  /** The text under each heading. */
  private static Map<String, String> sections() throws IOException {
    Map<String, String> sections = new LinkedHashMap<>();
    for (String section : Files.readString(PAGE).split("(?m)^##+ ")) {
      String[] parts = section.split("\n", 2);
      sections.put(parts[0].strip().toLowerCase(Locale.ROOT), parts[1]);
    }
    return sections;
  }
}
