"""Tables at a moment of one's choice. A table is what its log says, so a game that was played here
is written where the server keeps its tables, and opened as if it had been played there."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from menagerie import Match
from menagerie.core.game import Game, OptionValue
from menagerie.server.http.identity import COOKIE
from menagerie.server.settings import Settings
from menagerie.server.storage.statements import Holder, StoredTable
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.entries import AnyEntry, BotSat, Played, Sat, Started, Terms
from menagerie.server.tables.rooms import stored
from menagerie.server.tables.tokens import hashed, new_token
from menagerie.testing.effort import EFFORT

Moment = Callable[[Match], object]
Options = dict[str, OptionValue] | None
NAMES = ("Аня", "Боря", "Вера", "Глеб", "Даша", "Егор")


def asked(match: Match) -> bool:
    """The first seat is to decide."""
    return 0 in match.waiting


def may(*kinds: str) -> Moment:
    """The first seat may make a move of such a kind."""
    return lambda match: asked(match) and any(move.kind in kinds for move in match.legal(0))


def played_until(wanted: Moment, game: Game, seats: int, options: Options = None) -> Match:
    """The first of many random games, always the same ones, that comes to such a moment."""
    for seed in count(1):
        match, rng = Match(game, seats, options, seed), random.Random(seed)
        while True:
            if wanted(match):
                return match
            if match.over:
                break
            seat = rng.choice(match.waiting)
            match.play(seat, rng.choice(match.legal_ids(seat)), checked=True)
    raise AssertionError


def shortly_before(
    wanted: Moment, game: Game, seats: int, decisions: int, options: Options = None
) -> Match:
    """The same game, so many decisions of the first seat earlier, or at its deal; the long run
    begins earlier still, and plays through more of it."""
    reached = played_until(wanted, game, seats, options)
    own = [number for number, (seat, _) in enumerate(reached.moves) if seat == 0]
    match = Match(game, seats, options, reached.seed)
    for seat, move in reached.moves[: own[-min(decisions * EFFORT, len(own))]]:
        match.play(seat, move, checked=True)
    return match


def over(match: Match) -> bool:
    return match.over


def stage(site: str, data: Path, match: Match, people: Sequence[Any], bot: str | None) -> None:
    """Seats these pages at a table where the match was played, and opens it. Beside them sit bots
    or, with None, people who are not there: nothing moves."""
    table = keep(data, match, [_hash_of(page, site) for page in people], bot)
    for page in people:
        page.goto(f"{site}/#/table/{table}")
        page.locator(".shell").wait_for()


def keep(data: Path, match: Match, hashes: Sequence[str], bot: str | None) -> str:
    """Writes a table where the server keeps its own; its id. Its first seats are held by these."""
    table = _as_stored(match, hashes, bot)
    with ThreadPoolExecutor(1) as thread:  # this one may have the browser's event loop
        thread.submit(asyncio.run, _keep(data, table)).result()
    return table.id


def _as_stored(match: Match, hashes: Sequence[str], bot: str | None) -> StoredTable:
    terms = Terms(
        game=match.game.id,
        version=match.game.version,
        seats=match.seats,
        options=dict(match.options),
        seed=f"{match.seed:032x}",
        clock=None,
        public=False,
        hot_seat=False,
        undo=True,
        hints=True,
    )
    log: list[AnyEntry] = [
        Sat(seat=n, name=NAMES[n]) if n < len(hashes) or bot is None else BotSat(seat=n, bot=bot)
        for n in range(match.seats)
    ]
    log += [Started(), *(Played(seat=seat, move=move) for seat, move in match.moves)]
    holders = [Holder(seat, one) for seat, one in enumerate(hashes)]
    return stored(secrets.token_urlsafe(9), time.time(), terms, log, holders)


def _hash_of(page: Any, site: str) -> str:
    """Who the page's browser is to the server."""
    place = f"{site}/api"
    known = [one["value"] for one in page.context.cookies(place) if one["name"] == COOKIE]
    if not known:
        known = [new_token()]
        page.context.add_cookies([{"name": COOKIE, "value": known[0], "url": place}])
    return hashed(known[0])


async def _keep(data: Path, table: StoredTable) -> None:
    storage = await Storage.open(Settings(data=str(data)))
    await storage.create(table)
    await storage.close()
