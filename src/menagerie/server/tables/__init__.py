"""Tables being played: their logs, seats, clocks and bots, and what each reader is sent."""
