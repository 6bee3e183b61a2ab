"""Bots by name: those of the house, and anyone's own as `module:Name`."""

import sys
from collections.abc import Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import cast

from menagerie.core.errors import MenagerieError, Unknown
from menagerie.core.game import Game
from menagerie.core.registry import get_game
from menagerie.core.text import LANGUAGES, Text
from menagerie.net.weights import load_net, net_of

from .base import Bot, BotKind, always
from .levels import LevelBot, tuned
from .simple import GreedyBot, NetBot, RandomBot, StudentBot

NET = ".npz"  # how the file of a net is named


def has_student(game: Game) -> bool:
    return net_of(game) is not None


BOTS: dict[str, BotKind] = {
    kind.id: kind
    for kind in (
        BotKind(
            "random",
            Text("Новичок", "Beginner"),
            Text("Ходит наугад.", "Plays any legal move."),
            RandomBot,
        ),
        BotKind(
            "greedy",
            Text("Любитель", "Casual"),
            Text("Смотрит на ход вперёд.", "Looks one move ahead."),
            GreedyBot,
        ),
        BotKind(
            "club",
            Text("Знаток", "Expert"),
            Text("Продумывает десятки вариантов.", "Thinks through dozens of lines of play."),
            partial(LevelBot, "club"),
            searches=True,
            plays=lambda game: not (game.strong_student and has_student(game)),
        ),
        BotKind(
            "student",
            Text("Самоучка", "Student"),
            Text(
                "Учился, играя сам с собой; отвечает не раздумывая.",
                "Taught itself by playing against itself; answers at a glance.",
            ),
            StudentBot,
            plays=has_student,
        ),
        BotKind(
            "master",
            Text("Мастер", "Master"),
            Text("Думает всерьёз, до секунды на ход.", "Thinks hard, up to a second a move."),
            partial(LevelBot, "master"),
            searches=True,
        ),
        BotKind(
            "grandmaster",
            Text("Гроссмейстер", "Grandmaster"),
            Text(
                "Думает глубже всех, до секунды на ход.",
                "Thinks deeper than anybody here, up to a second a move.",
            ),
            partial(LevelBot, "grandmaster"),
            searches=True,
        ),
    )
}


def with_names(ids: Iterable[str]) -> Text:
    """Return these bots' ids with the names that people see: "random (Beginner), …"."""
    kinds = [BOTS[bot] for bot in ids]
    return Text(
        ", ".join(f"{kind.id} ({kind.title.ru})" for kind in kinds),
        ", ".join(f"{kind.id} ({kind.title.en})" for kind in kinds),
    )


LEVELS = with_names(BOTS)  # those that every installation has


def is_net(name: str) -> bool:
    """Whether this names the file of a net."""
    return name.endswith(NET)


def is_own(name: str) -> bool:
    """Whether this names a bot of one's own: `module:Name`, or the file of a net."""
    return ":" in name or is_net(name)


def get_bot(bot: str) -> BotKind:
    """The bot with this id."""
    if bot not in BOTS:
        raise Unknown("бота", "bot", bot, with_names(BOTS))
    return BOTS[bot]


def load_bot(name: str, game: Game | None = None) -> Bot:
    """A bot by its id, a level with another style, the file of a net, or `module:Name` for what
    makes one. A net must fit the game; if none is given, the one that it has learned."""
    if is_net(name):
        bot = NetBot(Path(name))
        bot.net(game or get_game(load_net(bot.file)[1].game))
        return bot
    if "+" in name:
        return tuned(name)
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


def offer(name: str, game: Game | None = None) -> BotKind:
    """Put a bot `module:Name`, or the file of a net, beside those of the house, so that people can
    choose it; for a game, if one is given."""
    if not is_own(name):
        raise MenagerieError(
            f"Назовите своего бота как module:Name или файлом сети ({NET}), а не {name!r}.",
            f"Name a bot of your own as module:Name or by the file of a net ({NET}), not {name!r}.",
        )
    load_bot(name, game)  # what cannot be loaded is refused now, not in the middle of a game
    title = Path(name).stem if is_net(name) else name.rpartition(":")[2]
    about = Text(f"Свой бот: {name}.", f"A bot of one's own: {name}.")
    learned = load_net(Path(name))[1].game if is_net(name) else None
    plays = always if learned is None else lambda one: one.id == learned
    BOTS[name] = BotKind(name, Text(title, title), about, partial(load_bot, name), plays=plays)
    return BOTS[name]


def judge_of(game: Game) -> BotKind:
    """The levels are in order: the last one that searches."""
    return [kind for kind in BOTS.values() if kind.searches and kind.plays(game)][-1]


def named(title: Text) -> dict[str, Text]:
    """The judge's title for a sentence: at its beginning, and inside."""
    return {"Judge": title, "judge": Text(*(title.text(lang).lower() for lang in LANGUAGES))}
