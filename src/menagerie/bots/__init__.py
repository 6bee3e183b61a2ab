"""Opponents. A bot gets a `Knowledge` of its seat, never a state."""

from .base import Bot, BotKind, UnknownBot
from .greedy import GreedyBot
from .knowledge import Knowledge
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
    )
}


def get_bot(bot: str) -> BotKind:
    """The bot with this id."""
    if bot not in BOTS:
        raise UnknownBot(bot, list(BOTS))
    return BOTS[bot]


__all__ = ["BOTS", "Bot", "BotKind", "GreedyBot", "Knowledge", "RandomBot", "UnknownBot", "get_bot"]
