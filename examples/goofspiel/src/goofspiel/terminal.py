"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from menagerie.core.words import Message, Words

from .view import View

COLUMNS = ("player", "hand", "bid", "prizes", "points")


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees, in a few lines."""

    def cards(ids: Sequence[int]) -> str:
        return " ".join(words.name("card", card, lang) for card in ids)

    table = Table(*(words.label(f"table.{column}", lang) for column in COLUMNS))
    for name, player in zip(names, view.players, strict=True):
        bid = cards([player.bid]) if player.bid is not None else "▒" if player.has_bid else ""
        table.add_row(name, cards(player.hand), bid, cards(player.prizes), str(player.points))
    stake = Message("table.stake", {"round": view.round, "card": view.stake})
    return Group(words.text(stake, lang), table)
