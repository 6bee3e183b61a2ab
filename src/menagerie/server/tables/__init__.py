"""Tables being played: their logs, seats, clocks and bots, and who is told what."""
