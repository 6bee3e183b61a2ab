"""All text of Animalia, Russian and English. What is said of single cards is in cardwords.py."""

from menagerie.core.words import Pair, Words

from .advice_words import ADVICE
from .cardwords import ALLOWS, FAMILIES, KINDS, POWER, card_help, card_name, card_short
from .components import PRINT

NAMES: dict[str, list[Pair]] = {
    "card": [card_name(card) for card in PRINT],
    "family": FAMILIES,
    "kind": KINDS,
    "power": POWER,
    "row": [("верхняя", "upper"), ("нижняя", "lower")],
    "into": [("верхнюю", "upper"), ("нижнюю", "lower")],  # a row, as something is laid into it
}

_MOVES: dict[str, Pair] = {
    "move.take": ("Взять", "Take"),
    "move.take.row": ("Взять в {into} коллекцию", "Take into the {into} collection"),
    "move.pass": ("Передать {seat:dat}", "Pass to {seat}"),
    "move.pass.back": ("Вернуть ведущему", "Back to the leader"),
    "move.pass.alone": ("Не брать", "Do not take"),
    "move.skip": ("Не использовать: {power}", "Do not use the {power}"),
    "move.look": ("Посмотреть верх колоды", "Look at the top of the deck"),
    "move.keep": ("Оставить остальные в этом порядке", "Leave the rest in this order"),
    "move.done": ("Готово", "Done"),
    "move.name": ("Семейство совы: {family}", "The owl stands for {family}"),
    "move.give_to": ("Подарить {seat:dat}", "Give it to {seat}"),
    "move.give_to.row": (
        "Подарить {seat:dat} в {into} коллекцию",
        "Give it to {seat}, {into} collection",
    ),
    "move.steal": ("Украсть карту «{card}»", "Steal the {card}"),
    "move.next": ("Следующей выйдет «{card}»", "The {card} comes next"),
    "move.give": ("Отдать карту «{card}»", "Give the {card} away"),
    "move.lay": ("Выложить призовую карту «{card}»", "Lay the prize card {card}"),
    "move.replace": ("Заменить карту «{card}»", "Replace the {card}"),
}

_EVENTS: dict[str, Pair] = {
    "event.season": (
        "Сезон {n}, этап 1: составление коллекции. Ведущим {seat:становится|становитесь} {seat}.",
        "Season {n}, stage 1: collections, and {seat} {seat:leads|lead}.",
    ),
    "event.open": (
        "{seat} {seat:открывает|открываете} карту «{card}».",
        "{seat} {seat:turns|turn} up the {card}.",
    ),
    "event.reveal": (
        "{seat} {seat:открывает|открываете} карту «{card}».",
        "{seat} {seat:turns|turn} up the {card}.",
    ),
    "event.pass": ("{seat} не {seat:берёт|берёте}.", "{seat} {seat:passes|pass}."),
    "event.no_room": (
        "{seat} {seat:пропускает|пропускаете}: не хватает места.",
        "{seat} {seat:has|have} no room and {seat:passes|pass}.",
    ),
    "event.must_take": (
        "Пасовать нельзя: {seat} {seat:берёт|берёте} {n} {n:карту|карты|карт}.",
        "No passing: {seat} {seat:has|have} to take {n} {n:card|cards}.",
    ),
    "event.take": (
        "{seat} {seat:берёт|берёте} карту «{card}».",
        "{seat} {seat:takes|take} the {card}.",
    ),
    "event.complete": (
        "{seat} {seat:завершает|завершаете} коллекцию.",
        "{seat} {seat:completes|complete} a collection.",
    ),
    "event.power": (
        "{seat} {seat:может|можете} использовать свойство «{power}»: {n} {n:раз|раза|раз}.",
        "{seat} may use the power of the {power}, {n} {n:time|times}.",
    ),
    "event.skip": (
        "{seat} не {seat:использует|используете} свойство «{power}».",
        "{seat} {seat:does|do} not use the {power}.",
    ),
    "event.lapse": (
        "Свойство «{power}» пропадает: {seat:dat} не на чем его использовать.",
        "The {power} can do nothing for {seat}.",
    ),
    "event.steal": (
        "{seat} {seat:крадёт|крадёте} карту «{card}» у {seat2:gen}.",
        "{seat} {seat:steals|steal} the {card} from {seat2}.",
    ),
    "event.bury": ("Карта «{card}» уходит под колоду.", "The {card} goes under the deck."),
    "event.look": (
        "{seat} {seat:смотрит|смотрите} {n} {n:верхнюю карту|верхние карты|верхних карт} колоды.",
        "{seat} {seat:looks|look} at the top {n} {n:card|cards} of the deck.",
    ),
    "event.see": (
        "{seat} {seat:видит|видите} карту «{card}».",
        "{seat} {seat:sees|see} the {card}.",
    ),
    "event.next": ("Следующей выйдет «{card}».", "The {card} comes next."),
    "event.keep": (
        "{seat} {seat:возвращает|возвращаете} карты на верх колоды.",
        "{seat} {seat:puts|put} the cards back on the deck.",
    ),
    "event.give": (
        "{seat} {seat:дарит|дарите} карту «{card}» {seat2:dat}.",
        "{seat} {seat:gives|give} the {card} to {seat2}.",
    ),
    "event.elegance": ("Этап 2: приз за элегантность.", "Stage 2: the elegance prize."),
    "event.stars": (
        "У {seat:gen} {n} {n:звезда|звезды|звёзд}.",
        "{seat} {seat:has|have} {n} {n:star|stars}.",
    ),
    "event.first": (
        "{seat} {seat:занимает|занимаете} первое место по элегантности.",
        "{seat} {seat:comes|come} first in elegance.",
    ),
    "event.shared_first": (
        "{seat} {seat:делит|делите} первое место по элегантности.",
        "{seat} {seat:shares|share} the first place in elegance.",
    ),
    "event.second": (
        "{seat} {seat:занимает|занимаете} второе место по элегантности.",
        "{seat} {seat:comes|come} second in elegance.",
    ),
    "event.prize": (
        "{seat} {seat:получает|получаете} призовую карту «{card}».",
        "{seat} {seat:draws|draw} the prize card {card}.",
    ),
    "event.prize.hidden": (
        "{seat} {seat:получает|получаете} призовую карту.",
        "{seat} {seat:draws|draw} a prize card.",
    ),
    "event.no_prize": (
        "Колода кончилась: {seat:dat} не хватает призовой карты.",
        "The deck is empty: there is no prize card for {seat}.",
    ),
    "event.awards": (
        "Этап 3: обмен призовых карт и награждение медалями.",
        "Stage 3: prize cards are exchanged and medals awarded.",
    ),
    "event.exchange": (
        "{seat} {seat:выкладывает|выкладываете} карту «{card}» вместо карты «{card2}».",
        "{seat} {seat:lays|lay} the {card} in place of the {card2}.",
    ),
    "event.done": (
        "{seat} {seat:заканчивает|заканчиваете} обмен.",
        "{seat} {seat:exchanges|exchange} no more cards.",
    ),
    "event.owl": (
        "{seat} {seat:называет|называете} семейство совы: {family}.",
        "{seat} {seat:names|name} what the owl stands for: {family}.",
    ),
    "event.medals": (
        "{seat} {seat:получает|получаете} {n} {n:медаль|медали|медалей}: {family}.",
        "{seat} {seat:wins|win} {n} {n:medal|medals}: {family}.",
    ),
    "event.end": ("Три сезона сыграны.", "Three seasons are played."),
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
        "В коллекции не больше {full} {full:животного|животных|животных}. "
        "Свободных мест: {space}, предложено карт: {n}.",
        "A collection holds {full} {full:animal|animals} at most. "
        "Free places: {space}, cards offered: {n}.",
    ),
    "reason.three": (
        "Три карты обошли круг: их надо взять.",
        "Three cards have gone round: they have to be taken.",
    ),
    "reason.fills": (
        "{n:Карта вернулась и ровно дополняет|Карты вернулись и ровно дополняют|"
        "Карты вернулись и ровно дополняют} коллекцию: {n:её|их|их} надо взять.",
        "{n:The card|The cards} came back and exactly complete{n:s|} a collection: "
        "{n:it has|they have} to be taken.",
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
        "Коллекции завершены: сейчас обмен призовых карт и награждение.",
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
        "Пасовать нельзя. В какую коллекцию взять {n} {n:карту|карты|карт}?",
        "No passing. Into which collection {n:does the card|do the cards} go?",
    ),
    "ask.powers": ("Какое свойство использовать?", "Which power do you use?"),
    "ask.steal": ("Какую карту украдёт воришка?", "Which card does the thief steal?"),
    "ask.look": ("Посмотреть верх колоды?", "Look at the top of the deck?"),
    "ask.give": ("Какую карту отдаст шутник?", "Which card does the joker give away?"),
    "ask.first": (
        "Какая из {n} {n:карты|карт|карт} выйдет первой?",
        "Which of the {n} cards comes first?",
    ),
    "ask.next": (
        "Какая карта выйдет следующей? Осталось {n}.",
        "Which card comes next? {n} left.",
    ),
    "ask.give_to": ("Кому подарить карту «{card}»?", "Who gets the {card}?"),
    "ask.exchange": (
        "Обменять призовые карты? У вас {n}",
        "Exchange prize cards? You hold {n}",
    ),
    "ask.replace": ("Какую карту заменит «{card}»?", "Which card does the {card} replace?"),
    "ask.name": ("К какому семейству отнести сову?", "What does the owl stand for?"),
}

_SCORES: dict[str, Pair] = {
    "score.family": (
        "{family}, {n} {n:медаль|медали|медалей}",
        "{family}, {n} {n:medal|medals}",
    ),
    "score.bonus": (
        "{n:Специальный приз|Специальные призы|Специальные призы} за {group} одинаковых медалей, "
        "{n} × {bonus}",
        "{n:Special prize|Special prizes} for {group} equal medals, {n} × {bonus}",
    ),
    "tie.ahead": (
        "{points}:{points}. Впереди {seat}: больше медалей одного семейства, {n} против {n2}.",
        "{points}:{points}. {seat} {seat:is|are} ahead with more medals of one family: "
        "{n} against {n2}.",
    ),
    "tie.shared": (
        "{points}:{points}, и медалей одного семейства поровну.",
        "{points}:{points}, and as many medals of one family.",
    ),
}

TEXTS: dict[str, Pair] = {
    "title": ("Анималия", "Animalia"),
    "list.card": ("карты", "cards"),
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
    "option.set_uses.one": ("на один раз меньше, чем карт", "once less than the cards"),
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
    **ADVICE,
}

WORDS = Words(
    TEXTS,
    NAMES,
    help={"card": [card_help(card) for card in PRINT], "power": ALLOWS},
    short={"card": [card_short(card) for card in PRINT]},
    reconstructed={"card": frozenset(c for c, one in enumerate(PRINT) if one.animal.reconstructed)},
)
