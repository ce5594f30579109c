/** How much of many texts, such as those of a printed game, the language of a rulebook understands, and what it stops at. */
package cardwright.engine.coverage;
