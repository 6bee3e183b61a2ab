"""The table in a terminal, drawn from a View alone."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.core.terminal import TURN, Drawing, Part, Sheet, row, thing, whole
from menagerie.core.words import Words

from .components import DOPPELGANGER, ISLAND, MIRAGE, NECROMANCER, SHAPESHIFTER
from .explain import CardSheet, Choices
from .tables import SUIT
from .view import Hand, Player, View

# By suit, in order of the printed numbers; wild cards last.
COLOURS = (
    "yellow",
    "blue",
    "cyan",
    "red",
    "white",
    "magenta",
    "bright_yellow",
    "green",
    "bright_black",
    "bright_red",
    "bright_magenta",
)
LABELS = {
    "discards": ("Область сброса", "Discard area"),
    "deck": ("в колоде {n}", "{n} in the deck"),
    "hand": ("Ваша рука", "Your hand"),
    "players": ("Игроки", "Players"),
    "known": ("известно", "known"),
    "cards": ("карт {n}", "{n} cards"),
    "trading": ("торг, осталось ходов: {n}", "trading, moves left: {n}"),
    "offers": (
        "отдаёт: {suit}, ищет: {wanted}, кому: {whom}",
        "gives {suit} for {wanted}, to {whom}",
    ),
    "all": ("всем", "all"),
    "anything": ("что угодно", "anything"),
    "offered": ("вы отдаёте", "you give"),
    "asked_for": ("вы просите масть", "you ask for the suit"),
    "waits": ("ждёт", "waits"),
    "gone": ("больше не меняется", "trades no more"),
    "deciding": ("делает выбор", "is choosing"),
    "card": ("карта", "card"),
    "suit": ("масть", "suit"),
    "strength": ("сила", "strength"),
    "bonus": ("бонус", "bonus"),
    "penalty": ("штраф", "penalty"),
    "points": ("очки", "points"),
    "total": ("сумма", "total"),
    "lacks": ("нет: {suit}", "no {suit}"),
    "pair": ("Взято", "Drawn"),
    "hint": ("Лучший обмен", "Best exchange"),
    "best": ("Лучший выбор", "Best choice"),
}
LEGEND = (
    ("→", ("карта считается другой: её имя или масть", "a card counts as another name or suit")),
    ("✗", ("заблокирована вот чем: очков не приносит", "blanked by this: it brings nothing")),
    ("✓", ("её штраф отменяет вот что", "this clears its penalty")),
)


def render(
    view: View, words: Words, names: Sequence[str], lang: str, me: int | None = None
) -> Sheet:
    """Everything the viewer sees."""
    table = _Table(view, words, names, lang, me)
    parts = [table.middle(), Part(table.label("players"), table.players())]
    if view.over:
        parts += [
            Part(
                f"{names[seat]}: {table.label('total')} {_signed(one.hand.total)}",
                [table.pad(one.hand)],
            )
            for seat, one in enumerate(view.players)
            if one.hand is not None
        ]
    elif view.hand:
        parts.append(table.own())
    return table.sheet(parts, LEGEND)


def _signed(n: int, always: bool = False) -> str:
    return (f"{n:+d}" if always and n else str(n)).replace("-", "−")


class _Table(Drawing[View]):
    labels = LABELS

    def name(self, card: int | None) -> str:
        return "–" if card is None else self.words.name("card", card, self.lang)

    def card(self, card: int) -> Text:
        return thing(self.words.marked("card", card, self.lang), COLOURS[SUIT[card]], card=card)

    def cards(self, key: str, cards: Sequence[int]) -> Text:
        return row(map(self.card, cards), self.label(key))

    def middle(self) -> Part:
        view = self.view
        goal = f"/{view.discard_goal}" if view.discard_goal else ""
        title = f"{self.label('discards')}: {len(view.discards)}{goal}"
        deck = self.label("deck", n=view.deck_size)
        if view.phase == "trading":
            deck += f" · {self.label('trading', n=view.moves_left)}"
        return Part(f"{title} · {deck}", [row(map(self.card, view.discards))])

    def players(self) -> list[RenderableType]:
        """The others side by side; all of them for a spectator."""
        return [
            row(
                self.player(seat, one)
                for seat, one in enumerate(self.view.players)
                if seat != self.me or self.view.over
            )
        ]

    def player(self, seat: int, one: Player) -> Text:
        view = self.view
        pair = "+2" if view.pair_drawn and seat == view.turn else ""
        notes = [self.label("cards", n=f"{one.hand_size}{pair}")]
        if one.hand is not None:
            notes.append(f"{self.label('total')}: {_signed(one.hand.total)}")
        if one.offer_suit is not None:
            notes.append(self.offer(one))
        if one.waits:
            notes.append(self.label("waits"))
        if one.gone:
            notes.append(self.label("gone"))
        if one.deciding:
            notes.append(self.label("deciding"))
        name = thing(self.names[seat], "bold", seat=seat)
        sign = f" {TURN}" if seat in view.waiting else ""
        text = Text.assemble(sign, name, whole(" (" + ", ".join(notes)))
        if one.known and one.hand is None:
            text.append_text(Text("; ") + row(map(self.card, one.known), self.label("known")))
        return text.append(")")

    def offer(self, one: Player) -> str:
        """Chaos: the suit it gives, the suits it asks for, and whom it asks."""
        to_all = one.offers_to in (None, self.view.everyone)
        return self.label(
            "offers",
            suit=self.suit(one.offer_suit),
            wanted="/".join(map(self.suit, one.asks_for)) or self.label("anything"),
            whom=self.label("all") if to_all else self.names[one.offers_to or 0],
        )

    def suit(self, suit: int | None) -> str:
        return "–" if suit is None else self.words.name("suit", suit, self.lang)

    def own(self) -> Part:
        """The hand as it scores, or as it is; what was drawn; what would be best."""
        view = self.view
        lines: list[RenderableType] = []
        if view.drawn_pair or view.three:
            lines.append(self.cards("pair", view.drawn_pair or view.three))
        title = self.label("hand")
        hand = view.live or (None if self.me is None else view.players[self.me].hand)
        if hand is not None:
            title += f": {self.label('total')} {_signed(hand.total)}"
            lines.append(self.pad(hand))
        else:
            lines.append(row(map(self.card, view.hand)))
        if view.offered is not None:
            lines.append(self.cards("offered", [view.offered]))
            suits = range(len(self.words.names["suit"]))
            lines.append(row(map(self.wanted, suits), self.label("asked_for")))
        bargain = max(view.exchanges, key=lambda one: one.gain, default=None)
        if bargain is not None and bargain.gain > 0:
            swap = [self.card(bargain.take)]
            if bargain.discard is not None:
                swap += [Text(" ⇄"), self.card(bargain.discard)]
            gain = f" ({_signed(bargain.gain, True)})"
            lines.append(Text.assemble(f"{self.label('hint')}:", *swap, gain))
        decision = view.decision
        if decision is not None and decision.best_choices is not None:
            best = self.chosen(decision.best_choices, decision.best_eighth)
            lines.append(Text(f"{self.label('best')}: {best} = {decision.best_total}", "italic"))
        return Part(title, lines, own=True)

    def wanted(self, suit: int) -> Text:
        asked = suit in self.view.asked_for
        return thing(f"{self.suit(suit)}{'✓' if asked else ''}", COLOURS[suit], suit=suit)

    def chosen(self, choices: Choices, eighth: int | None) -> str:
        """The choices made, in a line."""
        made = (
            (NECROMANCER, eighth),
            (DOPPELGANGER, choices.doppelganger),
            (MIRAGE, choices.mirage),
            (SHAPESHIFTER, choices.shapeshifter),
            (ISLAND, choices.island),
        )
        found = [f"{self.name(who)} → {self.name(card)}" for who, card in made if card is not None]
        if choices.book_card is not None:
            found.append(f"{self.name(choices.book_card)} → {self.suit(choices.book_suit)}")
        return ", ".join(found) or "–"

    def pad(self, hand: Hand) -> Table:
        """The score pad of one hand."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for key in ("card", "suit"):
            title = f" {self.label(key)}" if key == "card" else self.label(key)
            table.add_column(title, no_wrap=True)
        for key in ("strength", "bonus", "penalty", "points"):
            table.add_column(self.label(key), justify="right", no_wrap=True)
        table.add_column("")
        for one in hand.cards:
            table.add_row(
                self.played_as(one),
                self.suit(one.suit),
                _signed(one.strength),
                _signed(one.bonus, True),
                _signed(one.penalty, True),
                _signed(one.points),
                self.note(one),
            )
        return table

    def played_as(self, one: CardSheet) -> Text:
        name = self.words.marked("card", one.card, self.lang)
        if one.name != one.card:
            name += f" → {self.name(one.name)}"
        return thing(name, COLOURS[one.suit], card=one.card)

    def note(self, one: CardSheet) -> Text:
        if one.blanked:
            suits = [self.words.name("suit", suit, self.lang) for suit in one.lacks]
            lacks = [self.label("lacks", suit=suit) for suit in suits]
            return Text(
                f"✗ {', '.join([*self.several(one.blanked_by + one.shuns), *lacks])}", "red"
            )
        if one.cleared_by:
            return Text(f"✓ {', '.join(self.several(one.cleared_by))}", "green")
        return Text("")

    def several(self, cards: Sequence[int]) -> list[str]:
        return [self.name(card) for card in cards]
