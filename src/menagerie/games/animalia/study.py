"""What is worth studying: cards taken, prizes, medals, and the rules that bite."""

from menagerie.core.state.record import Numbers
from menagerie.core.study import Amounts, Bites, Finals, Happened, Study
from menagerie.core.text import NOTHING


def medals(finals: Finals) -> Numbers:
    won: Numbers = finals.medals
    return won


STUDY: Study = (
    Happened(event="take", value="card"),
    Happened(event="prize", value="card"),
    Amounts(labels="family", amounts=medals),
    Bites(
        events=dict.fromkeys(
            (
                "no_room",
                "must_take",
                "steal",
                "give",
                "look",
                "lapse",
                "shared_first",
                "no_prize",
                "exchange",
            ),
            NOTHING,
        )
    ),
)
