"""What teaches the game: positions with a purpose."""
