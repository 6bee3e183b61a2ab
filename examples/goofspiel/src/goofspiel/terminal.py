"""The table in a terminal, drawn from a View alone."""

from collections.abc import Sequence

from rich.text import Text

from menagerie.core.terminal import Part, Sheet, row, thing
from menagerie.core.words import Message, Words

from .view import View


def render(
    view: View, words: Words, names: Sequence[str], lang: str, me: int | None = None
) -> Sheet:
    """Everything the viewer sees: the stake, and what everybody has."""

    def say(field: str, **values: object) -> str:
        return words.text(Message(f"view.{field}", values), lang)

    def card(number: int) -> Text:
        return thing(words.name("card", number, lang), card=number)

    parts = [Part(say("round", n=view.round), [say("stake", card=view.stake)])]
    for seat, player in enumerate(view.players):
        bid = say("has_bid") if player.has_bid else ""
        lines = [
            say("points", n=player.points),
            bid if player.bid is None else say("bid", card=player.bid),
            say("prizes", card=player.prizes),
        ]
        hand = row(map(card, player.hand)) if seat == me else Text(say("hand", card=player.hand))
        parts.append(Part(names[seat], [hand, *filter(None, lines)], own=seat == me))
    return Sheet(words.label("title", lang), parts)
