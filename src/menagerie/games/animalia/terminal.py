"""The table in a terminal, drawn from a View alone."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from menagerie.core.terminal import TURN, Drawing, Part, Sheet, beside, row, thing
from menagerie.core.words import Words

from .components import FAMILIES, PRINT
from .view import Collection, Player, Taking, View

COLOURS = ("yellow", "red", "blue", "magenta", "green", "white")  # by family; the owl last
LEADER, FREE, STAR, HIDDEN = "♛", "▫", "★", "▒"
LEGEND = (
    (LEADER, "leader"),
    (STAR, "star"),
    (FREE, "free"),
    (HIDDEN, "hidden"),
    ("?", "secret"),
)


def render(
    view: View, words: Words, names: Sequence[str], lang: str, me: int | None = None
) -> Sheet:
    """Everything the viewer sees."""
    table = _Table(view, words, names, lang, me)
    others = [seat for seat in range(view.seats) if seat != me]
    parts = [table.middle(), Part(table.label("players"), table.blocks(others))]
    if me is not None:
        parts.append(Part(names[me], table.own(me), own=True))
    return table.sheet(parts, LEGEND)


class _Table(Drawing[View]):
    def card(self, card: int | None) -> Text:
        if card is None:
            return Text(f" {HIDDEN}", "dim")
        return thing(
            self.words.marked("card", card, self.lang), COLOURS[PRINT[card].family], card=card
        )

    def cards(self, key: str, cards: Sequence[int | None], **values: object) -> Text:
        return row(map(self.card, cards), self.label(key, **values))

    def middle(self) -> Part:
        view = self.view
        head = self.label("season", season=view.season, of=view.seasons, stage=view.stage)
        lines: list[RenderableType] = []
        if view.offer:
            lines.append(self.cards("offer", view.offer))
        if view.power and view.power.cards:
            lines.append(self.cards("spied", view.power.cards))
        elif view.deck_top:
            lines.append(self.cards("next", view.deck_top))
        if view.power and view.power.gift is not None:
            lines.append(self.cards("gift", [view.power.gift]))
        if view.deck_among_top:
            lines.append(self.cards("among", view.deck_among_top, n=view.deck_among))
        if view.deck_bottom:
            lines.append(self.cards("bottom", view.deck_bottom))
        return Part(f"{head} · {self.label('deck', n=view.deck_size)}", lines)

    def blocks(self, seats: Sequence[int]) -> list[RenderableType]:
        return [line for seat in seats for line in (self.head(seat), *self.collections(seat))]

    def own(self, me: int) -> list[RenderableType]:
        view = self.view
        lines: list[RenderableType] = [self.head(me), *self.collections(me)]
        if view.exchange and view.exchange.laying is not None:
            lines.append(self.cards("laying", [view.exchange.laying]))
        lines += [self.promised(me, taking) for taking in view.taking]
        return lines

    def head(self, seat: int) -> Text:
        """Who it is, stars, medals and prize cards."""
        view, player = self.view, self.view.players[seat]
        sign = (TURN if seat in view.waiting else " ") + (LEADER if seat == view.leader else " ")
        name = Text.assemble(sign, thing(self.names[seat], "bold", seat=seat))
        parts = [name, Text(f"{STAR}{player.stars}".replace("-", "−")), self.medals(player)]
        if player.prizes:
            parts.append(self.cards("prizes", player.prizes))
        return Text("  ").join(parts)

    def medals(self, player: Player) -> Text:
        label = self.label("medals")
        if player.medals is None:
            return Text(f"{label}: ?")
        return row(self.counts(player.medals), label)

    def counts(self, medals: Sequence[int]) -> list[Text]:
        return [
            thing(
                f"{self.words.name('family', family, self.lang)} {n}",
                COLOURS[family],
                family=family,
            )
            for family, n in enumerate(medals[:FAMILIES])
            if n
        ]

    def collections(self, seat: int) -> list[RenderableType]:
        return [
            self.collection(seat, number, one)
            for number, one in enumerate(self.view.players[seat].collections)
        ]

    def collection(self, seat: int, number: int, one: Collection) -> Text:
        """With two players each has two: they are called by their names."""
        several = len(self.view.players[seat].collections) > 1
        name = self.words.name("row", number, self.lang) if several else self.label("collection")
        label = thing(name, row=number) if seat == self.me else Text(f" {name}")
        stars = f"  {STAR}{one.stars}".replace("-", "−") if several else ""
        return Text.assemble(
            "  ", label, ":", row(map(self.card, one.cards)), "  ", FREE * one.space, stars
        )

    def promised(self, me: int, taking: Taking) -> Text:
        """What the offered cards would make of a collection."""
        now = self.view.players[me].collections[taking.row]
        several = len(self.view.players[me].collections) > 1
        where = f" ({self.words.name('row', taking.row, self.lang)})" if several else ""
        gains = [f"{STAR}{taking.stars:+d}".replace("-", "−")]
        for family in range(FAMILIES):
            if taking.medals[family] != now.medals[family]:
                name = self.words.name("family", family, self.lang)
                gains.append(f"{name} {now.medals[family]}→{taking.medals[family]}")
        for power, uses in enumerate(taking.uses):
            if uses:
                gains.append(f"{self.words.name('power', power, self.lang)} ×{uses}")
        text = beside(f"   {self.label('taking')}{where}:", *gains)
        text.stylize("dim")
        return text
