package cardwright.grammar.meaning;

/**
 * «(2 раза за ход)».
 *
 * @param times 1 or more
 * @param period id of a period
 */
public record Limit(int times, String period) {}
