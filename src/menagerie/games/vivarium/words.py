"""All text of Vivarium but what names.py makes from the components, Russian and English."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.words import Pair, Words

from . import components
from .cards import PRINT
from .components import Contract, Creature, Domino, Equipment, Token
from .help import HELP
from .names import NAMES

Row = Creature | Equipment | Contract | Domino | Token

TEXTS: dict[str, Pair] = {
    "title": ("Виварий", "Vivarium"),
    "about": (
        "Экспедиция под землю: двумя домино выбирайте карты с поля 4 × 4 и выполняйте контракты.",
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
        "Пример подсчёта в правилах читается двояко; разница только в этом.",
        "The worked example of the rulebook can be read two ways; only this depends on it.",
    ),
    # Moves.
    "move.give": (
        "Отдать домино {domino}, взять {domino2}",
        "Give the domino {domino}, take {domino2}",
    ),
    "move.take": ("Взять карту «{card}»: {cell}", "Take {card}: {cell}"),
    "move.take.gems": (
        "Взять карту «{card}»: {cell} за {n} {n:самоцвет|самоцвета|самоцветов}",
        "Take {card}: {cell} for {n} {n:gem|gems}",
    ),
    "move.cell": ("Взять карту: {cell}", "Take the card: {cell}"),
    "move.two_gems": (
        "Взять {n} {n:самоцвет|самоцвета|самоцветов}",
        "Take {n} {n:gem|gems}",
    ),
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
    "move.keep": ("Оставить: «{card}»", "Keep {card}"),
    "move.pick": ("Раздать: «{card}»", "Hand out {card}"),
    "move.hand": ("Отдать: {seat}", "Give it to {seat}"),
    # Events.
    "event.swapped": (
        "{seat} кладёт в центр домино {domino} и берёт {domino2}.",
        "{seat} puts the domino {domino} in the centre and takes {domino2}.",
    ),
    "event.took": ("{seat} берёт карту «{card}» ({cell}).", "{seat} takes {card} ({cell})."),
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
        "{seat}: «{card}» сейчас ничего не даёт.",
        "{card} does nothing for {seat} now.",
    ),
    "event.spotted": (
        "{seat} берёт в бинокль карту «{card}» ({cell}).",
        "{seat} takes {card} ({cell}) with binoculars.",
    ),
    "event.stopped": ("{seat} убирает бинокль.", "{seat} puts the binoculars away."),
    "event.skipped": ("{seat} не использует камеру.", "{seat} does not use the camera."),
    "event.saw": ("{seat} видит карту «{card}».", "{seat} sees {card}."),
    "event.saw.hidden": (
        "{seat} смотрит существо из колоды.",
        "{seat} looks at a creature from the deck.",
    ),
    "event.kept": ("{seat} оставляет карту «{card}».", "{seat} keeps {card}."),
    "event.rejected": ("{seat} убирает из игры карту «{card}».", "{seat} puts {card} away."),
    "event.rejected.hidden": (
        "{seat} убирает другое существо, не показывая.",
        "{seat} puts the other creature away unseen.",
    ),
    "event.drew": ("{seat} берёт из колоды карту «{card}».", "{seat} draws {card}."),
    "event.handed": (
        "{seat} раздаёт лопатой: карту «{card}» получает {seat2}.",
        "{seat} hands out {card} with the shovel: it goes to {seat2}.",
    ),
    "event.discarded": ("«{card}» уходит из игры ({cell}).", "{card} leaves the game ({cell})."),
    "event.token_won": (
        "{seat} получает жетон «{token}» (подходящих карт: {n}).",
        "{seat} wins the token ({token}): {n} matching {n:card|cards}.",
    ),
    "event.token_unclaimed": (
        "Жетон «{token}» не достаётся никому: подходящих карт нет.",
        "Nobody wins the token ({token}): there are no matching cards.",
    ),
    "event.first_player": ("Жетон первого игрока получает {seat}.", "{seat} goes first now."),
    "event.flipped": (
        "Домино в центре перевёрнуты: открыто {domino}, закрыто {domino2}; уходит столбец {n}.",
        "The centre dominoes turn over: {domino} is open, {domino2} is not; column {n} goes.",
    ),
    "event.placed": ("На поле выходит «{card}» ({cell}).", "{card} comes to the board ({cell})."),
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
        "Какую карту взять? Или {instead} {instead:самоцвет|самоцвета|самоцветов}. "
        "У вас {n} {n:самоцвет|самоцвета|самоцветов}.",
        "Which card do you take? Or {instead} {instead:gem|gems}. You have {n} {n:gem|gems}.",
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
    "ask.hand": ("Кому отдать карту «{card}»?", "Who gets {card}?"),
    # Reasons.
    "reason.swap_first": (
        "Сначала поменяйте одно из своих домино.",
        "First swap one of your dominoes.",
    ),
    "reason.swapped": ("В этом ходу вы уже поменяли домино.", "You have swapped a domino already."),
    "reason.cell_empty": ("Здесь нет карты: {cell}.", "There is no card here: {cell}."),
    "reason.too_dear": (
        "Эта карта стоит {n} {n:самоцвет|самоцвета|самоцветов}, а у вас {n2}.",
        "This card is {n} {n:gem|gems} away, and you have {n2}.",
    ),
    "reason.card_taken": (
        "Карта в этом ходу уже взята: ответьте на вопрос о ней.",
        "You have taken a card already; finish what you are asked.",
    ),
    "reason.not_neighbour": (
        "Бинокль лежал не рядом с этой клеткой: {cell}.",
        "The binoculars did not lie beside this cell: {cell}.",
    ),
    "reason.no_binoculars": ("Бинокль сейчас не действует.", "No binoculars are in use now."),
    "reason.no_camera": ("Камера сейчас не действует.", "No camera is in use now."),
    "reason.not_looked": (
        "Карты «{card}» нет среди тех, что вы смотрите.",
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
        "Этому игроку существо больше не полагается: каждому по одному.",
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


def _reconstructed(rows: Sequence[Row]) -> frozenset[int]:
    return frozenset(number for number, row in enumerate(rows) if row.reconstructed)


WORDS = Words(
    texts=TEXTS,
    names=NAMES,
    help=HELP,
    reconstructed={
        "card": _reconstructed(PRINT),
        "domino": _reconstructed(components.DOMINOES),
        "token": _reconstructed(components.TOKENS),
    },
)
