"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.core.words import RECONSTRUCTED, RECONSTRUCTED_MARK, Words, said

from .cards import PRINT
from .components import Creature
from .shapes import Cell, Contract, Player, View

SPECIES_STYLE = ("white", "green", "yellow", "magenta")
LABELS = {
    "round": ("Раунд", "Round"),
    "lap": ("ход", "turn"),
    "token": ("жетон", "token"),
    "next": ("дальше", "next"),
    "centre": ("центр", "centre"),
    "down": ("закрыто", "face down"),
    "column": ("уйдёт столбец", "column to go"),
    "decks": ("колоды", "decks"),
    "gems": ("Самоцветы", "Gems"),
    "dominoes": ("Домино", "Dominoes"),
    "creatures": ("Существа", "Creatures"),
    "equipment": ("Снаряжение", "Equipment"),
    "contracts": ("Контракты", "Contracts"),
    "tokens": ("Жетоны", "Tokens"),
    "points": ("Очки", "Points"),
    "player": ("Игрок", "Player"),
    "secret": ("тайных", "secret"),
    "looking": ("Вы смотрите", "You look at"),
    "rejected": ("Вы одни знаете, что ушли", "You alone know that these are gone"),
}


def render(view: View, words: Words, names: Sequence[str], lang: str) -> RenderableType:
    """Everything the viewer sees: the round, the board, the players."""

    def label(key: str) -> str:
        return said(LABELS[key], lang)

    def card(number: int) -> Text:
        printed = PRINT[number]
        style = SPECIES_STYLE[printed.species] if isinstance(printed, Creature) else "cyan"
        name, marked = words.name("card", number, lang), words.marked("card", number, lang)
        return Text.assemble((name, style), (marked.removeprefix(name), "dim"))

    def token(number: int) -> str:
        return words.name("token", number, lang)

    head = Text(f"{label('round')} {view.round}/{view.rounds}, {label('lap')} {view.lap}", "bold")
    head.append(f" · {label('token')}: {token(view.race.token)}", "not bold")
    if view.race.counts:
        head.append(f" ({':'.join(str(n) for n in view.race.counts)})", "not bold")
    if view.next_race:
        head.append(f" · {label('next')}: {token(view.next_race.token)}", "not bold dim")

    board = Table(show_lines=True, padding=(0, 1))
    board.add_column("")
    for column in range(1, 5):
        board.add_column(str(column), width=20)
    for row in range(4):
        cells = [_cell(view.board[4 * row + column], card) for column in range(4)]
        board.add_row(str(row + 1), *cells)

    middle = f"{label('centre')}: {words.name('domino', view.centre, lang)}"
    if view.face_down is not None:
        middle += f" · {label('down')}: {words.name('domino', view.face_down, lang)}"
    if view.column:
        middle += f" · {label('column')}: {view.column}"
    middle += f" · {label('decks')}: {view.creatures_left}"
    middle += f", {view.equipment_left}, {view.contracts_left}"

    parts: list[RenderableType] = [head, board, Text(middle)]
    parts.append(_players(view, words, names, lang, label))
    for key, cards in (("looking", view.looking), ("rejected", view.rejected)):
        if cards:
            named = Text(", ").join([card(number) for number in cards])
            parts.append(Text.assemble(label(key) + ": ", named))
    parts.append(Text(f"{RECONSTRUCTED_MARK.strip()} {said(RECONSTRUCTED, lang)}", "dim"))
    return Group(*parts)


def _cell(cell: Cell, card: Callable[[int], Text]) -> Text:
    """The card and its price in gems: ✓ free, ◆ each gem; dim when out of reach."""
    if cell.card is None:
        return Text("—", "dim")
    text = Text()
    text.append(card(cell.card))
    if cell.price is not None:
        text.append(" " + ("✓" if cell.price == 0 else f"◆{cell.price}"), "bold")
        if not cell.reachable:
            text.stylize("dim")
    return text


def _players(
    view: View, words: Words, names: Sequence[str], lang: str, label: Callable[[str], str]
) -> Table:
    table = Table(padding=(0, 1))
    columns = (
        "player",
        "gems",
        "dominoes",
        "creatures",
        "equipment",
        "contracts",
        "tokens",
        "points",
    )
    for key in columns:
        table.add_column(label(key))
    for player in view.players:
        table.add_row(*_player(player, view, words, names, lang, label))
    return table


def _player(
    player: Player,
    view: View,
    words: Words,
    names: Sequence[str],
    lang: str,
    label: Callable[[str], str],
) -> list[str]:
    def listed(cards: list[int]) -> str:
        return "\n".join(words.name("card", card, lang) for card in cards)

    def contract(done: Contract) -> str:
        return f"{words.name('card', done.card, lang)}: {done.counted} → {done.points}"

    contracts = [contract(done) for done in player.starting + player.contracts]
    if player.secret:
        contracts.append(f"+ {player.secret} {label('secret')}")
    return [
        ("▶ " if player.seat == view.active else "") + words.name("seat", player.seat, lang, names),
        str(player.gems),
        " ".join(words.name("domino", tile, lang) for tile in player.dominoes),
        listed(player.creatures),
        listed(player.equipment),
        "\n".join(contracts),
        "\n".join(words.name("token", token, lang) for token in player.tokens),
        str(player.pad.total) + ("" if player.pad.complete else "+"),
    ]
