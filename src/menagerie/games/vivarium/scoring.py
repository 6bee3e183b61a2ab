"""Final scoring (VI-39 … VI-49), exact: every contract counts the cards at their best use."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, lowest, rest, u64
from menagerie.core.state.record import POINTS, TIEBREAK, Mask, Numbers

from . import tables
from .components import MOST, TOKEN_POINTS
from .state import State, players


@inlined_rule
def creature_points(cards: Mask) -> int:
    """VI-15, VI-39: the points printed on creatures."""
    total = 0
    for points in range(1, len(tables.WORTH)):
        total += points * count(cards & tables.WORTH[points])
    return total


@inlined_rule
def counted_cards(cards: Mask, contract: int, tools_start: int) -> int:
    """VI-41, VI-47, VI-48: the cards of one sort; a starting contract may leave equipment out."""
    if contract >= tables.HABITAT_START and tools_start == 0:
        cards &= tables.ALL_CREATURES
    return count(cards & tables.FIRST[contract])


@inlined_rule
def pairs(cards: Mask, contract: int) -> int:
    """VI-43: the most pairs, each card in one of them.

    A card that could stand on either side (a creature with both icons, a bag) is a joker.
    """
    first = cards & tables.FIRST[contract] & ~tables.ALONE[contract]
    second = cards & tables.SECOND[contract] & ~tables.ALONE[contract]
    one = count(first)  # jokers included
    other = count(second)
    fair = (one + other - count(first & second)) // 2
    # A hat with both icons is a pair by itself.
    return count(cards & tables.ALONE[contract]) + min(one, other, fair)


@inlined_rule
def sets(a: int, b: int, c: int, d: int, jokers: int) -> int:
    """The most sets of four different icons, a joker standing for any one icon."""
    best = min(a, b, c, d)
    while (
        max(0, best + 1 - a) + max(0, best + 1 - b) + max(0, best + 1 - c) + max(0, best + 1 - d)
        <= jokers
    ):
        best += 1
    return best


@rule
def both_sets(cards: Mask, most: int) -> int:
    """VI-46: the most groups of four creatures that show four species and four habitats.

    Groups are possible as long as no choice of species and habitats falls short (the theorem of
    König and Hall): k groups need k × (species + habitats − 4) creatures in the chosen corner.
    """
    best = most
    for i in range(tables.CORNER.shape[0]):
        have = count(cards & tables.CORNER[i])
        while best * tables.CORNER_NEED[i] > have:
            best -= 1
        if best == 0:
            break
    return best


@rule
def progress(cards: Mask, contract: int, tools_start: int) -> int:
    """What this contract counts in a collection: cards, pairs or sets."""
    counting = tables.COUNTING[contract]
    if counting == tables.CARDS_OF:
        return counted_cards(cards, contract, tools_start)
    if counting == tables.PAIRS:
        return pairs(cards, contract)
    if counting == tables.HABITAT_SETS:
        # VI-45: bags are any habitat.
        return sets(
            count(cards & tables.HABITAT[0]),
            count(cards & tables.HABITAT[1]),
            count(cards & tables.HABITAT[2]),
            count(cards & tables.HABITAT[3]),
            count(cards & tables.BAGS),
        )
    if counting == tables.BOTH_SETS:
        return both_sets(cards, tables.TOP[contract])
    # VI-44: both icons of a hat count.
    return sets(
        count(cards & tables.SPECIES_ICONS[0]),
        count(cards & tables.SPECIES_ICONS[1]),
        count(cards & tables.SPECIES_ICONS[2]),
        count(cards & tables.SPECIES_ICONS[3]),
        0,
    )


@rule
def contract_points(cards: Mask, contract: int, tools_start: int) -> int:
    """What it pays for what it counts (VI-41, VI-42, VI-44 … VI-48)."""
    return tables.PAYS[contract, min(MOST, progress(cards, contract, tools_start))]


@rule
def signed_points(cards: Mask, signed: Mask, tools_start: int) -> int:
    """VI-40: all these contracts together; each counts the whole collection anew."""
    total = 0
    while signed != NONE:
        total += contract_points(cards, lowest(signed), tools_start)
        signed = rest(signed)
    return total


@rule
def starting_points(s: State, seat: int) -> int:
    """VI-41: the two secret contracts."""
    cards = s.cards[seat]
    habitat = contract_points(
        cards, tables.HABITAT_START + int(s.habitat_goal[seat]), s.tools_start
    )
    species = contract_points(
        cards, tables.SPECIES_START + int(s.species_goal[seat]), s.tools_start
    )
    return habitat + species


@rule
def points(s: State, seat: int) -> int:
    """VI-39: creatures, gems, tokens, contracts."""
    return (
        creature_points(s.cards[seat])
        + int(s.gems[seat])
        + TOKEN_POINTS * count(u64(s.won[seat]))
        + signed_points(s.cards[seat], s.signed[seat], s.tools_start)
        + starting_points(s, seat)
    )


@rule
def score(s: State, out: Numbers) -> None:
    """VI-49: the points decide alone; equal points share the victory."""
    for seat in range(players(s)):
        out[seat, POINTS] = points(s, seat)
        out[seat, TIEBREAK] = 0
