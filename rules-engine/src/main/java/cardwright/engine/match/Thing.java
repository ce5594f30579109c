package cardwright.engine.match;

/** Whatever a selector can mean. */
public sealed interface Thing permits Card, Cell, Line, Spot, Player, Procedure, Die {}
