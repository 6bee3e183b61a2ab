"""How it is learned: the first game, guided, and positions with something to show."""
