"""GET /api/score/fantasy_realms: the calculator for people at a real table. No guest, no table."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.words import ScoreLine
from menagerie.games.fantasy_realms.calculator import hand_and_form
from menagerie.games.fantasy_realms.explain import score_tree
from menagerie.games.fantasy_realms.view import AllowedChoices, Hand, allowed_choices, pad
from menagerie.games.fantasy_realms.words import WORDS

from .errors import malformed
from .messages import ScoreInfo, Wire
from .web import answer, language

SEPARATOR = re.compile(r"[\s+,]+")  # a plus in an address is read as a space


class HandScore(Wire):
    """The score of a hand: the pad with its choices, and the same as explained lines."""

    cards: list[str]
    hand: Hand
    best: int  # what the best choices would bring
    allowed: AllowedChoices
    lines: list[ScoreInfo]


async def fantasy_realms(request: Request) -> Response:
    """`?cards=mountain+smoke`: what these cards are worth at their best, or by `&choices={…}`."""
    cards = [one for one in SEPARATOR.split(request.query_params.get("cards", "")) if one]
    asked = request.query_params.get("choices")
    try:
        choices = "best" if asked is None else msgspec.json.decode(asked, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise malformed(str(error), str(error)) from None
    return answer(await run_in_threadpool(score, cards, choices, language(request)))


def score(cards: list[str], choices: dict[str, Any] | str, lang: str) -> HandScore:
    hand, form = hand_and_form(cards, choices)
    _, best = hand_and_form(cards, "best")

    def line(one: ScoreLine) -> ScoreInfo:
        text = WORDS.text(one, lang, ())
        return ScoreInfo(text=text, points=one.points, parts=[line(part) for part in one.parts])

    return HandScore(
        cards=cards,
        hand=pad(hand, form),
        best=pad(hand, best).total,
        allowed=allowed_choices(hand, form),
        lines=[line(one) for one in score_tree(hand, form)],
    )
