"""What a card says on its face, in English: `english.py` in a few words.

`*+12*` is a signal word, `_beast_` the name of a suit.
"""

from collections.abc import Iterable, Sequence

from . import effects as e
from .components import WILD
from .english import listed, names
from .names import ENGLISH_SUIT


def _suits(numbers: Iterable[int]) -> list[str]:
    return [f"_{ENGLISH_SUIT[suit].name}_" for suit in numbers]


def _plurals(numbers: Iterable[int]) -> list[str]:
    return [f"_{ENGLISH_SUIT[suit].all}_" for suit in numbers]


def _no(numbers: Sequence[int]) -> str:
    """Without a leader or wizard."""
    first = ENGLISH_SUIT[numbers[0]]
    some = [first.a.replace(first.name, f"_{first.name}_"), *_suits(numbers[1:])]
    return f"without {listed(some, 'or')}"


def _for_each(numbers: Sequence[int], other: int | None) -> str:
    words = zip(numbers, _suits(numbers), strict=True)
    return (
        f"for each {listed([('other ' if n == other else '') + word for n, word in words], 'and')}"
    )


def _company(said: e.With) -> str:
    if said.one_of:
        one_of = listed(names(said.one_of), "or")
        return f"{listed(names(said.names), 'and')} and {one_of}" if said.names else one_of
    some = [f"any {listed(_suits(said.suits), 'or')}"] if said.suits else []
    return listed([*names(said.names), *some], "and")


def _points(said: e.Bonus) -> str:
    if isinstance(said, e.With):
        if said.unlike:
            return f"*+{said.points}* if all suits differ"
        return f"*+{said.points}* {_no(said.without) if said.without else f'with {_company(said)}'}"
    once = f" and with {listed(names(said.once), 'and')}" if said.once else ""
    return f"*+{said.points}* {_for_each(said.suits, said.other)}{once}"


def _better(said: e.Bonus) -> str:
    """The better alternative of a bonus said before."""
    too = " too" if isinstance(said, e.With) else ""
    return f"with {listed(names(said.names), 'and')}{too} *+{said.points}*"


def point_bonus(alternatives: Sequence[e.Bonus]) -> str:
    first, *others = alternatives
    more = [f"; {_better(x)}" if x.points > first.points else f" or {_points(x)}" for x in others]
    return "".join([_points(first), *more])


def other_bonus(said: e.PeculiarBonus) -> str:
    if isinstance(said, e.BestStrength):
        return f"*+* the strength of one {listed(_suits(said.suits), 'or')}"
    if isinstance(said, e.TotalStrength):
        return f"*+* the strength of all {listed(_plurals(said.suits), 'and')}"
    values = " ".join(f"*+{value}*" for value in said.points.values())
    sizes = f"{min(said.points)}–{max(said.points)}"
    if isinstance(said, e.Collection):
        return f"{values} for {sizes} different cards of a suit"
    return f"{values} for {sizes} strengths in a row"


def clearing(said: e.Clearing) -> str:
    if isinstance(said, e.ClearsOne):
        return f"*clears* the penalty of one {listed(_suits(said.suits), 'or')}"
    penalties = f"{listed(_suits(said.suits), 'and') if said.suits else 'all'} penalties"
    return (
        f"*strikes* army from {penalties}"
        if isinstance(said, e.StrikesArmy)
        else f"*clears* {penalties}"
    )


def _blanks(said: e.Blanks) -> str:
    each = [
        ("other " if target.other else "") + word
        for target, word in zip(
            said.targets, _plurals(target.suit for target in said.targets), strict=True
        )
    ]
    spared = names(name for target in said.targets for name in target.but)
    return f"*blanks* {listed(each, 'and')}" + (f" but {listed(spared, 'and')}" if spared else "")


def _loss(said: e.Penalty) -> str:
    if isinstance(said, e.LosesUnless):
        return f"*−{said.points}* {_no(said.suits)}"
    if isinstance(said, e.LosesForEach):
        return f"*−{said.points}* {_for_each(said.suits, said.other)}"
    if isinstance(said, e.Blanks):
        return _blanks(said)
    if isinstance(said, e.BlanksAllBut):
        burnt = listed(_plurals(e.burnt(said, range(WILD))), "and")
        return f"*blanks* {burnt} but {len(said.names)} cards"
    shuns = f" or with _{ENGLISH_SUIT[said.shuns].name}_" if said.shuns is not None else ""
    return f"*blanked* {_no((said.needs,))}{shuns}"


def penalty(said: Sequence[e.Penalty]) -> str:
    return "; ".join(map(_loss, said))


def choice(said: e.Choice) -> str:
    if isinstance(said, e.Raises):
        return f"in the end *+1* discard: {listed(_suits(said.suits), 'or')}"
    if isinstance(said, e.ChangesSuit):
        return "*changes* the suit of another card"
    if isinstance(said, e.Becomes):
        return f"*becomes* any {listed(_suits(said.suits), 'or')}"
    return "*copies* another card of the hand but for its bonus"
