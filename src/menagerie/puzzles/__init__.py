"""Puzzles: found in games of bots, proved by searches, judged when they are answered."""
