package cardwright.grammar.parse;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.CRC32;

/**
 * What an earlier run of the same build found out about the types of texts, kept in a file: most texts that a program reads were read when it
 * was built, and for those ANTLR need not learn its way through the grammar anew. Nothing but time depends on it: what is not in the file is
 * found out, and a file that is missing or broken is an empty one.
 *
 * <p>The file: a sum of all that follows, the names of the rules, and for each text the hash of its types, the length of the rest, the types
 * and what was found.
 */
final class Learnt {
  private static final Learnt NOTHING = new Learnt(ByteBuffer.allocate(0), List.of(), Map.of());

  private final ByteBuffer bytes;
  private final List<String> rules;
  private final Map<Integer, Integer> places;

  private Learnt(ByteBuffer bytes, List<String> rules, Map<Integer, Integer> places) {
    this.bytes = bytes;
    this.rules = rules;
    this.places = places;
  }

  /** What a file holds. */
  static Learnt of(Path file) {
    try {
      return of(ByteBuffer.wrap(Files.readAllBytes(file)));
    } catch (IOException | BufferUnderflowException broken) {
      return NOTHING;
    }
  }

  static Learnt nothing() {
    return NOTHING;
  }

  private static Learnt of(ByteBuffer bytes) {
    if (bytes.getLong() != sum(bytes.array())) {
      return NOTHING;
    }
    List<String> rules = new ArrayList<>();
    for (int left = bytes.getChar(); left > 0; left--) {
      byte[] name = new byte[bytes.get()];
      bytes.get(name);
      rules.add(new String(name, StandardCharsets.US_ASCII));
    }
    Map<Integer, Integer> places = new HashMap<>();
    while (bytes.hasRemaining()) {
      int hash = bytes.getInt();
      int length = bytes.getInt();
      places.put(hash, bytes.position());
      bytes.position(bytes.position() + length);
    }
    return new Learnt(bytes, rules, places);
  }

  private static long sum(byte[] file) {
    CRC32 sum = new CRC32();
    sum.update(file, Long.BYTES, file.length - Long.BYTES);
    return sum.getValue();
  }

  /** What was found out about a text of these types; empty if none such was read. */
  <T> Optional<T> about(Types types, Function<Source, T> what) {
    Integer place = places.get(types.hashCode());
    if (place == null) {
      return Optional.empty();
    }
    Source source = new Source(bytes.duplicate().position(place), rules);
    return Types.from(source).equals(types) ? Optional.of(what.apply(source)) : Optional.empty();
  }

  /** Writes what is known of each text. Of two whose hashes are equal the first is written. */
  static <T> void write(Path file, Map<Types, T> known, Written<T> what) throws IOException {
    Map<Integer, byte[]> texts = new HashMap<>();
    List<String> rules = new ArrayList<>();
    for (Map.Entry<Types, T> text : known.entrySet()) {
      Sink sink = new Sink(rules);
      text.getKey().to(sink);
      what.write(text.getValue(), sink);
      texts.putIfAbsent(text.getKey().hashCode(), sink.bytes.toByteArray());
    }
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(whole);
    out.writeLong(0);
    out.writeChar(rules.size());
    for (String rule : rules) {
      out.writeByte(rule.length());
      out.write(rule.getBytes(StandardCharsets.US_ASCII));
    }
    for (Map.Entry<Integer, byte[]> text : texts.entrySet()) {
      out.writeInt(text.getKey());
      out.writeInt(text.getValue().length);
      out.write(text.getValue());
    }
    byte[] all = whole.toByteArray();
    Files.write(file, ByteBuffer.wrap(all).putLong(0, sum(all)).array());
  }

  /** How something that was found out is written. */
  @FunctionalInterface
  interface Written<T> {
    void write(T found, Sink sink);
  }

  /** Takes what is written of one text. */
  static final class Sink {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<String> rules;

    private Sink(List<String> rules) {
      this.rules = rules;
    }

    /**
     * @param number not negative, below 65,536: texts have fewer tokens, the grammars fewer rules and types
     */
    void number(int number) {
      bytes.write(number >> 8);
      bytes.write(number);
    }

    void numbers(int[] numbers) {
      number(numbers.length);
      for (int number : numbers) {
        number(number);
      }
    }

    void rule(String name) {
      if (!rules.contains(name)) {
        rules.add(name);
      }
      number(rules.indexOf(name));
    }
  }

  /** Gives back what was written of one text, in its order. */
  static final class Source {
    private final ByteBuffer bytes;
    private final List<String> rules;

    private Source(ByteBuffer bytes, List<String> rules) {
      this.bytes = bytes;
      this.rules = rules;
    }

    int number() {
      return bytes.getChar();
    }

    int[] numbers() {
      int[] numbers = new int[number()];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = number();
      }
      return numbers;
    }

    String rule() {
      return rules.get(number());
    }
  }
}
