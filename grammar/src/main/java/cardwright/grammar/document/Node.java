package cardwright.grammar.document;

import cardwright.grammar.source.Span;

/** A value in a YAML file: a mapping, a sequence or a text. There are no numbers, booleans or nulls: what is written is what is read. */
public sealed interface Node permits MappingNode, SequenceNode, ScalarNode {

  /** Where it stands in the text of the file. For a block mapping or sequence: from its first key or dash to the end of its last value. */
  Span span();

  /** What it is, for messages: "a mapping", "a list", "a text", "nothing". */
  String kind();
}
