"""What beasts, kingdoms and tokens are called, and what is to be said about them."""

from collections.abc import Sequence

from menagerie.core.text import LANGUAGES, Text, said
from menagerie.core.words import plural

from . import components as box

# One beast, and several.
BEASTS = {
    "red_panda": (Text("красная панда", "red panda"), Text("красные панды", "red pandas")),
    "tiger": (Text("тигр", "tiger"), Text("тигры", "tigers")),
    "bee": (Text("пчела", "bee"), Text("пчёлы", "bees")),
    "lizard": (Text("ящерица", "lizard"), Text("ящерицы", "lizards")),
    "frog": (Text("лягушка", "frog"), Text("лягушки", "frogs")),
    "owl": (Text("сова", "owl"), Text("совы", "owls")),
    "wolf": (Text("волк", "wolf"), Text("волки", "wolves")),
    "okapi": (Text("окапи", "okapi"), Text("окапи", "okapis")),
}
TYPE_NAMES = [BEASTS[kind][0] for kind in box.TYPES]
TYPE_PLURALS = [BEASTS[kind][1] for kind in box.TYPES]
AND, OR = Text("и", "and"), Text("или", "or")


def filled(template: Text, **parts: Text | int | str) -> Text:
    """A sentence with its parts put in, language by language."""

    def part(value: Text | int | str, lang: str) -> str:
        return said(value, lang) if isinstance(value, Text) else str(value)

    return Text(
        *(
            said(template, lang).format(
                **{name: part(value, lang) for name, value in parts.items()}
            )
            for lang in LANGUAGES
        )
    )


def listed(parts: Sequence[Text | int], last: Text = AND) -> Text:
    """Several in a row: «1, 2 и 3»."""
    *most, end = [filled(Text("{one}", "{one}"), one=one) for one in parts]
    if not most:
        return end
    return Text(
        *(f"{', '.join(m)} {word} {e}" for *m, e, word in zip(*most, end, last, strict=True))
    )


CARD_NAMES = [
    filled(
        Text("{kind} {rank}", "{kind} {rank}"), kind=TYPE_NAMES[box.type_of(c)], rank=box.rank_of(c)
    )
    for c in range(box.CARDS)
]
KINGDOM_NAMES = [Text(f"царство {size}", f"kingdom {size}") for size in box.SIZES]
KINGDOM_TOKEN, WITHDRAWAL_TOKEN, MODIFIER_TOKEN = range(3)
TOKEN_NAMES = [
    Text("жетон царства", "kingdom token"),
    Text("жетон отступления", "withdrawal token"),
    Text(f"модификатор «+{box.MODIFIER}»", f"+{box.MODIFIER} modifier"),
]


PLACE_NAMES = [
    Text("первое место", "first place"),
    Text("второе место", "second place"),
    Text("третье место", "third place"),
]


def _beast_short(card: int) -> Text:
    """On the face of a card: what its rank does beside being high or low."""
    if box.rank_of(card) == 1:
        return filled(Text("в битве *бьёт {n}+*", "in battle *beats {n}+*"), n=box.HIGHEST_RANK)
    if box.rank_of(card) == box.HIGHEST_RANK:
        return Text("в битве *слабее 1*", "in battle *loses to 1*")
    return Text("", "")


def _beast_help(card: int) -> Text:
    kind, rank = TYPE_NAMES[box.type_of(card)], box.rank_of(card)
    if rank == 1:
        sentence = Text(
            "Тип: {kind}. В битве 1 бьёт {most} и выше.",
            "Type: {kind}. In battle a 1 beats {most} and above.",
        )
    elif rank == box.HIGHEST_RANK:
        sentence = Text(
            "Тип: {kind}. В битве проигрывает рангу 1.", "Type: {kind}. In battle it loses to a 1."
        )
    else:
        sentence = Text("Тип: {kind}, ранг {rank}.", "Type: {kind}, rank {rank}.")
    return filled(sentence, kind=kind, rank=rank, most=box.HIGHEST_RANK)


def _kingdom_help(k: int) -> Text:
    size = box.SIZES[k]
    lands = Text(
        plural("ru", size, ("территория", "территории", "территорий")),
        plural("en", size, ("territory", "territories")),
    )
    return filled(
        Text(
            "{size} {lands}, последняя — столица. Соседи: {beside}.",
            "{size} {lands}; the last one is the capital. Neighbours: {beside}.",
        ),
        size=size,
        lands=lands,
        beside=listed([KINGDOM_NAMES[other] for other in box.neighbours(k)]),
    )


BEAST_SHORT = [_beast_short(card) for card in range(box.CARDS)]
BEAST_HELP = [_beast_help(card) for card in range(box.CARDS)]
KINGDOM_HELP = [_kingdom_help(k) for k in range(len(box.SIZES))]
TOKEN_HELP = [
    filled(
        Text(
            "Первое место в царстве приносит столько, сколько на его левом жетоне. "
            "На жетонах: {all}.",
            "First place in a kingdom is worth its leftmost token. The tokens: {all}.",
        ),
        all=listed([int(n) for n in box.KINGDOM_TOKENS]),
    ),
    filled(
        Text(
            "Его берёт тот, кто в эпохе отступает первым: {all} очков в конце игры.",
            "Who withdraws first in an age takes one: {all} points at the end of the game.",
        ),
        all=listed([int(n) for n in box.WITHDRAWAL_TOKENS], OR),
    ),
    filled(
        Text(
            "Добавляет {n} к рангу карты в битве; в конце игры приносит 1 очко.",
            "Adds {n} to the rank of a card in battle; worth 1 point at the end of the game.",
        ),
        n=box.MODIFIER,
    ),
]
