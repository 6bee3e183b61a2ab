"""Bots by name: those of the house, and anyone's own as `module:Name`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from menagerie.core.errors import MenagerieError

from .base import Bot, BotKind


def load_bot(name: str) -> Bot:
    """A bot by its id, or `module:Name` for a class (or function) that makes one."""
    from . import get_bot

    if ":" not in name:
        return get_bot(name).make()
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        make = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise MenagerieError(
            f"Бот {name!r} не загружается: {error}.", f"The bot {name!r} cannot be loaded: {error}."
        ) from None
    bot = make()
    if not callable(getattr(bot, "choose", None)):
        raise MenagerieError(
            f"У бота {name!r} нет метода choose.", f"The bot {name!r} has no method choose."
        )
    return cast(Bot, bot)


def offer(name: str) -> BotKind:
    """Put a bot `module:Name` beside those of the house, so that people can choose it."""
    from . import BOTS

    if ":" not in name:
        raise MenagerieError(
            f"Назовите своего бота как module:Name, а не {name!r}.",
            f"Name a bot of your own as module:Name, not {name!r}.",
        )
    load_bot(name)  # what cannot be loaded is refused now, not in the middle of a game
    title = name.rpartition(":")[2]
    about = (f"Свой бот: {name}.", f"A bot of one's own: {name}.")
    BOTS[name] = BotKind(name, (title, title), about, lambda: load_bot(name))
    return BOTS[name]
