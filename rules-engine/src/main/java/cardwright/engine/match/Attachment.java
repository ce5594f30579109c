package cardwright.engine.match;

/**
 * That a card is attached to another.
 *
 * @param host the card to which it is attached; it has a place of its own
 * @param kind id of the kind of attached cards that it is meanwhile
 */
public record Attachment(Card host, String kind) {}
