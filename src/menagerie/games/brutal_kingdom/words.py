"""All text of Brutal Kingdom, Russian and English."""

from menagerie.core.words import Pair, Words

from .advice_words import ADVICE
from .card_help import HELP, SHORT
from .components import CHARACTERS, INQUIRE, INTRIGUE, PENSION, REMOVED_WITH_THREE, TRADE
from .names import NAMES, who_does

_INTRIGUER, _PENSIONER, _INQUISITOR, _TRADER = map(who_does, (INTRIGUE, PENSION, INQUIRE, TRADE))
_REMOVED = f"1–{REMOVED_WITH_THREE}"

_MOVES: dict[str, Pair] = {
    "move.pass": ("Оставить {whom}, отдать {whom2}", "Keep the {whom}, pass the {whom2}"),
    "move.pass.away": ("Отдать {whom} {seat:dat}", "Pass the {whom} to {seat}"),
    "move.play": ("Сыграть {whom}", "Play the {whom}"),
    "move.victim": ("Устранить {whom} {seat:gen}", "Eliminate {seat}'s {whom}"),
    "move.name.condemn": ("Назвать жертву: {card}", "Name the {card} as the victim"),
    "move.name.ask": ("Назвать {whom}", "Name the {whom}"),
    "move.rank": ("Объявить ранг {rank}", "Announce rank {rank}"),
    "move.colour.bless": ("В часовню: жетон {colour}", "Into the Chapel: a {colour} token"),
    "move.colour.claim": ("Взять жетон {colour}", "Take a {colour} token"),
    "move.skip": ("Пропустить", "Skip"),
    "move.skip.done": ("Готово", "Done"),
    "move.rise": ("Вернуть в игру {whom}", "Turn the {whom} up again"),
    "move.give": ("Отдать в обмен {whom}", "Exchange the {whom}"),
    "move.centre": ("Взять {taken}", "Take the {taken}"),
    "move.partner.trade": ("Обменяться с {seat:ins}", "Exchange with {seat}"),
    "move.partner.spy": ("Посмотреть карты {seat:gen}", "Look at {seat}'s hand"),
    "move.look": ("Посмотреть карты центра", "Look at the centre cards"),
}

_EVENTS: dict[str, Pair] = {
    "event.chapter": ("Начинается глава {n}.", "Chapter {n} begins."),
    "event.dealt": (
        "{seat} {seat:получает|получаете} карты «{card}» и «{card2}».",
        "{seat} {seat:gets|get} the {card} and the {card2}.",
    ),
    "event.dealt.hidden": (
        "{seat} {seat:получает|получаете} две карты.",
        "{seat} {seat:gets|get} two cards.",
    ),
    "event.chose": (
        "{seat} {seat:выбирает|выбираете} карту для соседа.",
        "{seat} {seat:chooses|choose} a card for a neighbour.",
    ),
    "event.passed": (
        "{seat} {seat:отдаёт|отдаёте} карту «{card}» {seat2:dat}.",
        "{seat} {seat:passes|pass} the {card} to {seat2}.",
    ),
    "event.passed.hidden": (
        "{seat} {seat:отдаёт|отдаёте} карту {seat2:dat}.",
        "{seat} {seat:passes|pass} a card to {seat2}.",
    ),
    "event.played": (
        "{seat} {seat:играет|играете} карту «{card}».",
        "{seat} {seat:plays|play} the {card}.",
    ),
    "event.eliminated": (
        "{seat} картой «{card}» {seat:устраняет|устраняете} у {seat2:gen} карту «{card2}».",
        "With the {card}, {seat} {seat:eliminates|eliminate} the {card2} in front of {seat2}.",
    ),
    "event.turned": (
        "{seat} {seat:переворачивает|переворачиваете} лицом вниз {n} {n:карту|карты|карт}.",
        "{seat} {seat:turns|turn} {n} {n:card|cards} face down.",
    ),
    "event.risen": (
        "{seat} {seat:возвращает|возвращаете} в игру карту «{card}».",
        "{seat} {seat:turns|turn} the {card} up again.",
    ),
    "event.skipped": ("{seat} {seat:пропускает|пропускаете}.", "{seat} {seat:skips|skip}."),
    "event.exchanged": (
        "{seat} {seat:обменивается|обмениваетесь} картами с {seat2:ins} ({back}).",
        "{seat} {seat:exchanges|exchange} a card with {seat2} ({back}).",
    ),
    "event.swapped": (
        "{seat} {seat:обменивает|обмениваете} карту на карту центра: {place}.",
        "{seat} {seat:exchanges|exchange} a card for a centre card: the {place}.",
    ),
    "event.received": (
        "{seat} {seat:получает|получаете} карту «{card}».",
        "{seat} {seat:receives|receive} the {card}.",
    ),
    "event.received.hidden": (
        "{seat} {seat:получает|получаете} карту.",
        "{seat} {seat:receives|receive} a card.",
    ),
    "event.looked_centre": (
        "{seat} {seat:смотрит|смотрите} карты центра.",
        "{seat} {seat:looks|look} at the centre cards.",
    ),
    "event.saw_centre": ("В центре: {place} — «{card}».", "In the centre, the {place}: {card}."),
    "event.looked_hand": (
        "{seat} {seat:смотрит|смотрите} карты на руке у {seat2:gen}.",
        "{seat} {seat:looks|look} at the cards {seat2} {seat2:holds|hold}.",
    ),
    "event.saw_hand": (
        "На руке у {seat2:gen}: «{card}».",
        "{seat2} {seat2:holds|hold} the {card}.",
    ),
    "event.condemned": (
        "{seat} {seat:называет|называете} жертву: {card}.",
        "{seat} {seat:names|name} the {card} as the victim.",
    ),
    "event.intrigued": (
        "{seat} {seat:забирает|забираете} у {seat2:gen} карту «{card}» и {seat:отдаёт|отдаёте} "
        f"взамен {_INTRIGUER.whom}.",
        "{seat} {seat:takes|take} the {card} from {seat2} and {seat:leaves|leave} "
        f"the {_INTRIGUER.en} there.",
    ),
    "event.blessed": (
        "{seat} {seat:кладёт|кладёте} в часовню жетон {colour}.",
        "{seat} {seat:puts|put} a {colour} token into the Chapel.",
    ),
    "event.ranked": (
        "{seat} {seat:объявляет|объявляете} ранг {n}.",
        "{seat} {seat:announces|announce} rank {n}.",
    ),
    "event.asked": (
        "{seat} {seat:называет|называете} персонажа: {card}.",
        "{seat} {seat:names|name} the {card}.",
    ),
    "event.shown": (
        "{seat} {seat:показывает|показываете} всем карту «{card}».",
        "{seat} {seat:shows|show} the {card} to all.",
    ),
    "event.nobody": ("Карты «{card}» нет ни у кого на руке.", "Nobody holds the {card}."),
    "event.first": (
        "Карточка первого игрока теперь у {seat:gen}: старшая карта — «{card}».",
        "{seat} {seat:gets|get} the first-player card: the {card} is highest.",
    ),
    "event.tokens": (
        "{seat} {seat:берёт|берёте} {n} {n:жетон|жетона|жетонов} {colour}.",
        "{seat} {seat:takes|take} {n} {colour} {n:token|tokens}.",
    ),
    "event.short": (
        "В запасе не хватает {n} {n:жетона|жетонов|жетонов} {colour} для {seat:gen}.",
        "The stock is {n} {colour} {n:token|tokens} short for {seat}.",
    ),
    "event.pension": (
        f"{{seat}} {{seat:берёт|берёте}} жетон {{colour}} ({_PENSIONER.ru}).",
        f"{{seat}} {{seat:takes|take}} a {{colour}} token ({_PENSIONER.en}).",
    ),
    "event.marker": (
        "{seat} {seat:кладёт|кладёте} в часовню жетон устранения.",
        "{seat} {seat:puts|put} an elimination token into the Chapel.",
    ),
    "event.finished": ("Игра окончена.", "The game is over."),
}

_ASKS: dict[str, Pair] = {
    "ask.pass": (
        "Какую карту оставить? Другую получит {seat}.",
        "Which card do you keep? The other goes to {seat}.",
    ),
    "ask.play": ("Какую карту сыграть?", "Which card do you play?"),
    "ask.victim": ("{card}: кого устранить?", "{card}: whom do you eliminate?"),
    "ask.rise": (
        "{card}: какую свою карту вернуть в игру?",
        "{card}: which of your cards do you turn up again?",
    ),
    "ask.offer": (
        "{card}: какую карту обменять вслепую?",
        "{card}: which card do you exchange, unseen?",
    ),
    "ask.offer.open": (
        "{card}: какую карту обменять? Её увидят все.",
        "{card}: which card do you exchange? All will see it.",
    ),
    "ask.pair": (
        "{card}: с кем обменять карту «{card2}»?",
        "{card}: with whom do you exchange the {card2}?",
    ),
    "ask.answer": (
        "{seat} обменивается с вами вслепую: какую карту отдать ({back})?",
        "{seat} exchanges with you, unseen: which card do you give ({back})?",
    ),
    "ask.answer.open": (
        "{seat} предлагает карту «{card2}»: какую отдать взамен ({back})?",
        "{seat} offers the {card2}: which card do you give for it ({back})?",
    ),
    "ask.gaze": ("{card}: посмотреть карты центра?", "{card}: do you look at the centre cards?"),
    "ask.lend": (
        "{card}: какую карту обменять на карту центра?",
        "{card}: which card do you exchange for a centre card?",
    ),
    "ask.take": (
        "Какую карту центра взять за карту «{card2}»?",
        "Which centre card do you take for the {card2}?",
    ),
    "ask.condemn": ("{card}: кого назвать жертвой?", "{card}: whom do you name as the victim?"),
    "ask.spy": ("{card}: чьи карты посмотреть?", "{card}: whose hand do you look at?"),
    "ask.bless": (
        "{card}: жетон какой власти положить в часовню?",
        "{card}: a token of which influence goes into the Chapel?",
    ),
    "ask.rank": ("{card}: ранг {rank2} или {rank}?", "{card}: rank {rank2} or {rank}?"),
    "ask.name": ("{card}: какого персонажа назвать?", "{card}: which character do you name?"),
    "ask.replace": (
        "Карта «{card2}» уходит в центр: какую взять взамен?",
        "The {card2} goes to the centre: which card do you take for it?",
    ),
    "ask.lose": (
        "Какую карту отдать {seat:dat} за карту «{card2}»?",
        "Which card do you give to {seat} for the {card2}?",
    ),
    "ask.claim": (
        "{card}: жетон какой власти взять?",
        "{card}: a token of which influence do you take?",
    ),
}

_REASONS: dict[str, Pair] = {
    "reason.now.pass": (
        "Сейчас выберите, какую карту оставить себе.",
        "Choose which card to keep first.",
    ),
    "reason.now.play": ("Сейчас сыграйте карту с руки.", "Play a card from your hand first."),
    "reason.now.victim": ("Сейчас выберите, кого устранить.", "Choose whom to eliminate first."),
    "reason.now.rise": (
        "{card}: верните в игру одну свою карту или пропустите.",
        "{card}: turn one of your cards up again, or skip.",
    ),
    "reason.now.offer": (
        "{card}: выберите карту для обмена или пропустите.",
        "{card}: choose a card to exchange, or skip.",
    ),
    "reason.now.pair": (
        "{card}: выберите, с кем обменяться.",
        "{card}: choose a partner for the exchange.",
    ),
    "reason.now.answer": (
        "Сейчас выберите карту, которую отдадите в обмен.",
        "Choose the card you give in exchange first.",
    ),
    "reason.now.gaze": (
        "{card}: посмотрите карты центра или пропустите.",
        "{card}: look at the centre cards, or skip.",
    ),
    "reason.now.lend": (
        "{card}: выберите карту для обмена с центром или пропустите.",
        "{card}: choose a card for the centre, or skip.",
    ),
    "reason.now.take": ("{card}: возьмите карту центра.", "{card}: take a centre card."),
    "reason.now.condemn": ("{card}: назовите жертву.", "{card}: name a victim."),
    "reason.now.spy": (
        "{card}: выберите, чьи карты посмотреть, или пропустите.",
        "{card}: choose whose hand to look at, or skip.",
    ),
    "reason.now.bless": (
        "{card}: выберите жетон для часовни.",
        "{card}: choose a token for the Chapel.",
    ),
    "reason.now.rank": (
        f"Сейчас объявите ранг {_INQUISITOR.of}.",
        f"Announce the {_INQUISITOR.en}'s rank first.",
    ),
    "reason.now.name": ("{card}: назовите персонажа.", "{card}: name a character."),
    "reason.now.replace": (
        "Сейчас возьмите карту центра взамен показанной.",
        "Take a centre card for the one shown first.",
    ),
    "reason.now.lose": (
        "Сейчас отдайте карту за показанную.",
        "Give a card for the one shown first.",
    ),
    "reason.now.claim": (
        "{card}: возьмите жетон или пропустите.",
        "{card}: take a token, or skip.",
    ),
    "reason.not_in_hand": ("Карты «{card}» нет у вас на руке.", "You do not hold the {card}."),
    "reason.wrong_back": (
        "«{card}»: не тот оборот, нужен {back}.",
        "The {card} has the wrong back: a {back} is needed.",
    ),
    "reason.wrong_place": (
        "Не та карта центра: нужен {back}, как у отданной.",
        "The wrong centre card: a {back} is needed, like that of the card you gave.",
    ),
    "reason.must": ("Этот эффект обязателен.", "This effect is not optional."),
    "reason.laid_down": (
        "Карта для обмена уже выложена. Её можно вернуть отменой хода.",
        "The card for the exchange is laid down already. Undo takes it back.",
    ),
    "reason.no_seat": ("За столом нет такого игрока.", "There is no such player at the table."),
    "reason.own_stack": (
        "Своих персонажей не устраняют.",
        "Your own characters cannot be eliminated.",
    ),
    "reason.no_victim": (
        "У {seat:gen} сверху нет открытой жертвы этой карты.",
        "{seat} {seat:has|have} no victim of this card open on top.",
    ),
    "reason.not_in_game": ("Карты «{card}» нет в этой партии.", "The {card} is not in this game."),
    "reason.immune": (
        "{whom} нельзя назвать жертвой.",
        "The {whom} cannot be named as the victim.",
    ),
    "reason.himself": ("{card} не может назвать сам себя.", "The {card} cannot name himself."),
    "reason.no_tokens": (
        "В запасе нет жетонов {colour}.",
        "There is no {colour} token in the stock.",
    ),
    "reason.not_fallen": (
        "Карта «{card}» не лежит лицом вниз в вашей стопке.",
        "The {card} does not lie face down in your stack.",
    ),
    "reason.traded": (
        "Такую карту ({back}) вы уже обменяли: у второй должен быть другой оборот.",
        "You have exchanged such a card ({back}) already: the second must have the other back.",
    ),
    "reason.nobody_answers": (
        "Больше ни у кого нет такой карты ({back}).",
        "Nobody else holds such a card ({back}).",
    ),
    "reason.no_match": (
        "У {seat:gen} на руке нет карты с таким оборотом.",
        "{seat} {seat:holds|hold} no card with this back.",
    ),
    "reason.empty_hand": (
        "У {seat:gen} на руке нет карт.",
        "{seat} {seat:has|have} no cards in hand.",
    ),
    "reason.yourself": ("Выберите другого игрока.", "Choose another player."),
}

_REST: dict[str, Pair] = {
    "title": ("Звериное королевство", "Brutal Kingdom"),
    "list.card": ("карты", "cards"),
    "about": (
        "Четыре главы придворных интриг: играйте персонажей, устраняйте чужих, копите жетоны.",
        "Four chapters of court intrigue: play characters, eliminate others, gather tokens.",
    ),
    "score.tokens": (
        "{n} {n:жетон|жетона|жетонов} {colour} × {each}",
        "{n} {colour} {n:token|tokens} × {each}",
    ),
    "score.kills": (
        "Устранения: {n} {n:очко|очка|очков}",
        "Eliminations: {n} {n:point|points}",
    ),
    "tie.ahead": (
        "{points}:{points}. Спор решает карточка первого игрока: чем ближе к ней по часовой "
        "стрелке, тем выше. Впереди {seat}.",
        "{points}:{points}. The first-player card decides, then who is nearest to it clockwise: "
        "{seat} {seat:is|are} ahead.",
    ),
    "option.random_deck": ("Случайный состав втроём", "Random deck for three"),
    "option.random_deck.help": (
        f"Втроём: убрать ранги {_REMOVED}, или в каждой главе откладывать не глядя по две карты с "
        "каждым оборотом, или и то и другое: тогда в центре ничего не лежит. Вчетвером ничего не "
        "меняет.",
        f"With three players: ranks {_REMOVED} stay in the box, or two cards of each back are set "
        "aside, unseen, in every chapter, or both: then nothing lies in the centre. Changes "
        "nothing with four.",
    ),
    "option.random_deck.false": (f"без рангов {_REMOVED}", f"without ranks {_REMOVED}"),
    "option.random_deck.true": ("четыре карты в сторону", "four cards set aside"),
    "option.random_deck.both": ("и то и другое", "both"),
    "option.courtesan": (f"{_TRADER.ru}: карта для обмена", f"{_TRADER.en}: the card offered"),
    "option.courtesan.help": (
        f"Сыгравший {_TRADER.whom} кладёт свою карту перед партнёром закрытой или открыто, и тогда "
        "её видят все, а партнёр решает, что отдать, уже зная её.",
        f"The {_TRADER.en}'s player lays a card before the partner face down, or open: then all "
        "see it, and the partner answers knowing it.",
    ),
    "option.courtesan.hidden": ("закрыта", "face down"),
    "option.courtesan.open": ("открыта", "open"),
    "option.black_knight": (f"{_PENSIONER.ru}: жетон", f"{_PENSIONER.en}: the token"),
    "option.black_knight.help": (
        "Даёт ли он жетон только тому, кто за главу не получил жетонов власти, или всегда.",
        "Whether his token is only for a player whom the chapter brought no influence, or for any.",
    ),
    "option.black_knight.unpaid": ("если других нет", "if there is no other"),
    "option.black_knight.always": ("всегда", "always"),
    "option.inquisitor": (
        f"{_INQUISITOR.ru}: карта взамен показанной",
        f"{_INQUISITOR.en}: the card for the one shown",
    ),
    "option.inquisitor.help": (
        "Откуда берётся карта взамен показанной: из центра (выбирает тот, кто показал) или с руки "
        f"игрока, сыгравшего {_INQUISITOR.of} (выбирает он сам).",
        "Where the card for the one shown comes from: the centre (whoever showed it chooses) or "
        f"the hand of the {_INQUISITOR.en}'s player (who chooses).",
    ),
    "option.inquisitor.centre": ("из центра", "from the centre"),
    "option.inquisitor.hand": (
        f"с руки сыгравшего {_INQUISITOR.of}",
        f"from the hand of the {_INQUISITOR.en}'s player",
    ),
    "option.memory": ("Подсказки памяти", "Memory aid"),
    "option.memory.help": (
        "Показывать каждому, что он уже знает о скрытых картах: отданных, увиденных, показанных, "
        "и что из этого следует.",
        "Show each player what that player knows of hidden cards: passed, looked at or shown, and "
        "what follows from it.",
    ),
    "option.memory.true": ("показывать", "shown"),
    "option.memory.false": ("помнить самим", "players remember"),
}

WORDS = Words(
    {**_REST, **_MOVES, **_EVENTS, **_ASKS, **_REASONS, **ADVICE},
    NAMES,
    HELP,
    SHORT,
    reconstructed={"card": frozenset(c.card for c in CHARACTERS if c.reconstructed)},
)
