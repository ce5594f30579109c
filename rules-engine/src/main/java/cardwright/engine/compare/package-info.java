/** What one edition of a game changes against another: in its steps, its words, in what cards mean, and in how matches go. */
package cardwright.engine.compare;
