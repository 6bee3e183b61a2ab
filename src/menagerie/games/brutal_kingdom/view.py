"""What a seat sees, as typed JSON; moves in words; the score and its reasons; all components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from menagerie.core.state.bits import members
from menagerie.core.words import Message, ScoreLine

from .components import (
    CARDS,
    CHARACTERS,
    COLOURS,
    CONDEMNABLE,
    DARK,
    EXECUTIONER,
    HUNTERS,
    LIGHT,
    OF_BACK,
)
from .elimination import open_victims
from .knowledge import taken_apart
from .notes import holders
from .scoring import earned, points, value
from .state import (
    ANSWERING,
    ASKING,
    BLESSING,
    CHOOSING_VICTIM,
    CLAIMING,
    CONDEMNING,
    EMPTY,
    GAZING,
    LENDING,
    LOSING,
    MARKER_SPACE,
    OFFERING,
    OVER,
    PAIRING,
    PASSING,
    PLAYING,
    PUBLIC,
    RANKING,
    REPLACING,
    REVIVING,
    SPYING,
    TAKING,
    State,
)
from .table import hand, open_top

PHASES = {
    PASSING: "pass",
    PLAYING: "play",
    CHOOSING_VICTIM: "victim",
    REVIVING: "rise",
    OFFERING: "offer",
    PAIRING: "pair",
    ANSWERING: "answer",
    GAZING: "gaze",
    LENDING: "lend",
    TAKING: "take",
    CONDEMNING: "condemn",
    SPYING: "spy",
    BLESSING: "bless",
    RANKING: "rank",
    ASKING: "name",
    REPLACING: "replace",
    LOSING: "lose",
    CLAIMING: "claim",
    OVER: "over",
}
MARKER_SIGN = 3  # in the view a Chapel space holds a colour, this (an elimination token) or None


class Ask(msgspec.Struct):
    """The question the viewer is asked: a key of the words and its values."""

    key: str
    args: dict[str, int]


class Character(msgspec.Struct):
    """A character of this game, as printed (one reference for all)."""

    card: int
    rank: int
    back: int
    icons: list[int]  # royal, church, mystic
    victims: list[int]
    standing: bool  # eliminates while on top, not when played
    in_game: bool
    seen: bool  # played in this chapter
    unsure: list[str]  # facts that were reconstructed


class Player(msgspec.Struct):
    stack: list[int]  # bottom to top
    down: list[bool]  # by card of the stack: lies face down
    top: int | None  # the open top card
    watches: list[int]  # characters that its open top eliminates when others play them
    light: int  # cards in hand, by back
    dark: int
    known: list[int]  # cards of this hand that the viewer knows (own hand: all)
    icons: list[int]  # tokens the stack earns as it lies, by colour
    tokens: list[int]
    kills: int
    points: int  # if the game ended now


class Centre(msgspec.Struct):
    """One of the four face-down cards of the centre."""

    place: int
    back: int
    card: int | None  # if the viewer knows it


class Whereabouts(msgspec.Struct):
    """Where a hidden card may be, as far as the viewer can tell."""

    card: int
    seats: list[int]
    centre: list[int]
    aside: bool


class HandCard(msgspec.Struct):
    """A card of the viewer's hand, with what would happen if it were played now."""

    card: int
    falls_to: list[int]  # seats whose open card eliminates it at once
    hunters: list[int]  # unseen characters that could eliminate it later
    condemnable: bool  # the Executioner, still unseen, could name it
    victims: list[int]  # seats whose top it would eliminate


class View(msgspec.Struct):
    seat: int | None
    phase: str
    chapter: int  # from 1
    round: int  # from 1
    first: int
    turn: int | None  # whose card is being played
    waiting: list[int]
    players: list[Player]
    hand: list[HandCard]
    apart: int | None  # the card the viewer has chosen for a pass or an exchange
    passing_to: int | None  # the viewer's neighbour in the pass going on
    back: int | None  # of the cards being passed or exchanged
    named: int | None  # the card shown to the Inquisitor
    inquisitor_low: bool
    centre: list[Centre]
    aside: list[int]  # cards set aside unseen, by back
    stock: list[int]
    value: list[int]  # of one token of each colour, now
    chapel: list[int | None]
    characters: list[Character]
    whereabouts: list[Whereabouts]
    memory: bool
    ask: Ask | None


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    phase = int(s.phase)
    seats = int(s.seats)
    waiting = [q for q in range(seats) if int(s.waiting) >> q & 1]
    passing = phase == PASSING
    exchanging = phase in (PAIRING, ANSWERING, TAKING, REPLACING, LOSING)
    notes = _whereabouts(s, seat) if s.memory else []
    apart = -1 if seat is None else int(taken_apart(s, seat))
    return View(
        seat=seat,
        phase=PHASES[phase],
        chapter=int(s.chapter) + 1,
        round=int(s.rounds) + 1,
        first=int(s.first),
        turn=None if passing or phase in (OVER, CLAIMING) else int(s.turn),
        waiting=waiting,
        players=[_player(s, seat, other, notes) for other in range(seats)],
        hand=[] if seat is None else [_hand_card(s, seat, c) for c in members(hand(s, seat))],
        apart=None if apart < 0 else apart,
        passing_to=_receiver(s, seat) if passing and seat is not None else None,
        back=int(s.back) if passing or exchanging else None,
        named=int(s.named) if phase in (REPLACING, LOSING) else None,
        inquisitor_low=bool(s.low),
        centre=_centre(s, notes),
        aside=[_aside(s, LIGHT), _aside(s, DARK)],
        stock=[int(n) for n in s.stock],
        value=[int(value(s, colour)) for colour in range(COLOURS)],
        chapel=[_chapel(int(space)) for space in s.chapel],
        characters=[_character(s, c.card) for c in CHARACTERS],
        whereabouts=notes,
        memory=bool(s.memory),
        ask=_ask(s, seat) if seat in waiting else None,
    )


def _chapel(space: int) -> int | None:
    return None if space == 0 else MARKER_SIGN if space == MARKER_SPACE else space - 1


def _receiver(s: State, seat: int) -> int:
    step = 1 if s.back == LIGHT else -1
    return (seat + step) % int(s.seats)


def _aside(s: State, back: int) -> int:
    if s.seats == 4:
        return 0
    return sum(int(s.place[back * 10 + i]) != EMPTY for i in (6, 7))


def _character(s: State, card: int) -> Character:
    c = CHARACTERS[card]
    return Character(
        card=card,
        rank=c.rank,
        back=c.back,
        icons=list(c.icons),
        victims=[v for v in c.victims if int(s.deck) >> v & 1],
        standing=bool(c.victims) and not any(int(HUNTERS[v]) >> card & 1 for v in c.victims),
        in_game=int(s.deck) >> card & 1 == 1,
        seen=int(s.gone) >> card & 1 == 1,
        unsure=list(c.unsure),
    )


def _whereabouts(s: State, seat: int | None) -> list[Whereabouts]:
    """BK-65: the hidden cards and where they may be, from the viewer's own notes."""
    observer = PUBLIC if seat is None else seat
    found = []
    for card in range(CARDS):
        places = int(holders(s, observer, card))
        if places:
            found.append(
                Whereabouts(
                    card=card,
                    seats=members(places & 15),
                    centre=members(places >> 4 & 15),
                    aside=bool(places >> 8),
                )
            )
    return found


def _surely(one: Whereabouts) -> bool:
    return len(one.seats) + len(one.centre) + one.aside == 1


def _player(s: State, seat: int | None, other: int, notes: Sequence[Whereabouts]) -> Player:
    stack = [int(card) for card in s.stack[other][: int(s.height[other])]]
    known = [n.card for n in notes if _surely(n) and n.seats == [other]]
    top = int(open_top(s, other))
    return Player(
        stack=stack,
        down=[int(s.down) >> card & 1 == 1 for card in stack],
        top=None if top < 0 else top,
        watches=members(s.standing[other]),
        light=int(s.held[other, LIGHT]),
        dark=int(s.held[other, DARK]),
        known=members(hand(s, other)) if other == seat else known,
        icons=[int(earned(s, other, colour)) for colour in range(COLOURS)],
        tokens=[int(n) for n in s.tokens[other]],
        kills=int(s.kills[other]),
        points=int(points(s, other)),
    )


def _centre(s: State, notes: Sequence[Whereabouts]) -> list[Centre]:
    known = {n.centre[0]: n.card for n in notes if _surely(n) and n.centre}
    return [
        Centre(place, place // 2, known.get(place))
        for place in range(4)
        if s.place[place // 2 * 10 + 8 + place % 2] != EMPTY
    ]


def _hand_card(s: State, seat: int, card: int) -> HandCard:
    """Danger before playing: from the open cards and the viewer's own hand alone."""
    out_of_play = int(s.gone) | int(hand(s, seat)) | ~int(s.deck)
    others = [q for q in range(int(s.seats)) if q != seat]
    executioner_unseen = not out_of_play >> EXECUTIONER & 1
    return HandCard(
        card=card,
        falls_to=[q for q in others if int(s.standing[q]) >> card & 1],
        hunters=members(int(HUNTERS[card]) & ~out_of_play),
        condemnable=executioner_unseen and int(CONDEMNABLE) >> card & 1 == 1,
        victims=members(open_victims(s, seat, card)) if _strikes(card) else [],
    )


def _strikes(card: int) -> bool:
    return any(int(HUNTERS[v]) >> card & 1 for v in range(CARDS))


def _ask(s: State, seat: int | None) -> Ask | None:
    assert seat is not None
    phase = int(s.phase)
    key = f"ask.{PHASES[phase]}"
    turn = int(s.turn)
    if phase == PASSING:
        return Ask(key, {"seat": _receiver(s, seat), "back": int(s.back)})
    if phase in (CHOOSING_VICTIM, LENDING):
        return Ask(key, {"card": int(open_top(s, seat))})
    if phase in (PAIRING, TAKING):
        return Ask(key, {"card": int(taken_apart(s, seat))})
    if phase == ANSWERING:
        return Ask(key, {"seat": turn, "back": int(s.back)})
    if phase == REPLACING:
        return Ask(key, {"card": int(s.named)})
    if phase == LOSING:
        return Ask(key, {"card": int(s.named), "seat": int(s.partner)})
    return Ask(key, {})


def describe(s: State, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    """A move in words, by what is being decided."""
    phase = int(s.phase)
    if kind == "pass":
        return Message("move.pass", {**args, "seat": _receiver(s, seat)})
    if kind == "victim":
        top = int(open_top(s, args["seat"])) if args["seat"] < int(s.seats) else -1
        return Message("move.victim", {**args, "card": max(top, 0)})
    if kind == "name":
        return Message(f"move.name.{'condemn' if phase == CONDEMNING else 'ask'}", args)
    if kind == "colour":
        return Message(f"move.colour.{'claim' if phase == CLAIMING else 'bless'}", args)
    if kind == "partner":
        return Message(f"move.partner.{'spy' if phase == SPYING else 'trade'}", args)
    if kind == "skip" and phase == OFFERING and s.traded:
        return Message("move.skip.done")
    return Message(f"move.{kind}", args)


def score_lines(s: State, seat: int) -> Sequence[ScoreLine]:
    """BK-55, BK-56: tokens by colour at what they are worth, then eliminations."""
    lines = []
    for colour in range(COLOURS):
        n, each = int(s.tokens[seat, colour]), int(value(s, colour))
        if n:
            lines.append(
                ScoreLine("score.tokens", {"colour": colour, "n": n, "each": each}, n * each)
            )
    kills = int(s.kills[seat])
    if kills:
        lines.append(ScoreLine("score.kills", {"n": kills}, kills))
    return lines


def pieces(s: State) -> Sequence[int]:
    """Every character, dark ones not yet dealt included, and every influence token."""
    cards = [int(card) for card in s.place if card != EMPTY]
    for seat in range(int(s.seats)):
        cards += [int(card) for card in s.stack[seat][: int(s.height[seat])]]
    if s.phase == PASSING and s.back == LIGHT:
        cards += members(int(s.deck) & int(OF_BACK[DARK]))
    tokens = []
    for colour in range(COLOURS):
        chapel = sum(int(space) == colour + 1 for space in s.chapel)
        owned = sum(int(s.tokens[seat, colour]) for seat in range(int(s.seats)))
        tokens += [100 + colour] * (int(s.stock[colour]) + chapel + owned)
    return sorted(cards) + tokens
