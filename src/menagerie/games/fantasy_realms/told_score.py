"""The calculator on the command line: hands in words, trees of reasons out."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text as RichText
from rich.tree import Tree

from menagerie.core.errors import MenagerieError
from menagerie.core.words import ScoreLine, Text

from . import calculator, finding
from .compare_tool import CompareAsk, HandAsk, answer
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
    if len(hands) == 1:
        return _tree(hands[0].cards, discards, TOTAL.text(lang), lang)
    asked = [HandAsk(line.cards, line.name) for line in hands]
    found = answer(CompareAsk(asked, discards), lang)
    trees: list[tuple[int, RenderableType]] = []
    for n, (line, placed) in enumerate(zip(hands, found.hands, strict=True), 1):
        name = line.name or f"{HAND.text(lang)} {n}"
        won = f", {WINS.text(lang)}" if placed.place == 1 else ""
        trees.append(
            (placed.place, _tree(line.cards, discards, f"{placed.place}. {name}{won}", lang))
        )
    return Group(*(tree for _, tree in sorted(trees, key=lambda one: one[0])))


def _tree(cards: Sequence[str], discards: Sequence[str], title: str, lang: str) -> RenderableType:
    hand, form = calculator.hand_and_form(list(cards), "best", discards=discards)
    lines = score_tree(hand, form)
    total = sum(line.points for line in lines)
    strength = calculator.calculate(list(cards), "best", discards=discards)["strength"]
    head = f"{title}: {total} ({STRENGTH.text(lang)} {strength})".replace("-", "−")
    root = Tree(RichText(head, style="bold"), guide_style="dim")
    for line in lines:
        branch = root.add(_told(line, lang, "bold"))
        for part in line.parts:
            branch.add(_told(part, lang, ""))
    for one in disputed_readings(hand, form, True, lang):
        root.add(
            RichText(f"{OTHERWISE.text(lang)} ({one.rule}): {one.other} → {one.total}", "yellow")
        )
    for note in notes(hand):
        root.add(RichText(note.text(lang), "yellow"))
    return root


def _told(line: ScoreLine, lang: str, style: str) -> RichText:
    counted = line.parts or line.points or line.key == "score.strength"
    points = f"  {line.points}".replace("-", "−") if counted else ""
    return RichText(WORDS.text(line, lang, ()) + points, style=style)
