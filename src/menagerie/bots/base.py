"""What a bot is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from menagerie.core.game import Game
from menagerie.core.text import Text

from .knowledge import Knowledge


class Bot(Protocol):
    """Chooses one of the legal moves of the seat whose knowledge it is given."""

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        """A legal move id. The same knowledge and seed give the same move unless `seconds`, the
        most it may think, cuts it short."""


def always(game: Game) -> bool:
    return True


@dataclass(frozen=True)
class BotKind:
    """A bot as it is offered to people."""

    id: str
    title: Text
    about: Text
    make: Callable[[], Bot]
    searches: bool = False  # needs compiled rules
    plays: Callable[[Game], bool] = always  # whether it is offered in a game
