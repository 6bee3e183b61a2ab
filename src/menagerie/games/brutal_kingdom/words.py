"""All text of Brutal Kingdom, Russian and English."""

from __future__ import annotations

from menagerie.core.words import Pair, Words

from .card_help import HELP
from .components import CHARACTERS, INQUIRE, INTRIGUE, PENSION, REMOVED_WITH_THREE
from .names import NAMES, who_does

_INTRIGUER, _PENSIONER, _INQUISITOR = map(who_does, (INTRIGUE, PENSION, INQUIRE))
_REMOVED = f"1–{REMOVED_WITH_THREE}"

_MOVES: dict[str, Pair] = {
    "move.pass": ("Отдать: {card} → {seat}", "Pass the {card} to {seat}"),
    "move.play": ("Сыграть: {card}", "Play the {card}"),
    "move.victim": ("Устранить: {card} ({seat})", "Eliminate the {card} of {seat}"),
    "move.name.condemn": ("Приговорить: {card}", "Condemn the {card}"),
    "move.name.ask": ("Назвать: {card}", "Name the {card}"),
    "move.rank": ("Объявить ранг {rank}", "Announce rank {rank}"),
    "move.colour.bless": ("В часовню: {colour} власть", "Into the Chapel: {colour} influence"),
    "move.colour.claim": ("Взять жетон: {colour} власть", "Take a token: {colour} influence"),
    "move.skip": ("Пропустить", "Skip"),
    "move.skip.done": ("Готово", "Done"),
    "move.rise": ("Вернуть в игру: {card}", "Turn the {card} up again"),
    "move.give": ("Отдать в обмен: {card}", "Exchange the {card}"),
    "move.centre": ("Взять из центра: {place}", "Take from the centre: the {place}"),
    "move.partner.trade": ("Обменяться: {seat}", "Exchange with {seat}"),
    "move.partner.spy": ("Посмотреть руку: {seat}", "Look at the hand of {seat}"),
    "move.look": ("Посмотреть карты центра", "Look at the cards of the centre"),
}

_EVENTS: dict[str, Pair] = {
    "event.chapter": ("Начинается глава {n}.", "Chapter {n} begins."),
    "event.dealt": ("{seat} получает: {card}, {card2}.", "{seat} gets: {card}, {card2}."),
    "event.dealt.hidden": ("{seat} получает две карты.", "{seat} gets two cards."),
    "event.chose": ("{seat} выбирает карту для соседа.", "{seat} chooses a card for a neighbour."),
    "event.passed": (
        "{seat} отдаёт: {card} (получает {seat2}).",
        "{seat} passes the {card} to {seat2}.",
    ),
    "event.passed.hidden": (
        "{seat} отдаёт карту (получает {seat2}).",
        "{seat} passes a card to {seat2}.",
    ),
    "event.played": ("{seat} играет: {card}.", "{seat} plays the {card}."),
    "event.eliminated": (
        "{seat} ({card}) устраняет: {card2} ({seat2}).",
        "{seat} ({card}) eliminates the {card2} of {seat2}.",
    ),
    "event.turned": (
        "{seat} переворачивает лицом вниз {n} {n:карту|карты|карт}.",
        "{seat} turns {n} {n:card|cards} face down.",
    ),
    "event.risen": ("{seat} возвращает в игру: {card}.", "{seat} turns the {card} up again."),
    "event.skipped": ("{seat} пропускает.", "{seat} skips."),
    "event.exchanged": (
        "{seat} и {seat2} обмениваются картами ({back} рубашка).",
        "{seat} and {seat2} exchange a {back} card each.",
    ),
    "event.swapped": (
        "{seat} меняет карту с центром: {place}.",
        "{seat} exchanges a card with the centre: the {place}.",
    ),
    "event.received": ("{seat} получает: {card}.", "{seat} receives the {card}."),
    "event.received.hidden": ("{seat} получает карту.", "{seat} receives a card."),
    "event.looked_centre": ("{seat} смотрит карты центра.", "{seat} looks at the centre."),
    "event.saw_centre": ("В центре, {place}: {card}.", "In the centre, the {place}: {card}."),
    "event.looked_hand": ("{seat} смотрит руку: {seat2}.", "{seat} looks at the hand of {seat2}."),
    "event.saw_hand": ("На руке ({seat2}): {card}.", "In the hand of {seat2}: {card}."),
    "event.condemned": ("{seat} приговаривает: {card}.", "{seat} condemns the {card}."),
    "event.intrigued": (
        f"{{seat}} забирает карту «{{card}}», {_INTRIGUER.whom} получает {{seat2}}.",
        f"{{seat}} takes the {{card}}; the {_INTRIGUER.en} goes to {{seat2}}.",
    ),
    "event.blessed": (
        "{seat} кладёт жетон в часовню: {colour} власть.",
        "{seat} puts a token into the Chapel: {colour} influence.",
    ),
    "event.ranked": ("{seat} объявляет ранг {n}.", "{seat} announces rank {n}."),
    "event.asked": ("{seat} называет: {card}.", "{seat} names the {card}."),
    "event.shown": ("{seat} показывает: {card}.", "{seat} shows the {card}."),
    "event.nobody": ("Ни у кого на руке нет: {card}.", "Nobody holds the {card}."),
    "event.first": (
        "Карточка первого игрока: {seat} ({card}).",
        "The first-player card goes to {seat} ({card}).",
    ),
    "event.tokens": (
        "{seat}: {colour} власть, {n} {n:жетон|жетона|жетонов}.",
        "{seat} takes {n} {colour} {n:token|tokens}.",
    ),
    "event.short": (
        "{seat}: {colour} власть, не хватает {n} {n:жетона|жетонов|жетонов}.",
        "{seat}: {n} {colour} {n:token is|tokens are} missing in the stock.",
    ),
    "event.pension": (
        f"{{seat}} ({_PENSIONER.ru}) берёт жетон: {{colour}} власть.",
        f"{{seat}} ({_PENSIONER.en}) takes a {{colour}} token.",
    ),
    "event.marker": (
        "{seat} кладёт в часовню жетон устранения.",
        "{seat} puts an elimination token into the Chapel.",
    ),
    "event.finished": ("Игра окончена.", "The game is over."),
}

_ASKS: dict[str, Pair] = {
    "ask.pass": (
        "Какую карту отдать ({back} рубашка)? Получает {seat}.",
        "Which card do you pass to {seat} ({back} back)?",
    ),
    "ask.play": ("Какую карту сыграть?", "Which card do you play?"),
    "ask.victim": ("{card}: кого устранить?", "{card}: whom do you eliminate?"),
    "ask.rise": ("Какую свою карту вернуть в игру?", "Which of your cards do you turn up again?"),
    "ask.offer": ("{card}: какую карту обменять?", "{card}: which card do you exchange?"),
    "ask.pair": (
        "{card}: с кем обменять карту «{card2}»?",
        "{card}: with whom do you exchange the {card2}?",
    ),
    "ask.answer": (
        "{seat} меняется с вами вслепую: какую карту отдать ({back} рубашка)?",
        "{seat} exchanges with you, unseen: which card do you give ({back} back)?",
    ),
    "ask.gaze": ("{card}: посмотреть карты центра?", "{card}: do you look at the centre?"),
    "ask.lend": (
        "{card}: какую карту обменять с центром?",
        "{card}: which card do you exchange with the centre?",
    ),
    "ask.take": (
        "Какую карту центра взять за карту «{card2}»?",
        "Which card of the centre do you take for the {card2}?",
    ),
    "ask.condemn": ("{card}: кого приговорить?", "{card}: whom do you condemn?"),
    "ask.spy": ("{card}: чью руку посмотреть?", "{card}: whose hand do you look at?"),
    "ask.bless": (
        "{card}: жетон какого цвета положить в часовню?",
        "{card}: a token of which colour goes into the Chapel?",
    ),
    "ask.rank": ("{card}: ранг {rank2} или {rank}?", "{card}: rank {rank2} or {rank}?"),
    "ask.name": (
        "{card}: какого персонажа назвать?",
        "{card}: which character do you name?",
    ),
    "ask.replace": (
        "«{card2}» уходит в центр: какую карту взять взамен?",
        "The {card2} goes to the centre: which card do you take for it?",
    ),
    "ask.lose": (
        "Какую карту отдать за карту «{card2}»? Получает {seat}.",
        "Which card do you give to {seat} for the {card2}?",
    ),
    "ask.claim": ("{card}: какой жетон взять?", "{card}: which token do you take?"),
}

_REASONS: dict[str, Pair] = {
    "reason.now.pass": (
        "Сейчас выбирают карту для соседа.",
        "Now a card for the neighbour is chosen.",
    ),
    "reason.now.play": (
        "Сейчас нужно сыграть карту с руки.",
        "Now a card of the hand must be played.",
    ),
    "reason.now.victim": ("Сейчас нужно выбрать жертву.", "Now a victim must be chosen."),
    "reason.now.rise": (
        "Сейчас решает {card}: открыть свою карту или пропустить.",
        "Now the {card} decides: a card of your own turned up, or skip.",
    ),
    "reason.now.offer": (
        "Сейчас {card} предлагает карту или пропускает.",
        "Now the {card} offers a card or skips.",
    ),
    "reason.now.pair": (
        "Сейчас нужно выбрать, с кем меняться.",
        "Now a partner for the exchange must be chosen.",
    ),
    "reason.now.answer": (
        "Сейчас нужно отдать карту в обмен.",
        "Now a card must be given in exchange.",
    ),
    "reason.now.gaze": (
        "Сейчас решает {card}: смотреть или пропустить.",
        "Now the {card} decides: look or skip.",
    ),
    "reason.now.lend": (
        "Сейчас нужно выбрать карту для обмена с центром или пропустить.",
        "Now a card for the centre is chosen, or skip.",
    ),
    "reason.now.take": (
        "Сейчас нужно взять карту центра.",
        "Now a card of the centre must be taken.",
    ),
    "reason.now.condemn": ("Сейчас {card} называет жертву.", "Now the {card} names a victim."),
    "reason.now.spy": (
        "Сейчас решает {card}: посмотреть чью-то руку или пропустить.",
        "Now the {card} decides: whose hand, or skip.",
    ),
    "reason.now.bless": (
        "Сейчас нужно выбрать жетон для часовни.",
        "Now a token for the Chapel must be chosen.",
    ),
    "reason.now.rank": (
        f"Сейчас нужно объявить ранг {_INQUISITOR.of}.",
        f"Now the {_INQUISITOR.en}'s rank must be announced.",
    ),
    "reason.now.name": ("Сейчас нужно назвать персонажа.", "Now a character must be named."),
    "reason.now.replace": (
        "Сейчас нужно взять карту центра взамен показанной.",
        "Now a card of the centre must be taken for the one shown.",
    ),
    "reason.now.lose": (
        "Сейчас нужно отдать карту за показанную.",
        "Now a card must be given for the one shown.",
    ),
    "reason.now.claim": (
        "Сейчас решает {card}: взять жетон или пропустить.",
        "Now the {card} decides: a token, or skip.",
    ),
    "reason.not_in_hand": ("Карты «{card}» нет у вас на руке.", "You do not hold the {card}."),
    "reason.wrong_back": (
        "«{card}»: рубашка не подходит, нужна {back} карта.",
        "The {card} has the wrong back: a {back} card is needed.",
    ),
    "reason.must": ("Этот эффект обязателен.", "This effect is not optional."),
    "reason.no_seat": ("За столом нет такого игрока.", "There is no such player at the table."),
    "reason.own_stack": (
        "Своих персонажей не устраняют.",
        "Your own characters cannot be eliminated.",
    ),
    "reason.no_victim": (
        "{seat}: сверху нет открытой жертвы этой карты.",
        "The open top card of {seat} is no victim of this card.",
    ),
    "reason.not_in_game": ("Карты «{card}» нет в этой партии.", "The {card} is not in this game."),
    "reason.immune": ("{whom} нельзя приговорить.", "The {whom} cannot be condemned."),
    "reason.himself": ("«{card}» не может назвать сам себя.", "The {card} cannot name himself."),
    "reason.no_tokens": (
        "В запасе нет таких жетонов: {colour} власть.",
        "There is no {colour} token in the stock.",
    ),
    "reason.not_fallen": (
        "«{card}» не лежит лицом вниз в вашей стопке.",
        "The {card} does not lie face down in your stack.",
    ),
    "reason.traded": (
        "Уже обменяна {back} карта: вторая должна быть с другой рубашкой.",
        "A {back} card was exchanged already: the second must have the other back.",
    ),
    "reason.nobody_answers": (
        "Ни у кого больше нет карт с такой рубашкой: {back}.",
        "Nobody else holds a {back} card.",
    ),
    "reason.no_match": (
        "{seat}: на руке нет карты с такой рубашкой.",
        "{seat} holds no card with this back.",
    ),
    "reason.empty_hand": ("{seat}: на руке нет карт.", "{seat} has no cards in hand."),
    "reason.yourself": ("Выберите другого игрока.", "Choose another player."),
}

_REST: dict[str, Pair] = {
    "title": ("Звериное королевство", "Brutal Kingdom"),
    "about": (
        "Четыре главы придворных интриг: играйте своих персонажей, устраняйте чужих, собирайте "
        "жетоны власти. Чем меньше жетонов одного цвета разобрано, тем дороже каждый.",
        "Four chapters of court intrigue: play characters, eliminate those of others, collect "
        "influence. The fewer tokens of a colour are taken, the more each is worth.",
    ),
    "score.tokens": (
        "{colour} власть: {n} {n:жетон|жетона|жетонов} × {each}",
        "{colour}: {n} {n:token|tokens} × {each}",
    ),
    "score.kills": (
        "Устранения: {n} {n:очко|очка|очков}",
        "Eliminations: {n} {n:point|points}",
    ),
    "option.random_deck": ("Случайный состав втроём", "Random deck for three"),
    "option.random_deck.help": (
        f"Втроём: не убирать ранги {_REMOVED}, а в каждой главе откладывать не глядя по две карты "
        "каждой рубашки. Вчетвером ничего не меняет.",
        f"With three players: keep ranks {_REMOVED} and set two cards of each back aside, unseen, "
        "in every chapter. Changes nothing with four.",
    ),
    "option.random_deck.false": (f"без рангов {_REMOVED}", f"without ranks {_REMOVED}"),
    "option.random_deck.true": ("четыре карты в сторону", "four cards set aside"),
    "option.inquisitor": (
        f"Карта взамен у {_INQUISITOR.of}",
        f"The {_INQUISITOR.en}'s replacement card",
    ),
    "option.inquisitor.help": (
        "Откуда берётся карта взамен показанной: из центра (выбирает показавший) или с руки "
        f"{_INQUISITOR.of} (выбирает он сам).",
        "Where the card for the one shown comes from: the centre (the holder chooses) or the hand "
        f"of the {_INQUISITOR.en}'s player (who chooses).",
    ),
    "option.inquisitor.centre": ("из центра", "from the centre"),
    "option.inquisitor.hand": (
        f"с руки {_INQUISITOR.of}",
        f"from the {_INQUISITOR.en}'s hand",
    ),
    "option.memory": ("Памятка", "Memory aid"),
    "option.memory.help": (
        "Показывать каждому, что ему уже известно: отданные, подсмотренные и показанные карты.",
        "Show each player what that player has seen: cards passed, looked at and shown.",
    ),
    "option.memory.true": ("показывать", "shown"),
    "option.memory.false": ("помнить самим", "remember yourselves"),
}

WORDS = Words(
    {**_REST, **_MOVES, **_EVENTS, **_ASKS, **_REASONS},
    NAMES,
    HELP,
    reconstructed={"card": frozenset(c.card for c in CHARACTERS if c.reconstructed)},
)
