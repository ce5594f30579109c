package cardwright.grammar.document;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Reads a YAML 1.2 file into a {@link Document}. Every value stays the text that was written. One file holds one document. Anchors, aliases,
 * tags and merge keys are refused: what files share is said with {@code extends}. Nothing that stands in a file is ever thrown; a file that
 * is missing, a directory or not UTF-8 is a diagnostic too.
 */
public final class DocumentReader {

  /** No file of a game is near this; a file beyond it was named by mistake. */
  private static final long MOST_BYTES = 64L << 20;

  private DocumentReader() {}

  /** Reads a file. */
  public static Document read(Path file) {
    byte[] bytes;
    try {
      if (Files.isDirectory(file)) {
        return unreadable(file, "this is a directory, a file is needed");
      }
      if (Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
        return unreadable(file, "this file is larger than 64 MB; no rulebook or card file is");
      }
      bytes = Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      return unreadable(file, "there is no such file");
    } catch (IOException | SecurityException e) {
      return unreadable(file, Files.exists(file) && !Files.isReadable(file) ? "no permission to read this file" : "this file cannot be read");
    }
    return decode(file, bytes);
  }

  /** Reads a text as if it stood in the file {@code name}. */
  public static Document parse(Path name, String text) {
    String clean = text.startsWith("\uFEFF") ? text.substring(1) : text;
    return Characters.problem(clean)
        .map(problem -> new Document(name, clean, Optional.empty(), List.of(diagnostic(name, problem.span(), problem.message()))))
        .orElseGet(() -> new TreeBuilder(name, clean).build());
  }

  private static Document decode(Path file, byte[] bytes) {
    if (bytes.length >= 2 && (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF || bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)) {
      return unreadable(file, "this file is written in UTF-16; save it as UTF-8");
    }
    CharBuffer decoded = CharBuffer.allocate(bytes.length);
    ByteBuffer input = ByteBuffer.wrap(bytes);
    CoderResult result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(input, decoded, true);
    if (result.isError()) {
      int before = decoded.position();
      int mark = before > 0 && decoded.get(0) == '\uFEFF' ? 1 : 0;
      String lenient = new String(bytes, StandardCharsets.UTF_8).substring(mark);
      String message =
          String.format(
              "the byte 0x%02X here is not UTF-8; save the file as UTF-8 (it may be in another encoding, such as Windows-1251)",
              bytes[input.position()]);
      Span span = new Span(before - mark, before - mark + 1);
      return new Document(file, lenient, Optional.empty(), List.of(diagnostic(file, span, message)));
    }
    return parse(file, decoded.flip().toString());
  }

  private static Document unreadable(Path file, String message) {
    return new Document(file, "", Optional.empty(), List.of(diagnostic(file, new Span(0, 0), message)));
  }

  static Diagnostic diagnostic(Path file, Span span, String message) {
    return new Diagnostic(Optional.of(file), Severity.ERROR, span, message, Optional.empty());
  }
}
