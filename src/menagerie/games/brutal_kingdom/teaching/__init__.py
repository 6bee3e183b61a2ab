"""How it is learned: positions of the game with something to show."""
