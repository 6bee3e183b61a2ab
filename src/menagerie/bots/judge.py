"""Who judges moves for people: the strongest player of the house that there is for a game."""

from menagerie.core.game import Game
from menagerie.core.text import LANGUAGES, Text

from .base import BotKind
from .catalogue import BOTS


def judge_of(game: Game) -> BotKind:
    """The levels are in order: the last one that searches."""
    return [kind for kind in BOTS.values() if kind.searches and kind.plays(game)][-1]


def named(title: Text) -> dict[str, Text]:
    """The judge's title for a sentence: at its beginning, and inside."""
    return {"Judge": title, "judge": Text(*(title.text(lang).lower() for lang in LANGUAGES))}
