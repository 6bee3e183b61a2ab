"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from menagerie.core.words import RECONSTRUCTED, RECONSTRUCTED_MARK, Message, Words

from .components import MODIFIER, type_of
from .view import Kingdom, View

# By type of beast; the name is always written too.
COLOURS = ("red", "yellow", "bright_yellow", "green", "cyan", "magenta", "blue", "white")
ARROWS = {"none": " ", "down": "↓", "neighbours": "↔", "all": "⇔"}
SIGNS = "ABCDE"  # a player's cube


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees, in a few lines."""

    def text(key: str, **args: int) -> str:
        return words.text(Message(f"table.{key}", args), lang)

    def beast(card: int) -> Text:
        # A name and its rank stay on one line.
        return Text(words.name("card", card, lang).replace(" ", "\xa0"), COLOURS[type_of(card)])

    def beasts(cards: Sequence[int]) -> Text:
        return Text(" · ").join(map(beast, cards)) if cards else Text("–", "dim")

    def name(player: int) -> str:
        return text("upstart") if view.players[player].upstart else names[player]

    def cubes(kingdom: Kingdom) -> str:
        land = "".join("▫" if p is None else SIGNS[p] for p in kingdom.territories)
        capital = "♛" if kingdom.capital is None else f"♛{SIGNS[kingdom.capital]}"
        council = "".join("·" if p is None else SIGNS[p] for p in kingdom.council)
        return f"{land} {capital} [{council}]"

    def row(number: int, kingdom: Kingdom) -> list[RenderableType]:
        counts = " ".join(f"{SIGNS[p]}{n}" for p, n in enumerate(kingdom.counts) if n)
        tokens = " ".join(map(str, kingdom.tokens))
        decree = f"{ARROWS[kingdom.arrow]} {words.marked('decree', kingdom.decree, lang)}"
        played = beasts([laid.card for laid in kingdom.cards])
        return [words.name("kingdom", number, lang), decree, tokens, cubes(kingdom), counts, played]

    board = Table(expand=True, show_edge=False, header_style="dim")
    for column in ("kingdom", "decree", "tokens", "lands", "cubes", "cards"):
        board.add_column(text(f"column.{column}"))
    for number, kingdom in enumerate(view.kingdoms):
        board.add_row(*row(number, kingdom))
    players = Table(show_edge=False, show_header=False)
    for number, player in enumerate(view.players):
        tokens = " ".join("?" if t.value is None else str(t.value) for t in player.tokens)
        players.add_row(
            ("◀ " if number in view.waiting else "  ") + SIGNS[number],
            name(number),
            text("points", n=player.points),
            f"+{MODIFIER} × {player.modifiers}" if player.modifiers else "",
            f"[{tokens}]" if tokens else "",
            text("out") if player.out else "",
        )
    head = [text("age", n=view.age), text("deck", n=view.deck_size)]
    head.append(text("discards", n=len(view.discards)))
    ring = text("ring", kingdom=len(view.kingdoms) - 1, kingdom2=0)
    legend = Text(f"{text('legend')} {ring}", "dim")
    lines: list[RenderableType] = [Text(" · ".join(head)), board, legend, players]
    if view.upstart is not None:
        level = words.label(f"option.level.{view.upstart.level}", lang)
        lines.append(Text(f"{words.label('option.level', lang)}: {level}"))
        lines += [Text(text("bonus", card=card)) for card in view.upstart.bonus]
    if view.battle is not None:
        lines.append(Text(text("battle", kingdom=view.battle.kingdom), "bold"))
        for p in [*view.battle.fighters, *view.battle.losers]:
            shown = view.battle.revealed if view.players[p].upstart else view.battle.cards[p]
            boost = view.battle.boosts[p]
            extra = f" +{MODIFIER * boost}" if boost else ""
            lines.append(Text.assemble(f"  {name(p)}: ", beasts(shown), extra))
    if view.hand:
        hand = beasts([held.card for held in view.hand])
        lines.append(Text.assemble((text("hand") + ": ", "bold"), hand))
    if any(kingdom.decree in words.reconstructed["decree"] for kingdom in view.kingdoms):
        lines.append(Text(f"{RECONSTRUCTED_MARK.strip()} {RECONSTRUCTED.text(lang)}", "dim"))
    if view.ask is not None:
        lines.append(Text(words.text(Message(view.ask.key, view.ask.args), lang), "bold"))
    return Panel(Group(*lines), title=words.label("title", lang))
