"""Opponents. A bot gets a `Knowledge` of its seat, never a state."""

from menagerie.core.style import Style
from menagerie.search.search import Search, SearchBot

from .base import Bot, BotKind, UnknownBot
from .greedy import GreedyBot
from .knowledge import Knowledge
from .levels import LevelBot, club, master
from .load import load_bot, offer
from .random import RandomBot

BOTS: dict[str, BotKind] = {
    kind.id: kind
    for kind in (
        BotKind(
            "random",
            ("Случайный", "Random"),
            ("Ходит наугад.", "Plays any legal move."),
            RandomBot,
        ),
        BotKind(
            "greedy",
            ("Жадный", "Greedy"),
            ("Смотрит на ход вперёд.", "Looks one move ahead."),
            GreedyBot,
        ),
        BotKind(
            "club",
            ("Клубный игрок", "Club player"),
            ("Продумывает десятки вариантов.", "Thinks through dozens of lines of play."),
            club,
        ),
        BotKind(
            "master",
            ("Мастер", "Master"),
            ("Думает всерьёз, до секунды на ход.", "Thinks hard, up to a second a move."),
            master,
        ),
    )
}


def get_bot(bot: str) -> BotKind:
    """The bot with this id."""
    if bot not in BOTS:
        raise UnknownBot(bot, list(BOTS))
    return BOTS[bot]


__all__ = [
    "BOTS",
    "Bot",
    "BotKind",
    "GreedyBot",
    "Knowledge",
    "LevelBot",
    "RandomBot",
    "Search",
    "SearchBot",
    "Style",
    "UnknownBot",
    "get_bot",
    "load_bot",
    "offer",
]
