"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from menagerie.core.words import RECONSTRUCTED, Message, Words, said

from .components import DOPPELGANGER, ISLAND, MIRAGE, NECROMANCER, SHAPESHIFTER
from .explain import CardSheet, Choices
from .tables import SUIT
from .view import Hand, View

# By suit, in order of the printed numbers; wild cards last.
COLOURS = (
    "yellow",
    "blue",
    "cyan",
    "red",
    "white",
    "magenta",
    "bright_yellow",
    "green",
    "bright_black",
    "bright_red",
    "bright_magenta",
)
GUESSED = "≈"  # beside a card whose print was not seen
LABELS = {
    "deck": ("колода", "deck"),
    "discards": ("Область сброса", "Discard area"),
    "hand": ("Рука", "Hand"),
    "player": ("игрок", "player"),
    "cards": ("карт", "cards"),
    "known": ("известно", "known"),
    "card": ("карта", "card"),
    "suit": ("масть", "suit"),
    "strength": ("сила", "strength"),
    "bonus": ("бонус", "bonus"),
    "penalty": ("штраф", "penalty"),
    "points": ("очки", "points"),
    "total": ("сумма", "total"),
    "pair": ("Взято", "Drawn"),
    "blanked": ("заблокирована", "blanked"),
    "cleared": ("штраф отменён", "penalty cleared"),
    "hint": ("Лучший обмен", "Best exchange"),
    "best": ("Лучший выбор", "Best choice"),
}


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees, in a few lines."""

    def label(key: str) -> str:
        return said(LABELS[key], lang)

    def card(number: int) -> Text:
        return Text(_name(number, words, lang), COLOURS[SUIT[number]])

    def cards(numbers: Sequence[int]) -> Text:
        return Text(" · ").join(map(card, numbers)) if numbers else Text("–", "dim")

    goal = f"/{view.discard_goal}" if view.discard_goal else ""
    lines: list[RenderableType] = [
        Text.assemble(
            (f"{label('discards')} {len(view.discards)}{goal}: ", "bold"),
            cards(view.discards),
            f"   {label('deck')} {view.deck_size}",
        )
    ]
    players = Table(show_edge=False)
    for key in ("player", "cards", "known", "total"):
        players.add_column(label(key))
    for seat, player in enumerate(view.players):
        sign = "◀ " if seat in view.waiting else "  "
        total = "" if player.hand is None else str(player.hand.total).replace("-", "−")
        pair = " (+2)" if view.pair_drawn and seat == view.turn else ""
        players.add_row(sign + names[seat], f"{player.hand_size}{pair}", cards(player.known), total)
    lines.append(players)
    if view.drawn_pair or view.three:
        lines.append(
            Text.assemble((f"{label('pair')}: ", "bold"), cards(view.drawn_pair or view.three))
        )
    if view.live is not None:
        lines.append(_pad(view.live, words, lang))
    elif view.hand and not view.over:
        lines.append(Text.assemble((f"{label('hand')}: ", "bold"), cards(view.hand)))
    if view.over:
        for seat, player in enumerate(view.players):
            if player.hand is not None:
                lines += [Text(names[seat], "bold"), _pad(player.hand, words, lang)]
    if view.hint is not None and view.hint.take is not None:
        parts = [card(view.hint.take)]
        if view.hint.discard is not None:
            parts += [Text(" ⇄ "), card(view.hint.discard)]
        lines.append(
            Text.assemble(f"{label('hint')}: ", *parts, f" ({view.hint.gain:+d})".replace("-", "−"))
        )
    if view.decision is not None and view.decision.best_choices is not None:
        best = _choices(view.decision.best_choices, view.decision.best_eighth, words, lang)
        lines.append(Text(f"{label('best')}: {best} = {view.decision.best_total}", "italic"))
    if view.ask:
        lines.append(Text(words.text(Message(view.ask.key, view.ask.args), lang, names), "bold"))
    shown = {*view.discards, *view.hand, *(card for one in view.players for card in one.known)}
    if shown & words.reconstructed["card"]:
        lines.append(Text(f"{GUESSED} {RECONSTRUCTED.text(lang)}", "dim"))
    return Panel(Group(*lines), title=words.label("title", lang))


def _name(card: int, words: Words, lang: str) -> str:
    name = words.name("card", card, lang)
    return f"{name} {GUESSED}" if card in words.reconstructed["card"] else name


def _choices(choices: Choices, eighth: int | None, words: Words, lang: str) -> str:
    """The choices made, in a line."""
    made = (
        (NECROMANCER, eighth),
        (DOPPELGANGER, choices.doppelganger),
        (MIRAGE, choices.mirage),
        (SHAPESHIFTER, choices.shapeshifter),
        (ISLAND, choices.island),
    )
    found = [
        f"{words.name('card', who, lang)} → {words.name('card', card, lang)}"
        for who, card in made
        if card is not None
    ]
    if choices.book_card is not None:
        target = words.name("card", choices.book_card, lang)
        found.append(f"{target} → {words.name('suit', choices.book_suit, lang)}")
    return ", ".join(found) or "–"


def _pad(hand: Hand, words: Words, lang: str) -> Table:
    """The score pad of one hand."""

    def label(key: str) -> str:
        return said(LABELS[key], lang)

    def number(n: int, signed: bool = False) -> str:
        return (f"{n:+d}" if signed and n else str(n)).replace("-", "−")

    def note(row: CardSheet) -> Text:
        if row.blanked:
            by = words.name("card", row.blanked_by, lang)
            return Text(f"⛔ {label('blanked')}: {by}", "red")
        if row.cleared_by:
            by = words.name("card", row.cleared_by, lang)
            return Text(f"✓ {label('cleared')}: {by}", "green")
        return Text("")

    table = Table(show_edge=False)
    for key in ("card", "suit", "strength", "bonus", "penalty", "points"):
        table.add_column(label(key), justify="left" if key in ("card", "suit") else "right")
    table.add_column("")
    for row in hand.cards:
        name = _name(row.card, words, lang)
        if row.name != row.card:
            name += f" → {words.name('card', row.name, lang)}"
        table.add_row(
            Text(name, COLOURS[row.suit]),
            words.name("suit", row.suit, lang),
            number(row.strength),
            number(row.bonus, True),
            number(row.penalty, True),
            number(row.points),
            note(row),
        )
    table.add_row(Text(label("total"), "bold"), "", "", "", "", Text(number(hand.total), "bold"))
    return table
