"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from menagerie.core.words import RECONSTRUCTED, Message, Words
from menagerie.core.words import Text as Said

from .printed import PRINTED
from .shapes import Player, View
from .view import MARKER_SIGN

SIGNS = ("♛", "✝", "✦")  # royal, church, mystic
COLOURS = ("blue", "green", "yellow")
BACK_SIGNS = ("▒", "▓")
LABELS = {
    "chapter": Said("глава", "chapter"),
    "round": Said("раунд", "round"),
    "stock": Said("запас", "stock"),
    "centre": Said("центр", "centre"),
    "chapel": Said("часовня", "Chapel"),
    "hand": Said("на руке", "your hand"),
    "player": Said("игрок", "player"),
    "stack": Said("стопка", "stack"),
    "cards": Said("рука", "hand"),
    "tokens": Said("жетоны", "tokens"),
    "points": Said("очки сейчас", "points now"),
    "danger": Said("опасны", "beware of"),
    "falls": Said("погибнет сразу", "falls at once"),
    "strikes": Said("устранит", "eliminates"),
    "shown": Said("показана всем", "shown to all"),
}


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees, in a few lines."""

    def label(key: str) -> str:
        return LABELS[key].text(lang)

    def card(number: int) -> str:
        return f"{words.name('card', number, lang)} {view.characters[number].rank}"

    def stack(player: Player) -> Text:
        cards = [
            Text(card(c), "dim strike" if down else "bold" if i == len(player.stack) - 1 else "")
            for i, (c, down) in enumerate(zip(player.stack, player.down, strict=True))
        ]
        watched = ", ".join(words.name("card", c, lang) for c in player.watches)
        return Text.assemble(Text(" · ").join(cards), (f"  ☠ {watched}" if watched else "", "red"))

    def held(player: Player) -> str:
        backs = BACK_SIGNS[0] * player.light + BACK_SIGNS[1] * player.dark
        return " ".join([backs, *(words.name("card", c, lang) for c in player.known)])

    def tokens(numbers: Sequence[int]) -> Text:
        return Text(" ").join(Text(f"{SIGNS[i]}{n}", COLOURS[i]) for i, n in enumerate(numbers[:3]))

    table = Table(expand=True, show_edge=False)
    for key in ("player", "stack", "cards", "tokens", "points"):
        table.add_column(label(key))
    table.columns[1].ratio = 1
    for seat, player in enumerate(view.players):
        sign = "◀ " if seat in view.waiting else "  "
        sign += "⚑ " if seat == view.first else ""
        owned = Text.assemble(tokens(player.tokens), f" ☠{player.kills}")
        table.add_row(sign + names[seat], stack(player), held(player), owned, str(player.points))

    chapel = " ".join(
        "·" if space is None else "☠" if space == MARKER_SIGN else SIGNS[space]
        for space in view.chapel
    )
    values = Text("  ").join(
        Text(f"{SIGNS[i]} {view.stock[i]} (×{view.value[i]})", COLOURS[i]) for i in range(3)
    )
    centre = " ".join(
        BACK_SIGNS[c.back] if c.card is None else f"{BACK_SIGNS[c.back]}{card(c.card)}"
        for c in view.centre
    )
    top = Text.assemble(
        f"{label('chapter')} {view.chapter}/{PRINTED.chapters} · "
        f"{label('round')} {view.round}/{PRINTED.rounds} · "
        f"{label('stock')}: ",
        values,
        f" · {label('chapel')}: {chapel} · {label('centre')}: {centre}",
    )
    lines: list[RenderableType] = [top, table]
    if view.named is not None:
        lines.append(Text(f"{label('shown')}: {card(view.named)}"))
    if view.hand:
        lines.append(Text(label("hand"), "bold"))
    for one in view.hand:
        printed = PRINTED.characters[one.card]
        mark = "≈" if printed.reconstructed else " "
        line = Text(f" {mark}{BACK_SIGNS[printed.back]} {card(one.card)} ")
        line.append(tokens(printed.icons))
        if one.victims:
            line.append(f"  {label('strikes')}: " + ", ".join(names[q] for q in one.victims))
        if one.falls_to:
            line.append(f"  {label('falls')}: " + ", ".join(names[q] for q in one.falls_to), "red")
        if one.hunters:
            hunters = ", ".join(words.name("card", c, lang) for c in one.hunters)
            line.append(f"  {label('danger')}: {hunters}", "red")
        lines.append(line)
    if any(PRINTED.characters[one.card].reconstructed for one in view.hand):
        lines.append(Text(f" ≈ {RECONSTRUCTED.text(lang)}", "dim"))
    if view.ask:
        lines.append(Text(words.text(Message(view.ask.key, view.ask.args), lang, names), "bold"))
    return Panel(Group(*lines), title=words.label("title", lang))
