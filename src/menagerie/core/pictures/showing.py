"""A position as a picture: the whole table as somebody sees it, or what lies before a seat."""

from collections.abc import Sequence
from html import escape
from typing import Any

from ..game import Game
from ..text import Text
from ..words import Message
from .picture import Picture
from .table import part_html, sheet_html

SEEN_BY = Text("глазами: {}", "as seen by {}")
SEEN_BY_ALL = Text("видно всем", "as everybody sees it")
OVER = Text("партия окончена", "the game is over")
BEFORE = Text("что лежит перед игроком {}", "what lies before {}")
NOTHING = "–"


def names_of(game: Game, seats: int, lang: str, names: Sequence[str] | None) -> list[str]:
    """What the players are called; where nothing is said, by their numbers."""
    given = list(names or ())[:seats]
    return given + [game.words.name("seat", seat, lang) for seat in range(len(given), seats)]


def table_picture(
    game: Game,
    state: Any,
    seats: int,
    seat: int | None,
    lang: str | None,
    names: Sequence[str] | None,
) -> Picture:
    painter = game.painter(lang)
    called = names_of(game, seats, painter.lang, names)
    view: Any = game.view(state, seat)
    sheet = game.sheet(view, called, painter.lang, seat)
    seen = (
        SEEN_BY_ALL.text(painter.lang)
        if seat is None
        else SEEN_BY.text(painter.lang).format(called[seat])
    )
    ask = getattr(view, "ask", None)
    asked = game.words.text(Message(ask.key, ask.args), painter.lang, called, seat) if ask else ""
    if int(state.waiting) == 0:
        asked = OVER.text(painter.lang)
    head = f"<header><h3>{escape(sheet.title)}</h3><p>{escape(seen)}</p></header>"
    question = f'<p class="mg-ask">{escape(asked)}</p>' if asked else ""
    return painter.picture(f"{sheet.title}, {seen}", head + question + sheet_html(painter, sheet))


def hand_picture(
    game: Game, state: Any, seats: int, seat: int, lang: str | None, names: Sequence[str] | None
) -> Picture:
    painter = game.painter(lang)
    called = names_of(game, seats, painter.lang, names)
    sheet = game.sheet(game.view(state, seat), called, painter.lang, seat)
    own = "".join(part_html(painter, part) for part in sheet.parts if part.own)
    about = BEFORE.text(painter.lang).format(called[seat])
    return painter.picture(f"{sheet.title}, {about}", own or f'<p class="mg-line">{NOTHING}</p>')
