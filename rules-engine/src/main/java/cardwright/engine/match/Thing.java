package cardwright.engine.match;

/** Whatever a selector can mean. */
public sealed interface Thing permits Card, Cell, Spot, Player, Procedure, Die {}
