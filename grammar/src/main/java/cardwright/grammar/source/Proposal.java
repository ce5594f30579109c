package cardwright.grammar.source;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * What to write in a place of a text.
 *
 * @param with what to write there; empty to take away what stands there
 */
public record Proposal(Span place, String with) {
  /** A text with some of its places rewritten, and with what, in the order of the text. */
  public record Written(String text, List<Proposal> made) {
    public Written {
      made = List.copyOf(made);
    }
  }

  /** Writes proposals into a text. Of two that share characters the one that begins later is written; what is beyond the text is left out. */
  public static Written write(String text, Collection<Proposal> proposals) {
    StringBuilder written = new StringBuilder(text);
    List<Proposal> made = new ArrayList<>();
    int from = text.length();
    List<Proposal> backwards = proposals.stream().sorted(Comparator.comparingInt((Proposal each) -> each.place().start()).reversed()).toList();
    for (Proposal each : backwards) {
      if (each.place().end() <= from) {
        written.replace(each.place().start(), each.place().end(), each.with());
        from = each.place().start();
        made.add(0, each);
      }
    }
    return new Written(written.toString(), made);
  }
}
