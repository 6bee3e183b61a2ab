"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from menagerie.core.words import Message, Words

from .view import View


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees, in a few lines."""

    def say(field: str, **values: object) -> str:
        return words.text(Message(f"view.{field}", values), lang)

    table = Table(show_header=False)
    for name, player in zip(names, view.players, strict=True):
        bid = say("has_bid") if player.has_bid else ""
        table.add_row(
            name,
            say("hand", card=player.hand),
            bid if player.bid is None else say("bid", card=player.bid),
            say("prizes", card=player.prizes),
            say("points", n=player.points),
        )
    return Group(say("round", n=view.round), say("stake", card=view.stake), table)
