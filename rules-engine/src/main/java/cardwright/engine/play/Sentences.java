package cardwright.engine.play;

import cardwright.grammar.Language;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the engine says to players in one language: questions, options, refusals and how a match ended. The sentences stand in
 * {@code Sentences_ru.properties} and {@code Sentences_en.properties}. They are taken apart once, because a match asks thousands of times.
 */
final class Sentences {
  private static final Pattern GAP = Pattern.compile("\\{(\\d)}");
  private static final Map<Language, Sentences> ALL = new ConcurrentHashMap<>();

  private final Map<String, List<Piece>> sentences = new HashMap<>();

  /** Some words, and the number of the gap behind them. */
  private record Piece(String words, Optional<Integer> gap) {}

  private Sentences(Properties texts) {
    texts.stringPropertyNames().forEach(key -> sentences.put(key, pieces(texts.getProperty(key))));
  }

  static Sentences in(Language language) {
    return ALL.computeIfAbsent(language, Sentences::read);
  }

  private static Sentences read(Language language) {
    String file = "Sentences_" + language.code() + ".properties";
    Properties texts = new Properties();
    try (Reader reader = new InputStreamReader(Sentences.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
      texts.load(reader);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return new Sentences(texts);
  }

  private static List<Piece> pieces(String text) {
    List<Piece> pieces = new ArrayList<>();
    int from = 0;
    for (Matcher gap = GAP.matcher(text); gap.find(); from = gap.end()) {
      pieces.add(new Piece(text.substring(from, gap.start()), Optional.of(Integer.parseInt(gap.group(1)))));
    }
    pieces.add(new Piece(text.substring(from), Optional.empty()));
    return pieces;
  }

  /** A sentence with what belongs into its gaps; every language has every sentence. */
  String say(String key, Object... gaps) {
    List<Piece> pieces = sentences.get(key);
    if (pieces == null) {
      throw new IllegalStateException("there is no sentence " + key);
    }
    StringBuilder said = new StringBuilder();
    for (Piece piece : pieces) {
      said.append(piece.words());
      piece.gap().ifPresent(gap -> said.append(gaps[gap]));
    }
    return said.toString();
  }
}
