package cardwright.workbench;

import cardwright.engine.decide.View;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.rulebook.Table;
import cardwright.grammar.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Draws a table from above, scaled down to the width of a terminal, with rulers, and below it who stands where: capital letters are the first
 * player's, who sits below, small ones the second's.
 */
final class TablePicture {
  /** So many characters a line has at most; a character is about twice as high as it is wide. */
  private static final int WIDEST = 72;

  private final Table table;
  private final Language language;
  private final int unitsAcross;
  private final int unitsDown;

  TablePicture(Table table, Language language) {
    this.table = table;
    this.language = language;
    this.unitsAcross = Math.max(1, (table.width() + WIDEST - 1) / WIDEST);
    this.unitsDown = 2 * unitsAcross;
  }

  /**
   * The picture.
   *
   * @param caption what is said of a thing below the picture
   */
  List<String> draw(List<View.Seen> standing, Function<View.Seen, String> caption) {
    int columns = table.width() / unitsAcross + 1;
    int rows = table.depth() / unitsDown + 1;
    char[][] map = new char[rows][columns];
    for (char[] line : map) {
      Arrays.fill(line, ' ');
    }
    List<String> captions = new ArrayList<>();
    int[] next = {'A', 'a'};
    for (View.Seen seen : standing) {
      Spot spot = seen.spot().orElseThrow();
      int side = seen.owner().equals(Player.FIRST) ? 0 : 1;
      char sign = next[side] > (side == 0 ? 'Z' : 'z') ? '*' : (char) next[side]++;
      map[Math.min(rows - 1, spot.y() / unitsDown)][Math.min(columns - 1, spot.x() / unitsAcross)] = sign;
      captions.add("    " + sign + "  " + "%-6s".formatted(spot) + " " + caption.apply(seen));
    }
    List<String> lines = new ArrayList<>();
    lines.add("     " + ruler(columns) + " " + table.unit(language));
    lines.add("    +" + "-".repeat(columns) + "+");
    for (int row = 0; row < rows; row++) {
      lines.add((row % 5 == 0 ? "%3d".formatted(row * unitsDown) : "   ") + " |" + new String(map[row]) + "|");
    }
    lines.add("    +" + "-".repeat(columns) + "+");
    lines.addAll(captions);
    return lines;
  }

  private String ruler(int columns) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < columns; column += 10) {
      line.append("%-10s".formatted("'" + column * unitsAcross));
    }
    return line.toString().stripTrailing();
  }
}
