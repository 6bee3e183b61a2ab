"""How fast the server is, beside boardgame.io in the same run: `python -m bench.server`."""
