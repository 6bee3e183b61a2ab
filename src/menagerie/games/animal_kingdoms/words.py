"""All text of the game, Russian and English."""

from menagerie.core.words import Words

from . import components, names
from .advice_words import ADVICE
from .components import AGES, DECREES, MODIFIER
from .decree_words import decree_help, decree_name, decree_short
from .event_words import EVENT_TEXTS

PLUS = f"+{MODIFIER}"

TEXTS = {
    **EVENT_TEXTS,
    "rival": ("Выскочка", "The upstart"),
    **ADVICE,
    "title": ("Царства зверей", "Animal Kingdoms"),
    "list.decree": ("указы", "decrees"),
    "list.kingdom": ("царства", "kingdoms"),
    "list.token": ("жетоны", "tokens"),
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
    "option.level": ("Уровень сложности", "Difficulty"),
    "option.level.help": (
        "Насколько силён выскочка, соперник в одиночной игре.",
        "How strong the upstart is, the rival of the solo game.",
    ),
    "option.level.easy": ("лёгкий", "easy"),
    "option.level.medium": ("средний", "medium"),
    "option.level.normal": ("обычный", "normal"),
    "option.level.hard": ("сложный", "hard"),
    "option.level.extra_hard": ("экстрасложный", "extra hard"),
    # Moves
    "move.card": ("Сыграть карту «{card}»", "Play {card}"),
    "move.kingdom": ("Сыграть в {kingdom}", "Play it to {kingdom}"),
    "move.kingdom.mate": (
        "Сыграть в {kingdom}, в сброс: «{card}»",
        "Play it to {kingdom}, discarding {card}",
    ),
    "move.capital": (
        "Захватить столицу ({kingdom}) и отступить",
        "Take the capital of {kingdom} and withdraw",
    ),
    "move.mate": ("Сбросить карту «{card}»", "Discard {card}"),
    "move.rally": ("Сбор зверей: +1 очко", "Rally: +1 point"),
    "move.drop": ("Сбросить карту «{card}»", "Discard {card}"),
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
    "move.fight": ("В битву: «{card}»", "Fight with {card}"),
    "move.boost": (
        "Добавить {n} {n:модификатор|модификатора|модификаторов} «" + PLUS + "»",
        "Add {n} " + PLUS + " {n:modifier|modifiers}",
    ),
    "move.enough": ("Не добавлять", "Add nothing"),
    # Questions
    "ask.turn": (
        "Сыграйте карту, объявите сбор зверей или отступите.",
        "Play a card, rally, or withdraw.",
    ),
    "ask.turn.no_rally": (
        "Сыграйте карту или отступите: сбор закрыт.",
        "Play a card or withdraw: rallying is closed.",
    ),
    "ask.turn.no_play": (
        "Сыграть нечего: объявите сбор зверей или отступите.",
        "No card can be played: rally or withdraw.",
    ),
    "ask.turn.forced": (
        "Сыграть нечего, и сбор закрыт: остаётся отступить.",
        "Nothing can be played and rallying is closed: withdraw.",
    ),
    "ask.lay": ("В какое царство сыграть карту «{card}»?", "To which kingdom does {card} go?"),
    "ask.pair": (
        "Какую карту сбросить в пару к карте «{card}»?",
        "Which card is discarded along with {card}?",
    ),
    "ask.discards": (
        "Какие карты сбросить? Уже в сбросе: {n}.",
        "Which cards do you discard? So far: {n}.",
    ),
    "ask.battle": (
        "Битва за {kingdom}: какая карта пойдёт в бой?",
        "A battle for {kingdom}: which card fights?",
    ),
    "ask.battle.upstart": (
        "Битва за {kingdom}: выскочка раскроет {n} {n:карту|карты|карт}. Какая пойдёт против?",
        "A battle for {kingdom}: the upstart will reveal {n} {n:card|cards}. Which card fights?",
    ),
    "ask.modify.ahead": (
        "Вы побеждаете, {rank} против {rank2}. Добавить «" + PLUS + "»? У вас {n}.",
        "You are winning, {rank} against {rank2}. Add " + PLUS + "? You have {n}.",
    ),
    "ask.modify.tied": (
        "Пока ничья, {rank} против {rank2}. Добавить «" + PLUS + "»? У вас {n}.",
        "A tie so far, {rank} against {rank2}. Add " + PLUS + "? You have {n}.",
    ),
    "ask.modify.behind": (
        "Вы проигрываете, {rank} против {rank2}. Добавить «" + PLUS + "»? У вас {n}.",
        "You are losing, {rank} against {rank2}. Add " + PLUS + "? You have {n}.",
    ),
    # Reasons
    "reason.level": (
        "Уровень сложности выбирают только для одиночной игры.",
        "A level of the upstart is chosen for one player only.",
    ),
    "reason.turn": (
        "Сейчас можно сыграть карту, объявить сбор зверей или отступить.",
        "Now you may play a card, rally or withdraw.",
    ),
    "reason.turn.no_rally": (
        "Сейчас можно сыграть карту или отступить.",
        "Now you may play a card or withdraw.",
    ),
    "reason.lay": (
        "Карта уже выбрана («{card}»): укажите для неё царство.",
        "A card is already chosen ({card}): name its kingdom.",
    ),
    "reason.pair": (
        "По указу надо сбросить карту в пару к карте «{card}».",
        "By decree a second card is to be discarded along with {card}.",
    ),
    "reason.discards": (
        "Идёт сбор зверей: сбросьте карту или закончите.",
        "You are rallying: discard a card or stop.",
    ),
    "reason.battle": (
        "Идёт битва: выберите для неё карту.",
        "A battle is on: choose a card for it.",
    ),
    "reason.modify": (
        "Карты раскрыты: добавьте модификаторы или откажитесь.",
        "The cards are shown: add modifiers or add nothing.",
    ),
    "reason.not_in_hand": ("Карты «{card}» у вас нет.", "You do not hold {card}."),
    "reason.nowhere": (
        "Карту «{card}» сейчас не принимает ни одно царство.",
        "No kingdom takes {card} now.",
    ),
    "reason.withdrawn": (
        "Сбор закрыт: в этой эпохе уже кто-то отступил.",
        "Rallying is closed: someone has withdrawn in this age.",
    ),
    "reason.rallies": (
        "Сбор закрыт: подряд объявлено {n} {n:сбор|сбора|сборов}, нужен захват территории.",
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
    "reason.full": (
        "{kingdom}: все территории уже захвачены.",
        "All territories of {kingdom} are taken.",
    ),
    "reason.capital_only": (
        "{kingdom}: свободна только столица, захватите её и отступите.",
        "Only the capital of {kingdom} is free: take it and withdraw.",
    ),
    "reason.capital_last": (
        "{kingdom}: столицу захватывают последней, а другие территории ещё свободны.",
        "The capital of {kingdom} comes last: other territories are still free.",
    ),
    "reason.decree": (
        "{kingdom}: указ «{decree}» не пускает карту «{card}».",
        "{kingdom}: the decree “{decree}” keeps out {card}.",
    ),
    "reason.decree.against": (
        "{kingdom}: указ «{decree}» не пускает карту «{card}», "
        "{n:мешает карта|мешают карты|мешают карты}: {card2}.",
        "{kingdom}: the decree “{decree}” keeps out {card}, because of "
        "{n:this card|these cards}: {card2}.",
    ),
    "reason.decree.no_match": (
        "{kingdom}: указ «{decree}» не пускает карту «{card}», "
        "{n:она не подходит к карте|она не подходит к картам|она не подходит к картам}: {card2}.",
        "{kingdom}: the decree “{decree}” keeps out {card}, which does not fit "
        "{n:this card|these cards}: {card2}.",
    ),
    "reason.no_mate": (
        "{kingdom}, указ «{decree}»: на руке нет пары для карты «{card}».",
        "{kingdom}, decree “{decree}”: your hand has no match for {card}.",
    ),
    "reason.not_mate": (
        "У карт «{card}» и «{card2}» нет общего ранга или типа.",
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
    "score.modifiers": ("Неиспользованные боевые модификаторы", "Unused modifiers"),
    "tie.ahead": (
        "{points}:{points}. Спор решает столица самого большого царства в третьей эпохе: "
        "{seat:побеждает|побеждаете} {seat}.",
        "{points}:{points}. {seat} {seat:wins|win} by the capital of the largest kingdom in age 3.",
    ),
    "tie.rival": (
        "{points}:{points}. При равенстве побеждает выскочка.",
        "{points}:{points}. Of equals the upstart wins.",
    ),
    "tie.shared": (
        "{points}:{points}. Столицу самого большого царства в третьей эпохе не захватил никто "
        "из равных.",
        "{points}:{points}. None of the equals took the capital of the largest kingdom in age 3.",
    ),
    # The table
    "table.age": ("Эпоха {n} из " + str(AGES), "Age {n} of " + str(AGES)),
    "table.deck": ("колода {n}", "deck {n}"),
    "table.discards": ("сброс {n}", "discards {n}"),
    "table.bonus": ("карта бонуса: {card}", "bonus card: {card}"),
    "table.out": ("отступление", "withdrawn"),
    "table.battle": ("Битва: {kingdom}", "Battle for {kingdom}"),
    "table.column.kingdom": ("Царство", "Kingdom"),
    "table.column.decree": ("Указ", "Decree"),
    "table.column.tokens": ("Жетоны", "Tokens"),
    "table.column.lands": ("♛ [совет]", "♛ [council]"),
    "table.last": (
        "Последняя карта царства — крайняя справа.",
        "The last card of a kingdom is the one on the right.",
    ),
    "table.ring": (
        "{kingdom} и {kingdom2} тоже соседи.",
        "{kingdom} and {kingdom2} are neighbours, too.",
    ),
    "table.points": ("{n} {n:очко|очка|очков}", "{n} {n:point|points}"),
}


RECONSTRUCTED = {
    "decree": {number for number, decree in enumerate(DECREES) if not decree.known},
    "kingdom": set() if components.ORDER_KNOWN else set(range(components.KINGDOMS)),
    "token": {
        token
        for token, known in (
            (names.KINGDOM_TOKEN, components.KINGDOM_TOKENS_KNOWN),
            (names.WITHDRAWAL_TOKEN, components.WITHDRAWAL_TOKENS_KNOWN),
        )
        if not known
    },
}

WORDS = Words(
    TEXTS,
    names={
        "card": names.CARD_NAMES,
        "kingdom": names.KINGDOM_NAMES,
        "decree": [decree_name(decree) for decree in DECREES],
        "token": names.TOKEN_NAMES,
        "type": names.TYPE_NAMES,
        "place": names.PLACE_NAMES,
    },
    help={
        "card": names.BEAST_HELP,
        "kingdom": names.KINGDOM_HELP,
        "decree": [decree_help(decree) for decree in DECREES],
        "token": names.TOKEN_HELP,
    },
    short={
        "card": names.BEAST_SHORT,
        "decree": [decree_short(decree) for decree in DECREES],
    },
    reconstructed={kind: frozenset(found) for kind, found in RECONSTRUCTED.items()},
)
