"""All of the HTTP interface in one list: the routes and their description come from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import http_analysis, http_games, http_past, http_score, http_tables
from .messages import (
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
from .web import Handler


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
    Endpoint("GET", "/api/games", http_games.games, list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/words", http_games.words, GameWords),
    Endpoint("GET", "/api/games/{game}/rules", http_games.rules, RulesText),
    Endpoint(
        "GET",
        "/api/score/fantasy_realms",
        http_score.fantasy_realms,
        http_score.HandScore,
        query=("cards", "choices"),
    ),
    Endpoint("POST", "/api/tables", http_tables.create, Created, NewTable, 201),
    Endpoint("POST", "/api/tables/quick", http_tables.quick, Created, QuickTable, 201),
    Endpoint("GET", "/api/tables", http_tables.open_tables, list[TableInfo]),
    Endpoint("GET", "/api/mine", http_tables.mine, list[TableInfo]),
    Endpoint("GET", ONE, http_tables.table, TableInfo),
    Endpoint("POST", ONE + "/sit", http_tables.sit, TableInfo, Sit),
    Endpoint("POST", ONE + "/leave", http_tables.leave, TableInfo),
    Endpoint("POST", ONE + "/start", http_tables.start, TableInfo),
    Endpoint("POST", ONE + "/rematch", http_tables.rematch, Created, None, 201),
    Endpoint("POST", ONE + "/claim", http_tables.claim, TableInfo, Claim),
    Endpoint("POST", SEAT + "/bot", http_tables.put_bot, TableInfo, PutBot),
    Endpoint("POST", SEAT + "/free", http_tables.free, TableInfo),
    Endpoint("POST", SEAT + "/link", http_tables.link, SeatLink),
    Endpoint("POST", SEAT + "/take-back", http_tables.take_back, TableInfo),
    Endpoint("GET", ONE + "/record", http_tables.record, GameRecord),
    Endpoint("GET", ONE + "/replay", http_tables.replay, Replay, query=("seat",)),
    Endpoint("GET", ONE + "/analysis", http_analysis.analysis, Analysis),
    Endpoint("GET", ONE + "/past", http_past.past, Moment, query=("number", "seat")),
    Endpoint("GET", ONE + "/qr.svg", http_tables.qr, None),
)
