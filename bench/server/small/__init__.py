"""The small game of the measurement: draw a card, discard a card, hidden hands, no end.

The same as `boardgameio/server.js`, so that both servers do the same work.
"""

from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np

from menagerie.core.game import EventKind, Game, MoveKind
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import (
    allow,
    allow_range,
    clear,
    count,
    first,
    members,
    with_,
    without,
)
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.random import random_member, reseed_game, sample_subset, seed_game
from menagerie.core.state.record import U8, GameState, I8s, Mask, Masks, Numbers, Stream
from menagerie.core.view import alike
from menagerie.core.words import Reason, Words

CARDS, HAND, SEATS = 53, 7, 4
DRAW, DISCARD = 0, 1
DREW, DISCARDED = 0, 1


class State(GameState):
    hands: Annotated[Masks, SEATS]
    deck: Mask
    discard: Mask
    turn: U8
    drew: U8


@rule
def take(s: State) -> int:
    """A card from the deck; when that is empty the discards are shuffled into a new one."""
    if count(s.deck) == 0:
        s.deck = s.discard
        s.discard = first(0)
    card = random_member(s, s.deck, count(s.deck))
    s.deck = without(s.deck, card)
    return card


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.deck = first(CARDS)
    for seat in range(seats):
        for _ in range(HAND):
            s.hands[seat] = with_(s.hands[seat], take(s))
    s.waiting = 1


@rule
def legal(s: State, seat: int, mask: Masks) -> None:
    clear(mask)
    if int(s.waiting) >> seat & 1:
        if s.drew == 0:
            allow(mask, DRAW)
        else:
            allow_range(mask, DISCARD, s.hands[seat])


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    if move == DRAW:
        card = take(s)
        s.hands[seat] = with_(s.hands[seat], card)
        s.drew = 1
        emit(events, DREW, only(seat), seat, card)
        emit(events, DREW, all_but(seat), seat, HIDDEN)
    else:
        card = move - DISCARD
        s.hands[seat] = without(s.hands[seat], card)
        s.discard = with_(s.discard, card)
        s.drew = 0
        s.turn = (int(s.turn) + 1) % int(s.seats)
        s.waiting = 1 << int(s.turn)
        emit(events, DISCARDED, EVERYONE, seat, card)


@rule
def interlude(s: State, events: Events) -> bool:
    return True


@rule
def score(s: State, out: Numbers) -> None:
    for seat in range(int(s.seats)):
        out[seat, 0] = count(s.hands[seat])
        out[seat, 1] = 0


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    unseen = s.deck
    for other in range(int(s.seats)):
        if other != seat:
            unseen = unseen | s.hands[other]
    for other in range(int(s.seats)):
        if other != seat:
            size = count(s.hands[other])
            s.hands[other] = sample_subset(rng, unseen, count(unseen), size)
            unseen = unseen & ~s.hands[other]
    s.deck = unseen
    reseed_game(s, rng)


@rule
def observe(s: State, seat: int, out: I8s) -> None:
    out[0] = count(s.hands[seat])


@rule
def evaluate(s: State, seat: int) -> float:
    return float(count(s.hands[seat]))


class View(msgspec.Struct):
    hand: list[int]
    hands: list[int]
    discard: list[int]
    deck: int
    drew: bool


def view(s: State, seat: int | None) -> View:
    return View([] if seat is None else members(s.hands[seat]), *on_the_table(s))


@alike
def on_the_table(s: State) -> tuple[list[int], list[int], int, bool]:
    """What everybody sees: the sizes of hands, the discards, the size of the deck, whether a card
    was drawn."""
    sizes = [hand.bit_count() for hand in s.hands.tolist()]
    return sizes, members(s.discard), int(s.deck).bit_count(), bool(s.drew)


WORDS = Words(
    {
        "title": ("Проба", "Trial"),
        "about": ("Для измерений.", "For measurements."),
        "move.draw": ("Взять карту", "Draw a card"),
        "move.discard": ("Сбросить {card}", "Discard {card}"),
        "event.drew": ("{seat} берёт {card}", "{seat} draws {card}"),
        "event.drew.hidden": ("{seat} берёт карту", "{seat} draws a card"),
        "event.discarded": ("{seat} сбрасывает {card}", "{seat} discards {card}"),
        "reason.no": ("Так нельзя.", "Not now."),
    }
)

GAME = Game(
    id="small", version=1, prefix="SM", seats=(SEATS,), minutes=1, options=(),
    moves=(MoveKind("draw", DRAW), MoveKind("discard", DISCARD, (("card", CARDS),))),
    events=(
        EventKind("drew", ("seat", "card"), reveals=True),
        EventKind("discarded", ("seat", "card")),
    ),
    words=WORDS, folder=Path(__file__).parent, state=State, deal=deal, legal=legal,
    decide=decide, interlude=interlude, score=score, imagine=imagine, observe=observe,
    observation=1, evaluate=evaluate, View=View, view=view,
    why_not=lambda s, seat, move: Reason("reason.no", rule="SM-01"),
    score_lines=lambda s, seat: [], pieces=lambda s: [],
)  # fmt: skip
