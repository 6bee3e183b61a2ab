"""Learning a game by playing it against oneself: PyTorch, one GPU or, slowly, a CPU."""
