/** Cards and decks: read from their files, understood in every language they are written in, and checked. */
package cardwright.engine.cards;
