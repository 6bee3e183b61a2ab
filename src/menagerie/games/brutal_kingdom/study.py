"""What is worth studying: characters played and eliminated, tokens, and the rules that bite."""

import numpy as np

from menagerie.core.state.record import Numbers
from menagerie.core.study import Amounts, Bites, Finals, Happened, Study
from menagerie.core.text import Text

from .words import WORDS


def tokens(finals: Finals) -> Numbers:
    """Tokens by colour, and elimination points."""
    return np.concatenate([finals.tokens, finals.kills[:, :, None]], 2)


STUDY: Study = (
    Happened(
        title=Text("Сыгранные персонажи", "Characters played"),
        event="played",
        value="card",
    ),
    Happened(
        title=Text("Устранившие персонажи", "Characters that eliminate"),
        event="eliminated",
        value="card",
        about=Text("Персонаж, который устранил другого.", "The character that eliminated one."),
    ),
    Happened(
        title=Text("Устранённые персонажи", "Characters eliminated"),
        event="eliminated",
        value="card2",
        about=Text(
            "Очки и победы — того, кто устранил.",
            "Points and victories are of who eliminated.",
        ),
    ),
    Amounts(
        title=Text("Жетоны", "Tokens"),
        labels=(
            *(Text(*pair) for pair in WORDS.names["power"]),
            Text("очки за устранения", "elimination points"),
        ),
        amounts=tokens,
        about=Text("На игрока в конце партии.", "Of a player at the end."),
    ),
    Bites(
        title=Text("Как часто срабатывают правила", "How often the rules bite"),
        events={
            "eliminated": Text("персонаж устранён", "a character is eliminated"),
            "turned": Text("карты перевёрнуты", "cards are turned face down"),
            "risen": Text("карта снова открыта", "a card is turned up again"),
            "skipped": Text("от способности отказались", "an ability is not used"),
            "short": Text("в запасе не хватило жетонов", "the stock is short of tokens"),
            "pension": Text("Чёрный рыцарь берёт жетон", "the Black Knight takes a token"),
            "blessed": Text("жетон в часовне", "a token goes into the Chapel"),
            "marker": Text("устранение отмечено в часовне", "an elimination goes into the Chapel"),
            "nobody": Text(
                "названного персонажа ни у кого нет", "nobody holds the named character"
            ),
        },
    ),
)
