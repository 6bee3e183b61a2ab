"""How rules run: interpreted or compiled, bound to a game, cached by their sources."""
