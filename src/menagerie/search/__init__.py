"""The compiled part of the search: a tree, what a position is worth, and the way down."""
