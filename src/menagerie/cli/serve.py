"""`menagerie serve`: the table in the browser."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from menagerie.bots import offer
from menagerie.core.errors import MenagerieError
from menagerie.core.registry import all_games
from menagerie.core.running import mode
from menagerie.core.running.rule import is_compiled

from .common import Lang, console, language, make_ready, say
from .place import Data, Database, SettingsFile

if TYPE_CHECKING:
    from menagerie.server.settings import Settings


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen: 0.0.0.0 lets the local network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any free one.")] = 8000,
    data: Data = None,
    database: Database = None,
    settings_file: SettingsFile = None,
    workers: Annotated[str | None, typer.Option(hidden=True)] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of your own to offer: module:Name, or a net's file. Repeatable."),
    ] = None,
    public_url: Annotated[
        str, typer.Option(help="Where people find this server, if it is behind a proxy: https://…")
    ] = "",
    lang: Lang = None,
) -> None:
    """Serve the games to browsers; Ctrl+C stops, and nothing is lost."""
    from menagerie.server.addresses import checked_url, reachable_urls
    from menagerie.server.parent import REPLACE, SERVES, Link
    from menagerie.server.preparation import Preparation, load_rules
    from menagerie.server.run import listen, run
    from menagerie.server.settings import from_environment
    from menagerie.server.storage.sqlite_file import locked

    language(lang)
    if workers is not None:
        raise MenagerieError(
            "Ключа --workers больше нет: запустите на одной базе PostgreSQL несколько серверов "
            "за прокси.",
            "The option --workers was removed: run several servers on one PostgreSQL behind a "
            "proxy.",
        )
    bots = bot or []
    for name in bots:
        offer(name)
    link = Link()
    listening = link.listening or listen(host, port)
    port = listening.getsockname()[1]
    settings = from_environment(
        settings_file,
        data=None if data is None else str(data),
        database=database,
        public_url=public_url or None,
        reachable=reachable_urls(host, port),
    )
    if settings.public_url:
        settings = replace(settings, public_url=checked_url(settings.public_url))
    games = list(all_games())
    make_ready(*games)
    compiled = is_compiled() or bool(mode.asked())
    preparation = Preparation([] if compiled else games)

    def started() -> None:
        link.say(SERVES)
        if link.listening is None:  # else whoever sits here has read it
            welcome(host, port, settings, compiled)

    def prepare() -> None:
        load_rules(games)
        if not compiled:
            preparation.compile()
            link.say(REPLACE)

    link.begin(listening, partial(load_rules, games))
    with nullcontext() if settings.database else locked(settings.data):
        run(settings, listening, started, preparation, prepare)


def welcome(host: str, port: int, settings: Settings, compiled: bool) -> None:
    """Print where the games are: for friends, and in the last line for the person who sits here."""
    lines = []
    if not compiled:
        lines.append(
            say(
                "Правила для сильных соперников собираются; пока за них играет простой бот.",
                "The rules for stronger opponents are being compiled; casual bots play until then.",
            )
        )
    if settings.reachable and not settings.public_url:
        lines.append(
            say(
                "Сервер виден всей местной сети; только для этого компьютера: --host 127.0.0.1.",
                "The local network can join; --host 127.0.0.1 keeps it to this computer.",
            )
        )
    friends = [settings.public_url] if settings.public_url else settings.reachable
    lines += [say(f"Друзьям: {url}", f"For friends: {url}") for url in friends]
    lines.append(say("Остановить: Ctrl+C.", "Stop: Ctrl+C."))
    for line in lines:
        console.print(line, soft_wrap=True)
    if friends and console.is_terminal:
        import segno  # draws the QR code

        segno.make(friends[0], error="m").terminal(compact=True, border=2)
    here = host if settings.reachable and host in settings.reachable[0] else "localhost"
    last = say(f"\nИграйте: http://{here}:{port}", f"\nPlay at http://{here}:{port}")
    console.print(last, soft_wrap=True)
    console.file.flush()
