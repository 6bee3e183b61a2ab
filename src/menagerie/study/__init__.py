"""Studies of games: counted from the games of bots, drawn as one page that needs nothing else."""
