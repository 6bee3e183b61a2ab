"""What a card says on its face, in Russian: `russian.py` in a few words.

`*+12*` is a signal word, `_зверя_` the name of a suit; names of cards begin with a capital.
"""

from collections.abc import Iterable, Sequence

from menagerie.core.words import plural

from . import effects as e
from .components import WILD
from .english import listed
from .names import CARD, RUSSIAN_SUIT
from .russian import EACH, OTHER, forms

WITH_IT = {"m": "ним", "a": "ним", "f": "ней", "n": "ним"}


def _names(cards: Iterable[int], last: str) -> str:
    """Дымом и Пожаром."""
    return listed([CARD[card].ru_with for card in cards], last)


def _with(numbers: Sequence[int]) -> str:
    """Правителем или колдуном."""
    return listed([f"_{suit.with_}_" for suit in forms(numbers)], "или")


def _no(numbers: Sequence[int]) -> str:
    """Без погоды."""
    return "без " + listed([f"_{suit.no}_" for suit in forms(numbers)], "или")


def _for_each(numbers: Sequence[int], other: int | None) -> str:
    """За каждое войско, колдуна и другого правителя."""
    suits = forms(numbers)
    words = [
        (f"{OTHER[suit.gender]} " if n == other else "") + f"_{suit.each}_"
        for n, suit in zip(numbers, suits, strict=True)
    ]
    return f"за {EACH[suits[0].gender]} {listed(words, 'и')}"


def _company(said: e.With) -> str:
    if said.one_of:
        one_of = _names(said.one_of, "или")
        return f"{_names(said.names, 'и')} и ещё с {one_of}" if said.names else one_of
    friends = [CARD[card].ru_with for card in said.names]
    return listed([*friends, *([_with(said.suits)] if said.suits else [])], "и")


def _points(said: e.Bonus) -> str:
    if isinstance(said, e.With):
        if said.unlike:
            return f"*+{said.points}*, если все масти разные"
        return f"*+{said.points}* {_no(said.without) if said.without else f'с {_company(said)}'}"
    once = f" и с {_names(said.once, 'и')}" if said.once else ""
    return f"*+{said.points}* {_for_each(said.suits, said.other)}{once}"


def _better(said: e.Bonus) -> str:
    """The better alternative of a bonus said before."""
    it = isinstance(said, e.With) and f"{WITH_IT[forms(said.suits)[0].gender]} и "
    return f"с {it or ''}{_names(said.names, 'и')} *+{said.points}*"


def point_bonus(alternatives: Sequence[e.Bonus]) -> str:
    first, *others = alternatives
    more = [f"; {_better(x)}" if x.points > first.points else f" или {_points(x)}" for x in others]
    return "".join([_points(first), *more])


def other_bonus(said: e.PeculiarBonus) -> str:
    if isinstance(said, e.BestStrength):
        suits = listed([f"_{suit.name}_" for suit in forms(said.suits)], "или")
        return f"*+* сила одной карты: {suits}"
    if isinstance(said, e.TotalStrength):
        return f"*+* сила всех {listed([f'_{suit.of_all}_' for suit in forms(said.suits)], 'и')}"
    values = " ".join(f"*+{value}*" for value in said.points.values())
    sizes = f"{min(said.points)}–{max(said.points)}"
    if isinstance(said, e.Collection):
        return f"{values} за {sizes} разных карт одной масти"
    return f"{values} за {sizes} карт с силой подряд"


def clearing(said: e.Clearing) -> str:
    if isinstance(said, e.ClearsOne):
        one = listed([f"_{suit.no}_" for suit in forms(said.suits)], "или")
        return f"*отменяет* штраф одного {one}"
    of_suits = listed([f"_{suit.of_all}_" for suit in forms(said.suits)], "и") if said.suits else ""
    if isinstance(said, e.StrikesArmy):
        return f"*удаляет* «войско» из {f'штрафов {of_suits}' if of_suits else 'всех штрафов'}"
    return f"*отменяет* штрафы {of_suits}" if of_suits else "*отменяет* все штрафы"


def _blanks(said: e.Blanks) -> str:
    each = [
        ("других " if target.other else "") + f"_{RUSSIAN_SUIT[target.suit].all}_"
        for target in said.targets
    ]
    spared = [CARD[name].ru_but for target in said.targets for name in target.but]
    return f"*блокирует* {listed(each, 'и')}" + (f", кроме {listed(spared, 'и')}" if spared else "")


def _loss(said: e.Penalty) -> str:
    if isinstance(said, e.LosesUnless):
        return f"*−{said.points}* {_no(said.suits)}"
    if isinstance(said, e.LosesForEach):
        return f"*−{said.points}* {_for_each(said.suits, said.other)}"
    if isinstance(said, e.Blanks):
        return _blanks(said)
    if isinstance(said, e.BlanksAllBut):
        burnt = [f"_{RUSSIAN_SUIT[suit].all}_" for suit in e.burnt(said, range(WILD))]
        spared = len(said.names)
        cards = plural("ru", spared, ("карты", "карт", "карт"))
        return f"*блокирует* {listed(burnt, 'и')}, кроме {spared} {cards}"
    shuns = f" или с _{RUSSIAN_SUIT[said.shuns].with_}_" if said.shuns is not None else ""
    return f"*блокируется* {_no((said.needs,))}{shuns}"


def penalty(said: Sequence[e.Penalty]) -> str:
    return "; ".join(map(_loss, said))


def choice(said: e.Choice) -> str:
    if isinstance(said, e.Raises):
        some = listed([f"_{suit.name}_" for suit in forms(said.suits)], "или")
        return f"в конце *+1* из сброса: {some}"
    if isinstance(said, e.ChangesSuit):
        return "*меняет* масть одной другой карты"
    if isinstance(said, e.Becomes):
        return f"*становится* {_with(said.suits)}"
    return "*копирует* другую карту руки, но не её бонус"
