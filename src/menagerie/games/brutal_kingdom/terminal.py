"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from menagerie.core.words import Message, Words

from .view import MARKER_SIGN, Player, View

SIGNS = ("♛", "✝", "✦")  # royal, church, mystic
COLOURS = ("blue", "green", "yellow")
BACK_SIGNS = ("▒", "▓")
LABELS = {
    "chapter": ("глава", "chapter"),
    "round": ("раунд", "round"),
    "stock": ("запас", "stock"),
    "centre": ("центр", "centre"),
    "chapel": ("часовня", "Chapel"),
    "hand": ("на руке", "your hand"),
    "player": ("игрок", "player"),
    "stack": ("стопка", "stack"),
    "cards": ("рука", "hand"),
    "tokens": ("жетоны", "tokens"),
    "points": ("очки сейчас", "points now"),
    "danger": ("опасны", "beware of"),
    "falls": ("погибнет сразу", "falls at once"),
    "strikes": ("устранит", "eliminates"),
}


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees, in a few lines."""

    def label(key: str) -> str:
        return LABELS[key][0 if lang == "ru" else 1]

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
        f"{label('chapter')} {view.chapter}/4 · {label('round')} {view.round}/4 · "
        f"{label('stock')}: ",
        values,
        f" · {label('chapel')}: {chapel} · {label('centre')}: {centre}",
    )
    lines: list[RenderableType] = [top, table]
    if view.hand:
        lines.append(Text(label("hand"), "bold"))
    for one in view.hand:
        line = Text(f"  {BACK_SIGNS[view.characters[one.card].back]} {card(one.card)}")
        line.append(Text(" ") + tokens(view.characters[one.card].icons))
        if one.victims:
            line.append(f"  {label('strikes')}: " + ", ".join(names[q] for q in one.victims))
        if one.falls_to:
            line.append(f"  {label('falls')}: " + ", ".join(names[q] for q in one.falls_to), "red")
        if one.hunters:
            hunters = ", ".join(words.name("card", c, lang) for c in one.hunters)
            line.append(f"  {label('danger')}: {hunters}", "red")
        lines.append(line)
    if view.ask:
        lines.append(Text(words.text(Message(view.ask.key, view.ask.args), lang, names), "bold"))
    return Panel(Group(*lines), title=words.label("title", lang))
