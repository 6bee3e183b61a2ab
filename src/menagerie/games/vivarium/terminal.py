"""The table in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from menagerie.core.words import LANGUAGES, Words

from .shapes import Card, Cell, Contract, Domino, Player, View

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
}


def render(view: View, words: Words, names: Sequence[str], lang: str) -> Any:
    def label(key: str) -> str:
        return LABELS[key][LANGUAGES.index(lang)]

    def card(face: Card) -> Text:
        style = SPECIES_STYLE[face.species[0]] if face.type == "creature" else "cyan"
        return Text(words.name("card", face.id, lang), style)

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

    middle = f"{label('centre')}: {_tile(view.centre)}"
    if view.face_down:
        middle += f" · {label('down')}: {_tile(view.face_down)}"
    if view.column:
        middle += f" · {label('column')}: {view.column}"
    middle += f" · {label('decks')}: {view.creatures_left}"
    middle += f", {view.equipment_left}, {view.contracts_left}"

    parts: list[Any] = [head, board, Text(middle)]
    parts.append(_players(view, words, names, lang, label))
    if view.looking:
        text = Text(label("looking") + ": ")
        text.append(Text(", ").join([card(face) for face in view.looking]))
        parts.append(text)
    return Group(*parts)


def _tile(tile: Domino) -> str:
    return f"{tile.numbers[0]}·{tile.numbers[1]}"


def _cell(cell: Cell, card: Any) -> Text:
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


def _players(view: View, words: Words, names: Sequence[str], lang: str, label: Any) -> Table:
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
    player: Player, view: View, words: Words, names: Sequence[str], lang: str, label: Any
) -> list[str]:
    def listed(cards: list[Card]) -> str:
        return "\n".join(words.name("card", face.id, lang) for face in cards)

    def contract(done: Contract) -> str:
        return f"{words.name('card', done.card.id, lang)}: {done.counted} → {done.points}"

    contracts = [contract(done) for done in player.starting + player.contracts]
    if player.secret:
        contracts.append(f"+ {player.secret} {label('secret')}")
    return [
        ("▶ " if player.seat == view.active else "") + words.name("seat", player.seat, lang, names),
        str(player.gems),
        " ".join(_tile(tile) for tile in player.dominoes),
        listed(player.creatures),
        listed(player.equipment),
        "\n".join(contracts),
        "\n".join(words.name("token", token, lang) for token in player.tokens),
        str(player.pad.total) + ("" if player.pad.complete else "+"),
    ]
