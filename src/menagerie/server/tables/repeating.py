"""Tables at which the same moves give the same answers: those of the deal of the day.

Bots draw their random numbers from the deal. Where several seats decide at once, people decide
first, then one bot after the other: what a bot knows never depends on who was quicker.
"""

import hashlib

from menagerie.core.match import Match


def answer_seed(seed: str, match: Match, seat: int) -> int:
    """The random number of a seat's next move, from the seed and how many it has made."""
    made = sum(mover == seat for mover, _ in match.moves)
    digest = hashlib.sha256(f"{seed} {seat} {made}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def company(game: str, day: str) -> str:
    """What the beasts of a day's tables are drawn from: the same at all of them."""
    return f"{game} {day}"
