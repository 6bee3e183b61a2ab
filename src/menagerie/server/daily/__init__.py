"""The deal of the day: one a game and a day for everybody on the server, against the same bots."""
