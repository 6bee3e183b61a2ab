"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from menagerie.core.words import Message, Words, said

from .components import FAMILIES, PRINT
from .view import Player, View

COLOURS = ("yellow", "red", "blue", "magenta", "green", "white")  # by family; the owl last
LABELS = {
    "season": ("сезон", "season"),
    "stage": ("этап", "stage"),
    "deck": ("колода", "deck"),
    "offer": ("Предложено", "Offered"),
    "leader": ("ведущий", "leader"),
    "medals": ("медали", "medals"),
    "prizes": ("призы", "prizes"),
    "collection": ("коллекция", "collection"),
    "player": ("игрок", "player"),
    "next": ("следующие карты", "next cards"),
    "among": ("среди следующих {n}", "among the next {n}"),
    "bottom": ("под колодой", "at the bottom"),
}


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees, in a few lines."""

    def label(key: str) -> str:
        return said(LABELS[key], lang)

    def cards(ids: Sequence[int | None]) -> Text:
        text = Text(" · ").join(
            Text("▒", "dim")
            if c is None
            else Text(words.marked("card", c, lang), COLOURS[PRINT[c].family])
            for c in ids
        )
        return text if ids else Text("–", "dim")

    def medals(player: Player) -> Text:
        if player.medals is None:
            return Text("?", "dim")
        found = [(f, player.medals[f]) for f in range(FAMILIES) if player.medals[f]]
        return Text(" ").join(
            Text(f"{words.name('family', f, lang)} {n}", COLOURS[f]) for f, n in found
        )

    table = Table(expand=True, show_edge=False)
    for key in ("player", "collection", "medals", "prizes"):
        table.add_column(label(key))
    table.columns[1].ratio = 1
    for seat, player in enumerate(view.players):
        sign = "◀ " if seat in view.waiting else "  "
        sign += "♛ " if seat == view.leader else ""
        rows = Text("\n").join(
            Text.assemble(cards(c.cards), " ▫" * c.space, f"  ★{c.stars}".replace("-", "−"))
            for c in player.collections
        )
        table.add_row(sign + names[seat], rows, medals(player), cards(player.prizes))
    top = Text.assemble(
        f"{label('season')} {view.season}/{view.seasons} · {label('stage')} {view.stage} · "
        f"{label('deck')} {view.deck_size} · {label('leader')}: {names[view.leader]}"
    )
    lines: list[RenderableType] = [top]
    if view.offer:
        lines.append(Text.assemble((f"{label('offer')}: ", "bold"), cards(view.offer)))
    seen = view.power.cards if view.power and view.power.cards else view.deck_top
    if seen:
        lines.append(Text.assemble(f"{label('next')}: ", cards(seen)))
    if view.deck_among_top:
        among = label("among").format(n=view.deck_among)
        lines.append(Text.assemble(f"{among}: ", cards(view.deck_among_top)))
    if view.deck_bottom:
        lines.append(Text.assemble(f"{label('bottom')}: ", cards(view.deck_bottom)))
    lines.append(table)
    if view.ask:
        lines.append(Text(words.text(Message(view.ask.key, view.ask.args), lang), "bold"))
    return Panel(Group(*lines), title=words.label("title", lang))
