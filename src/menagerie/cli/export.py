"""`menagerie export`: the finished games of a server as Parquet, without names."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.data.parquet import GameFile, recorded_match

from .common import counting, say, tell
from .place import Place

if TYPE_CHECKING:
    from menagerie.server.settings import Settings


def export(
    place: Place, file: Annotated[Path, typer.Argument(help="The Parquet file to write.")]
) -> None:
    """Write the finished games of a server as Parquet: moves and scores, never names."""
    place.check()
    written, passed = asyncio.run(_export(place.settings, file))
    tell(
        f"Партий: {written}; пропущено (раздача ещё в тайне или другие правила): {passed}.",
        f"Games: {written}; passed over (a deal still sealed, or other rules): {passed}.",
    )


async def _export(settings: Settings, file: Path) -> tuple[int, int]:
    from menagerie.server.exporting import finished_games, finished_ids
    from menagerie.server.storage.storage import Storage

    storage, passed = await Storage.open(settings), 0
    try:
        ids = await finished_ids(storage)
        with GameFile(file) as out, counting(say("Пишу", "Writing"), len(ids)) as report:
            async for game in finished_games(storage, ids, time.time()):
                if game is None:
                    passed += 1
                else:
                    played = recorded_match(game.match)
                    out.write(out.table(played, game.players, game.day, out.written))
                report(1)
            return out.written, passed
    finally:
        await storage.close()
