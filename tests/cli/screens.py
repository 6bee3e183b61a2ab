"""A table on a screen of a given size, played by keys and read as lines of text."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from textual.pilot import Pilot

from menagerie.bots import get_bot
from menagerie.cli.table.app import TableApp
from menagerie.cli.table.local import ME, LocalSeat
from menagerie.cli.table.seat import Seat
from menagerie.core.game import Game
from menagerie.core.match import Match

SMALL, LARGE = (80, 24), (120, 40)
NAMES = {"ru": ["Аня", "Боря", "Вера", "Гена", "Даша", "Егор", "Женя"]}
NAMES["en"] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]
Scene = Callable[[Pilot[None]], Awaitable[Any]]


def table(match: Match, lang: str) -> LocalSeat:
    """A seat at a match as it stands: where all decide at once, the bots wait for the person."""
    seat = LocalSeat(match, NAMES[lang][: match.seats], lang, get_bot("random").make())
    seat._owed.clear()
    return seat


def middle(game: Game, seats: int, share: float = 0.4, **options: Any) -> Match:
    """A position in the middle of a random game in which the person has a choice."""
    whole = played(Match(game, seats, options, seed=3), lambda match: False)
    enough = share * len(whole.moves)

    def fits(match: Match) -> bool:
        return len(match.moves) >= enough and ME in match.waiting and len(match.legal(ME)) > 1

    return played(Match(game, seats, options, seed=3), fits)


def played(match: Match, until: Callable[[Match], bool]) -> Match:
    """Random moves, the same every time."""
    chance = random.Random(3)
    while not match.over and not until(match):
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.legal_ids(seat)))
    return match


def look(seat: Seat, size: tuple[int, int], scene: Scene | None = None) -> str:
    """The screen, after something was done there."""

    async def show() -> str:
        app = TableApp(seat)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            if scene is not None:
                await scene(pilot)
            before, now = "", screen(app)
            while now != before:
                await pilot.pause()
                before, now = now, screen(app)
            return now

    with ThreadPoolExecutor(1) as thread:  # browser tests of this process leave a loop running
        return thread.submit(asyncio.run, show()).result()


def screen(app: TableApp) -> str:
    """What stands on the screen, as plain lines."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


async def until(pilot: Pilot[None], done: Callable[[], object], seconds: float = 300.0) -> None:
    """Wait for a state."""
    async with asyncio.timeout(seconds):
        while not done():
            await pilot.pause(0.01)
