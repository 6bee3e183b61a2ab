"""What each card does, from its row in components.py: in a sentence or two, and in a few words."""

from menagerie.core.words import Text, plural

from . import components
from .components import CHARACTERS, Character
from .names import CHARACTER_NAMES, COLOUR_NAMES, COLOURS_OF, announced_ranks, joined

# By effect. The values in braces come from the card's row: see `_russian` and `_english`.
EFFECTS = {
    components.NOTHING: Text("Эффекта нет.{tokens}", "No effect.{tokens}"),
    components.REVIVE: Text(
        "{May} открыть одну свою устранённую карту: она приносит жетоны, но её эффект не "
        "срабатывает.",
        "You {may} turn one of your eliminated cards up: it brings tokens, but has no effect.",
    ),
    components.PENSION: Text(
        "В конце главы, если вы не получили ни одного жетона власти (или по настройке в любом "
        "случае), {may} взять один любой.",
        "At the end of the chapter, if you got no influence token (or, by an option, in any case), "
        "you {may} take any one.",
    ),
    components.TRADE: Text(
        "{May} обменяться картами с другими игроками, не зная, что отдадут взамен: не более чем "
        "одной светлой и одной тёмной.",
        "You {may} exchange cards with other players, without knowing what they give: at most one "
        "light and one dark.",
    ),
    components.LOOK_CENTRE: Text(
        "{May} посмотреть все карты центра.",
        "You {may} look at all the centre cards.",
    ),
    components.KILL: Text(
        "Устраняет {victims}, если {that} лежит открыто сверху стопки другого игрока.",
        "Eliminates {victims} if {that} lies open on top of another player's stack.",
    ),
    components.SWAP_CENTRE: Text(
        "{May} вслепую обменять одну карту с руки на карту центра с таким же оборотом.",
        "You {may} exchange one card from your hand, unseen, for a centre card with the same back.",
    ),
    components.CONDEMN: Text(
        "Назовите персонажа{but_immune}. Пока {name} лежит сверху, названный персонаж "
        "устраняется, как только его сыграет другой игрок.",
        "Name a character{but_immune}. While the {name} lies on top, that character is eliminated "
        "as soon as another player plays it.",
    ),
    components.INTRIGUE: Text(
        "Меняется местами с открытой верхней картой самого высокого ранга. Её эффект не "
        "срабатывает.",
        "Changes places with the open top card of the highest rank. Its effect does not happen.",
    ),
    components.LOOK_HAND: Text(
        "{May} посмотреть карты на руке одного из соперников.",
        "You {may} look at the hand of one rival.",
    ),
    components.STAND: Text(
        "Пока {name} лежит сверху, {who} устраняется, как только {them} сыграет другой игрок.",
        "While the {name} lies on top, {who} is eliminated as soon as another player plays {them}.",
    ),
    components.BLESS: Text(
        "Положите в часовню жетон власти из запаса.",
        "Put an influence token from the stock into the Chapel.",
    ),
    components.INQUIRE: Text(
        "Объявите ранг {high} или {low} и назовите персонажа: тот, у кого он на руке, показывает "
        "его и обменивает вслепую на другую карту с таким же оборотом.",
        "Announce rank {high} or {low} and name a character: whoever holds it shows it and "
        "exchanges it, unseen, for another card with the same back.",
    ),
}
# The same in a few words, for the face of the card.
ON_THE_FACE = {
    components.NOTHING: Text("", ""),
    components.REVIVE: Text(
        "*Вернуть* одну свою устранённую карту", "*Turns up* one of your eliminated cards"
    ),
    components.PENSION: Text(
        "Глава без жетонов власти: *+1* любой", "A chapter without tokens: *+1* of any kind"
    ),
    components.TRADE: Text("*Обмен* вслепую с игроками", "*Exchanges* cards with players, blindly"),
    components.LOOK_CENTRE: Text("*Посмотреть* карты центра", "*Looks* at the centre cards"),
    components.KILL: Text("*Устраняет* {marked}", "*Eliminates* {marked}"),
    components.SWAP_CENTRE: Text(
        "*Обмен* вслепую с центром", "*Exchanges* a card with the centre, unseen"
    ),
    components.CONDEMN: Text(
        "*Пока сверху,* устраняет названного", "*While on top,* eliminates whom you name"
    ),
    components.INTRIGUE: Text(
        "*Меняется* местами с высшим рангом", "*Changes* places with the highest rank"
    ),
    components.LOOK_HAND: Text("*Посмотреть* чужую руку", "*Looks* at a rival's hand"),
    components.STAND: Text(
        "*Пока сверху,* устраняет {marked}", "*While on top,* eliminates {marked}"
    ),
    components.BLESS: Text("*Жетон* в часовню.", "*A token* into the Chapel."),
    components.INQUIRE: Text(
        "Ранг {high} или {low}. Названную карту *обменивают*",
        "Rank {high} or {low}. The card named is *exchanged*",
    ),
}
# BK-46: what else is true of a character that nobody can eliminate.
IMMUNE = Text(
    " {whom} нельзя устранить, и пока {he} сверху, карты под {him} в безопасности.",
    " The {name} cannot be eliminated, and while {he} is on top the cards beneath are safe.",
)
IMMUNE_ON_THE_FACE = Text(" Нельзя устранить", " Cannot be eliminated")
NOT_AT_ALL = Text("", "")
NUMBERS = (Text("", ""), Text("один", "one"), Text("два", "two"), Text("три", "three"))


def explain(c: Character) -> Text:
    """The effect of a character, and whether it can be eliminated."""
    return _filled(c, EFFECTS[c.effect], IMMUNE)


def shorten(c: Character) -> Text:
    return _filled(c, ON_THE_FACE[c.effect], IMMUNE_ON_THE_FACE)


def _filled(c: Character, says: Text, immune: Text) -> Text:
    more = immune if c.immune else NOT_AT_ALL
    return Text(
        (says.ru + more.ru).format(**_russian(c)).strip(),
        (says.en + more.en).format(**_english(c)).strip(),
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
        "tokens": f" Приносит {joined(tokens, 'и')}." if tokens else "",
        "marked": ", ".join(f"_{one.whom}_" for one in victims),
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
        "tokens": f" Brings {joined(tokens, 'and')}." if tokens else "",
        "marked": ", ".join(f"_{CHARACTER_NAMES[one].en}_" for one in c.victims),
        "low": str(low),
        "high": str(high),
    }


HELP = {"card": [explain(c) for c in CHARACTERS]}
SHORT = {"card": [shorten(c) for c in CHARACTERS]}
