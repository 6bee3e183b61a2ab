"""Why a move is the better one: the sentences of advice.py."""

from menagerie.core.words import Pair

ADVICE: dict[str, Pair] = {
    "advice.feeds": (
        "Карта «{card}» прибавит {n} {n:очко|очка|очков} вашему контракту «{card2}».",
        "{card} adds {n} {n:point|points} to your contract “{card2}”.",
    ),
    "advice.feeds.several": (
        "Карта «{card}» работает сразу на несколько ваших контрактов: это {n} "
        "{n:очко|очка|очков}, больше всего даёт «{card2}».",
        "{card} serves several of your contracts at once: {n} {n:point|points}, most of them "
        "from “{card2}”.",
    ),
    "advice.points": (
        "Карта «{card}» сама стоит {n} {n:очко|очка|очков}.",
        "{card} is worth {n} {n:point|points} by itself.",
    ),
    "advice.card_gems": (
        "С картой «{card}» вы сразу получите {n} {n:самоцвет|самоцвета|самоцветов}.",
        "With {card} you get {n} {n:gem|gems} at once.",
    ),
    "advice.price": (
        "За карту «{card}» придётся отдать {n} {n:самоцвет|самоцвета|самоцветов}, а каждый — это "
        "очко.",
        "{card} costs {n} {n:gem|gems}, and each of them is a point.",
    ),
    "advice.contract": (
        "Контракт «{card}» уже сейчас приносит вам {n} {n:очко|очка|очков}, и это не предел.",
        "The contract “{card}” pays you {n} {n:point|points} already, and may pay more.",
    ),
    "advice.camera": (
        "«{card}»: за самоцвет вы выберете лучшее из двух существ колоды.",
        "{card}: for a gem you choose the better of two creatures from the deck.",
    ),
    "advice.compass": (
        "«{card}»: вы получите ещё и верхнее существо колоды.",
        "{card}: you also get the top creature of the deck.",
    ),
    "advice.shovel": (
        "«{card}»: лучшее из существ колоды вы оставите себе, остальные раздадите.",
        "{card}: of the creatures from the deck you keep the best and hand out the rest.",
    ),
    "advice.race": (
        "Вы обгоните всех в борьбе за жетон «{token}» ({n}): это {points} {points:очко|очка|очков} "
        "в конце игры.",
        "You come out ahead in the race for the token “{token}” with {n}: {points} "
        "{points:point|points} at the end of the game.",
    ),
    "advice.swap": (
        "Отдав домино {domino}, вы дотянетесь до карты «{card}»: вместе с ценой это {n:+}.",
        "By giving the domino {domino} you reach {card}: {n:+}, its price counted.",
    ),
    "advice.gems": (
        "{n} {n:самоцвет|самоцвета|самоцветов} — это {n} {n:очко|очка|очков} и больший выбор карт "
        "потом.",
        "{n} {n:gem is|gems are} {n} {n:point|points}, and a wider choice of cards later.",
    ),
    "advice.missed": (
        "Вы упускаете карту «{card}»: вместе с ценой она даёт {n:+}.",
        "You miss {card}: {n:+}, its price counted.",
    ),
    "advice.shoot": (
        "За один самоцвет вы увидите двух существ и оставите лучшее.",
        "For one gem you see two creatures and keep the better one.",
    ),
    "advice.give_away": (
        "Карту «{card}» лучше оставить себе: вам она принесёт {n} {n:очко|очка|очков}.",
        "{card} is better kept: it brings you {n} {n:point|points}.",
    ),
}
