"""All text of Fantasy Realms, Russian and English. The Russian terms are those of the rulebook:
масть, основная сила, бонус, штраф, блокирует, отменяет, область сброса, колода, джокер."""

from __future__ import annotations

from menagerie.core.words import Pair, Words

from .components import DECK

_SUIT: list[Pair] = [
    ("земля", "land"),
    ("потоп", "flood"),
    ("погода", "weather"),
    ("пламя", "flame"),
    ("войско", "army"),
    ("колдун", "wizard"),
    ("правитель", "leader"),
    ("зверь", "beast"),
    ("оружие", "weapon"),
    ("артефакт", "artifact"),
    ("джокер", "wild"),
]

# In order of the printed numbers.
_HELP: list[Pair] = [
    (
        "Бонус 50 вместе с «Дымом» и «Пожаром». Отменяет штрафы всех потопов.",
        "Bonus 50 with both Smoke and Wildfire. Clears the penalties of all floods.",
    ),
    (
        "Бонус 25 вместе с «Гномьей пехотой» или «Драконом». Отменяет штрафы всей погоды.",
        "Bonus 25 with Dwarvish Infantry or Dragon. Clears the penalties of all weather.",
    ),
    ("Бонус 15 вместе с любым колдуном.", "Bonus 15 with any wizard."),
    (
        "Бонус 12 за каждого зверя и ещё 12 вместе с «Эльфами-стрелками».",
        "Bonus 12 for each beast, and 12 with Elven Archers.",
    ),
    ("Бонус 15 за каждую другую землю.", "Bonus 15 for each other land."),
    (
        "Бонус: основная сила одного оружия, потопа, пламени, земли или погоды на руке; "
        "берётся наибольшая, своя тоже годится.",
        "Bonus: the base strength of one weapon, flood, flame, land or weather in hand; the "
        "highest is taken, its own counts too.",
    ),
    ("Штраф 3 за каждое войско и каждое пламя.", "Penalty 3 for each army and each flame."),
    (
        "Штраф: блокирует все войска, все земли, кроме «Горы», и всё пламя, кроме «Молнии».",
        "Penalty: blanks all armies, all lands but Mountain and all flames but Lightning.",
    ),
    (
        "Отменяет штраф одного потопа или одного пламени по вашему выбору.",
        "Clears the penalty of one flood or flame of your choice.",
    ),
    ("Бонус 15 за каждый другой потоп.", "Bonus 15 for each other flood."),
    (
        "Бонус 10 за каждый потоп. Штраф: блокирует всё пламя, кроме «Молнии».",
        "Bonus 10 for each flood. Penalty: blanks all flames but Lightning.",
    ),
    (
        "Штраф: блокирует все потопы; ещё штраф 5 за каждое войско, каждого правителя, каждого "
        "зверя и каждое пламя.",
        "Penalty: blanks all floods; also 5 for each army, leader, beast and flame.",
    ),
    (
        "Штраф: блокируется, если на руке нет пламени.",
        "Penalty: blanked unless the hand has a flame.",
    ),
    (
        "Бонус 40 вместе с «Ливнем» и ещё с «Метелью» или «Великим потопом».",
        "Bonus 40 with Rainstorm and also Blizzard or Great Flood.",
    ),
    ("Бонус 15 за каждую другую погоду.", "Bonus 15 for each other weather."),
    (
        "Штраф: блокирует все карты, кроме пламени, колдунов, погоды, оружия, артефактов и карт "
        "«Гора», «Великий потоп», «Остров», «Единорог», «Дракон». Джокер, оставшийся джокером, "
        "не горит.",
        "Penalty: blanks every card but flames, wizards, weather, weapons, artifacts and Mountain, "
        "Great Flood, Island, Unicorn, Dragon. A wild card that stays wild does not burn.",
    ),
    (
        "Бонус 100 вместе с «Книгой перемен», «Колокольней» и любым колдуном.",
        "Bonus 100 with Book of Changes, Bell Tower and any wizard.",
    ),
    (
        "Бонус 9 за каждое оружие и каждый артефакт.",
        "Bonus 9 for each weapon and each artifact.",
    ),
    ("Бонус 30 вместе с «Ливнем».", "Bonus 30 with Rainstorm."),
    ("Бонус 15 за каждое другое пламя.", "Bonus 15 for each other flame."),
    (
        "Штраф 8, если на руке нет правителя.",
        "Penalty 8 unless the hand has a leader.",
    ),
    ("Бонус 5, если на руке нет погоды.", "Bonus 5 if the hand has no weather."),
    ("Штраф 2 за каждую землю.", "Penalty 2 for each land."),
    ("Штраф 2 за каждое другое войско.", "Penalty 2 for each other army."),
    (
        "Бонус 10 за каждую землю. Вычёркивает слово «войско» из всех штрафов.",
        "Bonus 10 for each land. Strikes the word army out of all penalties.",
    ),
    (
        "Бонус за каждую масть, в которой на руке три, четыре либо пять и больше карт с разными "
        "названиями: 10, 40 или 100.",
        "Bonus for every suit with three, four or at least five differently named cards: 10, 40 or "
        "100.",
    ),
    (
        "Бонус 9 за каждого зверя. Отменяет штрафы всех зверей.",
        "Bonus 9 for each beast. Clears the penalties of all beasts.",
    ),
    (
        "В конце игры можно взять восьмой картой войско, правителя, колдуна или зверя из области "
        "сброса. В хаотическом варианте: три карты из колоды, одна остаётся.",
        "At the end you may take an army, leader, wizard or beast from the discard area as an "
        "eighth card. In the chaos variant: three cards of the deck, one of which stays.",
    ),
    (
        "Штраф 10 за каждого правителя и каждого другого колдуна.",
        "Penalty 10 for each leader and each other wizard.",
    ),
    (
        "Бонус 5 за каждую землю и погоду, каждый потоп и каждое пламя.",
        "Bonus 5 for each land, weather, flood and flame.",
    ),
    (
        "Бонус 5 за каждое войско, а вместе с «Королевой» 20 за каждое.",
        "Bonus 5 for each army, or 20 for each with Queen.",
    ),
    (
        "Бонус 5 за каждое войско, а вместе с «Королём» 20 за каждое.",
        "Bonus 5 for each army, or 20 for each with King.",
    ),
    (
        "Бонус 8 за каждое войско, каждого колдуна и каждого другого правителя.",
        "Bonus 8 for each army, wizard and other leader.",
    ),
    (
        "Бонус: сумма основной силы всех войск на руке.",
        "Bonus: the base strengths of all armies in hand.",
    ),
    (
        "Бонус 10 за каждое войско. Штраф 5 за каждого другого правителя.",
        "Bonus 10 for each army. Penalty 5 for each other leader.",
    ),
    (
        "Бонус 30 вместе с «Принцессой», иначе 15 вместе с «Императрицей», «Королевой» или "
        "«Чародейкой».",
        "Bonus 30 with Princess, otherwise 15 with Empress, Queen or Enchantress.",
    ),
    (
        "Штраф: блокирует все войска, всех правителей и всех других зверей.",
        "Penalty: blanks all armies, leaders and other beasts.",
    ),
    (
        "Бонус 14 вместе с любым правителем или колдуном.",
        "Bonus 14 with any leader or wizard.",
    ),
    ("Штраф 40, если на руке нет колдуна.", "Penalty 40 unless the hand has a wizard."),
    ("Бонус 28 вместе с «Болотом».", "Bonus 28 with Swamp."),
    (
        "Вычёркивает слово «войско» из штрафов всех потопов. Штраф: блокируется, если на руке нет "
        "потопа.",
        "Strikes the word army out of the penalties of all floods. Penalty: blanked unless the "
        "hand has a flood.",
    ),
    ("Бонус 25 вместе с любым колдуном.", "Bonus 25 with any wizard."),
    (
        "Бонус 10 вместе с любым правителем, а вместе с правителем и «Щитом Кета» 40.",
        "Bonus 10 with any leader, or 40 with a leader and Shield of Keth.",
    ),
    (
        "Бонус 30 вместе с «Эльфами-стрелками», «Военачальником» или «Звероловом».",
        "Bonus 30 with Elven Archers, Warlord or Beastmaster.",
    ),
    (
        "Штраф: блокируется, если на руке нет войска или есть погода.",
        "Penalty: blanked if the hand has no army, or has weather.",
    ),
    (
        "Бонус 15 вместе с любым правителем, а вместе с правителем и «Мечом Кета» 40.",
        "Bonus 15 with any leader, or 40 with a leader and Sword of Keth.",
    ),
    (
        "Бонус за каждую последовательность основной силы: 10 за три карты подряд, 30 за четыре, "
        "60 за пять, 100 за шесть, 150 за семь.",
        "Bonus for every run of consecutive base strengths: 10 for three cards, 30 for four, 60 "
        "for five, 100 for six, 150 for seven.",
    ),
    (
        "Бонус 50, если масти всех незаблокированных карт разные.",
        "Bonus 50 if no two active cards share a suit.",
    ),
    (
        "Можно изменить масть одной другой карты; её название, сила, бонус и штраф остаются.",
        "You may change the suit of one other card; its name, strength, bonus and penalty stay.",
    ),
    ("Отменяет все штрафы на руке.", "Clears all penalties in the hand."),
    (
        "Может взять название и масть любого артефакта, правителя, колдуна, оружия или зверя в "
        "игре.",
        "May take the name and suit of any artifact, leader, wizard, weapon or beast of the game.",
    ),
    (
        "Может взять название и масть любого войска, земли, погоды, потопа или пламени в игре.",
        "May take the name and suit of any army, land, weather, flood or flame of the game.",
    ),
    (
        "Может взять название, масть, основную силу и штраф другой карты на руке, но не её бонус.",
        "May take the name, suit, base strength and penalty of another card in hand, not its "
        "bonus.",
    ),
]

_TEXTS: dict[str, Pair] = {
    "title": ("Волшебные королевства", "Fantasy Realms"),
    "about": (
        "Семь карт на руке складываются в королевство: каждая усиливает или губит другие. Берите "
        "из колоды или из области сброса, сбрасывайте лишнее; когда сброшено десять карт, "
        "побеждает самая дорогая рука.",
        "Seven cards make a kingdom, each helping or ruining others. Take from the deck or the "
        "discard area, throw one away; at ten discards the most valuable hand wins.",
    ),
    "option.chaos": ("Хаотический вариант", "Chaos variant"),
    "option.chaos.help": (
        "Ходов нет: все сразу меняются картами, одна на одну, пока не надоест. Для 3–7 игроков.",
        "No turns: everybody trades one card for one at the same time. For 3–7 players.",
    ),
    "option.chaos.false": ("нет", "off"),
    "option.chaos.true": ("да", "on"),
    "option.live_score": ("Подсчёт на ходу", "Live score"),
    "option.live_score.help": (
        "Показывать ли во время игры, сколько стоит своя рука, и подсказывать ли обмен.",
        "Whether your own hand shows its points during play, and whether exchanges are suggested.",
    ),
    "option.live_score.off": ("не показывать", "off"),
    "option.live_score.own": ("своя рука", "own hand"),
    "option.live_score.hints": ("своя рука и подсказки", "own hand and hints"),
    # Questions
    "ask.draw": (
        "Возьмите верхнюю карту колоды или любую карту из области сброса.",
        "Take the top card of the deck or any card from the discard area.",
    ),
    "ask.draw_deck": (
        "Возьмите верхнюю карту колоды: область сброса пуста.",
        "Take the top card of the deck: the discard area is empty.",
    ),
    "ask.fill": (
        "Наберите руку (ещё {n} {n:карта|карты|карт}): карта из области сброса или две из колоды.",
        "Fill your hand ({n} more {n:card|cards}): one from the discard area or two from the deck.",
    ),
    "ask.discard": ("Сбросьте одну карту.", "Discard one card."),
    "ask.keep": (
        "Выберите, какую из двух взятых карт сбросить.",
        "Choose which of the two drawn cards to discard.",
    ),
    "ask.trade": (
        "Предложите обмен, ответьте на предложение или закончите.",
        "Offer a trade, answer an offer, or finish.",
    ),
    "ask.offer": ("Какую карту вы предлагаете?", "Which card do you offer?"),
    "ask.answer": (
        "Какую карту вы даёте взамен? Предлагает: {seat}.",
        "Which card do you give in return to {seat}?",
    ),
    "ask.raise": (
        "«Некромант»: какую карту из области сброса взять восьмой?",
        "Necromancer: which card of the discard area becomes the eighth?",
    ),
    "ask.look": (
        "«Некромант»: взять три карты из колоды, чтобы оставить одну?",
        "Necromancer: draw three cards of the deck to keep one?",
    ),
    "ask.raise_three": (
        "«Некромант»: какую из трёх карт оставить?",
        "Necromancer: which of the three cards stays?",
    ),
    "ask.copy": ("Какую карту копирует «Двойник»?", "Which card does Doppelgänger copy?"),
    "ask.disguise": ("Какой картой становится «Мираж»?", "Which card does Mirage become?"),
    "ask.shift": ("Какой картой становится «Оборотень»?", "Which card does Shapeshifter become?"),
    "ask.change": (
        "«Книга перемен»: масть какой карты изменить?",
        "Book of Changes: whose suit changes?",
    ),
    "ask.change_suit": (
        "«Книга перемен»: новая масть карты «{card}»?",
        "Book of Changes: which suit for {card}?",
    ),
    "ask.spare": (
        "«Остров»: штраф какой карты отменить?",
        "Island: whose penalty is cleared?",
    ),
    # Moves
    "move.deck": ("Взять карту из колоды", "Draw from the deck"),
    "move.deck_two": ("Взять две карты из колоды", "Draw two from the deck"),
    "move.take": ("Взять из области сброса: «{card}»", "Take {card} from the discard area"),
    "move.discard": ("Сбросить: «{card}»", "Discard {card}"),
    "move.raise": ("«Некромант» берёт карту «{card}»", "Necromancer takes {card}"),
    "move.raise_nothing": ("«Некромант» ничего не берёт", "Necromancer takes nothing"),
    "move.look": ("Взять три карты из колоды", "Draw three from the deck"),
    "move.copy": ("«Двойник» копирует карту «{card}»", "Doppelgänger copies {card}"),
    "move.copy_nothing": ("«Двойник» остаётся собой", "Doppelgänger stays itself"),
    "move.disguise": ("«Мираж» становится картой «{card}»", "Mirage becomes {card}"),
    "move.stay_mirage": ("«Мираж» остаётся собой", "Mirage stays itself"),
    "move.shift": (
        "«Оборотень» становится картой «{card}»",
        "Shapeshifter becomes {card}",
    ),
    "move.stay_shifter": ("«Оборотень» остаётся собой", "Shapeshifter stays itself"),
    "move.change": (
        "«Книга перемен» меняет масть карты «{card}»",
        "Book of Changes changes {card}",
    ),
    "move.change_nothing": ("«Книга перемен» не используется", "Book of Changes is not used"),
    "move.change_suit": ("Новая масть: {suit}", "New suit: {suit}"),
    "move.spare": ("«Остров» отменяет штраф карты «{card}»", "Island clears {card}"),
    "move.spare_nothing": ("«Остров» не используется", "Island is not used"),
    "move.offer": ("Предложить обмен: {seat}", "Offer a trade to {seat}"),
    "move.offer_all": ("Предложить обмен всем", "Offer a trade to all"),
    "move.give": ("Отдать: «{card}»", "Give {card}"),
    "move.withdraw": ("Отозвать предложение", "Withdraw the offer"),
    "move.accept": ("Принять предложение: {seat}", "Accept the offer of {seat}"),
    "move.decline": ("Отклонить предложение: {seat}", "Decline the offer of {seat}"),
    "move.cancel": ("Передумать", "Cancel"),
    "move.leave": ("Закончить обмены", "Stop trading"),
    # Events
    "event.drew": ("{seat} берёт из колоды карту «{card}»", "{seat} draws {card}"),
    "event.drew.hidden": ("{seat} берёт карту из колоды", "{seat} draws a card"),
    "event.looked": (
        "{seat} берёт из колоды карты «{card}» и «{card2}»",
        "{seat} draws {card} and {card2}",
    ),
    "event.looked.hidden": ("{seat} берёт две карты из колоды", "{seat} draws two cards"),
    "event.took": ("{seat} берёт из области сброса карту «{card}»", "{seat} takes {card}"),
    "event.discarded": ("{seat} сбрасывает карту «{card}»", "{seat} discards {card}"),
    "event.offered": ("{seat} предлагает обмен: {seat2}", "{seat} offers {seat2} a trade"),
    "event.offered_all": ("{seat} предлагает обмен всем", "{seat} offers a trade to all"),
    "event.withdrew": ("Предложение снято: {seat}", "The offer of {seat} is withdrawn"),
    "event.declined": (
        "{seat} отклоняет предложение: {seat2}",
        "{seat} declines the offer of {seat2}",
    ),
    "event.traded": ("{seat} и {seat2} меняются картами", "{seat} and {seat2} trade cards"),
    "event.got": (
        "{seat} получает карту «{card}» за карту «{card2}» (обмен: {seat2})",
        "{seat} gets {card} for {card2} from {seat2}",
    ),
    "event.left": ("{seat} заканчивает обмены", "{seat} stops trading"),
    "event.capped": ("Предел ходов: игра завершается", "The limit of turns: the game ends"),
    "event.laid_open": ("Карты открываются для подсчёта", "Hands are laid open for scoring"),
    "event.raised": (
        "{seat}: «Некромант» берёт восьмой картой «{card}»",
        "{seat}: Necromancer takes {card} as the eighth card",
    ),
    "event.raised_nothing": (
        "{seat}: «Некромант» ничего не берёт",
        "{seat}: Necromancer takes nothing",
    ),
    "event.looked_three": (
        "{seat}: «Некромант» берёт из колоды карты «{card}», «{card2}», «{card3}»",
        "{seat}: Necromancer draws {card}, {card2}, {card3}",
    ),
    "event.copied": (
        "{seat}: «Двойник» копирует карту «{card}»",
        "{seat}: Doppelgänger copies {card}",
    ),
    "event.disguised": (
        "{seat}: «{card}» становится картой «{card2}»",
        "{seat}: {card} becomes {card2}",
    ),
    "event.kept_form": ("{seat}: «{card}» не меняется", "{seat}: {card} stays itself"),
    "event.changed": ("{seat}: новая масть карты «{card}»: {suit}", "{seat}: {card} is now {suit}"),
    "event.unused": ("{seat}: «{card}» не используется", "{seat}: {card} is not used"),
    "event.spared": (
        "{seat}: «Остров» отменяет штраф карты «{card}»",
        "{seat}: Island clears the penalty of {card}",
    ),
    "event.scored": ("{seat}: {n} {n:очко|очка|очков}", "{seat}: {n} {n:point|points}"),
    # Scores
    "score.card": ("{card}", "{card}"),
    "score.card_as": ("{card} (как «{card2}»)", "{card} (as {card2})"),
    "score.card_suit": ("{card} (масть: {suit})", "{card} (suit: {suit})"),
    "score.card_as_suit": (
        "{card} (как «{card2}», масть: {suit})",
        "{card} (as {card2}, suit: {suit})",
    ),
    "score.strength": ("основная сила", "base strength"),
    "score.bonus": ("бонус", "bonus"),
    "score.bonus_with": ("бонус: {card}", "bonus: {card}"),
    "score.penalty": ("штраф", "penalty"),
    "score.penalty_for": ("штраф: {card}", "penalty: {card}"),
    "score.blanked": ("заблокирована: {card}", "blanked by {card}"),
    "score.went_out": ("блокируется собственным штрафом: {card}", "blanked by itself: {card}"),
    "score.cleared": ("штраф отменён: {card}", "penalty cleared by {card}"),
    "score.eased": (
        "слово «войско» вычеркнуто из штрафа: {card}",
        "the word army is struck out by {card}",
    ),
    # Reasons
    "reason.chaos_needs_three": (
        "В хаотический вариант играют от трёх до семи.",
        "The chaos variant is for three to seven players.",
    ),
    "reason.seven_need_chaos": (
        "Семеро играют только в хаотический вариант; иначе не больше шести.",
        "Seven can play only the chaos variant; otherwise at most six.",
    ),
    "reason.no_trading": (
        "Обмены есть только в хаотическом варианте.",
        "There is trading only in the chaos variant.",
    ),
    "reason.no_turns": (
        "В хаотическом варианте нет ходов: только обмены.",
        "The chaos variant has no turns, only trades.",
    ),
    "reason.play_is_over": (
        "Игра завершена, идёт подсчёт: остались только выборы карт.",
        "Play is over and hands are scored: only choices are left.",
    ),
    "reason.choices_later": (
        "Такие выборы делают в конце, когда карты открыты.",
        "Such choices are made at the end, when hands lie open.",
    ),
    "reason.draw_first": ("Сначала возьмите карту.", "Take a card first."),
    "reason.area_empty": (
        "Область сброса пуста: первую карту берут из колоды.",
        "The discard area is empty: the first card comes from the deck.",
    ),
    "reason.not_in_area": (
        "Карты «{card}» нет в области сброса.",
        "{card} is not in the discard area.",
    ),
    "reason.discard_first": (
        "Карта уже взята: теперь сбросьте одну.",
        "A card is taken already: now discard one.",
    ),
    "reason.one_of_pair": (
        "Сбросить можно одну из двух взятых карт.",
        "Discard one of the two drawn cards.",
    ),
    "reason.not_in_hand": ("Карты «{card}» нет на руке.", "{card} is not in your hand."),
    "reason.card_first": (
        "Сначала выберите карту для обмена или передумайте.",
        "First choose the card to give, or cancel.",
    ),
    "reason.whom_first": (
        "Сначала выберите, кому предложить или чьё предложение принять.",
        "First choose whom to offer to or whose offer to accept.",
    ),
    "reason.nothing_to_cancel": ("Передумывать нечего.", "There is nothing to cancel."),
    "reason.no_offer": ("У вас нет предложения.", "You have no standing offer."),
    "reason.offer_stands": (
        "Ваше предложение ещё в силе: отзовите его, чтобы сделать другое.",
        "Your offer still stands: withdraw it to make another.",
    ),
    "reason.no_partner": (
        "Предложить можно другому игроку за столом.",
        "Offer to another player at the table.",
    ),
    "reason.partner_gone": ("{seat} больше не меняется.", "{seat} trades no more."),
    "reason.no_offer_from": (
        "{seat} ничего вам не предлагает.",
        "{seat} has no offer for you.",
    ),
    "reason.look_first": (
        "Сначала решите, брать ли три карты из колоды.",
        "First decide whether to draw three cards.",
    ),
    "reason.other_choice": (
        "Выборы идут по порядку: «Некромант», «Двойник», «Мираж», «Оборотень», «Книга перемен», "
        "«Остров»; сейчас очередь другой карты.",
        "Choices go in order: Necromancer, Doppelgänger, Mirage, Shapeshifter, Book of Changes, "
        "Island; another card is asked now.",
    ),
    "reason.keep_one": (
        "Три карты уже взяты: одну нужно оставить.",
        "Three cards are drawn already: one must stay.",
    ),
    "reason.only_in_chaos": (
        "Три карты из колоды берут только в хаотическом варианте.",
        "Three cards are drawn only in the chaos variant.",
    ),
    "reason.one_of_three": (
        "Оставить можно одну из трёх взятых карт.",
        "Keep one of the three drawn cards.",
    ),
    "reason.cannot_raise": (
        "«Некромант» берёт только войско, правителя, колдуна или зверя; «{card}» не из них.",
        "Necromancer takes only an army, leader, wizard or beast; {card} is none of these.",
    ),
    "reason.not_his_suit": (
        "«Оборотень» становится только артефактом, правителем, колдуном, оружием или зверем; "
        "«{card}» не из них.",
        "Shapeshifter becomes only an artifact, leader, wizard, weapon or beast; {card} is none.",
    ),
    "reason.same_suit": (
        "Масть карты «{card}» уже {suit}: выберите другую.",
        "{card} already is {suit}: choose another suit.",
    ),
    "reason.not_spareable": (
        "«Остров» отменяет штраф потопа или пламени на руке; «{card}» не подходит.",
        "Island clears a flood or flame in your hand; {card} is none.",
    ),
}

WORDS = Words(
    texts=_TEXTS,
    names={"card": [(ru, en) for _, en, ru, _ in DECK], "suit": _SUIT},
    help={"card": _HELP},
)
