"""The calculator on the command line: hands in words, trees of reasons out."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text as RichText
from rich.tree import Tree

from menagerie.core.errors import MenagerieError
from menagerie.core.words import ScoreLine, Text

from . import finding
from .calculator import Counted, count_hand
from .compare_tool import ranked
from .components import CARD_IDS
from .explain import score_tree
from .score_tool import disputed_readings, notes
from .words import WORDS

TOTAL, STRENGTH = Text("Всего", "Total"), Text("основная сила", "base strength")
HAND, WINS = Text("Рука", "Hand"), Text("победа", "the winner")
OTHERWISE = Text("Спорно", "Disputed")
DISCARDS = ("discards", "discard", "сброс", "область сброса")


class Line(NamedTuple):
    """A hand as it was typed."""

    name: str
    cards: list[str]


def read(words: Sequence[str]) -> tuple[list[Line], list[str]]:
    """The hands and the discard area: "Ann: Mountain, Smoke / Bob: Forest / discards: King"."""
    hands, discards = [], []
    for part in " ".join(f"/ {word}" if ":" in word else word for word in words).split("/"):
        name, _, cards = part.rpartition(":")
        found = [CARD_IDS[card] for card in finding.cards_in(cards)]
        if name.strip().casefold() in DISCARDS:
            discards += found
        elif found:
            hands.append(Line(name.strip(), found))
    if not hands:
        raise MenagerieError("Назовите карты руки.", "Name the cards of a hand.")
    return hands, discards


def explain(words: Sequence[str], lang: str) -> RenderableType:
    """The best scores of these hands, explained; with places if there are several."""
    hands, discards = read(words)
    counted = [count_hand(line.cards, "best", discards=discards) for line in hands]
    if len(hands) == 1:
        return _tree(counted[0], TOTAL.text(lang), lang)
    found = ranked([line.name for line in hands], counted)
    trees: list[tuple[int, RenderableType]] = []
    for n, (one, placed) in enumerate(zip(counted, found.hands, strict=True), 1):
        name = placed.name or f"{HAND.text(lang)} {n}"
        won = f", {WINS.text(lang)}" if placed.place == 1 else ""
        trees.append((placed.place, _tree(one, f"{placed.place}. {name}{won}", lang)))
    return Group(*(tree for _, tree in sorted(trees, key=lambda one: one[0])))


def _tree(one: Counted, title: str, lang: str) -> RenderableType:
    total, strength = one.sheet.total, one.sheet.strength
    head = f"{title}: {total} ({STRENGTH.text(lang)} {strength})".replace("-", "−")
    root = Tree(RichText(head, style="bold"), guide_style="dim")
    for line in score_tree(one.hand, one.form):
        branch = root.add(_told(line, lang, "bold"))
        for part in line.parts:
            branch.add(_told(part, lang, ""))
    for other in disputed_readings(one, lang):
        told = f"{OTHERWISE.text(lang)} ({other.rule}): {other.other} → {other.total}"
        root.add(RichText(told, "yellow"))
    for note in notes(one.hand):
        root.add(RichText(note.text(lang), "yellow"))
    return root


def _told(line: ScoreLine, lang: str, style: str) -> RichText:
    counted = line.parts or line.points or line.key == "score.strength"
    points = f"  {line.points}".replace("-", "−") if counted else ""
    return RichText(WORDS.text(line, lang, ()) + points, style=style)
