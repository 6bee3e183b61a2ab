"""What a card says, in English: the sentences are made from its effects."""

from collections.abc import Iterable, Sequence

from . import effects as e
from .names import CARD, ENGLISH_SUIT

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def listed(words: Sequence[str], last: str) -> str:
    """One, two and three."""
    return f" {last} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def names(cards: Iterable[int]) -> list[str]:
    return [CARD[card].en for card in cards]


def suits(numbers: Iterable[int]) -> list[str]:
    return [ENGLISH_SUIT[suit].name for suit in numbers]


def plurals(numbers: Iterable[int]) -> list[str]:
    return [ENGLISH_SUIT[suit].all for suit in numbers]


def any_of(numbers: Sequence[int]) -> str:
    """A flood or flame."""
    first, *others = numbers
    return listed([ENGLISH_SUIT[first].a, *suits(others)], "or")


def company(said: e.With, again: bool) -> str:
    """With what; `again`: its suits were named before."""
    if said.one_of:
        one_of = listed(names(said.one_of), "or")
        return f"{listed(names(said.names), 'and')} and also {one_of}" if said.names else one_of
    if said.suits and again:
        return listed([any_of(said.suits), *names(said.names)], "and")
    if said.suits:
        return listed([*names(said.names), f"any {listed(suits(said.suits), 'or')}"], "and")
    return ("both " if len(said.names) == 2 else "") + listed(names(said.names), "and")


def for_each(numbers: Sequence[int], other: int | None) -> str:
    words = [("other " if suit == other else "") + ENGLISH_SUIT[suit].name for suit in numbers]
    return "for each " + (" and each ".join(words) if len(words) < 3 else listed(words, "and"))


def points(said: e.Bonus, again: bool = False) -> str:
    """The points of a bonus, and for what; `again`: the alternative of one said before."""
    if isinstance(said, e.With):
        if said.unlike:
            return f"{said.points} if no two active cards share a suit"
        if said.without:
            return f"{said.points} if the hand has no {listed(suits(said.without), 'or')}"
        return f"{said.points} with {company(said, again)}"
    each = "for each" if again else for_each(said.suits, said.other)
    condition = f" with {listed(names(said.names), 'and')}" if said.names else ""
    once = f", and {said.points} with {listed(names(said.once), 'and')}" if said.once else ""
    return f"{said.points} {each}{condition}{once}"


def point_bonus(alternatives: Sequence[e.Bonus]) -> str:
    first, *others = alternatives
    text = f"Bonus {points(first)}"
    for one in others:
        better = one.points > first.points
        text += f", or {points(one, True)}" if better else f", otherwise {points(one)}"
    return text + "."


def other_bonus(said: e.PeculiarBonus) -> str:
    if isinstance(said, e.BestStrength):
        return (
            f"Bonus: the base strength of one {listed(suits(said.suits), 'or')} in hand; the "
            "highest is taken, its own counts too."
        )
    if isinstance(said, e.TotalStrength):
        return f"Bonus: the base strengths of all {listed(plurals(said.suits), 'and')} in hand."
    sizes = [NUMBERS[size] for size in said.points]
    values = [str(value) for value in said.points.values()]
    if isinstance(said, e.Collection):
        sizes[-1] = f"at least {sizes[-1]}"
        return (
            f"Bonus for every suit with {listed(sizes, 'or')} differently named cards: "
            f"{listed(values, 'or')}."
        )
    sizes[0] += " cards"
    steps = [f"{value} for {size}" for value, size in zip(values, sizes, strict=True)]
    return f"Bonus for every run of consecutive base strengths: {', '.join(steps)}."


def clearing(said: e.Clearing) -> str:
    if isinstance(said, e.ClearsOne):
        return f"Clears the penalty of one {listed(suits(said.suits), 'or')} of your choice."
    of_suits = f"the penalties of all {listed(plurals(said.suits), 'and')}" if said.suits else ""
    if isinstance(said, e.StrikesArmy):
        return f"Strikes the word army out of {of_suits or 'all penalties'}."
    return f"Clears {of_suits or 'all penalties in the hand'}."


def blanked(target: e.Target) -> str:
    but = f" but {listed(names(target.but), 'and')}" if target.but else ""
    return ("other " if target.other else "") + ENGLISH_SUIT[target.suit].all + but


def loss(said: e.Penalty) -> str:
    """A penalty, to follow the word."""
    if isinstance(said, e.LosesUnless):
        return f"{said.points} unless the hand has {any_of(said.suits)}"
    if isinstance(said, e.LosesForEach):
        return f"{said.points} {for_each(said.suits, said.other)}"
    if isinstance(said, e.Blanks):
        each = [blanked(target) for target in said.targets]
        if any(target.but for target in said.targets):
            return "blanks " + listed([f"all {one}" for one in each], "and")
        return f"blanks all {listed(each, 'and')}"
    if isinstance(said, e.BlanksAllBut):
        spared = f"{', '.join(plurals(said.suits))} and {', '.join(names(said.names))}"
        return f"blanks every card but {spared}. A wild card that stays wild does not burn"
    if said.shuns is None:
        return f"blanked unless the hand has {any_of((said.needs,))}"
    needs, shuns = ENGLISH_SUIT[said.needs].name, any_of((said.shuns,))
    return f"blanked if the hand has no {needs}, or has {shuns}"


def penalty(said: Sequence[e.Penalty]) -> str:
    plain = isinstance(said[0], e.Loss)
    return f"Penalty{' ' if plain else ': '}{'; also '.join(map(loss, said))}."


def choice(said: e.Choice) -> str:
    if isinstance(said, e.Raises):
        return (
            f"At the end you may take {any_of(said.suits)} from the discard area as an eighth "
            "card. In the chaos variant: three cards of the deck, one of which stays."
        )
    if isinstance(said, e.ChangesSuit):
        return (
            "You may change the suit of one other card; its name, strength, bonus and penalty stay."
        )
    if isinstance(said, e.Becomes):
        return f"May take the name and suit of any {listed(suits(said.suits), 'or')} of the game."
    return (
        "May take the name, suit, base strength and penalty of another card in hand, not its bonus."
    )
