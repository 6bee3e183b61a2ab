"""A study of a game: bots play, everything worth knowing is counted, and a page tells it."""

from collections.abc import Callable

from menagerie.core.charts import Page
from menagerie.core.setup import Setup
from menagerie.core.text import Text
from menagerie.data.recording import Recorder

from .counting import Basics
from .parts import Counted, counted

WHO = {
    "random": Text(
        "Боты ходят наугад: так видно, что даёт сама игра, без чьего-либо умения.",
        "Bots move at random: what shows is the game itself, without anybody's skill.",
    ),
    "greedy": Text(
        "Боты смотрят на ход вперёд, в двух мирах, которые для них возможны.",
        "Bots look one move ahead, in two worlds that they cannot rule out.",
    ),
}


def study(
    setup: Setup,
    games: int,
    player: str,
    threads: int | None = None,
    report: Callable[[int], None] | None = None,
) -> Page:
    """Play so many games and count what every study counts and what the game declares."""
    basics = Basics(setup)
    subjects: list[Counted] = [basics, *(counted(part, setup) for part in setup.game.study)]
    for recorded in Recorder(setup, player).in_chunks(games, threads):
        for subject in subjects:
            subject.add(recorded)
        if report:
            report(recorded.games)
    charts = [chart for subject in subjects for chart in subject.charts()]
    return Page(_title(setup), _about(setup, games, player), charts)


def _title(setup: Setup) -> Text:
    return Text.of(setup.game.words.said("title"))


def _about(setup: Setup, games: int, player: str) -> Text:
    who, seed = WHO[player], setup.seed
    spelt = f"{games:,}".replace(",", "\u202f")
    command = (
        f"menagerie study {setup.game.id} --seats {setup.seats} --games {games} --bot {player}"
    )
    return Text(
        f"Партий: {spelt}, игроков: {setup.seats}. {who.ru} Повторить: {command} --seed {seed}",
        f"{spelt} games of {setup.seats}. {who.en} To repeat it: {command} --seed {seed}",
    )
