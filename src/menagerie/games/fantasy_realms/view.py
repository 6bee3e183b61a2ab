"""What a seat, or a spectator, sees of the table; what moves and scores are in words."""

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from menagerie.core.state.bits import count, members, with_
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.memory import copy_of
from menagerie.core.state.record import Mask
from menagerie.core.view import Ask, alike
from menagerie.core.words import Message, ScoreLine

from . import components as c
from . import moves, state
from .choices import EVERYTHING, best_choice, points_of
from .explain import CardSheet, Choices, choices_of, score_tree, sheet
from .finish import act_finish, legal_finish
from .forms import BOOK_AT, NOBODY, chosen
from .knowledge import known_hand
from .rules import discard_goal
from .scoring import worth
from .state import State
from .suggestion import best_discard, best_finish, move_towards
from .tables import ALL_CARDS, HAND
from .trading import MINUTES, is_offered, offered_suit, stands

PHASES = ("drawing", "discarding", "trading", "finishing")
STEPS = ("raise", "copy", "disguise", "shift", "change", "change_suit", "spare", "ready")
# The card that leaves each of these choices.
CHOOSER = (
    c.NECROMANCER,
    c.DOPPELGANGER,
    c.MIRAGE,
    c.SHAPESHIFTER,
    c.BOOK_OF_CHANGES,
    c.BOOK_OF_CHANGES,
    c.ISLAND,
)
OWN, HINTS = 1, 2  # the option live_score
MASK_WORDS = (max(kind.start + kind.size for kind in moves.MOVES) + 63) // 64
NO_CARDS = np.uint64(0)


class Hand(msgspec.Struct):
    """A hand as it scores: the pad, and the choices it is counted with."""

    total: int
    strength: int  # for ties
    cards: list[CardSheet]
    choices: Choices


class Exchange(msgspec.Struct):
    """What taking a card of the discard area would bring, the best other one being thrown away."""

    take: int
    discard: int | None  # two players, filling: none
    total: int
    gain: int  # over the hand as it is: below zero, if even the best discard costs points


class Total(msgspec.Struct):
    """A discard and the points it leaves, the best choices being made."""

    move: int
    total: int


class Way(msgspec.Struct):
    """A choice and the points it leads to, all later choices being the best; None: not told."""

    move: int
    total: int | None


class Decision(msgspec.Struct):
    """A choice of the end: the best is filled in, each other one shows its total.

    Before the Necromancer has looked at his three cards, no best is known; where nothing is counted
    for the players (FR-59), no best and no totals are told.
    """

    step: str
    card: int  # whose choice it is
    best_total: int | None
    best_move: int | None  # the next of the best choices
    best_choices: Choices | None
    best_eighth: int | None
    options: list[Way]


class Player(msgspec.Struct):
    hand_size: int
    known: list[int]  # cards the viewer knows to be in this hand
    deciding: str | None  # the end: which choice
    offers_to: int | None  # chaos: whom its standing offer is made to; View.everyone: to all
    offer_suit: int | None  # chaos: the suit of the card that it offers
    asks_for: list[int]  # chaos: the suits that it asks for in return
    waits: bool  # chaos: for something new, before it acts again
    answers: int | None  # chaos: whose offer it is about to answer
    refused: list[int]  # chaos: who declined its offer
    gone: bool  # chaos: trades no more
    hand: Hand | None  # when hands lie open: the score pad


class View(msgspec.Struct):
    seats: int
    chaos: bool
    everyone: int  # the "seat" of an offer made to all
    phase: str
    turn: int | None
    turns: int
    waiting: list[int]
    discards: list[int]
    discard_goal: int | None  # the game ends with so many; None in chaos
    deck_size: int
    hand: list[int]
    drawn_pair: list[int]  # two players, filling: keep one of these
    pair_drawn: bool  # by whoever's turn it is
    three: list[int]  # chaos: the Necromancer's three
    trading_minutes: int | None  # chaos: how long the trading lasts
    moves_left: int  # chaos: so many moves of all together, where no clock runs
    offered: int | None  # chaos: the card of the viewer's own offer, standing or not yet made
    asked_for: list[int]  # chaos: the suits that the viewer's own offer asks for
    offers: list[int]  # chaos: seats whose offer the viewer may answer
    live: Hand | None
    exchanges: list[Exchange]  # hints: one for each card of the discard area
    discard_totals: list[Total]  # what each discard leaves
    decision: Decision | None
    players: list[Player]
    ask: Ask | None
    over: bool


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    phase = int(s.phase)
    asked = seat if seat is not None and int(s.waiting) >> seat & 1 else None
    chaos = bool(s.chaos)
    own: Mask = NO_CARDS if seat is None else s.hand[seat]
    pair = s.drawn_pair if seat is not None and s.turn == seat else NO_CARDS
    playing = seat is not None and phase != state.FINISHING
    shown = int(s.live_score)
    return View(
        seats=int(s.seats),
        chaos=chaos,
        everyone=moves.TO_ALL,
        phase=PHASES[phase],
        turn=int(s.turn) if phase in (state.DRAWING, state.DISCARDING) else None,
        turns=int(s.turns),
        waiting=members(s.waiting),
        discards=members(s.discards),  # FR-05: open to everyone
        discard_goal=None if chaos else int(discard_goal(s)),
        deck_size=int(s.deck_size),
        hand=members(own),
        drawn_pair=members(pair),
        pair_drawn=int(s.drawn_pair) != 0,
        three=members(s.three),
        trading_minutes=MINUTES[int(s.minutes)] if chaos else None,
        moves_left=int(s.moves_left),
        offered=int(s.offer[seat]) - 1 if seat is not None and s.offer[seat] else None,
        asked_for=members(s.want[seat]) if seat is not None else [],
        offers=_offers(s, asked) if asked is not None and phase == state.TRADING else [],
        live=_best_hand(own, s.form[seat])
        if seat is not None and playing and int(own) and shown >= OWN
        else None,
        exchanges=exchanges(s, asked)
        if asked is not None and shown >= HINTS and phase == state.DRAWING
        else [],
        discard_totals=discard_totals(s, asked)
        if asked is not None and shown >= OWN and phase == state.DISCARDING
        else [],
        decision=decision(s, asked) if asked is not None and phase == state.FINISHING else None,
        players=[_player(s, seat, other) for other in range(int(s.seats))],
        ask=_ask(s, asked) if asked is not None else None,
        over=int(s.waiting) == 0,
    )


def pad(hand: Mask, form: Mask) -> Hand:
    """A hand with these choices as the score pad shows it."""
    points, strength = worth(hand, form)
    return Hand(int(points), int(strength), sheet(hand, form), choices_of(form))


def _best_hand(hand: Mask, form: Mask) -> Hand:
    return pad(hand, np.uint64(best_choice(hand, form, EVERYTHING)[1]))


def best_points(hand: Mask, form: Mask) -> int:
    """What a hand is worth when its wild cards are used as well as possible."""
    return int(points_of(best_choice(hand, form, EVERYTHING)[0])) if int(hand) else 0


def _offers(s: State, seat: int) -> list[int]:
    return [other for other in range(int(s.seats)) if is_offered(s, other, seat)]


def exchanges(s: State, seat: int) -> list[Exchange]:
    """One for each card of the discard area."""
    hand, form = s.hand[seat], s.form[seat]
    now = best_points(hand, form)
    return [_exchange(hand, form, card, now) for card in members(s.discards)]


def _exchange(hand: Mask, form: Mask, card: int, now: int) -> Exchange:
    eight = np.uint64(with_(hand, card))
    if count(hand) < HAND:
        total = best_points(eight, form)
        return Exchange(card, None, total, total - now)
    merit, thrown = best_discard(eight, form, hand)
    total = int(points_of(merit))
    return Exchange(card, int(thrown), total, total - now)


def discard_totals(s: State, seat: int) -> list[Total]:
    """What the hand is worth after each discard."""
    hand, form = s.hand[seat] | s.drawn_pair, s.form[seat]
    cards = members(s.drawn_pair) or members(hand)
    return [
        Total(moves.DISCARD + card, best_points(hand & ~np.uint64(1 << card), form))
        for card in cards
    ]


def _player(s: State, viewer: int | None, seat: int) -> Player:
    trading, finishing = bool(s.phase == state.TRADING), bool(s.phase == state.FINISHING)
    step = int(s.step[seat])
    if viewer is None:
        known = s.hand[seat] if finishing else s.hand[seat] & s.shown
    else:
        known = known_hand(s, viewer, seat)
    answering = trading and step == state.ANSWERING
    offers = trading and bool(stands(s, seat))
    gone = trading and step == state.GONE
    return Player(
        hand_size=int(count(s.hand[seat])),
        known=members(known),
        deciding=STEPS[step] if finishing and step != state.READY else None,
        offers_to=int(s.offer_to[seat]) if offers else None,
        offer_suit=int(offered_suit(s, seat)) if offers else None,
        asks_for=members(s.want[seat]) if offers else [],
        waits=trading and not gone and not int(s.waiting) >> seat & 1,
        answers=int(s.offer_to[seat]) if answering else None,
        refused=members(s.refused[seat]),
        gone=gone,
        hand=_open_hand(s, seat) if finishing else None,
    )


@alike
def _open_hand(s: State, seat: int) -> Hand:
    return pad(s.hand[seat], s.form[seat])


def _total_after(s: State, seat: int, move: int) -> int:
    """The points that a decision of the end leads to, all later ones being the best."""
    then = copy_of(s)
    act_finish(then, seat, move, NO_EVENTS)
    return int(points_of(best_finish(then, seat)[0]))


def choices_left(s: State, seat: int) -> list[int]:
    """The legal moves of a seat that has something to choose in the end."""
    mask = np.zeros(MASK_WORDS, np.uint64)
    legal_finish(s, seat, mask)
    return members(int.from_bytes(mask.tobytes(), "little"))


def decision(s: State, seat: int) -> Decision:
    """The choice of the end that the seat is asked for, with what each answer leads to."""
    step = int(s.step[seat])
    if step == state.RAISING and s.chaos and not int(s.three):
        return Decision(STEPS[step], CHOOSER[step], None, None, None, None, [])
    legal = choices_left(s, seat)
    if s.live_score < OWN:  # FR-59: whoever wants to count does so alone
        options = [Way(move, None) for move in legal]
        return Decision(STEPS[step], CHOOSER[step], None, None, None, None, options)
    merit, eighth, form = best_finish(s, seat)
    return Decision(
        step=STEPS[step],
        card=CHOOSER[step],
        best_total=int(points_of(merit)),
        best_move=int(move_towards(step, eighth, np.uint64(form))),
        best_choices=choices_of(np.uint64(form)),
        best_eighth=None if eighth == NOBODY else int(eighth),
        options=[Way(move, _total_after(s, seat, move)) for move in legal],
    )


def _ask(s: State, seat: int) -> Ask:
    step = int(s.step[seat])
    if s.phase == state.DRAWING:
        if count(s.hand[seat]) < HAND:
            return Ask("ask.fill", {"n": HAND - int(count(s.hand[seat]))})
        return Ask("ask.draw" if int(s.discards) else "ask.draw_deck", {})
    if s.phase == state.DISCARDING:
        return Ask("ask.keep" if int(s.drawn_pair) else "ask.discard", {})
    if s.phase == state.TRADING:
        if step == state.ANSWERING:
            return Ask("ask.answer", {"seat": int(s.offer_to[seat])})
        return Ask("ask.trade" if step == state.FREE else "ask.offer", {})
    if step == state.RAISING:
        if not s.chaos:
            return Ask("ask.raise", {})
        return Ask("ask.raise_three" if int(s.three) else "ask.look", {})
    if step == state.SUITING:
        return Ask("ask.change_suit", {"card": int(chosen(s.form[seat], BOOK_AT))})
    keys = {
        state.COPYING: "ask.copy",
        state.DISGUISING: "ask.disguise",
        state.SHIFTING: "ask.shift",
        state.CHANGING: "ask.change",
        state.SPARING: "ask.spare",
    }
    return Ask(keys[step], {})


def describe(s: State, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    """A move in words; what a number means may depend on the position."""
    nothing = {"copy": c.DOPPELGANGER, "change": c.BOOK_OF_CHANGES, "spare": c.ISLAND}
    if kind in nothing and args["card"] == nothing[kind]:
        return Message(f"move.{kind}_nothing")
    if kind == "offer" and args["seat"] == moves.TO_ALL:
        return Message("move.offer_all")
    if kind == "give" and s.step[seat] != state.ANSWERING:
        return Message("move.give_offer", args)
    if kind == "want" and int(s.want[seat]) >> args["suit"] & 1:
        return Message("move.want_not", args)
    if kind == "deck" and count(s.hand[seat]) < HAND:
        return Message("move.deck_two")
    return Message(f"move.{kind}", args)


def score_lines(s: State, seat: int) -> Sequence[ScoreLine]:
    """The seat's score as a tree of reasons."""
    return score_tree(s.hand[seat], s.form[seat])


def pieces(s: State) -> Sequence[int]:
    """All cards, wherever they are."""
    found = [int(card) for card in s.deck[: int(s.deck_size)]]
    for pile in (*s.hand, s.discards, s.drawn_pair, s.three):
        found += members(pile & ALL_CARDS)
    return sorted(found)
