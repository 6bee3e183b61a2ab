"""All of the HTTP interface in one list: the routes and their description come from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..wire.messages import (
    Analysis,
    Claim,
    Created,
    GameInfo,
    GameRecord,
    GameWords,
    Moment,
    NewTable,
    PutBot,
    QuickTable,
    Replay,
    RulesText,
    SeatLink,
    Sit,
    TableInfo,
)
from . import analysis, games, past, tables
from .request import Handler


@dataclass(frozen=True)
class Endpoint:
    """One address and what goes in and out; `answers` None is a picture."""

    method: str
    path: str
    handler: Handler
    answers: Any
    takes: Any = None
    status: int = 200
    query: tuple[str, ...] = ()


ONE = "/api/tables/{table}"
SEAT = ONE + "/seats/{seat:int}"

ENDPOINTS = (
    Endpoint("GET", "/api/games", games.games, list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/words", games.words, GameWords),
    Endpoint("GET", "/api/games/{game}/rules", games.rules, RulesText),
    Endpoint("POST", "/api/tables", tables.create, Created, NewTable, 201),
    Endpoint("POST", "/api/tables/quick", tables.quick, Created, QuickTable, 201),
    Endpoint("GET", "/api/tables", tables.open_tables, list[TableInfo]),
    Endpoint("GET", "/api/mine", tables.mine, list[TableInfo]),
    Endpoint("GET", ONE, tables.table, TableInfo),
    Endpoint("POST", ONE + "/sit", tables.sit, TableInfo, Sit),
    Endpoint("POST", ONE + "/leave", tables.leave, TableInfo),
    Endpoint("POST", ONE + "/start", tables.start, TableInfo),
    Endpoint("POST", ONE + "/rematch", tables.rematch, Created, None, 201),
    Endpoint("POST", ONE + "/claim", tables.claim, TableInfo, Claim),
    Endpoint("POST", SEAT + "/bot", tables.put_bot, TableInfo, PutBot),
    Endpoint("POST", SEAT + "/free", tables.free, TableInfo),
    Endpoint("POST", SEAT + "/link", tables.link, SeatLink),
    Endpoint("POST", SEAT + "/take-back", tables.take_back, TableInfo),
    Endpoint("GET", ONE + "/record", tables.record, GameRecord),
    Endpoint("GET", ONE + "/replay", tables.replay, Replay, query=("seat",)),
    Endpoint("GET", ONE + "/analysis", analysis.analysis, Analysis),
    Endpoint("GET", ONE + "/past", past.past, Moment, query=("number", "seat")),
    Endpoint("GET", ONE + "/qr.svg", tables.qr, None),
)
