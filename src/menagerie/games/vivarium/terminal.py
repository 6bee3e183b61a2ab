"""The table in a terminal, drawn from a View alone."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.core.terminal import TURN, Drawing, Part, Sheet, beside, row, thing, whole
from menagerie.core.words import Words

from .components import Creature
from .tables import PRINT
from .view import Cell, Contract, Plan, Player, View

SPECIES_STYLE = ("white", "green", "yellow", "magenta")
FREE_OF_CHARGE, GEM, DEAR = "✓", "¤", "✗"
LEGEND = (
    (FREE_OF_CHARGE, "free"),
    (f"{GEM}1", "price"),
    (f"1·3:{FREE_OF_CHARGE}", "giving"),
    (DEAR, "dear"),
    ("2→5", "contract"),
    ("12+", "secret"),
    ("(1:0:2)", "matching"),
    ("● ▲ ■ ◆", "symbols"),
)


def render(
    view: View, words: Words, names: Sequence[str], lang: str, me: int | None = None
) -> Sheet:
    """Everything the viewer sees: the round, the board, the players."""
    table = _Table(view, words, names, lang, me)
    others = [player for player in view.players if player.seat != me]
    parts = [
        Part(table.head(), [table.board(), *table.below()]),
        Part(table.label("players"), [line for one in others for line in table.player(one)]),
    ]
    for one in (player for player in view.players if player.seat == me):
        if gathered := table.gathered(one):
            parts.append(Part(table.label("gathered"), gathered))
        parts.append(Part(names[one.seat], table.own(one), own=True))
    return table.sheet(parts, LEGEND)


class _Table(Drawing[View]):
    def called(self, card: int, /, **args: int) -> Text:
        printed = PRINT[card]
        style = SPECIES_STYLE[printed.species] if isinstance(printed, Creature) else "cyan"
        name, marked = (
            self.words.name("card", card, self.lang),
            self.words.marked("card", card, self.lang),
        )
        text = Text.assemble((name, style), whole(Text(marked.removeprefix(name), "dim")))
        return thing(text if "cell" in args else whole(text), "", ("card", card), **args)

    def card(self, card: int) -> Text:
        return self.called(card, card=card)

    def domino(self, tile: int | None) -> str:
        return "" if tile is None else self.words.name("domino", tile, self.lang)

    def head(self) -> str:
        view = self.view
        turn = f"{self.label('round')} {view.round}/{view.rounds}, {self.label('lap')} {view.lap}"
        race = f"{self.label('token')}: {self.words.name('token', view.race.token, self.lang)}"
        if view.race.counts:
            race += f" ({':'.join(map(str, view.race.counts))})"
        return f"{turn} · {race}"

    def board(self) -> Table:
        """Four rows, four columns; below a card what it costs."""
        board = Table(
            box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False, expand=True
        )
        board.add_column("", width=1)
        for column in range(1, 5):
            board.add_column(f" {column}", ratio=1)
        for start in range(0, 16, 4):
            cells = map(self.cell, self.view.board[start : start + 4])
            board.add_row(Text(str(start // 4 + 1), "dim"), *cells)
        return board

    def cell(self, cell: Cell) -> Text:
        if cell.card is None:
            return thing("—", "dim", cell=cell.cell)
        text = self.called(cell.card, cell=cell.cell)
        price = self.price(cell)
        several = len({plan.gems for plan in cell.plans}) > 1
        return Text.assemble(text, "\n " if several else " ", price) if price.plain else text

    def price(self, cell: Cell) -> Text:
        """What the card costs; before a swap, by the domino that one would give."""
        plans = sorted(cell.plans, key=lambda plan: plan.slot or 0)
        if len({plan.gems for plan in plans}) == 1:
            return self.cost(plans[0])
        return beside(*(Text(f"{self.domino(plan.give)}:") + self.cost(plan) for plan in plans))

    def cost(self, plan: Plan) -> Text:
        text = FREE_OF_CHARGE if plan.gems == 0 else f"{GEM}{plan.gems}"
        return Text(text) if plan.affordable else Text(f"{text}{DEAR}", "dim")

    def below(self) -> list[RenderableType]:
        view = self.view
        middle = [f"{self.label('centre')}: {self.domino(view.centre)}"]
        if view.face_down is not None:
            middle.append(f"{self.label('down')}: {self.domino(view.face_down)}")
        if view.column:
            middle.append(self.label("column", n=view.column))
        if view.next_race:
            name = self.words.name("token", view.next_race.token, self.lang)
            middle.append(f"{self.label('next')}: {name}")
        left = view.creatures_left, view.equipment_left, view.contracts_left
        middle.append(self.label("decks", **dict(zip("abc", left, strict=True))))
        lines: list[RenderableType] = [beside(*middle)]
        picked = [] if view.picked is None else [view.picked]
        for key, cards in (
            ("looking", view.looking),
            ("picked", picked),
            ("rejected", view.rejected),
        ):
            if cards:
                lines.append(row(map(self.card, cards), self.label(key)))
        return lines

    def summary(self, player: Player) -> Text:
        """Gems, dominoes, tokens and points."""
        secret = "" if player.pad.complete else "+"
        total = self.label("points", total=player.pad.total, secret=secret)
        name = thing(self.names[player.seat], "bold", seat=player.seat)
        sign = TURN if player.seat == self.view.active else " "
        return Text.assemble(sign, name, "  ", beside(total, f"{GEM}{player.gems}"), "  ")

    def player(self, player: Player) -> list[RenderableType]:
        tiles = row(
            (Text(f" {self.domino(tile)}") for tile in player.dominoes), self.label("dominoes")
        )
        return [self.summary(player) + tiles, *self.contracts(player), *self.gathered(player)]

    def own(self, player: Player) -> list[RenderableType]:
        tiles = row(
            (thing(self.domino(tile), slot=slot) for slot, tile in enumerate(player.dominoes)),
            self.label("dominoes"),
        )
        return [self.summary(player) + tiles, *self.contracts(player)]

    def contracts(self, player: Player) -> list[RenderableType]:
        contracts = [self.contract(one) for one in (*player.starting, *player.contracts)]
        if player.secret:
            contracts.append(Text(" " + self.label("secret", n=player.secret)))
        return [Text("   ") + row(contracts, self.label("contracts"))] if contracts else []

    def gathered(self, player: Player) -> list[RenderableType]:
        """Creatures, equipment and tokens: only what there is."""
        lines: list[RenderableType] = []
        for key, cards in (("creatures", player.creatures), ("equipment", player.equipment)):
            if cards:
                lines.append(Text("   ") + row(map(self.card, cards), self.label(key)))
        if player.tokens:
            tokens = (thing(self.words.name("token", t, self.lang), token=t) for t in player.tokens)
            lines.append(Text("   ") + row(tokens, self.label("tokens")))
        return lines

    def contract(self, one: Contract) -> Text:
        return self.card(one.card) + whole(f" {one.counted}→{one.points}")
