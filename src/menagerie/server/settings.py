"""Settings of a server, each with its default and its meaning, from which the page of the
documentation is made. A file changes the defaults, then the environment, then the command line."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, get_type_hints

import msgspec
from msgspec import Meta

from menagerie.core.errors import MenagerieError

from .addresses import check_proxies

Number = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Rate(msgspec.Struct, frozen=True, array_like=True):
    """A token bucket: `burst` at once, refilled evenly over `seconds`: `[40, 2]`."""

    burst: Annotated[float, Meta(ge=1)]
    seconds: Annotated[float, Meta(gt=0)]


def means(what: str) -> Meta:
    """What a setting is for."""
    return Meta(description=what)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be tuned, with the defaults. Rates and numbers are by address, if nothing else
    is said: a cookie is easily invented."""

    data: Annotated[str, means("the folder that keeps the games; `--data`")] = "data"
    database: Annotated[
        str, means("a PostgreSQL address; SQLite in the data folder when empty; `--database`")
    ] = ""
    origins: Annotated[list[str], means("other sites whose pages may talk to this server")] = []
    public_url: Annotated[
        str, means("where people find this server: links and QR codes lead there; `--public-url`")
    ] = ""
    reachable: Annotated[
        list[str], means("its addresses on the local network, found when the server starts")
    ] = []
    proxies: Annotated[
        tuple[str, ...],
        means("addresses or networks (`172.16.0.0/12`) whose `X-Forwarded-For` is trusted"),
    ] = ()
    metrics_token: Annotated[
        str, means("who shows it may read `/metrics`; without one only this computer itself may")
    ] = ""

    # Connections.
    connections: Annotated[
        Number, means("connections at once, by address, counted before they say anything")
    ] = 300
    all_connections: Annotated[
        Number,
        means("connections at once of all addresses; fewer where the system gives fewer files"),
    ] = 10_000
    sockets: Annotated[Number, means("live connections to tables at once, by address")] = 200
    request_time: Annotated[
        Seconds, means("seconds until the first request of a connection is whole")
    ] = 10.0
    answer_time: Annotated[
        Seconds, means("seconds for an answer to be taken and the next request to come")
    ] = 120.0
    body: Annotated[Number, means("bytes of a request")] = 16_384
    frame: Annotated[Number, means("bytes of a socket message")] = 4_096
    backlog: Annotated[Number, means("bytes that may wait for a slow connection")] = 262_144

    # How often.
    traffic: Annotated[
        Rate, means("rate of bytes received, by address; too many end the connection")
    ] = Rate(4_194_304, 100)
    messages: Annotated[Rate, means("rate of socket messages, by connection")] = Rate(40, 2)
    address_messages: Annotated[Rate, means("rate of the messages of all sockets, by address")] = (
        Rate(400, 2)
    )
    openings: Annotated[Rate, means("rate of sockets opened, by address")] = Rate(200, 20)
    requests: Annotated[Rate, means("rate of requests that change something, by address")] = Rate(
        120, 20
    )
    reads: Annotated[Rate, means("rate of all other requests under `/api`, by address")] = Rate(
        600, 20
    )
    pages: Annotated[
        Rate, means("rate of pages, pictures and whatever else is not under `/api`, by address")
    ] = Rate(2_000, 20)
    dear: Annotated[
        Rate,
        means(
            "rate of answers that cost much and are not kept yet, by address: replays, past "
            "moments, analyses, pages of the day, tools of a game, QR codes"
        ),
    ] = Rate(60, 20)
    creations: Annotated[Rate, means("rate of new tables, by address")] = Rate(10, 600)
    puzzles: Annotated[Rate, means("rate of puzzles and examples opened, by address")] = Rate(
        60, 600
    )
    hints: Annotated[Rate, means("rate of hints, by address")] = Rate(30, 60)
    chat: Annotated[
        Rate, means("rate of chat lines, by player; of all spectators of an address together")
    ] = Rate(5, 10)
    address_chat: Annotated[Rate, means("rate of chat lines, by address")] = Rate(20, 10)

    # How much.
    entries: Annotated[
        Number,
        means("entries in a table's log until nothing can be done there but play to the end"),
    ] = 5_000
    chat_lines: Annotated[Number, means("chat lines of a table")] = 1_000
    spectator_lines: Annotated[
        Number, means("how many of them people without a seat may write")
    ] = 200
    listed: Annotated[
        Number, means("public tables of an address in the list of tables: its newest ones")
    ] = 10
    unplayed: Annotated[
        Seconds,
        means(
            "seconds after which a table is removed where nothing happens and no person ever made "
            "a move; 0: never"
        ),
    ] = 2_592_000.0
    passing: Annotated[
        Seconds,
        means(
            "the same for puzzles, examples, and deals of a day that is over which were not played "
            "to the end, moves or not; 0: never"
        ),
    ] = 2_592_000.0
    kept: Annotated[Number, means("bytes of dear answers that are kept in memory")] = 67_108_864
    log_lines: Annotated[
        Rate,
        means(
            "rate of log lines, by the place in the program that writes them; what is more is "
            "counted, not written"
        ),
    ] = Rate(600, 60)
    analyses: Annotated[
        Number, means("finished games that may wait for their analysis; 0: no analysis")
    ] = 32
    masters: Annotated[bool, means("whether a master plays the deals of the day too")] = True

    # At the table.
    pace: Annotated[Seconds, means("seconds a bot takes at least, so that people can follow")] = 0.9
    think: Annotated[Seconds, means("seconds a bot may search for a move")] = 1.0
    thinkers: Annotated[
        Number,
        means("bots and hints that search at once; 0: two more than the machine has cores"),
    ] = 0
    grace: Annotated[Seconds, means("seconds the network may cost a player on the clock")] = 0.5
    warning: Annotated[Seconds, means("seconds left when a player is warned")] = 15.0
    offline: Annotated[Seconds, means("seconds without a connection before others see it")] = 15.0
    idle: Annotated[Seconds, means("seconds a table stays in memory without visitors")] = 600.0
    lease: Annotated[
        float,
        Meta(gt=0),
        means("seconds of silence after which other processes take over the tables of one"),
    ] = 5.0


VARIABLE = "MENAGERIE_SERVER"  # a JSON object: `{"pace": 0}`
FIELDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def from_environment(file: Path | None = None, **changes: object) -> Settings:
    """The settings of a server; what is None was not given on the command line."""
    from_file = {} if file is None else _checked(_read(file), str(file))
    from_variable = _checked(_variable(), VARIABLE)
    given = {name: value for name, value in changes.items() if value is not None}
    settings = msgspec.convert({**from_file, **from_variable, **given}, Settings)
    check_proxies(settings.proxies)
    return settings


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or str(error)
        raise MenagerieError(
            f"Файл настроек {file} не читается: {why}.",
            f"The settings file {file} cannot be read: {why}.",
        ) from None
    except ValueError as error:  # neither TOML nor, perhaps, text
        raise MenagerieError(
            f"Файл настроек {file} — не TOML: {error}.",
            f"The settings file {file} is not TOML: {error}.",
        ) from None


def _variable() -> dict[str, object]:
    try:
        return msgspec.json.decode(os.environ.get(VARIABLE) or "{}", type=dict[str, object])
    except msgspec.DecodeError as error:
        raise MenagerieError(
            f"{VARIABLE} не подходит: {error}.", f"{VARIABLE} is not right: {error}."
        ) from None


def _checked(given: Mapping[str, object], where: str) -> Mapping[str, object]:
    """The same; whatever no server understands is refused. Values are not repeated: some are
    secrets."""
    for name, value in given.items():
        if name not in FIELDS:
            raise _unknown(name, where)
        try:
            msgspec.convert(value, FIELDS[name])
        except msgspec.ValidationError as error:
            usual = msgspec.json.encode(getattr(Settings(), name)).decode()
            raise MenagerieError(
                f"{where}: настройка {name} не такая: {error}. По умолчанию {usual}.",
                f"{where}: the setting {name} is not right: {error}. Its default is {usual}.",
            ) from None
    return given


def _unknown(name: str, where: str) -> MenagerieError:
    near = get_close_matches(name, FIELDS, 1)
    ru, en = (f" Может быть, {near[0]}?", f" Did you mean {near[0]}?") if near else ("", "")
    return MenagerieError(
        f"{where}: настройки {name} нет.{ru}", f"{where}: there is no setting {name}.{en}"
    )


def meanings() -> dict[str, str]:
    """What each setting is for."""
    hints = get_type_hints(Settings, include_extras=True)
    return {
        field.name: next(
            meta.description
            for meta in hints[field.name].__metadata__
            if isinstance(meta, Meta) and meta.description
        )
        for field in msgspec.structs.fields(Settings)
    }


def table() -> str:
    """Name, default (as TOML writes it) and meaning, in Markdown."""
    usual = msgspec.to_builtins(Settings())
    rows = [
        f"| `{name}` | `{msgspec.json.encode(usual[name]).decode()}` | {what} |"
        for name, what in meanings().items()
    ]
    return "\n".join(["| name | default | meaning |", "|---|---|---|", *rows, ""])
