"""What is worth studying: cards and contracts at the end, gems, and the rules that bite."""

import numpy as np

from menagerie.core.state.record import Masks, Numbers
from menagerie.core.study import Amounts, Bites, Finals, Happened, Held, Study
from menagerie.core.text import NOTHING

from .tables import CONTRACT
from .words import WORDS


def cards(finals: Finals) -> Masks:
    held: Masks = finals.cards
    return held


def contracts(finals: Finals) -> Masks:
    signed: Masks = finals.signed
    return signed


def gems(finals: Finals) -> Numbers:
    return np.stack([finals.gems, np.bitwise_count(finals.signed)], 2)


STUDY: Study = (
    Held(names="card", sets=cards),
    Held(names="card", sets=contracts, first=CONTRACT),
    Happened(event="token_won", value="token"),
    Amounts(
        labels=(WORDS.said("study.4.gems"), WORDS.said("study.4.contracts")),
        amounts=gems,
    ),
    Bites(
        events=dict.fromkeys(
            (
                "out_of_reach",
                "took_gems",
                "no_gem",
                "no_neighbour",
                "no_creature",
                "token_tied",
                "token_unclaimed",
            ),
            NOTHING,
        )
    ),
)
