package cardwright.grammar.document;

import cardwright.grammar.document.ScalarNode.Style;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.LineMap;
import cardwright.grammar.source.Position;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.dataformat.yaml.YAMLFactory;

/** Builds the tree of one text from Jackson's YAML tokens. Invariant: nothing is ever expanded, so the work is linear in the text. */
final class TreeBuilder {

  private static final int DEEPEST = 200;

  /** The failsafe schema knows no numbers, booleans or nulls: everything is text. */
  private static final YAMLFactory YAML =
      YAMLFactory.builder()
          .loadSettings(LoadSettings.builder().setSchema(new FailsafeSchema()).setCodePointLimit(Integer.MAX_VALUE).build())
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxNameLength(Integer.MAX_VALUE).build())
          // Found here, to name both places and to go on.
          .disable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  /** Ends the reading of a text at its first fault that leaves no sensible tree. */
  private static final class Refused extends RuntimeException {
    private final transient Problem problem;

    Refused(Problem problem) {
      super(null, null, false, false);
      this.problem = problem;
    }
  }

  private final Path file;
  private final String text;
  private final Offsets offsets;
  private final LineMap lines;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private JsonParser parser;

  TreeBuilder(Path file, String text) {
    this.file = file;
    this.text = text;
    this.offsets = new Offsets(text);
    this.lines = new LineMap(text);
  }

  Document build() {
    Optional<Node> root = Optional.empty();
    try (JsonParser opened = YAML.createParser(ObjectReadContext.empty(), new WholeCharacters(text))) {
      parser = opened;
      root = root();
    } catch (Refused refused) {
      report(refused.problem.span(), refused.problem.message());
    } catch (RuntimeException broken) {
      // Jackson's exceptions are unchecked, and so is whatever a fault in the scanner throws: the user's file is what must be mended.
      Problem problem = new YamlProblems(text, offsets, lines).explain(broken, tokenStart());
      report(problem.span(), problem.message());
    }
    return new Document(file, text, root, diagnostics);
  }

  private Optional<Node> root() {
    JsonToken token = next();
    Node node = token == null ? null : node(token);
    if (node != null && next() != null) {
      int start = text.lastIndexOf("\n---", tokenStart());
      Span span = start < 0 ? new Span(tokenStart(), tokenStart()) : new Span(start + 1, start + 4);
      throw new Refused(Problem.error(span, "a second document begins here; one file holds one: put it in a file of its own"));
    }
    if (node == null || node instanceof ScalarNode scalar && scalar.absent()) {
      report(new Span(0, 0), text.isBlank() ? "this file is empty" : "this file holds nothing but comments");
      return Optional.empty();
    }
    return Optional.of(node);
  }

  private Node node(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> mapping();
      case START_ARRAY -> sequence();
      default -> scalar();
    };
  }

  private Node mapping() {
    int start = tokenStart();
    boolean flow = flow(start, '{');
    Map<String, Field> fields = new LinkedHashMap<>();
    int end = start;
    while (next() != JsonToken.END_OBJECT) {
      ScalarNode key = scalar();
      if (key.text().equals("<<") && !key.quoted()) {
        throw new Refused(Problem.error(key.span(), "merge keys «<<» are not supported; say what is shared with extends"));
      }
      Node value = node(next());
      end = Math.max(key.span().end(), value.span().end());
      Field first = fields.putIfAbsent(key.text(), new Field(key, value));
      if (first != null) {
        Position before = lines.position(first.key().span().start());
        report(
            key.span(), "the key «" + key.text() + "» stands here twice; the first is at " + before.line() + ":" + before.column());
      }
    }
    return new MappingNode(List.copyOf(fields.values()), new Span(start, flow ? tokenEnd() : end));
  }

  private Node sequence() {
    int start = tokenStart();
    boolean flow = flow(start, '[');
    List<Node> items = new ArrayList<>();
    int end = start + 1;
    for (JsonToken token = next(); token != JsonToken.END_ARRAY; token = next()) {
      Node item = node(token);
      items.add(item);
      end = Math.max(end, item.span().end());
    }
    return new SequenceNode(items, new Span(start, flow ? tokenEnd() : end));
  }

  private boolean flow(int start, char sign) {
    return start < text.length() && text.charAt(start) == sign;
  }

  private ScalarNode scalar() {
    int start = tokenStart();
    int end = tokenEnd();
    Style style = start == end ? Style.PLAIN : style(text.charAt(start));
    if (style == Style.LITERAL || style == Style.FOLDED) {
      while (end > start && (Character.isWhitespace(text.charAt(end - 1)))) {
        end--;
      }
    }
    if (style == Style.PLAIN) {
      warnOfLostText(end);
    }
    return new ScalarNode(parser.getString(), new Span(start, end), style, text);
  }

  /** «Возьмите карту #2»: to YAML the rest is a comment, to its author a part of the text. A comment has a blank behind its sign. */
  private void warnOfLostText(int end) {
    int sign = end;
    while (sign < text.length() && text.charAt(sign) == ' ') {
      sign++;
    }
    boolean comment = sign > end && sign + 1 < text.length() && text.charAt(sign) == '#';
    if (comment && Character.isLetterOrDigit(text.codePointAt(sign + 1))) {
      Span rest = new Span(sign, lines.lineEnd(lines.position(sign).line()));
      String message = "YAML takes this for a comment; if it belongs to the text, the text needs quotation marks; if not, write a blank behind «#»";
      diagnostics.add(new Diagnostic(Optional.of(file), Severity.WARNING, rest, message, Optional.empty()));
    }
  }

  private static Style style(char sign) {
    return switch (sign) {
      case '\'' -> Style.SINGLE_QUOTED;
      case '"' -> Style.DOUBLE_QUOTED;
      case '|' -> Style.LITERAL;
      case '>' -> Style.FOLDED;
      default -> Style.PLAIN;
    };
  }

  private JsonToken next() {
    JsonToken token = parser.nextToken();
    if (token == null || token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
      return token;
    }
    int start = tokenStart();
    boolean nothing = token != JsonToken.START_OBJECT && token != JsonToken.START_ARRAY && start == tokenEnd();
    if (!nothing) {
      // No value begins with the signs of an anchor, alias or tag, and a node that has one begins with it.
      YamlProblems.reference(text, start)
          .ifPresent(
              problem -> {
                throw new Refused(problem);
              });
    }
    return token;
  }

  private int tokenStart() {
    return parser == null ? 0 : offsets.utf16(parser.currentTokenLocation().getCharOffset());
  }

  private int tokenEnd() {
    return offsets.utf16(parser.currentLocation().getCharOffset());
  }

  private void report(Span span, String message) {
    diagnostics.add(DocumentReader.diagnostic(file, span, message));
  }
}
