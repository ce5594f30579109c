package cardwright.engine.rulebook;

import java.util.Optional;

/**
 * What a relation of the vocabulary means.
 *
 * @param length for {@link Geometry#WITHIN} how far apart at most, in the table's unit; 0 for the others
 * @param bothWith id of a keyword that both must have; empty if none is asked
 */
public record Relation(Geometry geometry, int length, Optional<String> bothWith) {}
