"""All text of Vivarium, Russian and English."""

from __future__ import annotations

from menagerie.core.words import Pair, Words

from . import box

SPECIES: list[Pair] = [
    ("минерал", "mineral"),
    ("растение", "plant"),
    ("зверь", "animal"),
    ("дракон", "dragon"),
]
HABITAT: list[Pair] = [
    ("горы", "mountains"),
    ("леса", "forests"),
    ("пустыни", "deserts"),
    ("болота", "swamps"),
]
SYMBOL: list[Pair] = [("●", "●"), ("▲", "▲"), ("■", "■"), ("◆", "◆")]
EQUIPMENT: list[Pair] = [
    ("Сумка", "Bag"),
    ("Шляпа", "Hat"),
    ("Бинокль", "Binoculars"),
    ("Камера", "Camera"),
    ("Компас", "Compass"),
    ("Лампа", "Lamp"),
    ("Карта местности", "Map"),
    ("Лопата", "Shovel"),
]
_OF_HABITAT: list[Pair] = [
    ("гор", "Mountain"),
    ("лесов", "Forest"),
    ("пустынь", "Desert"),
    ("болот", "Swamp"),
]


def _creature(species: int, habitat: int, points: int) -> Pair:
    ru, en = SPECIES[species], _OF_HABITAT[habitat]
    return (f"{ru[0].capitalize()} {en[0]} {points}", f"{en[1]} {ru[1]} {points}")


def _equipment(kind: int, symbol: int, species: tuple[int, ...]) -> Pair:
    shown = [f" ({', '.join(SPECIES[n][i] for n in species)})" if species else "" for i in (0, 1)]
    name, mark = EQUIPMENT[kind], SYMBOL[symbol]
    return (f"{name[0]} {mark[0]}{shown[0]}", f"{name[1]} {mark[1]}{shown[1]}")


def _icon(icon: box.Icon) -> Pair:
    return (SPECIES if icon[0] == "species" else HABITAT)[icon[1]]


def _contracts() -> list[Pair]:
    pairs = [(_icon(a), _icon(b)) for a, b in box.PAIRS]
    return [
        *[(f"Пары: {a[0]} + {b[0]}", f"Pairs: {a[1]} + {b[1]}") for a, b in pairs],
        ("Наборы: четыре вида", "Sets: four species"),
        ("Наборы: четыре среды", "Sets: four habitats"),
        ("Наборы: виды и среды", "Sets: species and habitats"),
        *[(f"Снаряжение {mark[0]}", f"Equipment {mark[1]}") for mark in SYMBOL],
        ("Всё снаряжение", "All equipment"),
        ("Налегке", "Travelling light"),
        *[(f"Стартовый: {place[0]}", f"Starting: {place[1]}") for place in HABITAT],
        *[(f"Стартовый: {kind[0]}", f"Starting: {kind[1]}") for kind in SPECIES],
    ]


CARDS = [
    *[_creature(*card) for card in box.CREATURES],
    *[_equipment(*card) for card in box.EQUIPMENT],
    *_contracts(),
]
CELLS: list[Pair] = [
    (f"ряд {cell // 4 + 1}, столбец {cell % 4 + 1}", f"row {cell // 4 + 1}, column {cell % 4 + 1}")
    for cell in range(16)
]
DOMINOES: list[Pair] = [(f"{a}·{b}", f"{a}·{b}") for a, b, _ in box.DOMINOES]
TOKENS: list[Pair] = [
    ("песочные часы", "hourglass"),
    *[
        (f"{SPECIES[a][0]} и {SPECIES[b][0]}", f"{SPECIES[a][1]} and {SPECIES[b][1]}")
        for a, b in box.SPECIES_TOKENS
    ],
    ("снаряжение", "equipment"),
    ("контракты", "contracts"),
]

_ABILITIES: list[Pair] = [
    (
        "1 самоцвет. В конце игры это знак любой среды обитания, в каждом контракте своей.",
        "1 gem. At the end it is an icon of any habitat, a different one in each contract.",
    ),
    (
        "1 самоцвет. В конце игры это два знака вида, напечатанных на ней.",
        "1 gem. At the end it is the two species icons printed on it.",
    ),
    (
        "Можно взять соседние карты (сверху, снизу, слева, справа), по самоцвету за каждую.",
        "You may take the neighbours above, below, left and right, a gem for each.",
    ),
    (
        "За самоцвет посмотрите двух существ из колоды: одно ваше, другое уходит.",
        "For a gem look at two creatures from the deck: keep one, the other goes.",
    ),
    (
        "1 самоцвет и верхнее существо колоды.",
        "1 gem and the top creature of the deck.",
    ),
    (
        "2 самоцвета. Все остальные карты её столбца уходят из игры.",
        "2 gems. All other cards of its column leave the game.",
    ),
    ("3 самоцвета.", "3 gems."),
    (
        "1 самоцвет. Возьмите по существу на каждого игрока и раздайте: каждому по одному.",
        "1 gem. Draw a creature for every player and hand them out, one each.",
    ),
]


def _table(points: list[int]) -> str:
    return " / ".join(str(p) for p in points[1:])


def _help() -> list[Pair]:
    creatures = [
        (
            f"Вид: {SPECIES[a][0]}; среда: {HABITAT[b][0]}; очки: {p}.",
            f"Species: {SPECIES[a][1]}; habitat: {HABITAT[b][1]}; points: {p}.",
        )
        for a, b, p in box.CREATURES
    ]
    pair = (
        f"За 1, 2, 3, 4 и более пар: {_table(box.PAIR_POINTS)}. Карта входит в одну пару.",
        f"For 1, 2, 3, 4 or more pairs: {_table(box.PAIR_POINTS)}. A card is in one pair.",
    )
    of_set = [_table(box.SET_POINTS[kind]) for kind in ("species", "habitat", "both")]
    sets = [
        (
            f"За 1, 2, 3 и более набора из четырёх видов: {of_set[0]}. Шляпа даёт оба вида.",
            f"For 1, 2, 3 or more sets of the four species: {of_set[0]}. A hat gives both.",
        ),
        (
            f"За 1, 2, 3 и более набора из четырёх сред: {of_set[1]}. Сумка: любая среда.",
            f"For 1, 2, 3 or more sets of the four habitats: {of_set[1]}. A bag is any one.",
        ),
        (
            f"Набор: четыре существа четырёх разных видов и четырёх разных сред. {of_set[2]}.",
            f"A set: four creatures of four species and four habitats at once. {of_set[2]}.",
        ),
    ]
    symbols = [
        (f"3 очка за каждое снаряжение {m[0]}.", f"3 points for each equipment {m[1]}.")
        for m in SYMBOL
    ]
    return [
        *creatures,
        *[_ABILITIES[kind] for kind, _, _ in box.EQUIPMENT],
        *[pair for _ in box.PAIRS],
        *sets,
        *symbols,
        ("1 очко за каждое снаряжение.", "1 point for each equipment."),
        (
            "6 очков, минус 1 за каждое снаряжение; не меньше нуля.",
            "6 points, less 1 for each equipment; never below zero.",
        ),
        *[
            (f"1 очко за каждую карту среды «{p[0]}».", f"1 point for each card of the {p[1]}.")
            for p in HABITAT
        ],
        *[
            (f"1 очко за каждую карту вида «{k[0]}».", f"1 point for each {k[1]} card.")
            for k in SPECIES
        ],
    ]


_TOKEN_HELP: list[Pair] = [
    ("Первый раунд: никому ничего.", "The first round: nothing for anybody."),
    *[
        (
            f"Взявший «{ru}» получает самоцвет; у кого таких больше в конце раунда, тому жетон.",
            f"Whoever takes {en} gets a gem; most of them at the round's end wins the token.",
        )
        for ru, en in TOKENS[1:]
    ],
]

TEXTS: dict[str, Pair] = {
    "title": ("Виварий", "Vivarium"),
    "about": (
        "Экспедиция под землю: двумя домино выбирайте карты с поля 4 × 4 и исполняйте контракты.",
        "An expedition underground: two dominoes pick cards from a 4 × 4 board for your contracts.",
    ),
    # Options.
    "option.tools_in_starting": (
        "Шляпа и сумка в стартовых контрактах",
        "Hats and bags in starting contracts",
    ),
    "option.tools_in_starting.true": ("считаются", "count"),
    "option.tools_in_starting.false": ("не считаются", "do not count"),
    "option.tools_in_starting.help": (
        "Пример подсчёта в правилах читается двояко; от этого зависит только это.",
        "The worked example of the rulebook can be read two ways; only this depends on it.",
    ),
    # Moves.
    "move.give": (
        "Отдать домино {domino}, взять {domino2}",
        "Give the domino {domino}, take {domino2}",
    ),
    "move.take": ("Взять «{card}»: {cell}", "Take {card}: {cell}"),
    "move.take.gems": (
        "Взять «{card}»: {cell} за {n} {n:самоцвет|самоцвета|самоцветов}",
        "Take {card}: {cell} for {n} {n:gem|gems}",
    ),
    "move.cell": ("Взять карту: {cell}", "Take the card: {cell}"),
    "move.two_gems": ("Взять 2 самоцвета", "Take 2 gems"),
    "move.spot": (
        "В бинокль: «{card}», {cell}, за самоцвет",
        "With binoculars: {card}, {cell}, for a gem",
    ),
    "move.stop": ("Убрать бинокль", "Put the binoculars away"),
    "move.shoot": (
        "Камера: отдать самоцвет и посмотреть двух существ",
        "Camera: pay a gem and look at two creatures",
    ),
    "move.skip": ("Не использовать камеру", "Do not use the camera"),
    "move.keep": ("Оставить «{card}»", "Keep {card}"),
    "move.pick": ("Раздать «{card}»", "Hand out {card}"),
    "move.hand": ("Отдать игроку {seat}", "Give it to {seat}"),
    # Events.
    "event.swapped": (
        "{seat} кладёт в центр домино {domino} и берёт {domino2}.",
        "{seat} puts the domino {domino} in the centre and takes {domino2}.",
    ),
    "event.took": ("{seat} берёт «{card}» ({cell}).", "{seat} takes {card} ({cell})."),
    "event.paid": (
        "{seat} платит {n} {n:самоцвет|самоцвета|самоцветов}.",
        "{seat} pays {n} {n:gem|gems}.",
    ),
    "event.took_gems": (
        "{seat} берёт {n} {n:самоцвет|самоцвета|самоцветов} вместо карты.",
        "{seat} takes {n} {n:gem|gems} instead of a card.",
    ),
    "event.token_gem": (
        "Жетон «{token}»: {seat} получает самоцвет.",
        "The token ({token}) brings {seat} a gem.",
    ),
    "event.equipment_gems": (
        "«{card}»: {seat} получает {n} {n:самоцвет|самоцвета|самоцветов}.",
        "{card} brings {seat} {n} {n:gem|gems}.",
    ),
    "event.no_effect": (
        "«{card}»: {seat} остаётся без действия снаряжения.",
        "{card} does nothing for {seat} now.",
    ),
    "event.spotted": (
        "{seat} берёт в бинокль «{card}» ({cell}).",
        "{seat} takes {card} ({cell}) with binoculars.",
    ),
    "event.stopped": ("{seat} убирает бинокль.", "{seat} puts the binoculars away."),
    "event.skipped": ("{seat} не использует камеру.", "{seat} does not use the camera."),
    "event.saw": ("{seat} видит «{card}».", "{seat} sees {card}."),
    "event.saw.hidden": (
        "{seat} смотрит существо из колоды.",
        "{seat} looks at a creature from the deck.",
    ),
    "event.kept": ("{seat} оставляет «{card}».", "{seat} keeps {card}."),
    "event.rejected": ("{seat} убирает из игры «{card}».", "{seat} puts {card} away."),
    "event.rejected.hidden": (
        "{seat} убирает другое существо, не показывая.",
        "{seat} puts the other creature away unseen.",
    ),
    "event.drew": ("{seat} берёт из колоды «{card}».", "{seat} draws {card}."),
    "event.handed": (
        "{seat} раздаёт лопатой: «{card}» получает {seat2}.",
        "{seat} hands out {card} with the shovel: it goes to {seat2}.",
    ),
    "event.discarded": ("«{card}» уходит из игры ({cell}).", "{card} leaves the game ({cell})."),
    "event.token_won": (
        "{seat} получает жетон «{token}»: подходящих карт {n}.",
        "{seat} wins the token ({token}): {n} matching {n:card|cards}.",
    ),
    "event.token_unclaimed": (
        "Жетон «{token}» не достаётся никому: подходящих карт нет.",
        "Nobody wins the token ({token}): there are no matching cards.",
    ),
    "event.first_player": ("Первым теперь ходит {seat}.", "{seat} goes first now."),
    "event.flipped": (
        "Домино в центре перевёрнуты: открыто {domino}, закрыто {domino2}; уходит столбец {n}.",
        "The centre dominoes turn over: {domino} is open, {domino2} is not; column {n} goes.",
    ),
    "event.placed": ("На поле «{card}» ({cell}).", "{card} comes to the board ({cell})."),
    "event.round_begins": (
        "Раунд {n}, жетон: {token}.",
        "Round {n}, token: {token}.",
    ),
    "event.token_revealed": (
        "Жетон следующего раунда: {token}.",
        "The token of the next round: {token}.",
    ),
    "event.shown": (
        "{seat} открывает стартовые контракты: «{card}», «{card2}».",
        "{seat} shows the starting contracts: {card}, {card2}.",
    ),
    "event.game_over": ("Экспедиция окончена.", "The expedition is over."),
    # Questions.
    "ask.swap": (
        "Какое домино поменять на {domino} из центра?",
        "Which domino do you swap for {domino} in the centre?",
    ),
    "ask.choose": (
        "Какую карту взять? Или 2 самоцвета. У вас {n} {n:самоцвет|самоцвета|самоцветов}.",
        "Which card do you take? Or 2 gems. You have {n} {n:gem|gems}.",
    ),
    "ask.spot": (
        "Бинокль: взять соседнюю карту за самоцвет или закончить?",
        "Binoculars: take a neighbour for a gem, or stop?",
    ),
    "ask.shoot": (
        "Камера: отдать самоцвет, чтобы выбрать одно из двух существ?",
        "Camera: pay a gem to choose one of two creatures?",
    ),
    "ask.keep": ("Какое существо оставить?", "Which creature do you keep?"),
    "ask.pick": ("Лопата: какое существо раздать?", "Shovel: which creature goes out next?"),
    "ask.hand": ("Кому отдать «{card}»?", "Who gets {card}?"),
    # Reasons.
    "reason.swap_first": (
        "Сначала поменяйте одно из своих домино.",
        "First swap one of your dominoes.",
    ),
    "reason.swapped": ("Домино в этом ходу уже поменяно.", "You have swapped a domino already."),
    "reason.cell_empty": ("Здесь нет карты: {cell}.", "There is no card here: {cell}."),
    "reason.too_dear": (
        "До этой карты {n} {n:самоцвет|самоцвета|самоцветов}, а у вас {n2}.",
        "This card is {n} {n:gem|gems} away, and you have {n2}.",
    ),
    "reason.card_taken": (
        "Карта в этом ходу уже взята; закончите с тем, что спрашивают.",
        "You have taken a card already; finish what you are asked.",
    ),
    "reason.not_neighbour": (
        "Бинокль лежал не рядом: {cell}.",
        "The binoculars did not lie beside this cell: {cell}.",
    ),
    "reason.no_binoculars": ("Бинокль сейчас не действует.", "No binoculars are in use now."),
    "reason.no_camera": ("Камера сейчас не действует.", "No camera is in use now."),
    "reason.not_looked": (
        "Вы не смотрите на «{card}».",
        "You are not looking at {card}.",
    ),
    "reason.no_shovel": ("Лопата сейчас не действует.", "No shovel is in use now."),
    "reason.pick_first": (
        "Сначала выберите существо, потом игрока.",
        "First choose the creature, then the player.",
    ),
    "reason.picked": (
        "Существо выбрано: назовите игрока.",
        "The creature is chosen: name the player.",
    ),
    "reason.not_owed": (
        "Этому месту существо уже не полагается: каждому по одному.",
        "No creature is due to this seat: one each.",
    ),
    # Scores.
    "score.creatures": (
        "Существа: {n} {n:карта|карты|карт}",
        "Creatures: {n} {n:card|cards}",
    ),
    "score.gems": (
        "Самоцветы: {n}",
        "Gems: {n}",
    ),
    "score.tokens": ("Жетоны преимуществ: {n}", "Advantage tokens: {n}"),
    "score.contracts": ("Контракты: {n}", "Contracts: {n}"),
    "score.card": ("{card}", "{card}"),
    "score.token": ("{token}", "{token}"),
    "score.contract": ("{card}: {n}", "{card}: {n}"),
    "score.group": ("{card}", "{card}"),
}

WORDS = Words(
    texts=TEXTS,
    names={
        "card": CARDS,
        "cell": CELLS,
        "domino": DOMINOES,
        "token": TOKENS,
        "species": SPECIES,
        "habitat": HABITAT,
        "symbol": SYMBOL,
        "equipment": EQUIPMENT,
    },
    help={"card": _help(), "token": _TOKEN_HELP},
)
