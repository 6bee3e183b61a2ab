"""Positions for the tests of Animal Kingdoms, written with names: `cards("tiger 5, owl 3")`."""

from collections.abc import Mapping, Sequence
from typing import Any

from menagerie.core.match import Match
from menagerie.core.state.bits import members, u64
from menagerie.core.told import Event
from menagerie.games.animal_kingdoms import GAME
from menagerie.games.animal_kingdoms.components import CARDS, DECREES, KINGDOMS, SIZES
from menagerie.games.animal_kingdoms.components import card as card_of
from menagerie.games.animal_kingdoms.moves import CAPITAL, CARD, FIGHT, KINGDOM, WITHDRAW
from menagerie.games.animal_kingdoms.state import TURN

TYPES = ["red panda", "tiger", "bee", "lizard", "frog", "owl", "wolf", "okapi"]
K4, K5, K6, K7, K8 = range(5)
D01, D02, D03, D04, D05, D06, D07, D08, D09, D10 = range(10)
D11, D12, D13, D14, D15, D16, D17, D18, D19, D20 = range(10, 20)
D21, D22, D23, D24, D25, D26, D27, D28, D29, D30 = range(20, 30)
OPEN = [D01, D02, D03, D04, D10]  # decrees that look at ranks only


def card(name: str) -> int:
    kind, rank = name.strip().rsplit(" ", 1)
    return card_of(TYPES.index(kind), int(rank))


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split(",")] if names else []


def mask(names: str) -> Any:
    return u64(sum(1 << c for c in cards(names)))


def names(found: Any) -> set[str]:
    """A set of cards (mask or list) by name."""
    ids = found if isinstance(found, list) else members(found)
    return {f"{TYPES[c // 8]} {c % 8 + 1}" for c in ids}


def position(
    hands: Sequence[str] = ("", ""),
    *,
    seats: int | None = None,
    decrees: Sequence[int] = OPEN,
    laid: Mapping[int, Sequence[tuple[int, str]]] | None = None,
    cubes: Mapping[int, Sequence[int]] | None = None,
    council: Mapping[int, Sequence[int]] | None = None,
    deck: str = "",
    deck_only: bool = False,
    discards: str = "",
    modifiers: Sequence[int] = (),
    points: Sequence[int] = (),
    out: Sequence[int] = (),
    bonus: str = "",
    turn: int = 0,
    first: int = 0,
    age: int = 0,
    seed: int = 1,
    **options: Any,
) -> Match:
    """A position on somebody's turn. `laid` gives (player, card) for each kingdom; `cubes` fills
    kingdoms with that many cubes of each player, with whatever cards are left over. `deck` names
    its top cards, the next one first; with `deck_only` there are no others, and what is left over
    is discarded, unless `discards` are named (then it is out of the game)."""
    match = Match(GAME, seats or len(hands), options, seed)
    s = match.state
    laid = laid or {}
    named = [c for hand in hands for c in cards(hand)] + cards(deck) + cards(discards)
    named += cards(bonus) + [card(name) for pile in laid.values() for _, name in pile]
    assert len(named) == len(set(named)), "a card twice"
    spare = [c for c in range(CARDS) if c not in named]
    # Clear the table.
    for array in (s.hand, s.deck, s.laid, s.laid_by, s.laid_count, s.cubes, s.since, s.bonus):
        array[...] = 0
    s.discards = mask(discards)
    for p, hand in enumerate(hands):
        s.hand[p] = mask(hand)
    for i, token in enumerate(cards(bonus)):
        s.bonus[i] = token + 1
    # Lay it anew.
    for k, pile in laid.items():
        for player, name in pile:
            put(s, k, player, card(name))
    for k, counts in (cubes or {}).items():
        for player, n in enumerate(counts):
            for _ in range(n):
                put(s, k, player, spare.pop())
    for k, owners in (council or {}).items():
        for i, player in enumerate(owners):
            s.council[k, i] = player + 1
            s.cubes[k, player] += 1
    if deck_only and not discards:
        s.discards = u64(sum(1 << c for c in spare))
    rest = [] if deck_only else spare
    order = rest + cards(deck)[::-1]
    s.deck[: len(order)] = order
    s.deck_size = len(order)
    others = [d for d in range(len(DECREES)) if d not in decrees]
    before = others[: age * KINGDOMS]
    s.decrees[:] = [*before, *decrees, *others[age * KINGDOMS :]]
    for p, n in enumerate(modifiers):
        s.modifiers[p] = n
    for p, n in enumerate(points):
        s.points[p] = n
    for p, n in enumerate(out):
        s.out[p] = n
    s.outs = max(out, default=0)
    s.turn, s.first, s.age, s.phase, s.last = turn, first, age, TURN, 0
    s.waiting = 1 << turn
    return match


def put(s: Any, k: int, player: int, beast: int) -> None:
    n = int(s.laid_count[k])
    s.laid[k, n] = beast
    s.laid_by[k, n] = player
    s.laid_count[k] = n + 1
    s.cubes[k, player] += 1


def deck(match: Match) -> list[int]:
    """The deck, the next card first."""
    s = match.state
    return [int(c) for c in s.deck[: int(s.deck_size)]][::-1]


def claim(match: Match, seat: int, name: str, k: int) -> list[Event]:
    """Play a card to a kingdom; takes the capital when nothing else is free."""
    match.play(seat, CARD + card(name))
    last = int(match.state.laid_count[k]) == SIZES[k] - 1
    return match.play(seat, (CAPITAL if last else KINGDOM) + k)


def fight(match: Match, *choices: tuple[int, str]) -> list[Event]:
    """Battle cards of several seats."""
    events: list[Event] = []
    for seat, name in choices:
        events += match.play(seat, FIGHT + card(name))
    return events


def score_age(match: Match) -> list[Event]:
    """All seats that are still in withdraw."""
    events: list[Event] = []
    while not match.over and match.state.phase == TURN and match.state.outs < match.state.players:
        before = int(match.state.age)
        events += match.play(match.waiting[0], WITHDRAW)
        if int(match.state.age) != before:
            break
    return events


def hand(match: Match, seat: int) -> set[str]:
    return names(match.state.hand[seat])


def points(match: Match) -> list[int]:
    return [int(n) for n in match.state.points[: int(match.state.players)]]


def told(events: Sequence[Event], kind: str) -> list[dict[str, int]]:
    return [dict(event.args) for event in events if event.kind == kind]
