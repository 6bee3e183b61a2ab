"""The typed JSON of a view. What is printed on the cards is not in it: see printed.py."""

from typing import Literal

import msgspec

from menagerie.core.view import Ask


class Character(msgspec.Struct):
    """How a character stands in this game and chapter."""

    card: int
    rank: int  # what it counts now: it may have been announced
    victims: list[int]  # those of this game
    in_game: bool
    seen: bool  # played in this chapter


class Player(msgspec.Struct):
    stack: list[int]  # bottom to top
    down: list[bool]  # by card of the stack: lies face down
    top: int | None  # the open top card
    watches: list[int]  # characters that its open top eliminates when others play them, …
    hunters: list[
        int
    ]  # … and those that may eliminate it: as far as the viewer knows they may come
    light: int  # cards in hand, by back
    dark: int
    known: list[int]  # cards of this hand that the viewer knows (own hand: all)
    icons: list[int]  # tokens the stack earns as it lies, by colour
    tokens: list[int]
    worth: list[int]  # points of these tokens if the game ended now, by colour
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
    falls_to: list[int]  # seats whose open card eliminates it at once; the first of them does
    hunters: list[int]  # characters that others may play against it before it is covered
    victims: list[int]  # seats whose top it would eliminate
    too_late: list[int]  # seats whose top is a victim, but lies there already
    swaps_with: int | None  # the seat whose top it would change places with
    leads: bool  # it would bring the next turn as well, whatever it does


class Choice(msgspec.Struct):
    """What choosing a token of a colour would make of it."""

    in_chapel: int
    owned: int  # by the viewer
    each: int  # what one is worth


class View(msgspec.Struct):
    seat: int | None
    phase: str
    chapter: int  # from 1
    round: int  # from 1
    first: int
    waiting: list[int]
    players: list[Player]
    hand: list[HandCard]
    apart: int | None  # the card the viewer has picked for a pass or an exchange
    passing: Literal["left", "right"] | None  # where cards are being passed
    passing_to: int | None  # the viewer's neighbour there
    back: int | None  # of the cards being passed or exchanged
    named: int | None  # the card that lies shown while it is being exchanged
    centre: list[Centre]
    aside: list[int]  # cards set aside unseen, by back
    stock: list[int]
    value: list[int]  # of one token of each colour, now
    choices: list[Choice]  # by colour, while the viewer chooses a token
    chapel: list[int | None]
    characters: list[Character]
    whereabouts: list[Whereabouts]
    ask: Ask | None
