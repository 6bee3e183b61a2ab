"""Announcing a restart to servers that run."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.core.errors import MenagerieError

from ..common import console, say
from ..place import Place

if TYPE_CHECKING:
    from menagerie.server.storage.storage import Storage

ALIVE = 30.0  # seconds since a server that runs was last heard of, at most


def announce(
    place: Place,
    minutes: Annotated[float, typer.Argument(help="In how many minutes it restarts.", min=0)] = 5.0,
    cancel: Annotated[
        bool, typer.Option("--cancel", help="It does not restart after all.")
    ] = False,
) -> None:
    """Tell everybody at a table that the server restarts soon."""
    at = time.time() + 60 * minutes

    async def work(storage: Storage) -> None:
        if not await storage.uptimes.running(time.time() - ALIVE):
            raise MenagerieError(
                "Сейчас не отвечает ни один сервер. Если он работает, назовите его партии: "
                "--settings, --data или --database.",
                "No server answers now. If one runs, name its games: --settings, --data or "
                "--database.",
            )
        await storage.orders.announce(None if cancel else at)

    place.using(work)
    moment = time.strftime("%H:%M", time.localtime(at))
    told = (
        say("Объявление снято.", "The announcement is taken back.")
        if cancel
        else say(
            f"Объявлен перезапуск в {moment}. Перезапустите сервер сами.",
            f"A restart at {moment} is announced. Restart the server yourself.",
        )
    )
    soon = say("За столами узнают через пару секунд.", "The tables will know in a few seconds.")
    console.print(f"{told} {soon}", soft_wrap=True)
