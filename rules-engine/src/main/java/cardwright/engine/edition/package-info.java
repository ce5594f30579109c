/** Editions: a rulebook that is another one with edits. The edits are made on the files, and what comes out is read and checked as a whole. */
package cardwright.engine.edition;
