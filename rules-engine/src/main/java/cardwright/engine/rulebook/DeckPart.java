package cardwright.engine.rulebook;

/**
 * A part of a deck: cards that lie in one zone when a match begins.
 *
 * @param id the key that a deck's file has for it
 * @param zone where its cards begin
 * @param shuffled whether they are shuffled
 */
public record DeckPart(String id, String zone, boolean shuffled) {}
