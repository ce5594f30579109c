/**
 * YAML files as trees that remember where everything stands, and the one way to read them: {@link
 * DocumentReader} makes a tree, {@link Fields} takes it apart and reports every key
 * that nobody asked for.
 */
package cardwright.grammar.document;
