"""The table in a terminal, drawn from a View alone."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.core.terminal import TURN, Drawing, Part, Sheet, beside, row, thing
from menagerie.core.words import RECONSTRUCTED_MARK, Words, plural

from .printed import PRINTED
from .shapes import Centre, HandCard, Player, View, Whereabouts
from .view import MARKER_SIGN

SIGNS = ("♛", "✝", "✦")  # royal, church, mystic
COLOURS = ("blue", "green", "yellow")
BACK_SIGNS = ("▒", "▓")
FIRST, DOWN, PLAYED, KILLS, FREE, MARKER = "⚑", "✗", "✓", "⚔", "□", "■"
LABELS = {
    "chapter": ("Глава {n}/{of}", "Chapter {n}/{of}"),
    "round": ("раунд {n}/{of}", "round {n}/{of}"),
    "stock": ("Запас", "Stock"),
    "centre": ("Центр", "Centre"),
    "chapel": ("Часовня", "Chapel"),
    "hand": ("Ваша рука", "Your hand"),
    "players": ("Игроки", "Players"),
    "stack": ("стопка", "stack"),
    "cards": ("рука", "hand"),
    "known": ("среди них", "among them"),
    "points": ("сейчас {n} {points}", "{n} {points} now"),
    "waits": ("устранит, если сыграют", "will eliminate, if played"),
    "danger": ("угроза", "beware of"),
    "falls": ("будет устранена сразу", "is eliminated at once"),
    "strikes": ("устранит", "eliminates"),
    "shown": ("показана всем", "shown to all"),
    "apart": ("отложена вами", "you set apart"),
    "characters": ("Персонажи", "Characters"),
    "maybe": ("Где могут быть", "Where they may be"),
    "aside": ("в стороне", "set aside"),
    "in_centre": ("центр", "centre"),
}
LEGEND = (
    (FIRST, ("первый игрок", "first player")),
    (
        " ".join(SIGNS),
        ("жетоны: королевские, церковные, мистические", "tokens: royal, church, mystic"),
    ),
    (
        "♛ 13 (×2)",
        ("в запасе 13, каждый стоит сейчас 2 очка", "13 in stock, each worth 2 points now"),
    ),
    (KILLS, ("устранения: по очку", "eliminations: a point each")),
    ("▒ ▓", ("светлый и тёмный оборот", "light and dark backs")),
    (DOWN, ("устранена: лежит лицом вниз", "eliminated: it lies face down")),
    (PLAYED, ("персонаж уже сыгран или не участвует", "already played, or not in the game")),
    (FREE, ("свободное место часовни", "a free space of the Chapel")),
    (
        MARKER,
        ("место часовни закрыто: устранение", "a space of the Chapel taken by an elimination"),
    ),
)


def render(
    view: View, words: Words, names: Sequence[str], lang: str, me: int | None = None
) -> Sheet:
    """Everything the viewer sees."""
    table = _Table(view, words, names, lang, me)
    parts = [
        Part(table.head(), table.middle()),
        Part(table.label("players"), table.players()),
        Part(
            table.label("characters"),
            [row(map(table.character, range(len(view.characters))))],
            told=True,
        ),
    ]
    hidden = [one for one in view.whereabouts if one.seats != [view.seat] or one.centre]
    if hidden:
        maybe = [table.maybe(one) for one in hidden]
        parts.append(Part(table.label("maybe"), maybe, told=True))
    if view.hand:
        parts.append(Part(table.label("hand"), table.hand(), own=True))
    return table.sheet(parts, LEGEND)


class _Table(Drawing[View]):
    labels = LABELS

    def called(self, card: int) -> str:
        """Name and rank, as it counts now."""
        return f"{self.words.name('card', card, self.lang)} {self.view.characters[card].rank}"

    def card(self, card: int, style: str = "", sign: str = "") -> Text:
        return thing(f"{sign}{self.called(card)}", style, card=card)

    def listed(self, cards: Sequence[int]) -> str:
        return ", ".join(self.words.name("card", card, self.lang) for card in cards)

    def head(self) -> str:
        chapter = self.label("chapter", n=self.view.chapter, of=PRINTED.chapters)
        return f"{chapter} · {self.label('round', n=self.view.round, of=PRINTED.rounds)}"

    def middle(self) -> list[RenderableType]:
        view = self.view
        stock = [
            thing(f"{SIGNS[i]} {view.stock[i]} (×{view.value[i]})", COLOURS[i], colour=i)
            for i in range(len(SIGNS))
        ]
        chapel = "".join(
            FREE if space is None else MARKER if space == MARKER_SIGN else SIGNS[space]
            for space in view.chapel
        )
        lines: list[RenderableType] = [
            Text.assemble(row(stock, self.label("stock")), f"   {self.label('chapel')}: {chapel}"),
            row(map(self.in_centre, view.centre), self.label("centre")),
        ]
        if view.named is not None:
            lines.append(row([self.card(view.named)], self.label("shown")))
        return lines

    def in_centre(self, one: Centre) -> Text:
        known = "" if one.card is None else f" {self.called(one.card)}"
        about = None if one.card is None else ("card", one.card)
        return thing(f"{BACK_SIGNS[one.back]}{known}", "", about, place=one.place)

    def tokens(self, numbers: Sequence[int]) -> Text:
        return Text(" ").join(Text(f"{SIGNS[i]}{n}", COLOURS[i]) for i, n in enumerate(numbers[:3]))

    def players(self) -> list[RenderableType]:
        return [
            line
            for seat, player in enumerate(self.view.players)
            for line in (self.player(seat, player), self.stack(player))
        ]

    def player(self, seat: int, player: Player) -> Text:
        view = self.view
        sign = (TURN if seat in view.waiting else " ") + (FIRST if seat == view.first else " ")
        backs = BACK_SIGNS[0] * player.light + BACK_SIGNS[1] * player.dark
        text = Text.assemble(
            sign,
            thing(self.names[seat], "bold", seat=seat),
            "  ",
            self.tokens(player.tokens),
            f" {KILLS}{player.kills}  {self.points(player.points)}  ",
            f"{self.label('cards')}: {backs or '–'}",
        )
        known = [] if seat == view.seat else player.known
        if known:
            text.append_text(Text("  ") + row(map(self.card, known), self.label("known")))
        return text

    def points(self, n: int) -> str:
        forms = {"ru": ("очко", "очка", "очков"), "en": ("point", "points")}[self.lang]
        return self.label("points", n=n, points=plural(self.lang, n, forms))

    def stack(self, player: Player) -> Text:
        """From bottom to top; the last one lies open."""
        top = len(player.stack) - 1
        cards = [
            self.card(card, "dim", DOWN) if down else self.card(card, "bold" if n == top else "")
            for n, (card, down) in enumerate(zip(player.stack, player.down, strict=True))
        ]
        text = Text("   ") + row(cards, self.label("stack"))
        if player.watches:
            text.append(f"  {self.label('waits')}: {self.listed(player.watches)}", "red")
        return text

    def character(self, card: int) -> Text:
        """Every character of the game with the tokens it brings; those played are marked."""
        one, printed = self.view.characters[card], PRINTED.characters[card]
        if not one.in_game or one.seen:
            return self.card(card, "dim", PLAYED)
        tokens = "".join(f" {SIGNS[i]}{n}" for i, n in enumerate(printed.icons) if n)
        return thing(f"{BACK_SIGNS[printed.back]}{self.called(card)}{tokens}", card=card)

    def maybe(self, one: Whereabouts) -> Text:
        places = [self.names[seat] for seat in one.seats]
        places += [self.label("in_centre")] if one.centre else []
        places += [self.label("aside")] if one.aside else []
        return Text.assemble(self.card(one.card), f": {', '.join(places)}")

    def hand(self) -> list[RenderableType]:
        table = Table.grid(padding=(0, 2, 0, 0))
        for one in self.view.hand:
            table.add_row(*self.held(one))
        lines: list[RenderableType] = [table]
        if self.view.apart is not None:
            lines.append(row([self.card(self.view.apart)], self.label("apart")))
        return lines

    def held(self, one: HandCard) -> tuple[Text, Text, Text]:
        """A card, the tokens it brings, and what would happen if it were played now."""
        printed = PRINTED.characters[one.card]
        mark = RECONSTRUCTED_MARK if printed.reconstructed else ""
        name = thing(f"{BACK_SIGNS[printed.back]} {self.called(one.card)}{mark}", card=one.card)
        notes = []
        if one.falls_to:
            falls = ", ".join(self.names[seat] for seat in one.falls_to)
            notes.append(Text(f"{self.label('falls')}: {falls}", "red"))
        elif one.victims:
            victims = ", ".join(self.names[seat] for seat in one.victims)
            notes.append(Text(f"{self.label('strikes')}: {victims}", "green"))
        if one.hunters:
            notes.append(Text(f"{self.label('danger')}: {self.listed(one.hunters)}", "red"))
        icons = row(Text(f" {SIGNS[i]}{n}", COLOURS[i]) for i, n in enumerate(printed.icons) if n)
        return name, icons, beside(*notes)
