"""Set up positions and play in them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from menagerie.cli.table.plain import decision
from menagerie.core.match import Match
from menagerie.core.state.bits import NONE, members
from menagerie.core.state.events import WIDTH, event_buffer
from menagerie.core.words import Message
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom.components import BACK, CARDS
from menagerie.games.brutal_kingdom.moves import PLAY
from menagerie.games.brutal_kingdom.notes import forget_all, note, recall_all
from menagerie.games.brutal_kingdom.rules import pay
from menagerie.games.brutal_kingdom.state import EMPTY, PLAYING, PUBLIC
from menagerie.games.brutal_kingdom.table import has_centre
from menagerie.games.brutal_kingdom.view import view
from menagerie.testing import printed
from menagerie.testing.worlds import legal_bits

Event = tuple[str, int, dict[str, int]]


def fresh(seats: int = 4, seed: int = 1, **options: Any) -> Any:
    """A game as dealt."""
    return Match(GAME, seats, options, seed).state


def court(
    hands: Sequence[Sequence[int]],
    centre: Sequence[int] = (),
    stacks: Sequence[Sequence[int]] = (),
    **options: Any,
) -> Any:
    """A position in the middle of a round: these hands, this centre, these open stacks.

    Cards not mentioned fill the centre up; the rest of them lies nowhere. Nobody has passed
    anything: everyone knows only his own hand and the stacks.
    """
    s = fresh(len(hands), **options)
    for place in range(20):
        s.place[place] = EMPTY
    for seat in range(4):
        s.held[seat] = 0
    used = {c for cards in [*hands, *stacks, centre] for c in cards}
    for seat, cards in enumerate(hands):
        for card in sorted(cards):
            back = int(BACK[card])
            s.place[back * 10 + 2 * seat + int(s.held[seat, back])] = card
            s.held[seat, back] += 1
            assert s.held[seat, back] <= 2
    for seat, cards in enumerate(stacks):
        for card in cards:
            s.stack[seat, s.height[seat]] = card
            s.height[seat] += 1
            s.gone |= np.uint64(1 << card)
    free = [c for c in range(CARDS) if c not in used and int(s.deck) >> c & 1]
    for back in (0, 1):
        lying = [c for c in centre if BACK[c] == back]
        lying += [c for c in free if BACK[c] == back][: 2 - len(lying)]
        for number, card in enumerate(lying if has_centre(s) else []):
            s.place[back * 10 + 8 + number] = card
        forget_all(s, back)
        for seat in range(len(hands)):
            for number in range(int(s.held[seat, back])):
                s.seen[back * 10 + 2 * seat + number] = 1 << seat
    present = {int(c) for c in s.place}
    for card in range(CARDS):
        if card not in present:
            note(s, PUBLIC, card, NONE)
    for back in (0, 1):
        recall_all(s, back)
    s.phase = PLAYING
    s.back = 0
    s.turn = 0
    s.waiting = 1
    return s


def legal(s: Any, seat: int) -> list[int]:
    return members(legal_bits(GAME, s, seat))


def do(s: Any, seat: int, move: int) -> list[Event]:
    """Make a move, which must be legal; returns its events."""
    assert move in legal(s, seat), (move, legal(s, seat))
    buffer = event_buffer()
    GAME.act(s, seat, move, buffer)
    return read(buffer)


def read(buffer: Any) -> list[Event]:
    """The events that rules have written, as (kind, audience, values)."""
    events = []
    for k in range(int(buffer[0])):
        row = [int(v) for v in buffer[1 + k * WIDTH : 1 + (k + 1) * WIDTH]]
        kind = GAME.events[row[0]]
        events.append((kind.name, row[1], dict(zip(kind.args, row[2:], strict=False))))
    return events


def take_all_tokens(s: Any) -> list[Event]:
    """The end of a chapter: tokens are taken, and unless somebody chooses one, the next begins."""
    buffer = event_buffer()
    pay(s, buffer)
    if s.waiting == 0:
        GAME.interlude(s, buffer)
    return read(buffer)


def plays(s: Any, seat: int, card: int) -> list[Event]:
    """It is this seat's turn, in a round with turns to come, and it plays this card."""
    s.turn, s.phase, s.waiting, s.played = seat, PLAYING, 1 << seat, 0
    return do(s, seat, PLAY + card)


def kinds(events: Sequence[Event]) -> list[str]:
    return [kind for kind, _, _ in events]


def stack(s: Any, seat: int) -> list[int]:
    return [int(c) for c in s.stack[seat][: int(s.height[seat])]]


def down(s: Any, seat: int) -> list[int]:
    """The face-down cards of a stack."""
    return [c for c in stack(s, seat) if int(s.down) >> c & 1]


def in_hand(s: Any, seat: int) -> set[int]:
    found = set()
    for back in (0, 1):
        for number in range(int(s.held[seat, back])):
            found.add(int(s.place[back * 10 + 2 * seat + number]))
    return found


def centre(s: Any) -> list[int]:
    return [int(s.place[i]) for i in (8, 9, 18, 19)]


def waiting(s: Any) -> list[int]:
    return members(s.waiting)


def maybe(s: Any, observer: int | None, card: int) -> list[str]:
    """Where an observer thinks a card may be: "0" … hands, "c0" … the centre, "aside"."""
    notes = view(s, observer).whereabouts
    for one in notes:
        if one.card == card:
            names = [str(q) for q in one.seats] + [f"c{p}" for p in one.centre]
            return names + (["aside"] if one.aside else [])
    return []


def question(s: Any, seat: int, names: Sequence[str], lang: str = "ru") -> str:
    """What the seat is asked; nothing where others decide."""
    asked = view(s, seat).ask
    return GAME.words.text(Message(asked.key, asked.args), lang, names) if asked else ""


def terminal(s: Any, seat: int, names: Sequence[str], lang: str = "ru") -> str:
    """What a player in the terminal is shown, and the legend."""
    sheet = GAME.render(view(s, seat), GAME.words, names, lang, seat)
    moves = [GAME.meaning(move) for move in legal(s, seat)]
    told = [
        GAME.words.text(GAME.describe(s, seat, kind.name, args), lang, names)
        for kind, args in (move for move in moves if move is not None)
    ]
    signs = [f"{sign} {meaning}" for sign, meaning in sheet.signs()]
    return printed(*decision(sheet, question(s, seat, names, lang), told), *signs)
