package cardwright.grammar.document;

import cardwright.grammar.source.LineMap;
import cardwright.grammar.source.Position;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import tools.jackson.core.exc.StreamConstraintsException;

/** Says in human words what the YAML scanner and parser complain about, and at the place where a human would look for it. */
final class YamlProblems {

  private static final String OPEN_QUOTE = "the quotation mark that opens here is not closed before the next key; what follows in this file is not looked at until it is";

  private final String text;
  private final Offsets offsets;
  private final LineMap lines;

  YamlProblems(String text, Offsets offsets, LineMap lines) {
    this.text = text;
    this.offsets = offsets;
    this.lines = lines;
  }

  /** An anchor, alias or tag that begins at an offset: refused, with what to do instead. */
  static Optional<Problem> reference(String text, int start) {
    if (start >= text.length()) {
      return Optional.empty();
    }
    String what =
        switch (text.charAt(start)) {
          case '&' -> "anchors «&»";
          case '*' -> "aliases «*»";
          case '!' -> "tags «!»";
          default -> "";
        };
    if (what.isEmpty()) {
      return Optional.empty();
    }
    String instead = what.startsWith("tags") ? "every value is a text" : "say what is shared with extends";
    int end = start + 1;
    while (end < text.length() && " \t\r\n,[]{}".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return Optional.of(
        Problem.error(new Span(start, end), what + " are not supported; " + instead + ". A text that begins so needs quotation marks"));
  }

  /**
   * Explains an exception.
   *
   * @param lastToken where the last token began that was read well
   */
  Problem explain(RuntimeException broken, int lastToken) {
    if (broken instanceof StreamConstraintsException) {
      return at(lastToken, "this is nested too deeply: at most 200 levels");
    }
    if (broken.getCause() instanceof MarkedYamlEngineException marked) {
      int problem = offset(marked.getProblemMark(), lastToken);
      Optional<Problem> quote = new OpenQuote(text).before(problem).map(open -> at(open, OPEN_QUOTE));
      if (quote.isPresent()) {
        return quote.get();
      }
      int context = offset(marked.getContextMark(), problem);
      return explain(marked.getProblem(), String.valueOf(marked.getContext()), problem, context);
    }
    return reference(text, lastToken)
        .orElseGet(
            () ->
                String.valueOf(broken.getMessage()).startsWith("Expected a property name")
                    ? at(lastToken, "a key must be a word or a text in quotation marks, not a list or a mapping")
                    : at(lastToken, "this cannot be read as YAML"));
  }

  private Problem explain(String problem, String context, int at, int contextAt) {
    Optional<Problem> reference = reference(text, contextAt);
    if (reference.isPresent() && (context.contains("anchor") || context.contains("alias") || context.contains("tag") || context.contains("node"))) {
      return reference.get();
    }
    if (problem.startsWith("could not find expected ':'")) {
      return missingColon(contextAt);
    }
    if (problem.startsWith("mapping values are not allowed")) {
      return unexpectedColon(at);
    }
    if (problem.startsWith("found character")) {
      return character(at);
    }
    if (problem.startsWith("expected '<document end>'") || problem.startsWith("mapping keys are not allowed")) {
      return character(at);
    }
    if (problem.startsWith("found unexpected end of stream") || problem.startsWith("found unexpected document separator")) {
      return at(contextAt, "the quotation mark that opens here is never closed");
    }
    if (problem.startsWith("found unknown escape") || problem.startsWith("expected escape sequence")) {
      return escape(at);
    }
    if (problem.startsWith("sequence entries are not allowed")) {
      return at(at, "a list cannot begin here: «- » stands on a line of its own, below its key");
    }
    if (problem.startsWith("expected ',' or ']'")) {
      return unclosed(at, contextAt, '[', ']');
    }
    if (problem.startsWith("expected ',' or '}'")) {
      return unclosed(at, contextAt, '{', '}');
    }
    if (problem.startsWith("expected <block end>")) {
      return misplaced(at, contextAt);
    }
    if (problem.startsWith("expected '<document start>'")) {
      return at(at, "nothing was expected here any more: the value that fills the file has ended above; check quotation marks, brackets and indentation");
    }
    if (context.contains("block scalar")) {
      return block(problem, at);
    }
    if (problem.startsWith("expected the node content")) {
      return at(at, "a value is expected here");
    }
    return at(at, "this cannot be read as YAML: " + problem.strip());
  }

  private Problem missingColon(int at) {
    int end = lines.lineEnd(lines.position(at).line());
    return Problem.error(new Span(at, Math.max(at, end)), "this line belongs to nothing: a «:» is missing behind a key, or its indentation is wrong");
  }

  private Problem unexpectedColon(int at) {
    int line = lines.lineStart(lines.position(at).line());
    String key = text.substring(line, at);
    if (key.contains(": ") || line == 0) {
      return at(at, "a «:» is not expected here; a text with a colon in it needs quotation marks, or stands in a block below «|»");
    }
    // The scanner took the line for the second one of a text that began above.
    Span span = new Span(line + key.length() - key.stripLeading().length(), at + 1);
    return Problem.error(span, "this key goes on with the value above it: a «:» is missing in the line above, or the indentation is wrong");
  }

  private Problem character(int at) {
    char c = at < text.length() ? text.charAt(at) : ' ';
    if (c == '\t') {
      return at(at, "a tab stands here; YAML is indented with spaces only");
    }
    return at(at, "a text cannot begin with «" + c + "»; put it in quotation marks");
  }

  private Problem escape(int at) {
    int start = text.lastIndexOf('\\', at);
    int from = start < 0 ? at : start;
    int to = Math.min(text.length(), Math.max(from + 2, at));
    return Problem.error(
        new Span(from, to), "«" + text.substring(from, to) + "» is no escape; write «\\\\» for a backslash, or use single quotation marks");
  }

  private Problem unclosed(int at, int contextAt, char open, char close) {
    Position opened = lines.position(contextAt);
    String where = opened.line() + ":" + opened.column();
    if (at >= text.stripTrailing().length()) {
      return at(contextAt, "«" + open + "» is opened here and never closed with «" + close + "»");
    }
    return at(at, "«,» or «" + close + "» is expected here, for the «" + open + "» at " + where);
  }

  private Problem misplaced(int at, int contextAt) {
    int line = lines.lineStart(lines.position(at).line());
    String before = text.substring(line, at).strip();
    if (before.endsWith("\"") || before.endsWith("'")) {
      return at(at, "nothing may follow a closing quotation mark; put the whole text in quotation marks, and write one inside it twice ('') or as \\\"");
    }
    if (before.isEmpty() || before.endsWith("-")) {
      Position opened = lines.position(contextAt);
      return at(at, "the indentation of this line fits nothing above it; the block it follows begins at " + opened.line() + ":" + opened.column());
    }
    return at(at, "this is not expected here; a text with special signs in it needs quotation marks");
  }

  private Problem block(String problem, int at) {
    if (problem.contains("leading empty lines")) {
      return at(at, "the empty lines at the beginning of this block are indented further than its first line of text");
    }
    return at(at, "behind «|» or «>» only «+», «-», a digit or a comment may stand; the text begins in the next line");
  }

  private Problem at(int offset, String message) {
    int start = Math.min(offset, text.length());
    int end = start;
    if (start < text.length() && !ScalarLayout.lineBreak(text.charAt(start))) {
      end = start + Character.charCount(text.codePointAt(start));
    }
    return Problem.error(new Span(start, end), message);
  }

  private int offset(Optional<Mark> mark, int otherwise) {
    return mark.map(m -> offsets.utf16(m.getIndex())).orElse(otherwise);
  }
}
