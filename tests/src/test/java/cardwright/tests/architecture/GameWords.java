package cardwright.tests.architecture;

import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Field;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.SequenceNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * The concepts and words that rulebooks declare, found without knowing how a vocabulary is laid out: the keys of each section are ids, and
 * what stands in an entry below a language is a wording.
 */
final class GameWords {

  private static final Set<String> LANGUAGES = Set.of("ru", "en");

  /** Words as {@link JavaWords} takes them apart, and who declares them. */
  private final Map<List<String>, String> declared = new LinkedHashMap<>();

  /** Those of all {@code vocabulary.yaml} one folder below a directory; none if it is not there. */
  static GameWords of(Path rulebooks) throws IOException {
    GameWords words = new GameWords();
    if (Files.isDirectory(rulebooks)) {
      try (Stream<Path> games = Files.list(rulebooks)) {
        for (Path game : games.sorted().toList()) {
          Path vocabulary = game.resolve("vocabulary.yaml");
          if (Files.exists(vocabulary)) {
            words.read(DocumentReader.read(vocabulary), game.getFileName().toString());
          }
        }
      }
    }
    return words;
  }

  private void read(Document document, String game) {
    if (document.root().orElse(null) instanceof MappingNode root) {
      for (Field section : root.fields()) {
        if (section.value() instanceof MappingNode entries) {
          for (Field entry : entries.fields()) {
            declare(entry.key().text(), game + ": " + section.key().text());
            wordings(entry.value(), game + ": " + entry.key().text());
          }
        }
      }
    }
  }

  private void wordings(Node node, String who) {
    if (node instanceof MappingNode mapping) {
      for (Field field : mapping.fields()) {
        if (LANGUAGES.contains(field.key().text())) {
          texts(field.value()).forEach(text -> declare(text, who));
        }
      }
    }
  }

  private static List<String> texts(Node node) {
    if (node instanceof ScalarNode scalar) {
      return List.of(scalar.text().split("\\|"));
    }
    List<Node> parts =
        node instanceof SequenceNode sequence ? sequence.items() : ((MappingNode) node).fields().stream().map(Field::value).toList();
    return parts.stream().flatMap(part -> texts(part).stream()).toList();
  }

  private void declare(String text, String who) {
    // A parameter, N or X, is no word; what is left of «регенерация N» is.
    List<String> words = new ArrayList<>(JavaWords.words(text.replaceAll("\\b\\p{Lu}\\b", " ")));
    words.removeIf(word -> word.length() < 2);
    if (!words.isEmpty()) {
      declared.putIfAbsent(List.copyOf(words), who);
    }
  }

  void allow(String general) {
    declared.remove(JavaWords.words(general));
  }

  /** Each place in a source where a word stands: "line 3: regeneration (skirmish: keywords)". */
  List<String> in(String source) {
    List<String> found = new ArrayList<>();
    for (JavaWords.Lexeme lexeme : JavaWords.of(source)) {
      if (lexeme.words().size() == 1 && SourceVersion.isKeyword(lexeme.words().get(0))) {
        continue;
      }
      declared.forEach(
          (words, who) -> {
            if (Collections.indexOfSubList(lexeme.words(), words) >= 0) {
              found.add("line " + lexeme.line() + ": " + String.join(" ", words) + " (" + who + ")");
            }
          });
    }
    return found;
  }
}
