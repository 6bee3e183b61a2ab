"""Talking to servers that run: who visits them most, and that they will restart."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from menagerie.core.errors import MenagerieError

from ..common import Json, console, say
from ..place import Place

if TYPE_CHECKING:
    from menagerie.server.storage.storage import Storage

ALIVE = 30.0  # seconds since a server that runs was last heard of, at most
PATIENCE = 10.0  # seconds until one that does not answer is given up
LOOK = 0.2


def busiest(
    place: Place,
    most: Annotated[int, typer.Option(help="How many to show.")] = 20,
    as_json: Json = False,
) -> None:
    """Show which addresses connect and ask most, as the running servers count them."""
    from menagerie.server.visitors import together

    told = place.using(_ask)
    if not told:
        raise MenagerieError(
            "Сейчас не отвечает ни один сервер.", "No server that runs now has answered."
        )
    visitors = together(told)[:most]
    if as_json:
        print(json.dumps(msgspec.to_builtins(visitors)))
        return
    columns = (
        say("адрес", "address"), say("соединений", "connections"), say("КиБ", "KiB"),
        say("запросов", "requests"), say("сокетов", "sockets"), say("сообщений", "messages"),
    )  # fmt: skip
    listed = Table(box=None)
    for name in columns:
        listed.add_column(name, justify="left" if name == columns[0] else "right")
    for one in visitors:
        kib = f"{one.bytes / 1024:.0f}"
        numbers = one.connections, kib, one.requests, one.sockets, one.messages
        listed.add_row(one.address, *map(str, numbers))
    console.print(listed)
    console.print(
        say(
            f"Ответило серверов: {len(told)}. Соединения — сейчас, остальное — за последние "
            "5–10 минут.",
            f"{len(told)} servers answered. Connections are those of now, all else is of the last "
            "5 to 10 minutes.",
        ),
        highlight=False,
    )


async def _ask(storage: Storage) -> list[str]:
    """What the servers that run say; those that do not answer in time are not waited for."""
    running = await storage.uptimes.running(time.time() - ALIVE)
    order = await storage.orders.ask_busiest()
    end = time.monotonic() + PATIENCE
    answers: dict[str, str] = {}
    while len(answers) < len(running) and time.monotonic() < end:
        await asyncio.sleep(LOOK)
        answers = await storage.orders.answers(order)
    await storage.orders.forget_answers()
    return list(answers.values())


def announce(
    place: Place,
    minutes: Annotated[float, typer.Argument(help="In how many minutes it restarts.", min=0)] = 5.0,
    cancel: Annotated[
        bool, typer.Option("--cancel", help="It does not restart after all.")
    ] = False,
) -> None:
    """Tell everybody at a table that the server restarts soon."""
    at = None if cancel else time.time() + 60 * minutes
    place.using(lambda storage: storage.orders.announce(at))
    console.print(
        say("За столами узнают через пару секунд.", "The tables will know in a few seconds."),
        highlight=False,
    )
