"""A bot for tests: what it sees is all that its choice depends on, the same in every run."""

import random

from menagerie.bots import Knowledge


class Steady:
    """Any legal move, as chance would have it, but a chance that is drawn from what it sees."""

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        return random.Random(repr(knowledge.view)).choice(knowledge.legal_ids)
