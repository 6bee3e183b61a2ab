"""What is dealt on a day: from the server's secret and the date, so nobody can know it before.

Number of players, options, the person's seat and the bots are the same for everybody, and the bots
draw their random numbers from the deal: whoever makes the same moves gets the same answers.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from menagerie.bots import Bot, Knowledge, get_bot
from menagerie.core.game import Game
from menagerie.core.match import Match, seed_hash
from menagerie.core.position import Position
from menagerie.core.setup import SEED_BITS, usual_seats

from ..preparation import STAND_IN
from ..tables.purposes import answer_seed

LEVEL = STAND_IN  # its answers need no compiler, take no time and are the same everywhere


@dataclass(frozen=True)
class Deal:
    """The deal of a game on a day."""

    game: Game
    day: str
    seed: str  # 32 hexadecimal digits

    @classmethod
    def of(cls, game: Game, day: str, secret: bytes) -> Deal:
        digest = hmac.new(secret, f"{game.id} {day}".encode(), hashlib.sha256).hexdigest()
        return cls(game, day, digest[: SEED_BITS // 4])

    @property
    def promise(self) -> str:
        """Told before anybody plays: the seed has to fit it once the day is over."""
        return seed_hash(self.seed)

    @cached_property
    def seats(self) -> int:
        return usual_seats(self.game, {})

    @property
    def seat(self) -> int:
        """The person's: another one each day."""
        return date.fromisoformat(self.day).toordinal() % self.seats

    @property
    def bots(self) -> list[str]:
        """By seat; the person's own is not read."""
        return [LEVEL] * self.seats

    @property
    def position(self) -> Position:
        return Position.of(Match(self.game, self.seats, {}, int(self.seed, 16)), self.seat)


def played_out(deal: Deal, bot: str, pause: Callable[[], None] = lambda: None) -> Match:
    """The deal played by this bot on the person's seat, against the same bots as everybody."""
    match = deal.position.match()
    players: list[Bot] = [get_bot(name).make() for name in deal.bots]
    players[deal.seat] = get_bot(bot).make()
    while not match.over:
        pause()
        waiting = match.waiting
        seat = deal.seat if deal.seat in waiting else waiting[0]
        seed = answer_seed(deal.seed, match, seat)
        match.play(seat, players[seat].choose(Knowledge(match, seat), seed))
    return match
