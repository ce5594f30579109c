package cardwright.grammar.document;

import cardwright.grammar.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads one mapping of a file, key by key. Whatever is not as it should be becomes a diagnostic at its place and a harmless value, so that
 * one reading finds everything. It remembers which keys were asked for: {@link #done} reports all others, so a mistyped key is never
 * ignored. A node that is not a mapping is reported once and then behaves as a mapping without keys, of which nothing is demanded. A
 * mistyped key that is demanded is one mistake and one diagnostic: it is not called missing as well.
 */
public final class Fields {

  private final String what;
  private final Diagnostics sink;
  private final Span span;
  private final String source;
  private final boolean sound;
  private final Map<String, Field> fields = new LinkedHashMap<>();
  private final Set<String> asked = new LinkedHashSet<>();
  /** What to say of keys that are demanded and not there, unless a key that nobody asks for turns out to be one of them mistyped. */
  private final Map<String, Set<String>> waiting = new LinkedHashMap<>();

  private Fields(String what, Diagnostics sink, Optional<MappingNode> mapping, Span span) {
    this.what = what;
    this.sink = sink;
    this.span = span;
    this.sound = mapping.isPresent();
    if (mapping.isPresent()) {
      for (Field field : mapping.get().fields()) {
        fields.put(field.key().text(), field);
      }
    }
    this.source = sink.textOf(sink.file());
  }

  /**
   * @param node what should be a mapping
   * @param what what it describes, with an article, for messages: "a step"
   * @param sink where to report; it must speak of the file that the node stands in
   */
  public static Fields of(Node node, String what, Diagnostics sink) {
    if (node instanceof MappingNode mapping) {
      return new Fields(what, sink, Optional.of(mapping), mapping.span());
    }
    sink.error(node.span(), what + " must be a mapping of keys, not " + node.kind());
    return new Fields(what, sink, Optional.empty(), node.span());
  }

  /** The root of a document; what is wrong with the document as YAML is reported as well. */
  public static Fields of(Document document, String what, Diagnostics run) {
    Diagnostics sink = run.in(document);
    return document.root().map(root -> of(root, what, sink)).orElseGet(() -> new Fields(what, sink, Optional.empty(), new Span(0, 0)));
  }

  /** The text of a key that must be there and not be blank; "" (and a diagnostic) if it is not so. */
  public String text(String key) {
    return requiredScalar(key).map(ScalarNode::text).orElse("");
  }

  /** {@link #text} with its place; empty (and a diagnostic) if it is not there, or blank. */
  public Optional<ScalarNode> requiredScalar(String key) {
    Optional<Node> node = value(key);
    if (node.isEmpty() || node.get() instanceof ScalarNode scalar && scalar.text().isBlank()) {
      missing(what + " needs «" + key + "»", key);
      return Optional.empty();
    }
    return scalarOf(key, node.get());
  }

  /** The text of a key that may be missing. A key with nothing behind it counts as missing, one with {@code ""} does not. */
  public Optional<String> optionalText(String key) {
    return scalar(key).map(ScalarNode::text);
  }

  /** {@link #optionalText} with its place. */
  public Optional<ScalarNode> scalar(String key) {
    return value(key).flatMap(node -> scalarOf(key, node)).filter(scalar -> !scalar.absent());
  }

  /** A whole number from {@code min} to {@code max}; {@code otherwise} if the key is missing or (with a diagnostic) is no such number. */
  public int integer(String key, int min, int max, int otherwise) {
    return integer(key, min, max).orElse(otherwise);
  }

  /** A whole number from {@code min} to {@code max}; empty if the key is missing or (with a diagnostic) is no such number. */
  public OptionalInt integer(String key, int min, int max) {
    Optional<ScalarNode> scalar = scalar(key);
    if (scalar.isEmpty()) {
      return OptionalInt.empty();
    }
    String text = scalar.get().text();
    if (text.matches("[-+]?[0-9]{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= min && number <= max) {
        return OptionalInt.of(number);
      }
    }
    String range = max == Integer.MAX_VALUE ? min == Integer.MIN_VALUE ? "" : ", " + min + " or more" : " from " + min + " to " + max;
    sink.error(scalar.get().span(), "«" + key + "» must be a whole number" + range + ", not «" + text + "»");
    return OptionalInt.empty();
  }

  /** {@code true} or {@code false}; {@code otherwise} if the key is missing or (with a diagnostic) is neither. */
  public boolean flag(String key, boolean otherwise) {
    Optional<ScalarNode> scalar = scalar(key);
    if (scalar.isEmpty()) {
      return otherwise;
    }
    String text = scalar.get().text();
    if (text.equals("true") || text.equals("false")) {
      return text.equals("true");
    }
    Optional<String> meant =
        switch (text.toLowerCase(Locale.ROOT)) {
          case "yes", "on", "y", "true", "да" -> Optional.of("true");
          case "no", "off", "n", "false", "нет" -> Optional.of("false");
          default -> Nearest.to(text, List.of("true", "false"));
        };
    sink.error(scalar.get().span(), "«" + key + "» must be true or false, not «" + text + "»", meant);
    return otherwise;
  }

  /** One of the words of an enumeration, in files written in lower case with dashes; {@code otherwise} if missing or (reported) no such word. */
  public <E extends Enum<E>> E oneOf(String key, Class<E> type, E otherwise) {
    return oneOf(key, type).orElse(otherwise);
  }

  /** One of the words of an enumeration; empty if the key is missing or (with a diagnostic) is no such word. */
  public <E extends Enum<E>> Optional<E> oneOf(String key, Class<E> type) {
    return scalar(key).flatMap(scalar -> word(key, scalar, type));
  }

  private <E extends Enum<E>> Optional<E> word(String key, ScalarNode scalar, Class<E> type) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E constant : type.getEnumConstants()) {
      words.put(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'), constant);
    }
    E found = words.get(scalar.text());
    if (found == null) {
      String message = "«" + key + "» of " + what + " must be " + alternatives(words.keySet()) + ", not «" + scalar.text() + "»";
      sink.error(scalar.span(), message, Nearest.to(scalar.text(), words.keySet()));
    }
    return Optional.ofNullable(found);
  }

  /**
   * What a reader makes of each item of a list; a missing key or one with nothing behind it is an empty list. What the reader gives as null
   * is left out.
   */
  public <T> List<T> list(String key, Function<Node, T> reader) {
    List<T> read = new ArrayList<>();
    for (Node item : items(key)) {
      T value = reader.apply(item);
      if (value != null) {
        read.add(value);
      }
    }
    return List.copyOf(read);
  }

  /** What a reader makes of each mapping of a list; {@code itemWhat} says what one describes. */
  public <T> List<T> list(String key, String itemWhat, Function<Fields, T> reader) {
    return list(key, node -> reader.apply(of(node, itemWhat, sink)));
  }

  /** The texts of a key: a list of texts, or a single one. */
  public List<String> texts(String key) {
    return scalars(key).stream().map(ScalarNode::text).toList();
  }

  /** {@link #texts} with their places. */
  public List<ScalarNode> scalars(String key) {
    Optional<Node> node = value(key);
    if (node.isPresent() && node.get() instanceof ScalarNode scalar) {
      return scalar.absent() ? List.of() : List.of(scalar);
    }
    List<ScalarNode> scalars = new ArrayList<>();
    for (Node item : items(key)) {
      scalarOf(key, item).filter(scalar -> !empty(key, scalar)).ifPresent(scalars::add);
    }
    return List.copyOf(scalars);
  }

  /** The mapping of a key that may be missing. */
  public Optional<Fields> fields(String key) {
    return fields(key, "«" + key + "»");
  }

  /** The mapping of a key that may be missing; {@code fieldsWhat} says what it describes, with an article. */
  public Optional<Fields> fields(String key, String fieldsWhat) {
    return value(key).filter(Fields::present).map(node -> of(node, fieldsWhat, sink));
  }

  /** The keys and values of the mapping of a key, in file order; none if the key is missing or (with a diagnostic) no mapping. */
  public Map<ScalarNode, Node> entries(String key) {
    return fields(key).map(Fields::entries).orElseGet(Map::of);
  }

  /** All keys and values of this mapping, in file order: for mappings whose keys are names. All count as asked for. */
  public Map<ScalarNode, Node> entries() {
    Map<ScalarNode, Node> entries = new LinkedHashMap<>();
    asked.addAll(fields.keySet());
    fields.values().forEach(field -> entries.put(field.key(), field.value()));
    return entries;
  }

  /** The value of a key as it stands. */
  public Optional<Node> value(String key) {
    asked.add(key);
    return Optional.ofNullable(fields.get(key)).map(Field::value);
  }

  /** Whether a key is there with something behind it. */
  public boolean has(String key) {
    return value(key).filter(Fields::present).isPresent();
  }

  /** The place of the whole mapping. */
  public Span span() {
    return span;
  }

  /** The place of a key's value, or of its key if there is nothing behind it; the first line of the mapping if the key is missing. */
  public Span spanOf(String key) {
    Field field = fields.get(key);
    if (field == null) {
      return firstLine();
    }
    return present(field.value()) ? field.value().span() : field.key().span();
  }

  /** The place of a key; the first line of the mapping if it is missing. */
  public Span spanOfKey(String key) {
    Field field = fields.get(key);
    return field == null ? firstLine() : field.key().span();
  }

  /** Whether it is a mapping at all; if not, that was reported. */
  public boolean sound() {
    return sound;
  }

  /** Where this mapping's diagnostics go. */
  public Diagnostics sink() {
    return sink;
  }

  /** Reports a fault of this mapping as a whole, at its first line. */
  public void error(String message) {
    sink.error(firstLine(), message);
  }

  /** Reports a fault of the value of a key. */
  public void error(String key, String message) {
    sink.error(spanOf(key), message);
  }

  /**
   * Reports that a key is missing that must be there, or has nothing behind it. If another key looks like it, {@link #done} decides whether
   * it is the same mistyped, and reports only that then.
   *
   * @param keys the key, or several of which one must be there
   * @return whether it is left to {@link #done}
   */
  public boolean missing(String message, String... keys) {
    asked.addAll(List.of(keys));
    Optional<String> empty = Stream.of(keys).filter(fields::containsKey).findFirst();
    if (!sound) {
      return false;
    } else if (empty.isPresent()) {
      sink.error(spanOf(empty.get()), message);
    } else if (fields.keySet().stream().anyMatch(other -> Nearest.to(other, List.of(keys)).isPresent())) {
      waiting.put(message, Set.of(keys));
      return true;
    } else {
      sink.error(firstLine(), message);
    }
    return false;
  }

  /** Call it when everything has been read: reports every key that was not asked for. */
  public void done() {
    for (Field field : fields.values()) {
      String key = field.key().text();
      if (asked.contains(key)) {
        continue;
      }
      List<String> free = asked.stream().filter(known -> !fields.containsKey(known)).toList();
      Optional<String> meant = Nearest.to(key, free).or(() -> Nearest.to(key, asked));
      String known = meant.isPresent() || asked.isEmpty() ? "" : "; known keys are " + String.join(", ", asked);
      sink.error(field.key().span(), "unknown key «" + key + "» in " + what + known, meant);
      meant.ifPresent(found -> waiting.values().removeIf(keys -> keys.contains(found)));
    }
    waiting.keySet().forEach(message -> sink.error(firstLine(), message));
    waiting.clear();
  }

  private List<Node> items(String key) {
    Optional<Node> node = value(key).filter(Fields::present);
    if (node.isEmpty()) {
      return List.of();
    }
    if (node.get() instanceof SequenceNode sequence) {
      return sequence.items();
    }
    sink.error(node.get().span(), "«" + key + "» of " + what + " must be a list, not " + node.get().kind());
    return List.of();
  }

  private Optional<ScalarNode> scalarOf(String key, Node node) {
    if (node instanceof ScalarNode scalar) {
      return Optional.of(scalar);
    }
    sink.error(node.span(), "«" + key + "» of " + what + " must be a text, not " + node.kind());
    return Optional.empty();
  }

  private boolean empty(String key, ScalarNode scalar) {
    if (scalar.absent()) {
      sink.error(scalar.span(), "an item of «" + key + "» is empty");
    }
    return scalar.absent();
  }

  private static boolean present(Node node) {
    return !(node instanceof ScalarNode scalar && scalar.absent());
  }

  /** A mapping may go on for pages; a fault of the whole is shown at its first line. */
  private Span firstLine() {
    int end = span.start();
    while (end < span.end() && end < source.length() && source.charAt(end) != '\n' && source.charAt(end) != '\r') {
      end++;
    }
    return new Span(span.start(), end);
  }

  private static String alternatives(Set<String> words) {
    List<String> all = List.copyOf(words);
    int last = all.size() - 1;
    return last < 1
        ? String.join("", all)
        : Stream.of(all.subList(0, last).stream().collect(Collectors.joining(", ")), all.get(last)).collect(Collectors.joining(" or "));
  }
}
