package cardwright.grammar.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Adds to the text of a YAML file and touches nothing else of it: comments, order, quotation marks and line ends stay. What is added is
 * written as its neighbours are: in braces behind braces, in lines of its own behind such lines, and as far indented.
 *
 * <p>Invariant: the new text without what was added is the old text; only a text without quotation marks that is {@linkplain #extend extended}
 * by something that needs them gets some.
 *
 * @param start where it begins in the old text
 * @param end where what it replaces ends; mostly {@code start}
 * @param text what stands there then
 */
public record Insertion(int start, int end, String text) {

  /** How an entry is written where it has no neighbour. */
  public enum Style {
    /** In braces, on one line. */
    FLOW,
    /** Each key on a line of its own. */
    BLOCK
  }

  /** What can stand without quotation marks anywhere, in braces too. */
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}]([\\p{L}\\p{N} /’'|.+-]*[\\p{L}\\p{N}.’])?");

  /** Words that other readers of YAML take for something else than a text. */
  private static final Set<String> TAKEN = Set.of("true", "false", "yes", "no", "on", "off", "null");

  private static final Pattern NUMBER = Pattern.compile("[0-9].*");

  private static final int STEP = 2;
  private static final int LONGEST_LINE = 150;

  /**
   * An entry of a section, which is a mapping of the root; the section is made if it is not there.
   *
   * @param after the key of the section behind which it comes; the last one if there is no such key
   * @param value texts or mappings of such values by their keys, in their order
   * @param style for a section without entries
   */
  public static Insertion entry(Document document, String section, Optional<String> after, String key, Map<String, ?> value, Style style) {
    String text = document.text();
    Optional<Field> found = document.root().flatMap(root -> field(root, section));
    if (found.isEmpty()) {
      String before = text.isEmpty() || text.endsWith("\n") ? "" : lineEnd(text);
      String lines = section + ":\n" + lines(STEP, key, value, style == Style.FLOW);
      return at(text.length(), before + (text.isBlank() ? "" : lineEnd(text)) + lines.replace("\n", lineEnd(text)));
    }
    if (found.get().value() instanceof MappingNode mapping) {
      return field(text, mapping, after, key, value, style);
    }
    int column = column(text, found.get().key().span().start()) + STEP;
    return behindLine(text, found.get().value().span().end(), lines(column, key, value, style == Style.FLOW));
  }

  /**
   * A key of a mapping with its value.
   *
   * @param mapping of {@code text}; it may be empty only if it is written in braces
   * @param after the key behind which it comes; the last one if there is no such key
   */
  public static Insertion field(String text, MappingNode mapping, Optional<String> after, String key, Object value, Style style) {
    boolean braces = text.startsWith("{", mapping.span().start());
    if (mapping.fields().isEmpty()) {
      return at(mapping.span().start() + 1, key + ": " + flow(value));
    }
    Field last = mapping.fields().get(mapping.fields().size() - 1);
    Field before = after.flatMap(name -> field(mapping, name)).orElse(last);
    int end = Math.max(before.key().span().end() + 1, before.value().span().end());
    if (braces) {
      return at(end, ", " + key + ": " + flow(value));
    }
    boolean flow = before.value() instanceof MappingNode neighbour ? text.startsWith("{", neighbour.span().start()) : style == Style.FLOW;
    return behindLine(text, end, lines(column(text, before.key().span().start()), key, value, flow));
  }

  /** More of a text, right behind what it says. */
  public static Insertion extend(ScalarNode scalar, String more) {
    String whole = scalar.text() + more;
    return switch (scalar.style()) {
      case PLAIN -> isPlain(whole) ? at(scalar.span().end(), more) : new Insertion(scalar.span().start(), scalar.span().end(), quoted(whole));
      case DOUBLE_QUOTED -> at(scalar.span().end() - 1, escaped(more));
      case SINGLE_QUOTED -> at(scalar.span().end() - 1, more.replace("'", "''"));
      case LITERAL, FOLDED -> {
        int length = scalar.text().stripTrailing().length();
        yield at(length == 0 ? scalar.span().end() : scalar.spanOf(length - 1, length).end(), more);
      }
    };
  }

  /** The text with several of them made, which must not overlap. */
  public static String make(String text, List<Insertion> insertions) {
    StringBuilder made = new StringBuilder(text);
    List<Insertion> backwards = new ArrayList<>(insertions);
    backwards.sort((one, other) -> Integer.compare(other.start(), one.start()));
    backwards.forEach(each -> made.replace(each.start(), each.end(), each.text()));
    return made.toString();
  }

  /** A text as YAML: in quotation marks if it needs them. */
  public static String scalar(String text) {
    return isPlain(text) ? text : quoted(text);
  }

  private static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches() && !TAKEN.contains(text.toLowerCase(Locale.ROOT)) && !NUMBER.matcher(text).matches();
  }

  private static String quoted(String text) {
    return '"' + escaped(text) + '"';
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t");
  }

  private static Insertion at(int place, String text) {
    return new Insertion(place, place, text);
  }

  /** Lines behind the line that {@code end} stands on, with all that it has behind that place, such as a comment. */
  private static Insertion behindLine(String text, int end, String lines) {
    String own = lines.replace("\n", lineEnd(text));
    if (end > 0 && end <= text.length() && text.charAt(end - 1) == '\n') {
      return at(end, own);
    }
    int line = text.indexOf('\n', end);
    return line < 0 ? at(text.length(), lineEnd(text) + own) : at(line + 1, own);
  }

  private static String lineEnd(String text) {
    int line = text.indexOf('\n');
    return line > 0 && text.charAt(line - 1) == '\r' ? "\r\n" : "\n";
  }

  private static int column(String text, int at) {
    return at - (text.lastIndexOf('\n', at - 1) + 1);
  }

  private static Optional<Field> field(Node node, String key) {
    return node instanceof MappingNode mapping ? mapping.fields().stream().filter(each -> each.key().text().equals(key)).findFirst() : Optional.empty();
  }

  private static String lines(int column, String key, Object value, boolean flow) {
    String indent = " ".repeat(column);
    if (flow || !(value instanceof Map<?, ?> mapping) || mapping.isEmpty()) {
      return indent + key + ": " + flow(value) + "\n";
    }
    StringBuilder lines = new StringBuilder(indent).append(key).append(":\n");
    mapping.forEach(
        (name, each) -> {
          String line = lines(column + STEP, String.valueOf(name), each, true);
          lines.append(line.length() > LONGEST_LINE ? lines(column + STEP, String.valueOf(name), each, false) : line);
        });
    return lines.toString();
  }

  private static String flow(Object value) {
    if (value instanceof Map<?, ?> mapping) {
      Map<String, String> parts = new LinkedHashMap<>();
      mapping.forEach((key, each) -> parts.put(String.valueOf(key), flow(each)));
      return "{" + String.join(", ", parts.entrySet().stream().map(part -> part.getKey() + ": " + part.getValue()).toList()) + "}";
    }
    if (value instanceof List<?> list) {
      return "[" + String.join(", ", list.stream().map(Insertion::flow).toList()) + "]";
    }
    return value instanceof Boolean ? value.toString() : scalar(String.valueOf(value));
  }
}
