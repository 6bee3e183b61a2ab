"""What a seat sees; moves in words; the score and its reasons; all pieces."""

from collections.abc import Mapping, Sequence

from menagerie.core.state.bits import has, members
from menagerie.core.state.memory import copy_of
from menagerie.core.view import Ask, alike
from menagerie.core.words import Message, ScoreLine

from . import components, danger, scoring, state
from .components import CARDS, CHARACTERS, COLOURS, DARK, LIGHT, PER_BACK
from .danger import Viewer, surely, whereabouts
from .knowledge import lies_shown, picked_out
from .passing import receiver_of
from .shapes import Centre, Character, Choice, Player, View, Whereabouts
from .state import ASIDE_AT, CENTRE_AT, EMPTY, MARKER_SPACE, State
from .table import hand_of_back, open_top, rank

MARKER_SIGN = (
    COLOURS  # in the view a Chapel space holds a colour, this (an elimination token), None
)
EXCHANGES = (state.PAIRING, state.ANSWERING, state.TAKING, state.REPLACING, state.LOSING)


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    phase = int(s.phase)
    seats = int(s.seats)
    waiting = [q for q in range(seats) if int(s.waiting) >> q & 1]
    passing = phase == state.PASSING
    notes = whereabouts(s, seat) if s.memory else []
    eyes = danger.viewer(s, seat, notes if s.memory else None)
    apart = -1 if seat is None else int(picked_out(s, seat))
    return View(
        seat=seat,
        phase=state.PHASES[phase].name,
        chapter=int(s.chapter) + 1,
        round=int(s.rounds) + 1,
        first=int(s.first),
        waiting=waiting,
        players=[_player(s, eyes, other, notes) for other in range(seats)],
        hand=[danger.if_played(s, eyes, card) for card in eyes.hand],
        apart=None if apart < 0 else apart,
        passing=None if not passing else "left" if receiver_of(s, 0) == 1 else "right",
        passing_to=int(receiver_of(s, seat)) if passing and seat is not None else None,
        back=int(s.back) if passing or phase in EXCHANGES else None,
        named=int(s.named) if lies_shown(s) else None,
        centre=_centre(s, notes),
        aside=[_aside(s, LIGHT), _aside(s, DARK)],
        stock=[int(n) for n in s.stock],
        value=_values(s),
        choices=_choices(s, seat) if seat in waiting else [],
        chapel=[_chapel(int(space)) for space in s.chapel],
        characters=_characters(s),
        whereabouts=notes,
        ask=_ask(s, seat) if seat in waiting else None,
    )


def _chapel(space: int) -> int | None:
    return None if space == 0 else MARKER_SIGN if space == MARKER_SPACE else space - 1


def _aside(s: State, back: int) -> int:
    if s.seats == 4:
        return 0
    return sum(int(s.place[back * PER_BACK + ASIDE_AT + i]) != EMPTY for i in (0, 1))


@alike
def _characters(s: State) -> list[Character]:
    return [_character(s, card) for card in range(CARDS)]


@alike
def _values(s: State) -> list[int]:
    """Of a token, by colour."""
    return [int(scoring.value(s, colour)) for colour in range(COLOURS)]


def _character(s: State, card: int) -> Character:
    return Character(
        card=card,
        rank=int(rank(s, card)),
        victims=[v for v in CHARACTERS[card].victims if has(s.deck, v)],
        in_game=has(s.deck, card),
        seen=has(s.gone, card),
    )


def _player(s: State, eyes: Viewer, other: int, notes: Sequence[Whereabouts]) -> Player:
    stack = [int(card) for card in s.stack[other][: int(s.height[other])]]
    known = [n.card for n in notes if surely(n) and n.seats == [other]]
    top = int(open_top(s, other))
    return Player(
        stack=stack,
        down=[has(s.down, card) for card in stack],
        top=None if top < 0 else top,
        watches=danger.watches(s, eyes, other),
        hunters=[] if top < 0 else danger.hunters(s, eyes, top, danger.before_covered(s, other)),
        light=int(s.held[other, LIGHT]),
        dark=int(s.held[other, DARK]),
        known=list(eyes.hand) if other == eyes.seat else known,
        icons=[int(scoring.earned(s, other, colour)) for colour in range(COLOURS)],
        tokens=[int(n) for n in s.tokens[other]],
        worth=[int(scoring.worth(s, other, colour)) for colour in range(COLOURS)],
        kills=int(s.kills[other]),
        points=int(scoring.points(s, other)),
    )


def _centre(s: State, notes: Sequence[Whereabouts]) -> list[Centre]:
    known = {n.centre[0]: n.card for n in notes if surely(n) and n.centre}
    return [
        Centre(place, place // 2, known.get(place))
        for place in range(4)
        if s.place[place // 2 * PER_BACK + CENTRE_AT + place % 2] != EMPTY
    ]


def _choices(s: State, seat: int | None) -> list[Choice]:
    """What each token would be worth: found by moving it."""
    if seat is None or s.phase not in (state.BLESSING, state.CLAIMING):
        return []
    choices = []
    for colour in range(COLOURS):
        then = copy_of(s)
        if s.stock[colour] == 0:
            pass
        elif s.phase == state.BLESSING:
            scoring.fill_chapel(then, colour)
        else:
            scoring.take_token(then, seat, colour)
        choices.append(
            Choice(
                in_chapel=int(scoring.in_chapel(then, colour)),
                owned=int(then.tokens[seat, colour]),
                each=int(scoring.value(then, colour)),
            )
        )
    return choices


def asking_card(s: State) -> int:
    """The card whose effect is being decided."""
    if s.phase == state.CLAIMING:
        return int(scoring.pensioner(s, int(s.partner)))
    return int(open_top(s, int(s.turn)))


def _ask(s: State, seat: int | None) -> Ask | None:
    """The question by what is being decided: `card` asks it, `card2` is what it is about."""
    assert seat is not None
    phase = int(s.phase)
    key = f"ask.{state.PHASES[phase].name}"
    if phase == state.PASSING:
        return Ask(key, {"seat": int(receiver_of(s, seat))})
    if phase == state.PLAYING:
        return Ask(key, {})
    args = {"card": asking_card(s)}
    if phase == state.OFFERING and s.open_offer:
        key = "ask.offer.open"
    if phase in (state.PAIRING, state.TAKING):
        args["card2"] = int(picked_out(s, seat))
    elif phase == state.ANSWERING:
        args |= {"seat": int(s.turn), "back": int(s.back)}
        if s.open_offer:
            return Ask("ask.answer.open", {**args, "card2": int(s.named)})
    elif phase == state.RANKING:
        args |= {"rank": 0, "rank2": 1}
    elif phase == state.REPLACING:
        args["card2"] = int(s.named)
    elif phase == state.LOSING:
        args |= {"card2": int(s.named), "seat": int(s.partner)}
    return Ask(key, args)


def describe(s: State, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    """A move in words, by what is being decided."""
    phase = int(s.phase)
    if kind == "pass":
        return _describe_pass(s, seat, args["card"])
    if kind == "victim":
        top = int(open_top(s, args["seat"])) if args["seat"] < int(s.seats) else -1
        return Message("move.victim", {**args, "whom": max(top, 0)})
    if kind == "name" and phase == state.CONDEMNING:
        return Message("move.name.condemn", args)
    if kind == "name":
        return Message("move.name.ask", {"whom": args["card"]})
    if kind == "colour":
        return Message(f"move.colour.{'claim' if phase == state.CLAIMING else 'bless'}", args)
    if kind == "partner":
        return Message(f"move.partner.{'spy' if phase == state.SPYING else 'trade'}", args)
    if kind == "skip" and phase == state.OFFERING and s.traded:
        return Message("move.skip.done")
    if kind == "centre":
        return Message("move.centre", {"taken": args["place"]})
    return Message(f"move.{kind}", {**args, "whom": args["card"]} if "card" in args else args)


def _describe_pass(s: State, seat: int, card: int) -> Message:
    """Who passes one of two cards keeps the other: that is what is chosen."""
    kept = [one for one in members(hand_of_back(s, seat, int(s.back))) if one != card]
    if len(kept) == 1:
        return Message("move.pass", {"whom": kept[0], "whom2": card})
    return Message("move.pass.away", {"whom": card, "seat": int(receiver_of(s, seat))})


def score_lines(s: State, seat: int) -> Sequence[ScoreLine]:
    """BK-55, BK-56: tokens by colour at what they are worth, then eliminations."""
    lines = []
    for colour in range(COLOURS):
        n, each = int(s.tokens[seat, colour]), int(scoring.value(s, colour))
        if n:
            args = {"colour": colour, "n": n, "each": each}
            lines.append(ScoreLine("score.tokens", args, int(scoring.worth(s, seat, colour))))
    kills = int(s.kills[seat])
    if kills:
        lines.append(ScoreLine("score.kills", {"n": kills}, kills))
    return lines


def pieces(s: State) -> Sequence[int]:
    """Every character, dark ones not yet dealt included, and every influence token."""
    cards = [int(card) for card in s.place if card != EMPTY]
    for seat in range(int(s.seats)):
        cards += [int(card) for card in s.stack[seat][: int(s.height[seat])]]
    if s.phase == state.PASSING and s.back == LIGHT:
        cards += members(s.deck & components.OF_BACK[DARK])
    tokens = []
    for colour in range(COLOURS):
        owned = sum(int(s.tokens[seat, colour]) for seat in range(int(s.seats)))
        there = int(s.stock[colour]) + int(scoring.in_chapel(s, colour)) + owned
        tokens += [100 + colour] * there
    return sorted(cards) + tokens
