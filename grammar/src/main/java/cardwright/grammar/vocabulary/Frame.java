package cardwright.grammar.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a verb is said: "излечить/излечивать {object} на {amount}", "heal {amount of wound} on {object}". Square brackets enclose what may be
 * left out. A frame that begins with {object} has a verb whose subject is what it is done to («{object} погибает»).
 *
 * @param head the verb phrase; its first word is inflected
 * @param objectIsSubject see above
 * @param pieces what follows the verb, in order
 */
public record Frame(String head, boolean objectIsSubject, List<Piece> pieces) {
  private static final Pattern PIECE = Pattern.compile("\\{(\\w+)(?: of ([\\w-]+))?(?::(\\w+))?}|(\\[)|(])|([^\\s{}\\[\\]]+)");

  /** Words before the slot of the other one. */
  private static final Set<String> TOGETHER = Set.of("с", "with");

  public Frame {
    pieces = List.copyOf(pieces);
  }

  // Written out: see Span.
  @Override
  public boolean equals(Object other) {
    return other instanceof Frame that && head.equals(that.head) && objectIsSubject == that.objectIsSubject && pieces.equals(that.pieces);
  }

  @Override
  public int hashCode() {
    return head.hashCode();
  }

  /**
   * A word or a slot.
   *
   * @param literal a word; empty for a slot
   * @param slot object, amount or place; empty for a word
   * @param of what an amount counts
   * @param grammaticalCase the case a slot is said in, three letters; empty for the usual one
   * @param optional whether it may be left out
   */
  public record Piece(String literal, String slot, Optional<String> of, Optional<String> grammaticalCase, boolean optional) {}

  /** Reads a frame; anything unknown in it stays a word. */
  public static Frame of(String text) {
    String rest = text.strip();
    boolean subject = rest.startsWith("{object}");
    if (subject) {
      rest = rest.substring("{object}".length()).strip();
    }
    int end = 0;
    while (end < rest.length() && rest.charAt(end) != '{' && rest.charAt(end) != '[') {
      end++;
    }
    List<Piece> pieces = new ArrayList<>();
    String head = rest.substring(0, end).strip();
    boolean optional = false;
    // a preposition right before a slot belongs to the slot, not to the verb
    int space = head.lastIndexOf(' ');
    if (end < rest.length() && rest.charAt(end) == '{' && space > 0 && head.length() - space <= 5) {
      pieces.add(new Piece(head.substring(space + 1), "", Optional.empty(), Optional.empty(), false));
      head = head.substring(0, space).strip();
    }
    Matcher matcher = PIECE.matcher(rest.substring(end));
    while (matcher.find()) {
      if (matcher.group(4) != null) {
        optional = true;
      } else if (matcher.group(5) != null) {
        optional = false;
      } else if (matcher.group(6) != null) {
        pieces.add(new Piece(matcher.group(6), "", Optional.empty(), Optional.empty(), optional));
      } else {
        pieces.add(new Piece("", matcher.group(1), Optional.ofNullable(matcher.group(2)), Optional.ofNullable(matcher.group(3)), optional));
      }
    }
    return new Frame(head, subject, pieces);
  }

  /** Whether it is done to two who are told together: «поменять местами {object} [с {place}]». */
  public boolean pairs() {
    for (int i = 1; i < pieces.size(); i++) {
      if (pieces.get(i).slot().equals("place") && pieces.get(i).optional() && TOGETHER.contains(pieces.get(i - 1).literal())) {
        return true;
      }
    }
    return false;
  }

  /** The slot of that name, if the frame has one. */
  public Optional<Piece> slot(String name) {
    for (Piece piece : pieces) {
      if (piece.slot().equals(name)) {
        return Optional.of(piece);
      }
    }
    return Optional.empty();
  }
}
