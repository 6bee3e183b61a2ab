"""What a card says, in Russian: the sentences are made from its effects, the terms are those of the
rulebook."""

from collections.abc import Iterable, Sequence

from . import effects as e
from .english import listed
from .names import CARD, RUSSIAN_SUIT, RussianSuit

NUMBERS = ("ноль", "одна", "две", "три", "четыре", "пять", "шесть", "семь", "восемь")
EACH = {"m": "каждый", "a": "каждого", "f": "каждую", "n": "каждое"}
OTHER = {"m": "другой", "a": "другого", "f": "другую", "n": "другое"}
ANY_WITH = {"m": "любым", "a": "любым", "f": "любой", "n": "любым"}
ONE_OF = {"m": "одного", "a": "одного", "f": "одной", "n": "одного"}
ANY_OF = {"m": "любого", "a": "любого", "f": "любой", "n": "любого"}


def with_names(cards: Iterable[int]) -> list[str]:
    """«Дымом», «Пожаром»."""
    return [f"«{CARD[card].ru_with}»" for card in cards]


def but_names(cards: Iterable[int]) -> list[str]:
    """«Горы», «Молнии»."""
    return [f"«{CARD[card].ru_but}»" for card in cards]


def forms(numbers: Iterable[int]) -> list[RussianSuit]:
    return [RUSSIAN_SUIT[suit] for suit in numbers]


def some(numbers: Iterable[int]) -> str:
    """Войско, правителя или зверя."""
    return listed([suit.each for suit in forms(numbers)], "или")


def of_some(numbers: Iterable[int]) -> str:
    """Потопа или пламени."""
    return listed([suit.no for suit in forms(numbers)], "или")


def by_some(numbers: Iterable[int]) -> str:
    """Артефактом, правителем или зверем."""
    return listed([suit.with_ for suit in forms(numbers)], "или")


def all_of(suit: RussianSuit, other: bool = False) -> str:
    """Все войска, всех других зверей, всё пламя."""
    if suit.mass:
        adjectives = ("всю", "другую") if suit.gender == "f" else ("всё", "другое")
    else:
        adjectives = ("всех", "других") if suit.gender == "a" else ("все", "другие")
    return " ".join([adjectives[0], *([adjectives[1]] if other else []), suit.all])


def of_all(suit: RussianSuit) -> str:
    """Всех потопов, всей погоды."""
    word = ("всей" if suit.gender == "f" else "всего") if suit.mass else "всех"
    return f"{word} {suit.of_all}"


def company(said: e.With, again: bool) -> str:
    """Вместе с чем; `again`: its suits were named before."""
    if said.one_of:
        one_of = listed(with_names(said.one_of), "или")
        if not said.names:
            return one_of
        return f"{listed(with_names(said.names), 'и')} и ещё с {one_of}"
    if said.suits and again:
        return listed([by_some(said.suits), *with_names(said.names)], "и")
    if said.suits:
        some_suit = f"{ANY_WITH[RUSSIAN_SUIT[said.suits[0]].gender]} {by_some(said.suits)}"
        return listed([*with_names(said.names), some_suit], "и")
    return listed(with_names(said.names), "и")


def for_each(numbers: Sequence[int], other: int | None) -> str:
    words = [
        " ".join([EACH[suit.gender], *([OTHER[suit.gender]] if n == other else []), suit.each])
        for n, suit in zip(numbers, forms(numbers), strict=True)
    ]
    return f"за {listed(words, 'и')}"


def points(said: e.Bonus) -> str:
    """The points of a bonus, and for what."""
    if isinstance(said, e.With):
        if said.unlike:
            return f"{said.points}, если масти всех незаблокированных карт разные"
        if said.without:
            return f"{said.points}, если на руке нет {of_some(said.without)}"
        return f"{said.points} вместе с {company(said, False)}"
    condition = f" вместе с {listed(with_names(said.names), 'и')}" if said.names else ""
    once = (
        f" и ещё {said.points} вместе с {listed(with_names(said.once), 'и')}" if said.once else ""
    )
    return f"{said.points} {for_each(said.suits, said.other)}{condition}{once}"


def better(said: e.Bonus) -> str:
    """The better alternative of a bonus said before."""
    if isinstance(said, e.With):
        return f"а вместе с {company(said, True)} {said.points}"
    each = EACH[RUSSIAN_SUIT[said.suits[0]].gender]
    return f"а вместе с {listed(with_names(said.names), 'и')} {said.points} за {each}"


def point_bonus(alternatives: Sequence[e.Bonus]) -> str:
    first, *others = alternatives
    text = f"Бонус {points(first)}"
    for one in others:
        text += f", {better(one)}" if one.points > first.points else f", иначе {points(one)}"
    return text + "."


def other_bonus(said: e.PeculiarBonus) -> str:
    if isinstance(said, e.BestStrength):
        one = ONE_OF[RUSSIAN_SUIT[said.suits[0]].gender]
        return (
            f"Бонус: основная сила {one} {of_some(said.suits)} на руке; берётся наибольшая, своя "
            "тоже годится."
        )
    if isinstance(said, e.TotalStrength):
        summed = listed([of_all(suit) for suit in forms(said.suits)], "и")
        return f"Бонус: сумма основной силы {summed} на руке."
    sizes = [NUMBERS[size] for size in said.points]
    values = [str(value) for value in said.points.values()]
    if isinstance(said, e.Collection):
        sizes[-1] += " и больше"
        return (
            f"Бонус за каждую масть, в которой на руке {listed(sizes, 'либо')} карт с разными "
            f"названиями: {listed(values, 'или')}."
        )
    sizes[0] += " карты подряд"
    steps = [f"{value} за {size}" for value, size in zip(values, sizes, strict=True)]
    return f"Бонус за каждую последовательность основной силы: {', '.join(steps)}."


def clearing(said: e.Clearing) -> str:
    if isinstance(said, e.ClearsOne):
        one = listed([f"{ONE_OF[suit.gender]} {suit.no}" for suit in forms(said.suits)], "или")
        return f"Отменяет штраф {one} по вашему выбору."
    of_suits = listed([of_all(suit) for suit in forms(said.suits)], "и") if said.suits else ""
    if isinstance(said, e.StrikesArmy):
        penalties = f"штрафов {of_suits}" if of_suits else "всех штрафов"
        return f"Удаляет слово «войско» из {penalties}."
    return f"Отменяет {f'штрафы {of_suits}' if of_suits else 'все штрафы на руке'}."


def blanked(targets: Sequence[e.Target]) -> str:
    words = [
        all_of(RUSSIAN_SUIT[target.suit], target.other)
        + (f", кроме {listed(but_names(target.but), 'и')}" if target.but else "")
        for target in targets
    ]
    if len(targets) > 1 and targets[-2].but:
        words[-2] += ","  # closes what began with «кроме»
    return listed(words, "и")


def loss(said: e.Penalty) -> str:
    """A penalty, to follow the word."""
    if isinstance(said, e.LosesUnless):
        return f"{said.points}, если на руке нет {of_some(said.suits)}"
    if isinstance(said, e.LosesForEach):
        return f"{said.points} {for_each(said.suits, said.other)}"
    if isinstance(said, e.Blanks):
        return f"блокирует {blanked(said.targets)}"
    if isinstance(said, e.BlanksAllBut):
        suits = ", ".join(suit.of_all for suit in forms(said.suits))
        names = ", ".join(f"«{CARD[card].ru}»" for card in said.names)
        return (
            f"блокирует все карты, кроме {suits} и карт {names}. Джокер, оставшийся джокером, не "
            "горит"
        )
    shuns = f" или есть {RUSSIAN_SUIT[said.shuns].name}" if said.shuns is not None else ""
    return f"блокируется, если на руке нет {RUSSIAN_SUIT[said.needs].no}{shuns}"


def penalty(said: Sequence[e.Penalty]) -> str:
    words = [f"штраф{' ' if isinstance(one, e.Loss) else ': '}{loss(one)}" for one in said]
    return f"Ш{'; ещё '.join(words)[1:]}."


def choice(said: e.Choice) -> str:
    if isinstance(said, e.Raises):
        return (
            f"В конце игры можно взять восьмой картой {some(said.suits)} из области сброса. В "
            "хаотическом варианте: три карты из колоды, одна остаётся."
        )
    if isinstance(said, e.ChangesSuit):
        return "Можно изменить масть одной другой карты; её название, сила, бонус и штраф остаются."
    if isinstance(said, e.Becomes):
        any_ = ANY_OF[RUSSIAN_SUIT[said.suits[0]].gender]
        return f"Может взять название и масть {any_} {of_some(said.suits)} в игре."
    return (
        "Может взять название, масть, основную силу и штраф другой карты на руке, но не её бонус."
    )
