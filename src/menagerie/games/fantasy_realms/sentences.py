"""All sentences but those on the cards and of trading, Russian and English. The Russian terms are
those of the rulebook: масть, основная сила, бонус, штраф, блокирует, отменяет, область сброса,
колода, джокер.

`[island]` stands for the name of that card; `[raised]`, `[shifted]` and `[spared]` for the suits
that Necromancer, Shapeshifter and Island speak of. `words.py` fills them in.
"""

from menagerie.core.words import Pair

SENTENCES: dict[str, Pair] = {
    "title": ("Волшебные королевства", "Fantasy Realms"),
    "list.card": ("карты", "cards"),
    "about": (
        "Соберите на руке королевство из семи карт, где каждая усиливает или губит другие.",
        "Gather a kingdom of seven cards in hand, each helping or ruining the others.",
    ),
    "option.wild_order": ("Порядок джокеров", "Order of the wild cards"),
    "option.wild_order.help": (
        "По русской книге игрок решает, в каком порядке превращаются джокеры. Тогда «Двойник» "
        "может повторить и то, чем стали «Мираж» или «Оборотень».",
        "The Russian book lets the player decide in which order the wild cards change. Then "
        "Doppelgänger may also copy what Mirage or Shapeshifter has become.",
    ),
    "option.wild_order.fixed": ("сначала «Двойник»", "Doppelgänger first"),
    "option.wild_order.chosen": ("решает игрок", "the player decides"),
    "option.live_score": ("Подсчёт на ходу", "Live score"),
    "option.live_score.help": (
        "Показывать ли во время игры, сколько очков даёт ваша рука и сколько останется после "
        "сброса; с подсказками — и что даст каждая карта из области сброса; без подсчёта лучшие "
        "выборы в конце тоже ищете вы сами.",
        "Whether you see during play how many points your hand gives and what each discard leaves; "
        "with hints also what each card of the discard area would bring; without it you look for "
        "the best choices of the end yourself.",
    ),
    "option.live_score.off": ("не показывать", "off"),
    "option.live_score.own": ("своя рука", "own hand"),
    "option.live_score.hints": ("своя рука и подсказки", "own hand and hints"),
    "tie.ahead": (
        "{points}:{points}. Впереди {seat}: сумма основной силы меньше, {n} против {n2}.",
        "{points}:{points}. {seat} {seat:is|are} ahead with less base strength: {n} against {n2}.",
    ),
    "tie.shared": (
        "{points}:{points}, и сумма основной силы равна.",
        "{points}:{points}, and the base strength is equal, too.",
    ),
    # Questions
    "ask.draw": (
        "Взять карту из колоды или из области сброса?",
        "Draw from the deck or the discard area?",
    ),
    "ask.draw_deck": (
        "Возьмите карту из колоды: область сброса пуста.",
        "Take a card from the deck: the discard area is empty.",
    ),
    "ask.fill": (
        "Взять одну карту из области сброса или две из колоды? Не хватает {n}.",
        "One card from the discard area or two from the deck? {n} missing.",
    ),
    "ask.discard": ("Какую карту сбросить?", "Which card do you discard?"),
    "ask.keep": (
        "Какую из двух взятых карт сбросить?",
        "Which of the two drawn cards do you discard?",
    ),
    "ask.raise": (
        "«[necromancer]»: какую карту из области сброса взять восьмой?",
        "[necromancer]: which card of the discard area becomes the eighth?",
    ),
    "ask.look": (
        "«[necromancer]»: взять три карты из колоды, чтобы оставить одну?",
        "[necromancer]: draw three cards of the deck to keep one?",
    ),
    "ask.raise_three": (
        "«[necromancer]»: какую из трёх карт оставить?",
        "[necromancer]: which of the three cards stays?",
    ),
    "ask.copy": ("Какую карту копирует «[doppelganger]»?", "Which card does [doppelganger] copy?"),
    "ask.disguise": ("Какой картой становится «[mirage]»?", "Which card does [mirage] become?"),
    "ask.shift": (
        "Какой картой становится «[shapeshifter]»?",
        "Which card does [shapeshifter] become?",
    ),
    "ask.change": (
        "«[book_of_changes]»: масть какой карты изменить?",
        "[book_of_changes]: whose suit changes?",
    ),
    "ask.change_suit": (
        "«[book_of_changes]»: новая масть карты «{card}»?",
        "[book_of_changes]: which suit for {card}?",
    ),
    "ask.spare": (
        "«[island]»: штраф какой карты отменить?",
        "[island]: whose penalty is cleared?",
    ),
    # Moves
    "move.deck": ("Взять карту из колоды", "Draw from the deck"),
    "move.deck_two": ("Взять две карты из колоды", "Draw two from the deck"),
    "move.take": ("Взять из области сброса: «{card}»", "Take {card} from the discard area"),
    "move.discard": ("Сбросить: «{card}»", "Discard {card}"),
    "move.raise": ("«[necromancer]» берёт карту «{card}»", "[necromancer] takes {card}"),
    "move.raise_nothing": ("«[necromancer]» ничего не берёт", "[necromancer] takes nothing"),
    "move.look": ("Взять три карты из колоды", "Draw three from the deck"),
    "move.copy": ("«[doppelganger]» копирует карту «{card}»", "[doppelganger] copies {card}"),
    "move.copy_nothing": ("«[doppelganger]» остаётся собой", "[doppelganger] stays itself"),
    "move.disguise": ("«[mirage]» становится картой «{card}»", "[mirage] becomes {card}"),
    "move.stay_mirage": ("«[mirage]» остаётся собой", "[mirage] stays itself"),
    "move.shift": (
        "«[shapeshifter]» становится картой «{card}»",
        "[shapeshifter] becomes {card}",
    ),
    "move.stay_shifter": ("«[shapeshifter]» остаётся собой", "[shapeshifter] stays itself"),
    "move.change": (
        "«[book_of_changes]» меняет масть карты «{card}»",
        "[book_of_changes] changes {card}",
    ),
    "move.change_nothing": ("«[book_of_changes]» не используется", "[book_of_changes] is not used"),
    "move.change_suit": ("Новая масть: {suit}", "New suit: {suit}"),
    "move.spare": ("«[island]» отменяет штраф карты «{card}»", "[island] clears {card}"),
    "move.spare_nothing": ("«[island]» не используется", "[island] is not used"),
    # Events
    "event.drew": (
        "{seat} {seat:берёт|берёте} из колоды карту «{card}».",
        "{seat} {seat:draws|draw} {card} from the deck.",
    ),
    "event.drew.hidden": (
        "{seat} {seat:берёт|берёте} карту из колоды.",
        "{seat} {seat:draws|draw} a card.",
    ),
    "event.looked": (
        "{seat} {seat:берёт|берёте} из колоды карты «{card}» и «{card2}».",
        "{seat} {seat:draws|draw} {card} and {card2}.",
    ),
    "event.looked.hidden": (
        "{seat} {seat:берёт|берёте} две карты из колоды.",
        "{seat} {seat:draws|draw} two cards.",
    ),
    "event.took": (
        "{seat} {seat:берёт|берёте} из области сброса карту «{card}».",
        "{seat} {seat:takes|take} {card} from the discard area.",
    ),
    "event.discarded": (
        "{seat} {seat:сбрасывает|сбрасываете} карту «{card}».",
        "{seat} {seat:discards|discard} {card}.",
    ),
    "event.capped": ("Предел ходов: игра завершается.", "The limit of turns: the game ends."),
    "event.laid_open": ("Карты открываются для подсчёта.", "Hands are laid open for scoring."),
    "event.raised": (
        "У {seat:gen} «[necromancer]» берёт восьмой картой «{card}».",
        "For {seat}, [necromancer] takes {card} as the eighth card.",
    ),
    "event.raised_nothing": (
        "У {seat:gen} «[necromancer]» ничего не берёт.",
        "For {seat}, [necromancer] takes nothing.",
    ),
    "event.looked_three": (
        "У {seat:gen} «[necromancer]» берёт из колоды карты «{card}», «{card2}», «{card3}».",
        "For {seat}, [necromancer] draws {card}, {card2}, {card3}.",
    ),
    "event.copied": (
        "У {seat:gen} «[doppelganger]» копирует карту «{card}».",
        "For {seat}, [doppelganger] copies {card}.",
    ),
    "event.disguised": (
        "У {seat:gen} «{card}» становится картой «{card2}».",
        "For {seat}, {card} becomes {card2}.",
    ),
    "event.kept_form": ("У {seat:gen} «{card}» не меняется.", "For {seat}, {card} stays itself."),
    "event.changed": (
        "У {seat:gen} новая масть карты «{card}»: {suit}.",
        "For {seat}, {card} is now {suit}.",
    ),
    "event.unused": ("У {seat:gen} «{card}» не используется.", "For {seat}, {card} is not used."),
    "event.spared": (
        "У {seat:gen} «[island]» отменяет штраф карты «{card}».",
        "For {seat}, [island] clears the penalty of {card}.",
    ),
    "event.scored": (
        "{seat} {seat:набирает|набираете} {n} {n:очко|очка|очков}.",
        "{seat} {seat:scores|score} {n} {n:point|points}.",
    ),
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
    "score.penalty_for": ("штраф: {card}", "penalty: {card}"),
    "score.penalty_lacks": (
        "штраф: нет активной карты масти «{suit}»",
        "penalty: no active card of the suit {suit}",
    ),
    "score.blanked": ("заблокирована: {card}", "blanked by {card}"),
    "score.lacks": (
        "блокируется: нет активной карты масти «{suit}»",
        "blanked: no active card of the suit {suit}",
    ),
    "score.shuns": ("блокируется: на руке {card}", "blanked: {card} in hand"),
    "score.spared": ("штрафа нет: на руке {card}", "no penalty, thanks to {card}"),
    "score.copies": (
        "«{card}» копирует карту «{card2}», кроме бонуса",
        "{card} copies {card2}, all but its bonus",
    ),
    "score.passes": (
        "«{card}» берёт название и масть карты «{card2}»",
        "{card} has the name and suit of {card2}",
    ),
    "score.suited": (
        "«[book_of_changes]» дала карте «{card}» масть: {suit}",
        "[book_of_changes] gave {card} the suit {suit}",
    ),
    "score.gives": ("даёт карте «{card}» масть: {suit}", "gives {card} the suit {suit}"),
    "score.clears": ("отменяет штраф карты «{card}»", "clears the penalty of {card}"),
    "score.cleared": ("штраф отменён: {card}", "penalty cleared by {card}"),
    "score.eased": (
        "слово «войско» удалено из штрафа: {card}",
        "the word army is struck by {card}",
    ),
    # Reasons
    "reason.play_is_over": (
        "Игра завершена, идёт подсчёт: осталось только решить, чем станут ваши карты.",
        "Play is over and hands are scored: only the choices of your cards are left.",
    ),
    "reason.choices_later": (
        "Это решают в конце, когда карты открыты.",
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
    "reason.look_first": (
        "Сначала решите, брать ли три карты из колоды.",
        "First decide whether to draw three cards.",
    ),
    "reason.other_choice": (
        "Что станет с картами, решают по порядку: «[necromancer]», «[doppelganger]», «[mirage]», "
        "«[shapeshifter]», «[book_of_changes]», «[island]»; сейчас очередь другой карты.",
        "Choices go in order: [necromancer], [doppelganger], [mirage], [shapeshifter], "
        "[book_of_changes], [island]; another card is asked now.",
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
        "«[necromancer]» берёт только [raised]; «{card}» не из них.",
        "[necromancer] takes only [raised]; {card} is none of these.",
    ),
    "reason.not_his_suit": (
        "«[shapeshifter]» становится только [shifted]; «{card}» не из них.",
        "[shapeshifter] becomes only [shifted]; {card} is none.",
    ),
    "reason.same_suit": (
        "У карты «{card}» уже эта масть ({suit}): выберите другую.",
        "{card} already is {suit}: choose another suit.",
    ),
    "reason.not_spareable": (
        "«[island]» отменяет штраф [spared] на руке; «{card}» не подходит.",
        "[island] clears [spared] in your hand; {card} is none.",
    ),
}
