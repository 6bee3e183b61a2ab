"""All text of Vivarium but what names.py makes from the components, Russian and English."""

from collections.abc import Sequence

from menagerie.core.words import Pair, Words

from . import components
from .advice_words import ADVICE
from .components import Contract, Creature, Domino, Equipment, Token
from .help import HELP
from .names import NAMES
from .short import SHORT
from .tables import PRINT

Row = Creature | Equipment | Contract | Domino | Token

TEXTS: dict[str, Pair] = {
    **ADVICE,
    "title": ("Виварий", "Vivarium"),
    "list.card": ("карты", "cards"),
    "list.domino": ("домино", "dominoes"),
    "list.token": ("жетоны", "tokens"),
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
    "move.take": ("Взять карту «{card}» ({cell})", "Take {card} ({cell})"),
    "move.take.gems": (
        "Взять карту «{card}» ({cell}) за {n} {n:самоцвет|самоцвета|самоцветов}",
        "Take {card} ({cell}) for {n} {n:gem|gems}",
    ),
    "move.cell": ("Взять карту ({cell})", "Take the card ({cell})"),
    "move.two_gems": (
        "Взять {n} {n:самоцвет|самоцвета|самоцветов}",
        "Take {n} {n:gem|gems}",
    ),
    "move.spot": (
        "С биноклем взять карту «{card}» ({cell}) за самоцвет",
        "With binoculars take {card} ({cell}) for a gem",
    ),
    "move.stop": ("Убрать бинокль", "Put the binoculars away"),
    "move.shoot": (
        "За самоцвет посмотреть двух существ",
        "Pay a gem, look at two creatures",
    ),
    "move.skip": ("Не использовать камеру", "Do not use the camera"),
    "move.keep": ("Оставить себе карту «{card}»", "Keep {card}"),
    "move.pick": ("Раздать карту «{card}»", "Hand out {card}"),
    "move.hand": ("Отдать {seat:dat}", "Give it to {seat}"),
    "move.hand.own": ("Оставить себе", "Keep it yourself"),
    # Events.
    "event.swapped": (
        "{seat} {seat:кладёт|кладёте} в центр домино {domino} и {seat:берёт|берёте} {domino2}.",
        "{seat} {seat:puts|put} the domino {domino} in the centre and {seat:takes|take} {domino2}.",
    ),
    "event.took": (
        "{seat} {seat:берёт|берёте} карту «{card}» ({cell}).",
        "{seat} {seat:takes|take} {card} ({cell}).",
    ),
    "event.paid": (
        "{seat} {seat:платит|платите} {n} {n:самоцвет|самоцвета|самоцветов}.",
        "{seat} {seat:pays|pay} {n} {n:gem|gems}.",
    ),
    "event.took_gems": (
        "{seat} {seat:берёт|берёте} {n} {n:самоцвет|самоцвета|самоцветов} вместо карты.",
        "{seat} {seat:takes|take} {n} {n:gem|gems} instead of a card.",
    ),
    "event.token_gem": (
        "Жетон «{token}» приносит {seat:dat} самоцвет.",
        "The token ({token}) brings {seat} a gem.",
    ),
    "event.equipment_gems": (
        "«{card}» приносит {seat:dat} {n} {n:самоцвет|самоцвета|самоцветов}.",
        "{card} brings {seat} {n} {n:gem|gems}.",
    ),
    "event.out_of_reach": (
        "{seat} не {seat:может|можете} дотянуться ни до одной карты.",
        "{seat} can reach no card.",
    ),
    "event.no_gem": (
        "{equipment}: у {seat:gen} нет самоцветов, платить нечем.",
        "{equipment}: {seat} {seat:has|have} no gem to pay with.",
    ),
    "event.no_neighbour": (
        "{equipment}: карт рядом нет, {seat:dat} нечего взять.",
        "{equipment}: there is no card beside it for {seat} to take.",
    ),
    "event.no_creature": (
        "{equipment}: колода существ пуста, {seat:dat} нечего взять.",
        "{equipment}: the creature deck is empty, there is nothing for {seat}.",
    ),
    "event.few_creatures": (
        "В колоде осталось только {n} {n:существо|существа|существ}.",
        "Only {n} {n:creature is|creatures are} left in the deck.",
    ),
    "event.spotted": (
        "{seat} с биноклем {seat:берёт|берёте} карту «{card}» ({cell}).",
        "{seat} {seat:takes|take} {card} ({cell}) with binoculars.",
    ),
    "event.stopped": (
        "{seat} {seat:убирает|убираете} бинокль.",
        "{seat} {seat:puts|put} the binoculars away.",
    ),
    "event.skipped": (
        "{seat} не {seat:использует|используете} камеру.",
        "{seat} {seat:does|do} not use the camera.",
    ),
    "event.saw": (
        "{seat} {seat:видит|видите} карту «{card}».",
        "{seat} {seat:sees|see} {card}.",
    ),
    "event.saw.hidden": (
        "{seat} {seat:смотрит|смотрите} карту существа из колоды.",
        "{seat} {seat:looks|look} at a creature from the deck.",
    ),
    "event.kept": (
        "{seat} {seat:оставляет|оставляете} себе карту «{card}».",
        "{seat} {seat:keeps|keep} {card}.",
    ),
    "event.rejected": (
        "{seat} {seat:сбрасывает|сбрасываете} карту «{card}», не показывая.",
        "{seat} {seat:discards|discard} {card} unseen.",
    ),
    "event.rejected.hidden": (
        "{seat} {seat:сбрасывает|сбрасываете} вторую карту, не показывая.",
        "{seat} {seat:discards|discard} the other card unseen.",
    ),
    "event.drew": (
        "{seat} {seat:берёт|берёте} из колоды карту «{card}».",
        "{seat} {seat:draws|draw} {card}.",
    ),
    "event.handed": (
        "Лопата: {seat2} {seat2:получает|получаете} карту «{card}».",
        "The shovel brings {seat2} {card}.",
    ),
    "event.discarded": (
        "Карта «{card}» ({cell}) уходит из игры.",
        "{card} ({cell}) leaves the game.",
    ),
    "event.token_won": (
        "{seat} {seat:получает|получаете} жетон «{token}»: подходящих карт больше всех, {n}.",
        "{seat} {seat:wins|win} the token ({token}) with {n} matching {n:card|cards}.",
    ),
    "event.token_tied": (
        "Подходящих карт поровну, по {n}: {seat} {seat:ходит|ходите} позже и "
        "{seat:получает|получаете} жетон «{token}».",
        "A tie at {n} matching {n:card|cards}: {seat} {seat:comes|come} later in turn order and "
        "{seat:wins|win} the token ({token}).",
    ),
    "event.token_unclaimed": (
        "Жетон «{token}» не достаётся никому: подходящих карт ни у кого нет.",
        "Nobody wins the token ({token}): there are no matching cards.",
    ),
    "event.first_player": (
        "Жетон первого игрока {seat:получает|получаете} {seat}.",
        "{seat} {seat:goes|go} first now.",
    ),
    "event.flipped": (
        "Домино в центре перевёрнуты: открыто {domino}, закрыто {domino2}. "
        "Карты столбца {n} уходят из игры.",
        "The centre dominoes turn over: {domino} is open, {domino2} is not. "
        "The cards of column {n} leave the game.",
    ),
    "event.placed": ("На поле выходит «{card}» ({cell}).", "{card} comes to the board ({cell})."),
    "event.round_begins": (
        "Раунд {n}. Жетон преимуществ: {token}.",
        "Round {n}. Advantage token: {token}.",
    ),
    "event.token_revealed": (
        "Жетон следующего раунда: {token}.",
        "The token of the next round: {token}.",
    ),
    "event.shown": (
        "{seat} {seat:открывает|открываете} стартовые контракты: «{card}», «{card2}».",
        "{seat} {seat:shows|show} the starting contracts: {card}, {card2}.",
    ),
    "event.game_over": ("Экспедиция окончена.", "The expedition is over."),
    # Questions.
    "ask.swap": (
        "Какое домино отдать за {domino} из центра?",
        "Which domino do you give for {domino}?",
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
        "Использовать камеру? Самоцвет за одно из двух существ.",
        "Use the camera? A gem for one of two creatures.",
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
        "This card costs {n} {n:gem|gems}, and you have {n2}.",
    ),
    "reason.card_taken": (
        "Карта в этом ходу уже взята: ответьте на вопрос о ней.",
        "You have taken a card already: answer the question about it.",
    ),
    "reason.not_neighbour": (
        "Бинокль лежал не рядом: {cell}.",
        "The binoculars did not lie beside it: {cell}.",
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
        "No creature is due to this player any more: one each.",
    ),
    # Scores.
    "tie.shared": (
        "{points}:{points}. При равенстве победу делят.",
        "{points}:{points}. Equal points share the victory.",
    ),
    "score.creatures": (
        "Существа ({n} {n:карта|карты|карт})",
        "Creatures ({n} {n:card|cards})",
    ),
    "score.gems": (
        "Самоцветы ({n})",
        "Gems ({n})",
    ),
    "score.tokens": ("Жетоны преимуществ ({n})", "Advantage tokens ({n})"),
    "score.contracts": ("Контракты ({n})", "Contracts ({n})"),
    "score.card": ("{card}", "{card}"),
    "score.token": ("{token}", "{token}"),
    "score.contract": ("{card} (засчитано: {n})", "{card} (counted: {n})"),
    "score.group": ("{card}", "{card}"),
}


def _reconstructed(rows: Sequence[Row]) -> frozenset[int]:
    return frozenset(number for number, row in enumerate(rows) if row.reconstructed)


WORDS = Words(
    texts=TEXTS,
    names=NAMES,
    help=HELP,
    short=SHORT,
    reconstructed={
        "card": _reconstructed(PRINT),
        "domino": _reconstructed(components.DOMINOES),
        "token": _reconstructed(components.TOKENS),
    },
)
