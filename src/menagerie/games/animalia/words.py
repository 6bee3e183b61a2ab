"""All text of Animalia, Russian and English. What is said of cards comes from their print."""

from __future__ import annotations

from menagerie.core.words import Pair, Words, plural

from .components import ANIMALS, NO_FAMILY, POWERS, PRINT, Card
from .state import LOOKS

# In the order of `FAMILY_NAMES` and of `ANIMALS`.
_FAMILY: list[Pair] = [
    ("Кошка", "Cat"),
    ("Лошадь", "Horse"),
    ("Собака", "Dog"),
    ("Кролик", "Rabbit"),
    ("Попугай", "Parrot"),
]
_FAMILIES: list[Pair] = [
    ("кошки", "cats"),
    ("лошади", "horses"),
    ("собаки", "dogs"),
    ("кролики", "rabbits"),
    ("попугаи", "parrots"),
]
_ANIMAL: list[Pair] = [
    ("чемпион", "champion"),
    ("умничка", "smart one"),
    ("милашка", "cute one"),
    ("прохвост", "rascal"),
    ("воришка", "thief"),
    ("шпион", "spy"),
    ("шутник", "joker"),
]
_OWL: Pair = ("Сова", "Owl")

# A power is called by the animal that has it.
_POWER: list[Pair] = [
    next(name for name, animal in zip(_ANIMAL, ANIMALS, strict=True) if animal.power == power)
    for power in range(POWERS)
]
_LOOKS: Pair = (
    f"{LOOKS} {plural('ru', LOOKS, ('верхнюю карту', 'верхние карты', 'верхних карт'))}",
    f"top {LOOKS} {plural('en', LOOKS, ('card', 'cards'))}",
)
# What each power allows.
_ALLOWS: list[Pair] = [
    ("украсть любую карту у соперника", "steal any card from a rival"),
    (
        f"посмотреть {_LOOKS[0]} колоды и вернуть их в любом порядке",
        f"look at the {_LOOKS[1]} of the deck and put them back in any order",
    ),
    (
        "отдать одну свою карту игроку, у которого есть место",
        "give one of your cards to somebody who has room",
    ),
]


def _stars(n: int) -> Pair:
    return (
        f"{n} {plural('ru', n, ('звезда', 'звезды', 'звёзд'))} элегантности.",
        f"{n} {plural('en', n, ('star', 'stars'))} of elegance.",
    )


def _black_spot(n: int) -> Pair:
    return (
        f"Чёрное пятно: отнимает {n} {plural('ru', n, ('звезду', 'звезды', 'звёзд'))} "
        "элегантности.",
        f"A black spot: {n} {plural('en', n, ('star', 'stars'))} of elegance less.",
    )


def _power(power: int) -> Pair:
    return (
        f"Взят, когда в коллекции уже есть {_POWER[power][0]}: можно {_ALLOWS[power][0]}.",
        f"Taken while a {_POWER[power][1]} is already there: you may {_ALLOWS[power][1]}.",
    )


def _card_name(card: Card) -> Pair:
    if card.family == NO_FAMILY:
        return _OWL
    family, animal = _FAMILY[card.family], _ANIMAL[ANIMALS.index(card.animal)]
    return f"{family[0]}-{animal[0]}", f"{family[1]} {animal[1]}"


def _card_help(card: Card) -> Pair:
    """One sentence for each thing that is printed on the card."""
    animal = card.animal
    said: list[Pair] = []
    if card.family == NO_FAMILY:
        said.append(
            (
                "При награждении заменяет одно животное любого семейства.",
                "Stands for one animal of any family when medals are awarded.",
            )
        )
    if animal.stars > 0:
        said.append(_stars(animal.stars))
    if animal.stars < 0:
        said.append(_black_spot(-animal.stars))
    if animal.power is not None:
        said.append(_power(animal.power))
    if animal.stars == 0 and animal.power is None:
        said.append(("Звёзд и свойств нет.", "No stars, no power."))
    return " ".join(ru for ru, _ in said), " ".join(en for _, en in said)


NAMES: dict[str, list[Pair]] = {
    "card": [_card_name(card) for card in PRINT],
    "family": _FAMILIES,
    "power": _POWER,
    "row": [("верхняя", "upper"), ("нижняя", "lower")],
}

_MOVES: dict[str, Pair] = {
    "move.take": ("Взять", "Take"),
    "move.take.row": ("Взять: {row} коллекция", "Take into the {row} collection"),
    "move.pass": ("Передать: {seat}", "Pass to {seat}"),
    "move.pass.back": (
        "Не брать: набор вернётся к ведущему",
        "Do not take: the set goes back to the leader",
    ),
    "move.skip": ("Не использовать свойство: {power}", "Skip the power: {power}"),
    "move.look": ("Шпион: посмотреть верх колоды", "Spy: look at the top of the deck"),
    "move.keep": ("Вернуть остальные как лежат", "Put the rest back as they are"),
    "move.done": ("Готово", "Done"),
    "move.name": ("Семейство совы: {family}", "The owl stands for: {family}"),
    "move.give_to": ("Подарить: {seat}", "Give it to {seat}"),
    "move.give_to.row": (
        "Подарить: {seat}, {row} коллекция",
        "Give it to {seat}, {row} collection",
    ),
    "move.steal": ("Украсть: {card}", "Steal: {card}"),
    "move.next": ("Следующей положить: {card}", "Comes next: {card}"),
    "move.give": ("Отдать: {card}", "Give away: {card}"),
    "move.lay": ("Выложить призовую: {card}", "Lay the prize card: {card}"),
    "move.replace": ("Заменить: {card}", "Replace: {card}"),
}

_EVENTS: dict[str, Pair] = {
    "event.season": ("Сезон {n}. Ведущий: {seat}", "Season {n}. {seat} leads"),
    "event.reveal": ("{seat} открывает: {card}", "{seat} turns up: {card}"),
    "event.pass": ("{seat} не берёт", "{seat} passes"),
    "event.no_room": ("{seat} пропускает: нет места", "{seat} has no room and passes"),
    "event.must_take": ("{seat}: набор надо взять", "{seat} has to take"),
    "event.take": ("{seat} берёт: {card}", "{seat} takes: {card}"),
    "event.complete": ("{seat}: коллекция собрана", "{seat}: a collection is complete"),
    "event.power": (
        "{seat}: срабатывает {power}, {n} {n:раз|раза|раз}",
        "{seat}: the {power} works, {n} {n:time|times}",
    ),
    "event.skip": (
        "{seat} не использует свойство: {power}",
        "{seat} skips a power: {power}",
    ),
    "event.lapse": (
        "{seat}: {power} ничего не может сделать",
        "{seat}: the {power} can do nothing",
    ),
    "event.steal": (
        "{seat} крадёт: {card} (теряет {seat2})",
        "{seat} steals from {seat2}: {card}",
    ),
    "event.bury": ("Под колоду уходит: {card}", "Under the deck goes: {card}"),
    "event.look": (
        "{seat} смотрит {n} {n:верхнюю карту|верхние карты|верхних карт} колоды",
        "{seat} looks at the top {n} {n:card|cards} of the deck",
    ),
    "event.see": ("{seat} видит: {card}", "{seat} sees: {card}"),
    "event.next": ("{seat} кладёт следующей: {card}", "{seat} puts next: {card}"),
    "event.keep": ("{seat} возвращает карты на колоду", "{seat} puts the cards back"),
    "event.give": (
        "{seat} дарит: {card} (получает {seat2})",
        "{seat} gives {seat2}: {card}",
    ),
    "event.stars": (
        "{seat}: {n} {n:звезда|звезды|звёзд}",
        "{seat}: {n} {n:star|stars}",
    ),
    "event.prize": ("{seat} получает призовую: {card}", "{seat} draws a prize card: {card}"),
    "event.prize.hidden": ("{seat} получает призовую карту", "{seat} draws a prize card"),
    "event.no_prize": (
        "{seat}: призовых карт не осталось",
        "{seat}: no prize cards are left",
    ),
    "event.exchange": (
        "{seat} выкладывает карту «{card}» вместо карты «{card2}»",
        "{seat} lays {card} in place of {card2}",
    ),
    "event.done": ("{seat} больше не меняет карты", "{seat} exchanges no more cards"),
    "event.owl": (
        "{seat}: семейство совы — {family}",
        "{seat}: the owl stands for: {family}",
    ),
    "event.medals": (
        "{seat} получает {n} {n:медаль|медали|медалей}: {family}",
        "{seat} wins {n} {n:medal|medals}: {family}",
    ),
    "event.end": ("Три сезона сыграны", "Three seasons are played"),
}

_REASONS: dict[str, Pair] = {
    "reason.offer_first": (
        "Сначала решите, брать ли предложенные карты.",
        "First decide whether to take the offered cards.",
    ),
    "reason.one_collection": (
        "Две коллекции бывают только в игре вдвоём.",
        "Only with two players does everybody have two collections.",
    ),
    "reason.no_room": (
        "В коллекции не больше {full} животных: места {space}, предложено {n}.",
        "A collection holds {full} animals at most: room for {space}, {n} offered.",
    ),
    "reason.three": (
        "Три карты обошли круг: их надо взять.",
        "Three cards have gone round: they have to be taken.",
    ),
    "reason.fills": (
        "Вернувшийся набор ровно дополняет коллекцию: его надо взять.",
        "The set came back and exactly completes a collection: it has to be taken.",
    ),
    "reason.alone": (
        "Коллекцию собирает только один игрок: он берёт каждую карту.",
        "Only one player still collects and takes every card.",
    ),
    "reason.powers_first": (
        "Сначала используйте или пропустите свойства взятых карт.",
        "First use or skip the powers of the cards you took.",
    ),
    "reason.no_power": (
        "Свойство «{power}» сейчас не действует: нужна пара таких животных.",
        "The {power} has no power now: it takes a pair of such animals.",
    ),
    "reason.put_back_first": (
        "Сначала верните на колоду карты, которые смотрит шпион.",
        "First put back the cards your spy looks at.",
    ),
    "reason.not_spied": (
        "Этой карты нет среди тех, что осталось вернуть.",
        "That is not one of the cards still to be put back.",
    ),
    "reason.look_first": (
        "Переставлять можно только карты, которые посмотрел шпион.",
        "Cards are rearranged after the spy has looked.",
    ),
    "reason.empty_deck": ("Колода пуста: смотреть нечего.", "The deck is empty."),
    "reason.own_card": (
        "Воришка крадёт карты у других, а не у себя.",
        "A thief robs others, not yourself.",
    ),
    "reason.not_robbable": (
        "Этой карты нет в коллекциях соперников.",
        "No rival has that card in a collection.",
    ),
    "reason.not_in_collection": (
        "Шутник отдаёт карту из той коллекции, куда он пришёл.",
        "The joker gives a card of the collection it joined.",
    ),
    "reason.gift_first": (
        "Сначала выберите карту, которую отдаёт шутник.",
        "First choose the card the joker gives.",
    ),
    "reason.receiver_first": (
        "Выберите, кому достанется подарок.",
        "Choose who gets the present.",
    ),
    "reason.not_receiver": (
        "Подарок идёт в чужую незавершённую коллекцию.",
        "A present goes to an incomplete collection of another player.",
    ),
    "reason.stage_three": (
        "Призовые карты и сова нужны на третьем этапе.",
        "Prize cards and the owl are for the third stage.",
    ),
    "reason.stage_one": (
        "Коллекции собраны: сейчас обмен призовых карт и награждение.",
        "The collections are complete: now prize cards are exchanged and medals awarded.",
    ),
    "reason.name_owl": (
        "Обмен закончен: назовите семейство совы.",
        "The exchange is over: name what the owl stands for.",
    ),
    "reason.owl_last": (
        "Семейство совы называет её владелец, и только после обмена.",
        "The owl is named after the exchange, by its owner.",
    ),
    "reason.place_first": (
        "Выберите карту, которую заменит призовая.",
        "Choose the card that the prize card replaces.",
    ),
    "reason.prize_first": (
        "Сначала выберите призовую карту.",
        "First choose a prize card.",
    ),
    "reason.not_your_prize": (
        "У вас нет такой призовой карты.",
        "You hold no such prize card.",
    ),
    "reason.not_yours": (
        "Заменить можно только карту своей коллекции.",
        "Only a card of your own collection can be replaced.",
    ),
    "reason.just_laid": (
        "Карту, выложенную в этом сезоне, обратно не меняют.",
        "A card laid this season is not exchanged again.",
    ),
}

_ASKS: dict[str, Pair] = {
    "ask.offer": (
        "Взять {n} {n:карту|карты|карт} или передать дальше?",
        "Take {n} {n:card|cards} or pass?",
    ),
    "ask.must_take": (
        "Карты надо взять. В какую коллекцию?",
        "The cards have to be taken. Into which collection?",
    ),
    "ask.powers": ("Используйте свойства взятых карт", "Use the powers of the cards you took"),
    "ask.steal": ("Какую карту украдёт воришка?", "Which card does the thief steal?"),
    "ask.look": ("Посмотреть верх колоды?", "Look at the top of the deck?"),
    "ask.give": ("Какую карту отдаст шутник?", "Which card does the joker give away?"),
    "ask.next": (
        "Какая карта ляжет следующей? Осталось {n}",
        "Which card comes next? {n} left",
    ),
    "ask.give_to": ("Кому подарить: {card}?", "Who gets it: {card}?"),
    "ask.exchange": (
        "Выложить призовую карту? У вас {n}",
        "Lay a prize card? You hold {n}",
    ),
    "ask.replace": ("Что заменит {card}?", "What does {card} replace?"),
    "ask.name": ("К какому семейству отнести сову?", "What does the owl stand for?"),
}

_SCORES: dict[str, Pair] = {
    "score.family": (
        "{n} {n:медаль|медали|медалей}: {family}",
        "{n} {n:medal|medals}: {family}",
    ),
    "score.bonus": (
        "Наборы по {group}: {n} × {bonus}",
        "Groups of {group}: {n} × {bonus}",
    ),
}

TEXTS: dict[str, Pair] = {
    "title": ("Анималия", "Animalia"),
    "about": (
        "Соберите лучших питомцев за три сезона выставки: берите карты или передавайте соседу.",
        "Collect the best pets over three seasons of a show: take cards or pass them on.",
    ),
    "option.set_uses": ("Свойства набора", "Powers of a set"),
    "option.set_uses.help": (
        "Сколько раз действует свойство, если взят набор с одинаковыми животными, "
        "а в коллекции таких ещё не было.",
        "How often a power works when a set with several such animals is taken "
        "and none was there before.",
    ),
    "option.set_uses.one": ("на одно меньше, чем карт", "one less than the cards"),
    "option.set_uses.all": ("каждая карта набора", "each card of the set"),
    "option.open_medals": ("Открытые медали", "Open medals"),
    "option.open_medals.help": (
        "Показывать всем, сколько у кого медалей. В правилах медали лежат закрытыми.",
        "Show everybody's medals. By the rules they lie face down.",
    ),
    "option.open_medals.false": ("закрыты", "face down"),
    "option.open_medals.true": ("открыты", "face up"),
    **_MOVES,
    **_EVENTS,
    **_REASONS,
    **_ASKS,
    **_SCORES,
}

WORDS = Words(
    TEXTS,
    NAMES,
    help={"card": [_card_help(card) for card in PRINT]},
    reconstructed={"card": frozenset(c for c, one in enumerate(PRINT) if one.animal.reconstructed)},
)
