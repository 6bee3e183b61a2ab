"""What holds for every game. `menagerie.testing.plugin` says on which games it is checked."""
