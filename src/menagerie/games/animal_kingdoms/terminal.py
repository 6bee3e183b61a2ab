"""The table in a terminal, drawn from a View alone."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.core.terminal import TURN, Drawing, Part, Sheet, beside, row, thing, whole
from menagerie.core.words import Message, Words

from .components import MODIFIER, type_of
from .view import Kingdom, View

# By type of beast; the name is always written too.
COLOURS = ("red", "yellow", "bright_yellow", "green", "cyan", "magenta", "blue", "white")
ARROWS = {"none": " ", "down": "↓", "neighbours": "↔", "all": "⇔"}
SIGNS = "ABCDE"  # a player's cube
FREE, CAPITAL, NOBODY = "▫", "♛", "·"
LABELS = {
    "ring": ("по кругу", "in a ring"),
    "players": ("Игроки", "Players"),
    "hand": ("Ваша рука", "Your hand"),
    "picked": ("кладёт карту", "lays"),
    "reveals": ("выскочка раскроет карт: {n}", "the upstart will reveal {n}"),
    "strength": ("сила {n}", "strength {n}"),
    "chosen": ("карта выбрана", "has chosen"),
    "lost": ("проигрыш", "beaten"),
}
LEGEND = (
    ("A B …", ("фишки игроков", "the players' cubes")),
    (FREE, ("свободная территория", "a free territory")),
    (CAPITAL, ("столица, её захватывают последней", "the capital, claimed last")),
    ("[··]", ("совет", "council")),
    (
        "5 6 7",
        (
            "очки за первое место: сначала в этой эпохе, потом в следующих",
            "points for first place: in this age, then in those to come",
        ),
    ),
    (
        "↓ ↔ ⇔",
        (
            "указ смотрит: на карты здесь, на последние карты двух соседей, всех царств",
            "a decree looks at the cards here, at the two neighbours' last cards, at all kingdoms'",
        ),
    ),
    (f"+{MODIFIER} × 1", ("боевые модификаторы", "battle modifiers")),
    ("[2] [?]", ("жетоны отступления: свой, чужой", "withdrawal tokens: yours, another's")),
)


def render(
    view: View, words: Words, names: Sequence[str], lang: str, me: int | None = None
) -> Sheet:
    """Everything the viewer sees."""
    table = _Table(view, words, names, lang, me)
    head = (table.text("age", n=view.age), table.text("deck", n=view.deck_size))
    discards = table.text("discards", n=len(view.discards))
    parts = [Part(" · ".join((*head, discards, table.label("ring"))), [table.board()])]
    if view.battle is not None:
        parts.insert(0, Part(table.text("battle", kingdom=view.battle.kingdom), table.battle()))
    parts.append(Part(table.label("players"), table.players()))
    if view.hand:
        parts.append(Part(table.label("hand"), table.hand(), own=True))
    ring = table.text("ring", kingdom=len(view.kingdoms) - 1, kingdom2=0)
    neighbours = f"{ring} {table.text('last')}"
    return table.sheet(parts, [*LEGEND, (table.label("ring"), (neighbours, neighbours))])


class _Table(Drawing[View]):
    labels = LABELS

    def text(self, key: str, **args: int) -> str:
        return self.words.text(Message(f"table.{key}", args), self.lang)

    def beast(self, card: int) -> Text:
        return thing(self.words.name("card", card, self.lang), COLOURS[type_of(card)], card=card)

    def name(self, player: int) -> str:
        return (
            self.words.label("rival", self.lang)
            if self.view.players[player].upstart
            else self.names[player]
        )

    def board(self) -> Table:
        """A kingdom a row, its cards below it, the last one rightmost."""
        board = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=True)
        for key in ("kingdom", "lands", "tokens", "decree"):
            board.add_column(Text(self.text(f"column.{key}")), ratio=1 if key == "decree" else None)
        for number, kingdom in enumerate(self.view.kingdoms):
            title = self.words.name("kingdom", number, self.lang)
            name = thing(title, "bold", ("decree", kingdom.decree), kingdom=number)
            worth = whole(" ".join(map(str, kingdom.tokens)))
            board.add_row(name, whole(self.land(kingdom)), worth, self.below(kingdom))
        return board

    def below(self, kingdom: Kingdom) -> Text:
        """The decree, and what was laid there."""
        name = self.words.marked("decree", kingdom.decree, self.lang)
        decree = Text(f" {ARROWS[kingdom.arrow]} {name}")
        if not kingdom.cards:
            return decree
        return Text.assemble(decree, "\n", row(self.beast(laid.card) for laid in kingdom.cards))

    def land(self, kingdom: Kingdom) -> str:
        land = "".join(FREE if p is None else SIGNS[p] for p in kingdom.territories)
        capital = CAPITAL if kingdom.capital is None else f"{CAPITAL}{SIGNS[kingdom.capital]}"
        council = "".join(NOBODY if p is None else SIGNS[p] for p in kingdom.council)
        return f"{land} {capital} [{council}]"

    def players(self) -> list[RenderableType]:
        view = self.view
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, player in enumerate(view.players):
            tokens = " ".join("?" if t.value is None else str(t.value) for t in player.tokens)
            table.add_row(
                TURN if number in view.waiting else " ",
                SIGNS[number],
                thing(self.name(number), "bold", seat=number),
                self.text("points", n=player.points),
                f"+{MODIFIER} × {player.modifiers}" if player.modifiers else "",
                f"[{tokens}]" if tokens else "",
                self.text("out") if player.out else "",
                self.laying() if number == view.turn else "",
            )
        lines: list[RenderableType] = [table]
        if view.upstart is not None:
            level = self.words.label(f"option.level.{view.upstart.level}", self.lang)
            lines.append(Text(f"  {self.words.label('option.level', self.lang)}: {level}"))
            lines += [Text("  " + self.text("bonus", card=card)) for card in view.upstart.bonus]
        return lines

    def laying(self) -> Text:
        """The card that was named and is not laid yet."""
        card = self.view.picked
        return Text("") if card is None else row([self.beast(card)], self.label("picked"))

    def battle(self) -> list[RenderableType]:
        """Who fights with what."""
        battle = self.view.battle
        assert battle is not None
        lines: list[RenderableType] = []
        for p in (*battle.fighters, *battle.losers):
            cards = battle.revealed if self.view.players[p].upstart else battle.cards[p]
            own = [battle.chosen] if battle.chosen is not None and p in battle.ready else []
            strength = battle.strengths[p]
            lines.append(
                beside(
                    TURN if p in self.view.waiting else " ",
                    self.name(p),
                    row(map(self.beast, [*cards, *(card for card in own if card not in cards)])),
                    "" if strength is None else self.label("strength", n=strength),
                    self.label("chosen") if p in battle.ready else "",
                    self.label("lost") if p in battle.losers else "",
                )
            )
        if battle.reveals:
            lines.append(Text("  " + self.label("reveals", n=battle.reveals)))
        return lines

    def hand(self) -> list[RenderableType]:
        return [row(self.beast(one.card) for one in self.view.hand)]
