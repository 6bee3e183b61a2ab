"""Talking to servers that run: who visits them most, and that they will restart."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from menagerie.core.errors import MenagerieError
from menagerie.core.text import Text

from ..common import Json, console, say
from ..place import Place
from .listing import show, size

if TYPE_CHECKING:
    from menagerie.server.storage.storage import Storage

ALIVE = 30.0  # seconds since a server that runs was last heard of, at most
PATIENCE = 10.0  # seconds until one that does not answer is given up
LOOK = 0.2
COLUMNS = (
    Text("адрес", "address"), Text("соединений", "connections"), Text("прислал", "received"),
    Text("запросов", "requests"), Text("сокетов", "sockets"), Text("сообщений", "messages"),
)  # fmt: skip


def busiest(
    place: Place,
    most: Annotated[int, typer.Option(help="How many to show.", min=1)] = 20,
    as_json: Json = False,
) -> None:
    """Show which addresses connect and ask most, as the running servers count them."""
    from menagerie.server.visitors import together

    told = place.using(_ask)
    if not told:
        raise _nobody()
    visitors = together(told)[:most]
    if as_json:
        print(json.dumps(msgspec.to_builtins(visitors)))
        return
    if not visitors:
        console.print(say("Давно никто не заходил.", "Nobody has come lately."))
        return
    rows = (
        (
            one.address, str(one.connections), size(one.bytes),
            *map(str, (one.requests, one.sockets, one.messages)),
        )
        for one in visitors
    )  # fmt: skip
    show(COLUMNS, rows, words=1)
    console.print(
        say(
            f"Ответило серверов: {len(told)}. Соединения — сейчас, остальное — за последние "
            "5–10 минут.",
            f"Servers that answered: {len(told)}. Connections are those of now, all else is of the "
            "last 5 to 10 minutes.",
        ),
        highlight=False,
        soft_wrap=True,
    )


def _nobody() -> MenagerieError:
    return MenagerieError(
        "Сейчас не отвечает ни один сервер. Если он работает, назовите его партии: --settings, "
        "--data или --database.",
        "No server answers now. If one runs, name its games: --settings, --data or --database.",
    )


async def _running(storage: Storage) -> list[str]:
    """The servers that run, as far as anybody can tell."""
    return await storage.uptimes.running(time.time() - ALIVE)


async def _ask(storage: Storage) -> list[str]:
    """What the servers that run say; those that do not answer in time are not waited for."""
    running = await _running(storage)
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
    at = time.time() + 60 * minutes

    async def work(storage: Storage) -> None:
        if not await _running(storage):
            raise _nobody()
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
    console.print(f"{told} {soon}", highlight=False, soft_wrap=True)
