"""Why a move is the better one: the sentences of advice.py."""

from menagerie.core.words import Pair

ADVICE: dict[str, Pair] = {
    "advice.deck": (
        "Ни одна карта области сброса руку не улучшит: попытайте счастья с колодой.",
        "No card of the discard area would better your hand: try the deck.",
    ),
    "advice.take.swap": (
        "«{card}» вместо карты «{card2}»: рука будет стоить {n}, это {gain:+}.",
        "{card} in place of {card2}: the hand is then worth {n}, {gain:+}.",
    ),
    "advice.take": (
        "С картой «{card}» рука стоит {n}, это {gain:+}.",
        "With {card} the hand is worth {n}, {gain:+}.",
    ),
    "advice.take.nothing": (
        "Карта «{card}» сейчас руку не улучшит, а все увидят, что вы её взяли.",
        "{card} does not better the hand now, and everybody sees that you took it.",
    ),
    "advice.take.partner": (
        "«{card}» обычно хорошо складывается с вашей картой «{card2}».",
        "{card} usually goes well with your {card2}.",
    ),
    "advice.take.rival": (
        "Иначе «{card}» может достаться {seat:dat}: там уже лежит на руке «{card2}».",
        "Otherwise {card} may go to {seat}, who is known to hold {card2}.",
    ),
    "advice.discard": (
        "Без карты «{card}» рука стоит {n}: дешевле не сбросить.",
        "Without {card} the hand is worth {n}: no other discard is cheaper.",
    ),
    "advice.discard.blanked": (
        "Карту «{card}» всё равно блокирует «{card2}»: без неё рука стоит {n}.",
        "{card} is blanked by {card2} anyway: without it the hand is worth {n}.",
    ),
    "advice.discard.blank": (
        "Карта «{card}» сейчас заблокирована и ничего не приносит: без неё рука стоит {n}.",
        "{card} is blanked now and brings nothing: without it the hand is worth {n}.",
    ),
    "advice.discard.harms": (
        "Карта «{card}» вредит карте «{card2}»: без неё рука стоит {n}.",
        "{card} harms {card2}: without it the hand is worth {n}.",
    ),
    "advice.discard.penalty": (
        "Со штрафом карта «{card}» приносит {points}: без неё рука стоит {n}.",
        "With its penalty {card} brings {points}: without it the hand is worth {n}.",
    ),
    "advice.discard.costs": (
        "Без карты «{card}» рука стоит только {n}, а могла бы {best}.",
        "Without {card} the hand is worth only {n}; it could be {best}.",
    ),
    "advice.discard.prospects": (
        "К карте «{card}» хорошо подходят {n} из тех, что ещё могут прийти: меньше нет ни у одной "
        "вашей карты.",
        "{card}: {n} of the cards that may still come go well with it, and none of your other "
        "cards has fewer.",
    ),
    "advice.discard.partner": (
        "«{card}» обычно хорошо складывается с картой «{card2}»: её стоит придержать.",
        "{card} usually goes well with {card2}: it is worth keeping.",
    ),
    "advice.discard.rival": (
        "Карту «{card}» может подобрать {seat}: на руке там точно есть «{card2}».",
        "{seat} may pick {card} up, and is known to hold {card2}.",
    ),
    "advice.choice": (
        "С этим выбором рука стоит {n}: больше не даёт ни один другой.",
        "With this choice the hand is worth {n}: no other gives more.",
    ),
    "advice.choice.less": (
        "С другим выбором рука стоит {n}, а можно {best}.",
        "With the other choice the hand is worth {n}; it could be {best}.",
    ),
    "advice.give.worth": (
        "Карта «{card}» приносит вам {n}: отдавать её дорого.",
        "{card} brings you {n}: it is dear to give away.",
    ),
    "advice.give.spare": (
        "Без карты «{card}» рука стоит не меньше: её не жалко отдать.",
        "The hand is worth no less without {card}: it is easily given away.",
    ),
    "advice.accept": (
        "Вам предлагают масть «{suit}»: такие карты обычно подходят к вашей руке.",
        "You are offered the suit {suit}: such cards usually go with your hand.",
    ),
    "advice.want": (
        "Карты масти «{suit}» обычно подходят к вашей руке.",
        "Cards of the suit {suit} usually go with your hand.",
    ),
}
