package cardwright.grammar.document;

/** One key of a mapping with its value; a key without a value has an empty plain scalar. */
public record Field(ScalarNode key, Node value) {}
