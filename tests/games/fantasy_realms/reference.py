"""Scoring written a second time, slowly and differently, to check the first against.

Cards are small objects with a name, a suit, a strength, the id whose bonus and the id whose penalty
they have; nothing here is shared with the rules but the printed names, suits and strengths.
"""

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from menagerie.games.fantasy_realms.components import DECK, SUIT_IDS

PRINTED = {card.id: (SUIT_IDS[n // 5], card.strength) for n, card in enumerate(DECK)}


@dataclass(eq=False)
class Card:
    id: str
    name: str
    suit: str
    strength: int
    bonus: str
    penalty: str


def build(cards: list[str], choices: dict[str, Any]) -> list[Card]:
    hand = [Card(x, x, PRINTED[x][0], PRINTED[x][1], x, x) for x in cards]
    by_id = {card.id: card for card in hand}
    if "doppelganger" in choices:
        twin, model = by_id["doppelganger"], choices["doppelganger"]
        twin.name, twin.penalty = model, model
        twin.suit, twin.strength = PRINTED[model]
    for wild in ("mirage", "shapeshifter"):
        if wild in choices:
            by_id[wild].name = choices[wild]
            by_id[wild].suit = PRINTED[choices[wild]][0]
    if "book_of_changes" in choices:
        by_id[choices["book_of_changes"]["card"]].suit = choices["book_of_changes"]["suit"]
    return hand


def uncleared(hand: list[Card], choices: dict[str, Any]) -> list[Card]:
    ids = {card.id for card in hand}
    left = []
    for card in hand:
        lifted = (
            "protection_rune" in ids
            or ("mountain" in ids and card.suit == "flood")
            or ("cavern" in ids and card.suit == "weather")
            or ("beastmaster" in ids and card.suit == "beast")
            or choices.get("island") == card.id
        )
        if not lifted:
            left.append(card)
    return left


def struck(card: Card, hand: list[Card]) -> bool:
    ids = {other.id for other in hand}
    return "rangers" in ids or ("warship" in ids and card.suit == "flood")


def attacks(a: Card, b: Card, hand: list[Card]) -> bool:
    match a.penalty:
        case "rainstorm":
            return b.suit == "flame" and b.name != "lightning"
        case "blizzard":
            return b.suit == "flood"
        case "great_flood":
            return (
                (b.suit == "army" and not struck(a, hand))
                or (b.suit == "land" and b.name != "mountain")
                or (b.suit == "flame" and b.name != "lightning")
            )
        case "wildfire":
            safe = {"flame", "wizard", "weather", "weapon", "artifact", "wild"}
            named = {"mountain", "great_flood", "island", "unicorn", "dragon"}
            return b.suit not in safe and b.name not in named
        case "basilisk":
            return (
                (b.suit == "army" and not struck(a, hand))
                or b.suit == "leader"
                or (b.suit == "beast" and a is not b)
            )
    return False


def after_blanking(hand: list[Card], choices: dict[str, Any]) -> list[Card]:
    guilty = uncleared(hand, choices)
    arrows = {(a.id, b.id) for a in guilty for b in hand if attacks(a, b, hand)}
    decided: dict[str, bool] = {}  # id → active
    while len(decided) < len(hand):
        before = len(decided)
        for card in hand:
            if card.id in decided:
                continue
            sources = [a for a, b in arrows if b == card.id]
            if any(decided.get(a) is True for a in sources):
                decided[card.id] = False
            elif all(decided.get(a) is False for a in sources):
                decided[card.id] = True
        if len(decided) > before:
            continue
        # Only loops and what hangs on them: find the loops without an outer attacker.
        open_ = [card.id for card in hand if card.id not in decided]
        live = {(a, b) for a, b in arrows if a in open_ and b in open_}
        reach = {x: {b for a, b in live if a == x} for x in open_}
        for _ in open_:
            reach = {x: reach[x].union(*(reach[y] for y in reach[x])) for x in open_}
        for x in open_:
            if x in reach[x] and all(y in reach[x] for y in open_ if x in reach[y]):
                decided[x] = False
    active = [card for card in hand if decided[card.id]]
    order = {"smoke": 1, "warship": 2, "war_dirigible": 3, "doppelganger": 4}
    while True:
        start = len(active)
        for card in sorted(active, key=lambda x: order.get(x.id, 9)):
            if card not in guilty:
                continue
            suits = [x.suit for x in active]
            gone = (
                (card.penalty == "smoke" and "flame" not in suits)
                or (card.penalty == "warship" and "flood" not in suits)
                or (
                    card.penalty == "war_dirigible"
                    and ("weather" in suits or ("army" not in suits and not struck(card, hand)))
                )
            )
            if gone:
                active.remove(card)
        if len(active) == start:
            return active


def gem(strengths: list[int]) -> int:
    """The best way to part the strengths into runs, by trying all first runs."""
    value = {3: 10, 4: 30, 5: 60, 6: 100, 7: 150, 8: 150}
    best = 0
    for low in sorted(set(strengths)):
        left, length = list(strengths), 0
        while low + length in left:
            left.remove(low + length)
            length += 1
            if length >= 3:
                best = max(best, value[length] + gem(left))
    return best


def bonus_of(card: Card, active: list[Card]) -> int:
    def n(*suits: str, other: str = "") -> int:
        return sum(x.suit in suits and not (x is card and x.suit == other) for x in active)

    names = {x.name for x in active}

    def any_of(*wanted: str) -> bool:
        return bool(names & set(wanted))

    leader = n("leader") > 0
    four = ("land", "weather", "flood", "flame")
    table: dict[str, Any] = {
        "rangers": lambda: 10 * n("land"),
        "elven_archers": lambda: 0 if n("weather") else 5,
        "princess": lambda: 8 * n("army", "wizard", "leader", other="leader"),
        "warlord": lambda: sum(x.strength for x in active if x.suit == "army"),
        "queen": lambda: n("army") * (20 if any_of("king") else 5),
        "king": lambda: n("army") * (20 if any_of("queen") else 5),
        "empress": lambda: 10 * n("army"),
        "enchantress": lambda: 5 * n(*four),
        "collector": lambda: sum(
            {0: 0, 1: 0, 2: 0, 3: 10, 4: 40}.get(len({x.name for x in group}), 100)
            for _, group in (
                (k, list(g))
                for k, g in groupby(sorted(active, key=lambda x: x.suit), key=lambda x: x.suit)
            )
        ),
        "beastmaster": lambda: 9 * n("beast"),
        "magic_wand": lambda: 25 if n("wizard") else 0,
        "elven_longbow": lambda: 30 if any_of("elven_archers", "warlord", "beastmaster") else 0,
        "sword_of_keth": lambda: (40 if any_of("shield_of_keth") else 10) if leader else 0,
        "shield_of_keth": lambda: (40 if any_of("sword_of_keth") else 15) if leader else 0,
        "world_tree": lambda: 50 if len({x.suit for x in active}) == len(active) else 0,
        "gem_of_order": lambda: gem([x.strength for x in active]),
        "warhorse": lambda: 14 if n("leader", "wizard") else 0,
        "unicorn": lambda: (
            30 if any_of("princess") else 15 * any_of("empress", "queen", "enchantress")
        ),
        "hydra": lambda: 28 if any_of("swamp") else 0,
        "earth_elemental": lambda: 15 * n("land", other="land"),
        "cavern": lambda: 25 if any_of("dwarvish_infantry", "dragon") else 0,
        "forest": lambda: 12 * n("beast") + 12 * any_of("elven_archers"),
        "bell_tower": lambda: 15 if n("wizard") else 0,
        "mountain": lambda: 50 if {"smoke", "wildfire"} <= names else 0,
        "air_elemental": lambda: 15 * n("weather", other="weather"),
        "rainstorm": lambda: 10 * n("flood"),
        "whirlwind": lambda: 40 if any_of("rainstorm") and any_of("blizzard", "great_flood") else 0,
        "fountain_of_life": lambda: max(
            [x.strength for x in active if x.suit in (*four, "weapon")], default=0
        ),
        "water_elemental": lambda: 15 * n("flood", other="flood"),
        "candle": lambda: 100 if {"book_of_changes", "bell_tower"} <= names and n("wizard") else 0,
        "fire_elemental": lambda: 15 * n("flame", other="flame"),
        "forge": lambda: 9 * n("weapon", "artifact"),
        "lightning": lambda: 30 if any_of("rainstorm") else 0,
    }
    return int(table.get(card.bonus, int)())


def penalty_of(card: Card, active: list[Card], hand: list[Card]) -> int:
    def n(*suits: str, other: str = "") -> int:
        return sum(x.suit in suits and not (x is card and x.suit == other) for x in active)

    armies = () if struck(card, hand) else ("army",)
    match card.penalty:
        case "dwarvish_infantry":
            return -2 * n(*armies, other="army")
        case "light_cavalry":
            return -2 * n("land")
        case "knights":
            return 0 if n("leader") else -8
        case "empress":
            return -5 * n("leader", other="leader")
        case "warlock_lord":
            return -10 * n("leader", "wizard", other="wizard")
        case "dragon":
            return 0 if n("wizard") else -40
        case "blizzard":
            return -5 * n(*armies, "leader", "beast", "flame")
        case "swamp":
            return -3 * n(*armies, "flame")
    return 0


def reference(cards: list[str], choices: dict[str, Any]) -> tuple[int, int, set[str]]:
    """(points, strength, blanked) of a hand."""
    hand = build(cards, choices)
    active, guilty = after_blanking(hand, choices), uncleared(hand, choices)
    strength = sum(card.strength for card in active)
    total = strength
    for card in active:
        if card.id not in ("doppelganger", "mirage", "shapeshifter"):
            total += bonus_of(card, active)
        if card in guilty:
            total += penalty_of(card, active, hand)
    return total, strength, set(cards) - {card.id for card in active}
