"""The decrees in words, put together from their rows: what they look at, and their test."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from menagerie.core.text import Text

from . import components as box
from .names import OR, TYPE_PLURALS, filled, listed

EVEN = tuple(range(2, box.HIGHEST_RANK + 1, 2))
ODD = tuple(range(1, box.HIGHEST_RANK + 1, 2))
WHAT = {
    box.RANK: Text("ранг", "rank"),
    box.TYPE: Text("тип", "type"),
    box.BOTH: Text("ранг или тип", "rank or type"),
}
OF_WHAT = {box.RANK: Text("ранга", "rank"), box.TYPE: Text("типа", "type")}
WHATS = {box.RANK: Text("ранги", "rank"), box.TYPE: Text("типы", "type")}
COMPARED = {
    ">": Text("выше", "above"),
    "≥": Text("не ниже", "not below"),
    "<": Text("ниже", "below"),
    "≤": Text("не выше", "not above"),
}
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven")


Mark = Callable[[Text], Text]


def _plain(words: Text) -> Text:
    return words


def _around(sign: str) -> Mark:
    return lambda words: Text(*(f"{sign}{one}{sign}" for one in words))


class Brief(NamedTuple):
    """What stands on a decree that looks at certain cards, by its test."""

    same: Text
    unlike: Text
    unlike_both: Text
    step: Text
    apart: Text
    alternate: Text
    order: Text


BRIEF = {
    box.HERE_LAST: Brief(
        same=Text("тот же {what}", "same {what}"),
        unlike=Text("другой {what}", "another {what}"),
        unlike_both=Text("другой ранг и другой тип", "other rank and other type"),
        step=Text("на {n} выше или ниже", "{n} higher or lower"),
        apart=Text("отличие на {n} и больше", "{n} or more apart"),
        alternate=Text("чёт и нечет по очереди", "odd and even in turn"),
        order=Text("{compared} последней", "{compared} the last card"),
    ),
    box.HERE_ALL: Brief(
        same=Text("{what} карты в этом царстве", "the {what} of a card here"),
        unlike=Text("все {whats} разные", "no {whats} twice"),
        unlike_both=Text("все ранги и типы разные", "no rank and no type twice"),
        step=Text("на {n} выше или ниже карты здесь", "{n} off a rank here"),
        apart=Text("отличие на {n} и больше от карт здесь", "{n} or more from all ranks here"),
        alternate=Text("чётность не как у карт здесь", "odd beside even, even beside odd"),
        order=Text("{compared} {limit} ранга здесь", "{compared} the {limit} rank here"),
    ),
    box.NEIGHBOURS: Brief(
        same=Text("{what} соседа", "a neighbour's {what}"),
        unlike=Text("{what}, которого нет у соседей", "a {what} that no neighbour has"),
        unlike_both=Text("ни ранг, ни тип соседей", "no neighbour's rank or type"),
        step=Text("на {n} выше или ниже соседа", "{n} off a neighbour's rank"),
        apart=Text("отличие на {n} и больше от соседей", "{n} or more from the neighbours"),
        alternate=Text("чётность не как у соседей", "odd beside even, even beside odd"),
        order=Text("{compared} {limit} ранга соседей", "{compared} the neighbours' {limit} rank"),
    ),
    box.OTHERS: Brief(
        same=Text("{what} как в другом царстве", "a {what} seen elsewhere"),
        unlike=Text("{what}, которого нет в других царствах", "a {what} not seen elsewhere"),
        unlike_both=Text("ни ранг, ни тип других царств", "no rank or type seen elsewhere"),
        step=Text("на {n} выше или ниже, чем в другом царстве", "{n} off a rank elsewhere"),
        apart=Text("отличие на {n} и больше от других царств", "{n} or more from all elsewhere"),
        alternate=Text("чётность не как в других царствах", "odd beside even, even beside odd"),
        order=Text(
            "{compared} {limit} ранга в других царствах", "{compared} the {limit} elsewhere"
        ),
    ),
}


class Cards(NamedTuple):
    """The cards that a decree looks at, as its explanation speaks of them."""

    one: Text  # «такой же, как у …»
    all: Text  # «не такой, как у …»
    unlike: Text  # a whole sentence
    several: Text  # «наибольший из рангов …»
    highest: Text
    lowest: Text


CARDS = {
    box.HERE_LAST: Cards(
        one=Text("последней карты здесь", "the last card here"),
        all=Text("последней карты здесь", "the last card here"),
        unlike=Text(
            "У последней карты здесь нет такого {of_what}.",
            "The last card here is not of this {what}.",
        ),
        several=Text("", ""),  # there is one
        highest=Text("", ""),
        lowest=Text("", ""),
    ),
    box.HERE_ALL: Cards(
        one=Text("одной из карт здесь", "a card here"),
        all=Text("карт здесь", "any card here"),
        unlike=Text(
            "Такого {of_what} в этом царстве ещё нет ни у одной карты.",
            "The {what} must be new to this kingdom.",
        ),
        several=Text("карт здесь", "the cards here"),
        highest=Text("наибольшего", "highest"),
        lowest=Text("наименьшего", "lowest"),
    ),
    box.NEIGHBOURS: Cards(
        one=Text(
            "последней карты одного из соседних царств", "the last card of a neighbouring kingdom"
        ),
        all=Text("последних карт соседних царств", "a neighbour's last card"),
        unlike=Text(
            "Такого {of_what} нет среди последних карт соседних царств.",
            "No neighbour's last card is of this {what}.",
        ),
        several=Text("последних карт соседних царств", "the neighbours' last cards"),
        highest=Text("большего", "higher"),
        lowest=Text("меньшего", "lower"),
    ),
    box.OTHERS: Cards(
        one=Text("последней карты любого другого царства", "the last card of some other kingdom"),
        all=Text("последних карт других царств", "any other kingdom's last card"),
        unlike=Text(
            "Такого {of_what} нет среди последних карт других царств.",
            "No other kingdom's last card is of this {what}.",
        ),
        several=Text("последних карт других царств", "the other kingdoms' last cards"),
        highest=Text("наибольшего", "highest"),
        lowest=Text("наименьшего", "lowest"),
    ),
}


def _number(n: int) -> Text:
    return Text(str(n), NUMBERS[n])


def _only_these(ranks: tuple[int, ...], strong: Mark = _plain) -> Text:
    if ranks == EVEN:
        return filled(Text("{which} ранги", "{which} ranks"), which=strong(Text("чётные", "even")))
    if ranks == ODD:
        return filled(Text("{which} ранги", "{which} ranks"), which=strong(Text("нечётные", "odd")))
    first, last = ranks[0], ranks[-1]
    if first == last:
        found, which = Text("ранг {which}", "rank {which}"), Text(f"{first}", f"{first}")
    else:
        found = Text("ранги {which}", "ranks {which}")
        row = f"{first}–{last}"
        which = Text(row, row) if ranks == tuple(range(first, last + 1)) else listed(ranks)
    return filled(found, which=strong(which))


def _in_few_words(decree: box.Decree, strong: Mark, kind: Mark) -> Text:
    """A decree in a few words; `strong` sets off what matters, `kind` a type of beast."""
    match decree.test:
        case box.Ranks(ranks):
            return _only_these(ranks, strong)
        case box.Types(types):
            return listed([kind(TYPE_PLURALS[one]) for one in types])
        case box.Pair():
            return filled(
                Text("{two} одного ранга или типа", "{two} of one rank or type"),
                two=strong(Text("две карты", "two cards")),
            )
    brief, cards = BRIEF[decree.looks], CARDS[decree.looks]
    match decree.test:
        case box.Same(what):
            return filled(brief.same, what=strong(WHAT[what]))
        case box.Unlike(what):
            if what == box.BOTH:
                return brief.unlike_both
            return filled(brief.unlike, what=strong(WHAT[what]), whats=strong(WHATS[what]))
        case box.Step(distance):
            return filled(brief.step, n=strong(_number(distance)))
        case box.Apart(distance):
            return filled(brief.apart, n=strong(_number(distance)))
        case box.Alternate():
            return brief.alternate
        case box.Order(sign, than):
            limit = cards.highest if than == "highest" else cards.lowest
            return filled(brief.order, compared=strong(COMPARED[sign]), limit=limit)
    assert_never(decree.test)


def decree_name(decree: box.Decree) -> Text:
    return _in_few_words(decree, _plain, _plain)


def decree_short(decree: box.Decree) -> Text:
    """What stands on the decree, with its signal words set off."""
    return _in_few_words(decree, _around("*"), _around("_"))


def decree_help(decree: box.Decree) -> Text:
    """A decree in a sentence."""
    match decree.test:
        case box.Ranks(ranks):
            if ranks in (EVEN, ODD):
                return filled(
                    Text("Сюда идут только {ranks}.", "Only {ranks} go here."),
                    ranks=_only_these(ranks),
                )
            return filled(
                Text("Сюда идут только звери рангов {all}.", "Only beasts of rank {any} go here."),
                all=listed(ranks),
                any=listed(ranks, OR),
            )
        case box.Types(types):
            return filled(
                Text("Сюда идут только {types}.", "Only {types} go here."),
                types=listed([TYPE_PLURALS[kind] for kind in types]),
            )
        case box.Pair():
            return Text(
                "Нужны две карты с общим рангом или типом: одна ложится сюда, "
                "другая уходит в сброс.",
                "Needs two cards that share rank or type: one goes here, the other is discarded.",
            )
    cards = CARDS[decree.looks]
    match decree.test:
        case box.Same(what):
            ru, en = filled(
                Text("{what} такой же, как у {one}.", "The {what} is that of {one}."),
                what=WHAT[what],
                one=cards.one,
            )
            return Text(ru.capitalize(), en)
        case box.Unlike(what):
            if what == box.BOTH:
                return filled(
                    Text(
                        "Ни ранг, ни тип не такие, как у {all}.",
                        "Neither rank nor type is that of {all}.",
                    ),
                    all=cards.all,
                )
            return filled(cards.unlike, what=WHAT[what], of_what=OF_WHAT[what])
        case box.Step(distance):
            return filled(
                Text(
                    "Ранг на {n} выше или ниже, чем у {one}.",
                    "The rank is {n} above or below that of {one}.",
                ),
                n=_number(distance),
                one=cards.one,
            )
        case box.Apart(distance):
            return filled(
                Text(
                    "Ранг отличается хотя бы на {n} от ранга {all}.",
                    "The rank is at least {n} away from that of {all}.",
                ),
                n=_number(distance),
                all=cards.all,
            )
        case box.Alternate() if decree.looks == box.HERE_LAST:
            return Text(
                "После чётной карты — нечётная, после нечётной — чётная.",
                "After an even card comes an odd one, after an odd card an even one.",
            )
        case box.Alternate():
            return filled(
                Text(
                    "Ранг чётный, если у {all} он нечётный, и наоборот.",
                    "The rank is even if that of {all} is odd, and the other way round.",
                ),
                all=cards.all,
            )
        case box.Order(sign, _) if decree.looks == box.HERE_LAST:
            return filled(
                Text("Ранг {compared}, чем у {one}.", "The rank is {compared} that of {one}."),
                compared=COMPARED[sign],
                one=cards.one,
            )
        case box.Order(sign, than):
            return filled(
                Text(
                    "Ранг {compared} {limit} из рангов {several}.",
                    "The rank is {compared} the {limit} of {several}.",
                ),
                compared=COMPARED[sign],
                limit=cards.highest if than == "highest" else cards.lowest,
                several=cards.several,
            )
    assert_never(decree.test)
