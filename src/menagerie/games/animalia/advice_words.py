"""Why a move is the better one: the sentences of advice.py."""

from menagerie.core.words import Pair

ADVICE: dict[str, Pair] = {
    "advice.take.medals": (
        "С этим набором коллекция принесёт {n} {n:медаль|медали|медалей} семейства «{family}».",
        "With this set the collection earns {n} {n:medal|medals} for {family}.",
    ),
    "advice.take.bonus": (
        "Это {n} одинаковых медалей семейства «{family}»: специальный приз, ещё {bonus} "
        "{bonus:очко|очка|очков}.",
        "That makes {n} equal medals for {family}: a special prize of {bonus} "
        "{bonus:point|points} more.",
    ),
    "advice.take.stars": (
        "Набор добавляет {n} {n:звезду|звезды|звёзд} элегантности: за первые места дают "
        "призовые карты.",
        "The set adds {n} {n:star|stars} of elegance: the first places win prize cards.",
    ),
    "advice.take.spots": (
        "Чёрные пятна отнимут {n} {n:звезду|звезды|звёзд}, а с ними и призовые карты.",
        "Black spots take {n} {n:star|stars} away, and prize cards with them.",
    ),
    "advice.take.power.0": (
        "Воришка сработает: вы сможете украсть любую карту соперника.",
        "The thief works: you may steal any card of a rival.",
    ),
    "advice.take.power.1": (
        "Шпион сработает: вы увидите верх колоды и выложите его как вам удобно.",
        "The spy works: you see the top of the deck and put it back as it suits you.",
    ),
    "advice.take.power.2": (
        "Шутник сработает: вы сможете отдать сопернику ненужную карту.",
        "The joker works: you may give a card that you do not need to a rival.",
    ),
    "advice.take.idle": (
        "{n} {n:карта|карты|карт} этого набора пока без медалей, а мест останется {left}.",
        "{n} {n:card|cards} of this set would earn no medals yet, with {left} "
        "{left:place|places} left.",
    ),
    "advice.take.begins": (
        "Семейство «{family}» ещё можно собрать: на столе не было {n} {n:карты|карт|карт}.",
        "You can still collect {family}: {n} {n:card is|cards are} yet to be seen.",
    ),
    "advice.pass.room": (
        "Медалей этот набор не прибавит, а место в коллекции дорого: вместо него придут карты "
        "нужнее.",
        "This set adds no medals, and room in the collection is precious: better cards may come.",
    ),
    "advice.pass.rival": (
        "Набор может взять {seat}: там он прибавит {n} {n:медаль|медали|медалей}.",
        "{seat} may take the set: there it adds {n} {n:medal|medals}.",
    ),
    "advice.look": (
        "Посмотреть ничего не стоит: вы узнаете, что выйдет дальше, и решите, в каком порядке.",
        "Looking costs nothing: you learn what comes next and decide in which order.",
    ),
    "advice.steal.gain": (
        "«{card}» прибавит вам {n} {n:медаль|медали|медалей}.",
        "The {card} adds {n} {n:medal|medals} to yours.",
    ),
    "advice.steal.loss": (
        "Без карты «{card}» у {seat:gen} станет на {n} {n:медаль|медали|медалей} меньше.",
        "Without the {card}, {seat} earns {n} {n:medal|medals} fewer.",
    ),
    "advice.steal.stars": (
        "«{card}» переносит звёзды элегантности от соперника к вам.",
        "The {card} brings its stars of elegance over to you.",
    ),
    "advice.steal.spot": (
        "«{card}» — это чёрное пятно: с ним труднее получить призовые карты.",
        "The {card} has a black spot: with it prize cards are harder to win.",
    ),
    "advice.steal.opens": (
        "Завершённая коллекция {seat:gen} снова откроется: её придётся собирать дальше.",
        "{seat}'s complete collection opens again and must be filled anew.",
    ),
    "advice.give.medals": (
        "Без карты «{card}» вы потеряете {n} {n:медаль|медали|медалей}.",
        "Without the {card} you lose {n} {n:medal|medals}.",
    ),
    "advice.give.idle": (
        "«{card}» медалей не приносит: отдав её, вы освободите место для нужной карты.",
        "The {card} earns no medals: giving it away makes room for a better card.",
    ),
    "advice.give.stars": (
        "С картой «{card}» вы отдадите и звёзды элегантности.",
        "With the {card} you give stars of elegance away.",
    ),
    "advice.give.spot": (
        "Вместе с картой «{card}» вы избавитесь от чёрного пятна.",
        "With the {card} you get rid of a black spot.",
    ),
    "advice.gift.helps": (
        "{seat} получит с картой «{card}» на {n} {n:медаль|медали|медалей} больше.",
        "With the {card}, {seat} earns {n} {n:medal|medals} more.",
    ),
    "advice.gift.idle": (
        "У {seat:gen} «{card}» медалей не прибавит, а место займёт.",
        "With {seat} the {card} adds no medals and takes up room.",
    ),
    "advice.next.mine": (
        "Эту карту откроете вы: «{card}» прибавит вам {n} {n:медаль|медали|медалей}.",
        "You will turn this card up: the {card} adds {n} {n:medal|medals} to yours.",
    ),
    "advice.next.helps": (
        "Эту карту откроет {seat}: «{card}» прибавит там {n} {n:медаль|медали|медалей}.",
        "{seat} will turn this card up: there the {card} adds {n} {n:medal|medals}.",
    ),
    "advice.next.idle": (
        "Эту карту откроет {seat}, а «{card}» там медалей не прибавит.",
        "{seat} will turn this card up, and the {card} adds no medals there.",
    ),
    "advice.lay": (
        "«{card}» вместо карты «{card2}» — это ещё {n} {n:очко|очка|очков}.",
        "The {card} in place of the {card2} means {n} {n:point|points} more.",
    ),
    "advice.lay.early": (
        "Сейчас «{card}» ничего не прибавит: сохраните призовую карту на следующий сезон.",
        "The {card} adds nothing now: keep the prize card for the next season.",
    ),
    "advice.replace": (
        "На месте карты «{card}» призовая даёт ещё {n} {n:очко|очка|очков}.",
        "In place of the {card} the prize card brings {n} {n:point|points} more.",
    ),
    "advice.replace.loses": (
        "Без карты «{card}» вы потеряете {n} {n:очко|очка|очков}.",
        "Without the {card} you lose {n} {n:point|points}.",
    ),
    "advice.done.more": (
        "Обмены ещё дают {n} {n:очко|очка|очков}: заканчивать рано.",
        "Exchanges still bring {n} {n:point|points}: it is too early to stop.",
    ),
    "advice.done.saved": (
        "Обмены сейчас ничего не дают: призовые карты пригодятся в следующем сезоне.",
        "Exchanges bring nothing now: the prize cards will serve in the next season.",
    ),
    "advice.owl": (
        "Сова как семейство «{family}»: сезон принесёт {n} {n:очко|очка|очков}.",
        "With the owl among the {family} the season brings {n} {n:point|points}.",
    ),
}
