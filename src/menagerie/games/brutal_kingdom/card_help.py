"""What each card does, in a sentence or two made from its row in components.py."""

from __future__ import annotations

from menagerie.core.words import Text, plural

from . import components
from .components import CHARACTERS, Character
from .names import CHARACTER_NAMES, COLOUR_NAMES, COLOURS_OF, announced_ranks, joined

# By effect. The values in braces come from the card's row: see `_values`.
EFFECTS = {
    components.NOTHING: Text("Не действует{tokens}.", "No effect{tokens}."),
    components.REVIVE: Text(
        "{May} открыть одну свою устранённую карту: она приносит жетоны, но не действует.",
        "You {may} turn one of your eliminated cards up: it brings tokens, but has no effect.",
    ),
    components.PENSION: Text(
        "В конце главы, если вы не получили ни одного жетона власти, {may} взять один любой.",
        "At the end of the chapter, if you got no influence token, you {may} take any one.",
    ),
    components.TRADE: Text(
        "{May} обменять вслепую до двух карт с другими игроками: одну светлую и одну тёмную.",
        "You {may} exchange up to two cards with other players, unseen: one light and one dark.",
    ),
    components.LOOK_CENTRE: Text(
        "{May} посмотреть все карты центра.",
        "You {may} look at all the cards of the centre.",
    ),
    components.KILL: Text(
        "Устраняет {victims}, если {that} лежит открыто сверху.",
        "Eliminates {victims} if {that} is an open top card.",
    ),
    components.SWAP_CENTRE: Text(
        "{May} обменять вслепую одну карту с руки на карту центра с такой же рубашкой.",
        "You {may} exchange one card of your hand, unseen, for a card of the centre with the same "
        "back.",
    ),
    components.CONDEMN: Text(
        "Назовите персонажа{but_immune}. Пока {name} сверху, названный погибает, когда его играет "
        "соперник.",
        "Name a character{but_immune}. While the {name} is on top, that one falls when a rival "
        "plays it.",
    ),
    components.INTRIGUE: Text(
        "Меняется местами с самой старшей открытой верхней картой. Та больше не действует.",
        "Changes places with the highest open top card, which loses its effect.",
    ),
    components.LOOK_HAND: Text(
        "{May} посмотреть руку одного игрока.",
        "You {may} look at the hand of one player.",
    ),
    components.STAND: Text(
        "Пока {name} сверху, {who} погибает, когда {them} играет соперник.",
        "While the {name} is on top, {who} falls when a rival plays {them}.",
    ),
    components.BLESS: Text(
        "Положите в часовню жетон власти из запаса.",
        "Put an influence token from the stock into the Chapel.",
    ),
    components.INQUIRE: Text(
        "Объявите ранг {high} или {low} и назовите персонажа: тот, у кого он на руке, показывает "
        "его и меняет вслепую на другую карту с такой же рубашкой.",
        "Announce rank {high} or {low} and name a character: whoever holds it shows it and "
        "exchanges it, unseen, for another card with the same back.",
    ),
}
# BK-46: what else is true of a character that nobody can eliminate.
IMMUNE = Text(
    " {whom} нельзя устранить, и пока {he} сверху, карты под {him} в безопасности.",
    " The {name} cannot be eliminated, and while {he} is on top the cards beneath are safe.",
)
NUMBERS = (Text("", ""), Text("один", "one"), Text("два", "two"), Text("три", "three"))


def explain(c: Character) -> Text:
    """The effect of a character, and whether it can be eliminated."""
    says = EFFECTS[c.effect]
    more = IMMUNE if c.immune else Text("", "")
    return Text(
        (says.ru + more.ru).format(**_russian(c)), (says.en + more.en).format(**_english(c))
    )


def _russian(c: Character) -> dict[str, str]:
    name = CHARACTER_NAMES[c.card]
    victims = [CHARACTER_NAMES[one] for one in c.victims]
    several = len(victims) != 1
    immune = [CHARACTER_NAMES[one.card].of for one in CHARACTERS if one.immune]
    tokens = [
        f"{NUMBERS[n].ru} {plural('ru', n, ('жетон', 'жетона', 'жетонов'))} "
        f"{COLOURS_OF[colour]} власти"
        for colour, n in enumerate(c.icons)
        if n
    ]
    may = "можно" if c.effect in components.OPTIONAL else "нужно"  # BK-12
    low, high = announced_ranks()
    return {
        "name": name.ru,
        "whom": name.whom,
        "he": name.pronoun.ru,
        "him": name.pronoun.beneath,
        "may": may,
        "May": may.capitalize(),
        "victims": joined([one.whom for one in victims], "или"),
        "that": "кто-то из них" if several else "эта карта",
        "who": joined([one.ru for one in victims], "или"),
        "them": "эту карту" if several else victims[0].pronoun.whom,
        "but_immune": f", кроме {joined(immune, 'и')}" if immune else "",
        "tokens": f", но приносит {joined(tokens, 'и')}" if tokens else "",
        "low": str(low),
        "high": str(high),
    }


def _english(c: Character) -> dict[str, str]:
    name = CHARACTER_NAMES[c.card]
    victims = [f"the {CHARACTER_NAMES[one].en}" for one in c.victims]
    several = len(victims) != 1
    immune = [f"the {CHARACTER_NAMES[one.card].en}" for one in CHARACTERS if one.immune]
    tokens = [
        f"{NUMBERS[n].en} {COLOUR_NAMES[colour].en} {plural('en', n, ('token', 'tokens'))}"
        for colour, n in enumerate(c.icons)
        if n
    ]
    low, high = announced_ranks()
    return {
        "name": name.en,
        "he": name.pronoun.en,
        "may": "may" if c.effect in components.OPTIONAL else "must",
        "victims": joined(victims, "or"),
        "that": "one of them" if several else "that",
        "who": joined(victims, "or"),
        "them": "that card" if several else CHARACTER_NAMES[c.victims[0]].pronoun.en_whom,
        "but_immune": f" other than {joined(immune, 'and')}" if immune else "",
        "tokens": f", but {joined(tokens, 'and')}" if tokens else "",
        "low": str(low),
        "high": str(high),
    }


HELP = {"card": [explain(c) for c in CHARACTERS]}
