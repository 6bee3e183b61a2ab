"""Information-set search: the desk it works at, a tree, what a position is worth, the way down."""
