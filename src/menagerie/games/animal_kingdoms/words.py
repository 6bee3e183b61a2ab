"""All text of the game, Russian and English."""

from __future__ import annotations

from menagerie.core.words import Words

from . import components
from .components import AGES, DECREES, MODIFIER
from .decree_words import decree_help, decree_name
from .names import (
    BEAST_HELP,
    CARD_NAMES,
    KINGDOM_HELP,
    KINGDOM_NAMES,
    KINGDOM_TOKEN,
    TOKEN_HELP,
    TOKEN_NAMES,
    TYPE_NAMES,
    WITHDRAWAL_TOKEN,
)

PLUS = f"+{MODIFIER}"

TEXTS = {
    "title": ("Царства зверей", "Animal Kingdoms"),
    "about": (
        "Посылайте зверей в пять царств по их указам и станьте влиятельнее всех за три эпохи.",
        "Send beasts into five kingdoms by their decrees and be the strongest after three ages.",
    ),
    # Options
    "option.peace": ("Мирное соглашение", "Peace"),
    "option.peace.help": (
        "Вместо битв спор за первое место решает фишка в столице; если её нет, первое место "
        "у всех претендентов.",
        "Instead of battles the capital settles ties for first place; without it all are first.",
    ),
    "option.peace.false": ("битвы", "battles"),
    "option.peace.true": ("мир", "peace"),
    "option.level": ("Выскочка", "The upstart"),
    "option.level.help": (
        "Насколько силён соперник в одиночной игре.",
        "How strong the rival of the solo game is.",
    ),
    "option.level.easy": ("лёгкий", "easy"),
    "option.level.medium": ("средний", "medium"),
    "option.level.normal": ("обычный", "normal"),
    "option.level.hard": ("сложный", "hard"),
    "option.level.extra_hard": ("экстрасложный", "extra hard"),
    # Moves
    "move.card": ("Сыграть: {card}", "Play {card}"),
    "move.kingdom": ("Положить: {kingdom}", "Lay in {kingdom}"),
    "move.capital": (
        "Захватить столицу ({kingdom}) и отступить",
        "Take the capital of {kingdom} and withdraw",
    ),
    "move.mate": ("В сброс: {card}", "Discard {card}"),
    "move.rally": ("Сбор зверей: +1 очко", "Rally: +1 point"),
    "move.drop": ("Сбросить: {card}", "Discard {card}"),
    "move.draw": (
        "Хватит: взять {n} {n:карту|карты|карт}",
        "Enough: draw {n} {n:card|cards}",
    ),
    "move.withdraw": ("Отступить", "Withdraw"),
    "move.withdraw.token": (
        "Отступить раньше всех и взять жетон",
        "Withdraw first and take a token",
    ),
    "move.withdraw.forced": ("Отступить (ходов нет)", "Withdraw (nothing else is possible)"),
    "move.fight": ("В битву: {card}", "Fight with {card}"),
    "move.boost": (
        "Добавить {n} {n:модификатор|модификатора|модификаторов} «" + PLUS + "»",
        "Add {n} " + PLUS + " {n:modifier|modifiers}",
    ),
    "move.enough": ("Хватит", "Add nothing"),
    # Events
    "event.age": (
        "Эпоха {n} начинается. Первый ход: {seat}.",
        "Age {n} begins. First to move: {seat}.",
    ),
    "event.decree": ("Указ ({kingdom}): {decree}.", "Decree of {kingdom}: {decree}."),
    "event.picked": ("{seat} играет карту: {card}.", "{seat} plays {card}."),
    "event.laid": (
        "{seat} захватывает территорию: {kingdom}, {card}.",
        "{seat} claims a territory of {kingdom} with {card}.",
    ),
    "event.capital": (
        "{seat} захватывает столицу: {kingdom}, {card}.",
        "{seat} takes the capital of {kingdom} with {card}.",
    ),
    "event.mate": ("{seat} сбрасывает по указу: {card}.", "{seat} discards {card} by decree."),
    "event.rallied": (
        "{seat} объявляет сбор и получает 1 очко.",
        "{seat} rallies and gets 1 point.",
    ),
    "event.dropped": ("{seat} сбрасывает: {card}.", "{seat} discards {card}."),
    "event.drew": ("{seat} берёт карту: {card}.", "{seat} draws {card}."),
    "event.drew.hidden": ("{seat} берёт карту.", "{seat} draws a card."),
    "event.reshuffled": (
        "Колода перемешана: {n} {n:карта|карты|карт}.",
        "The deck is shuffled: {n} {n:card|cards}.",
    ),
    "event.withdrew": ("{seat} отступает.", "{seat} withdraws."),
    "event.token": (
        "{seat} берёт жетон отступления: {n}.",
        "{seat} takes a withdrawal token: {n}.",
    ),
    "event.token.hidden": (
        "{seat} берёт жетон отступления.",
        "{seat} takes a withdrawal token.",
    ),
    "event.tied": (
        "Битва: {kingdom}, претендентов: {n}.",
        "A battle for {kingdom}: {n} contenders.",
    ),
    "event.chose": ("{seat} готовит карту: {card}.", "{seat} gets {card} ready."),
    "event.chose.hidden": ("{seat} готовит карту.", "{seat} gets a card ready."),
    "event.showed": (
        "{seat} показывает карту: {card} ({kingdom}).",
        "{seat} shows {card} ({kingdom}).",
    ),
    "event.boosted": (
        "{seat} добавляет {n} {n:модификатор|модификатора|модификаторов}: теперь ранг {rank}.",
        "{seat} adds {n} {n:modifier|modifiers}: rank {rank} now.",
    ),
    "event.enough": ("{seat} ничего не добавляет.", "{seat} adds nothing."),
    "event.again": (
        "Ничья ({kingdom}): продолжают {n} {n:участник|участника|участников}.",
        "A tie ({kingdom}): {n} go on.",
    ),
    "event.won": ("{seat} побеждает в битве: {kingdom}.", "{seat} wins the battle for {kingdom}."),
    "event.shared": (
        "Карты кончились ({kingdom}): первое место делят {n} {n:участник|участника|участников}.",
        "No cards are left ({kingdom}): {n} share first place.",
    ),
    "event.consoled": (
        "{seat} получает модификатор «" + PLUS + "».",
        "{seat} gets a " + PLUS + " modifier.",
    ),
    "event.scored": (
        "{seat} получает {n} {n:очко|очка|очков}: {kingdom}.",
        "{seat} gets {n} {n:point|points} for {kingdom}.",
    ),
    "event.empty": (
        "Никого нет ({kingdom}): жетон уходит.",
        "Nobody is in {kingdom}: its token goes.",
    ),
    "event.council": (
        "{seat}: фишка из столицы переходит в совет, {kingdom}.",
        "{seat}: the cube in the capital of {kingdom} joins the council.",
    ),
    "event.token_points": (
        "{seat} открывает жетон отступления: {n} {n:очко|очка|очков}.",
        "{seat} turns up a withdrawal token: {n} {n:point|points}.",
    ),
    "event.modifier_points": (
        "{seat} получает {n} {n:очко|очка|очков} за неиспользованные модификаторы.",
        "{seat} gets {n} {n:point|points} for unused modifiers.",
    ),
    "event.over": ("Третья эпоха окончена.", "The third age is over."),
    "event.upstart_reveals": (
        "Выскочка открывает карту: {card}, цель: {kingdom}.",
        "The upstart reveals {card}, aiming at {kingdom}.",
    ),
    "event.upstart_skips": (
        "Выскочка пропускает: {kingdom}.",
        "The upstart passes over {kingdom}.",
    ),
    "event.upstart_lays": (
        "Выскочка захватывает территорию: {kingdom}, {card}.",
        "The upstart claims a territory of {kingdom} with {card}.",
    ),
    "event.upstart_capital": (
        "Выскочка захватывает столицу: {kingdom}, {card}.",
        "The upstart takes the capital of {kingdom} with {card}.",
    ),
    "event.upstart_discards": (
        "Выскочка сбрасывает младшую карту: {card}.",
        "The upstart discards a low card: {card}.",
    ),
    "event.upstart_bonus": (
        "Совпадение: выскочка играет карту бонуса, {card}.",
        "A match: the upstart plays its bonus card, {card}.",
    ),
    "event.upstart_new_bonus": (
        "Новая карта бонуса: {card}.",
        "A new bonus card: {card}.",
    ),
    "event.upstart_withdraws": ("Выскочка отступает.", "The upstart withdraws."),
    "event.upstart_shows": (
        "Выскочка открывает в битве: {card} ({kingdom}).",
        "The upstart shows {card} ({kingdom}).",
    ),
    "event.upstart_won": (
        "Выскочка побеждает в битве: {kingdom}.",
        "The upstart wins the battle for {kingdom}.",
    ),
    "event.upstart_scored": (
        "Выскочка получает {n} {n:очко|очка|очков}: {kingdom}.",
        "The upstart gets {n} {n:point|points} for {kingdom}.",
    ),
    "event.upstart_council": (
        "Фишка выскочки переходит в совет: {kingdom}.",
        "The upstart's cube joins the council of {kingdom}.",
    ),
    "event.upstart_begins": (
        "Эпоха {n} начинается. Первым ходит выскочка.",
        "Age {n} begins. The upstart moves first.",
    ),
    # Questions
    "ask.turn": (
        "Выберите зверя, объявите сбор или отступите.",
        "Choose a beast, rally, or withdraw.",
    ),
    "ask.turn.no_rally": (
        "Выберите зверя или отступите: сбор закрыт.",
        "Choose a beast or withdraw: rallying is closed.",
    ),
    "ask.turn.forced": (
        "Играть нечего, сбор закрыт: остаётся отступить.",
        "Nothing can be played and rallying is closed: withdraw.",
    ),
    "ask.lay": ("Куда идёт {card}?", "Where does {card} go?"),
    "ask.pair": (
        "Какую карту сбросить в пару к карте «{card}»?",
        "Which card is discarded along with {card}?",
    ),
    "ask.discards": (
        "Сбросьте карты; сброшено: {n}.",
        "Discard cards; discarded so far: {n}.",
    ),
    "ask.battle": (
        "Битва: {kingdom}. Какая карта пойдёт в бой?",
        "A battle for {kingdom}. Which card fights?",
    ),
    "ask.modify": (
        "Добавить модификаторы «" + PLUS + "»? У вас {n}, ранг карты {rank}.",
        "Add " + PLUS + " modifiers? You have {n}; your card stands at {rank}.",
    ),
    # Reasons
    "reason.level": (
        "Уровень выскочки выбирают только для одиночной игры.",
        "A level of the upstart is chosen for one player only.",
    ),
    "reason.turn": (
        "Сейчас можно сыграть карту, объявить сбор или отступить.",
        "Now you may play a card, rally or withdraw.",
    ),
    "reason.lay": (
        "Карта уже выбрана ({card}): укажите для неё царство.",
        "A card is already chosen ({card}): name its kingdom.",
    ),
    "reason.pair": (
        "По указу надо сбросить карту в пару к карте «{card}».",
        "By decree a second card is to be discarded along with {card}.",
    ),
    "reason.discards": (
        "Идёт сбор: сбросьте карту или закончите.",
        "You are rallying: discard a card or stop.",
    ),
    "reason.battle": (
        "Идёт битва: выберите для неё карту.",
        "A battle is on: choose a card for it.",
    ),
    "reason.modify": (
        "Карты открыты: добавьте модификаторы или откажитесь.",
        "The cards are shown: add modifiers or add nothing.",
    ),
    "reason.not_in_hand": ("Этой карты у вас нет: {card}.", "You do not hold {card}."),
    "reason.nowhere": (
        "Ни один указ не пускает эту карту ({card}).",
        "No decree lets this card in ({card}).",
    ),
    "reason.withdrawn": (
        "Сбор закрыт: в этой эпохе уже кто-то отступил.",
        "Rallying is closed: someone has withdrawn in this age.",
    ),
    "reason.rallies": (
        "Сбор закрыт: подряд объявлено {n} {n:сбор|сбора|сборов}, нужен захват.",
        "Rallying is closed: {n} {n:rally|rallies} in a row; a claim must come first.",
    ),
    "reason.no_cards": (
        "Для сбора нужна хотя бы одна карта на руке.",
        "A rally needs a card in hand.",
    ),
    "reason.drop_first": (
        "Сначала сбросьте хотя бы одну карту.",
        "Discard at least one card first.",
    ),
    "reason.full": ("Все территории заняты: {kingdom}.", "All territories of {kingdom} are taken."),
    "reason.capital_only": (
        "Свободна только столица ({kingdom}): захватите её и отступите.",
        "Only the capital of {kingdom} is free: take it and withdraw.",
    ),
    "reason.capital_last": (
        "Столицу захватывают последней ({kingdom}): ещё есть свободные территории.",
        "The capital of {kingdom} comes last: other territories are still free.",
    ),
    "reason.decree": (
        "{kingdom}, указ «{decree}» не пускает карту {card}.",
        "{kingdom}: the decree “{decree}” keeps out {card}.",
    ),
    "reason.decree.against": (
        "{kingdom}, указ «{decree}» не пускает карту {card}: мешает {card2}.",
        "{kingdom}: the decree “{decree}” keeps out {card} because of {card2}.",
    ),
    "reason.no_mate": (
        "{kingdom}, указ «{decree}»: на руке нет пары для карты {card}.",
        "{kingdom}, decree “{decree}”: your hand has no match for {card}.",
    ),
    "reason.not_mate": (
        "У карты {card} нет общего ранга или типа с картой {card2}.",
        "{card} shares neither rank nor type with {card2}.",
    ),
    "reason.modifiers": (
        "Столько модификаторов не добавить: у вас {n}.",
        "You cannot add that many modifiers: you have {n}.",
    ),
    # Score
    "score.rallies": ("Сборы зверей", "Rallies"),
    "score.age": ("Эпоха {n}", "Age {n}"),
    "score.kingdom": ("{kingdom}", "{kingdom}"),
    "score.token": (
        "Жетон отступления за эпоху {n}",
        "Withdrawal token of age {n}",
    ),
    "score.modifiers": ("Неиспользованные модификаторы", "Unused modifiers"),
    # The table
    "table.age": ("Эпоха {n} из " + str(AGES), "Age {n} of " + str(AGES)),
    "table.deck": ("колода {n}", "deck {n}"),
    "table.discards": ("сброс {n}", "discards {n}"),
    "table.upstart": ("Выскочка", "The upstart"),
    "table.bonus": ("карта бонуса: {card}", "bonus card: {card}"),
    "table.hand": ("Рука", "Hand"),
    "table.free": ("свободно", "free"),
    "table.council": ("совет", "council"),
    "table.first": ("первое место", "first place"),
    "table.out": ("больше не ходит", "out"),
    "table.battle": ("Битва: {kingdom}", "Battle for {kingdom}"),
    "table.points": ("{n} {n:очко|очка|очков}", "{n} {n:point|points}"),
}


RECONSTRUCTED = {
    "decree": {number for number, decree in enumerate(DECREES) if not decree.known},
    "kingdom": set() if components.ORDER_KNOWN else set(range(components.KINGDOMS)),
    "token": {
        token
        for token, known in (
            (KINGDOM_TOKEN, components.KINGDOM_TOKENS_KNOWN),
            (WITHDRAWAL_TOKEN, components.WITHDRAWAL_TOKENS_KNOWN),
        )
        if not known
    },
}

WORDS = Words(
    TEXTS,
    names={
        "card": CARD_NAMES,
        "kingdom": KINGDOM_NAMES,
        "decree": [decree_name(decree) for decree in DECREES],
        "token": TOKEN_NAMES,
        "type": TYPE_NAMES,
    },
    help={
        "card": BEAST_HELP,
        "kingdom": KINGDOM_HELP,
        "decree": [decree_help(decree) for decree in DECREES],
        "token": TOKEN_HELP,
    },
    reconstructed={kind: frozenset(found) for kind, found in RECONSTRUCTED.items()},
)
