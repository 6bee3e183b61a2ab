"""Opponents. A bot gets a `Knowledge` of its seat, never a state."""

from menagerie.core.style import Style
from menagerie.search.search import Search

from .base import Bot, BotKind
from .catalogue import BOTS, LEVELS, get_bot, is_own, load_bot, offer, with_names
from .knowledge import Knowledge
from .levels import LevelBot, SearchBot
from .simple import GreedyBot, NetBot, RandomBot, StudentBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotKind",
    "GreedyBot",
    "Knowledge",
    "LevelBot",
    "NetBot",
    "RandomBot",
    "Search",
    "SearchBot",
    "StudentBot",
    "Style",
    "get_bot",
    "is_own",
    "load_bot",
    "offer",
    "with_names",
]
