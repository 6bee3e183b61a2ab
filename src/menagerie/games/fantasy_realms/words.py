"""All text: `names.py`, `sentences.py` and `trade_sentences.py` hold the words, `texts.py` makes
what the cards say; here they come together."""

import re

from menagerie.core.words import Text, Words

from . import english, russian
from .advice_sentences import ADVICE
from .components import CARD_IDS, DECK, ISLAND, NECROMANCER, SHAPESHIFTER
from .effects import Becomes, ClearsOne, Raises
from .names import ALSO, BY_ID, CARD, ENGLISH_SUIT, RUSSIAN_SUIT
from .sentences import SENTENCES
from .tables import said
from .texts import CARD_BRIEFS, CARD_TEXTS
from .trade_sentences import TRADE_SENTENCES

CARD_NAMES = [Text(name.ru, name.en) for name in CARD]
SUIT_NAMES = [Text(ru.name, en.name) for ru, en in zip(RUSSIAN_SUIT, ENGLISH_SUIT, strict=True)]
(_RAISES,) = said(NECROMANCER, Raises)
(_SHIFTS,) = said(SHAPESHIFTER, Becomes)
(_SPARES,) = said(ISLAND, ClearsOne)
_FILLED = {
    **{card: Text(name.ru, name.en) for card, name in BY_ID.items()},
    "raised": Text(russian.some(_RAISES.suits), english.any_of(_RAISES.suits)),
    "shifted": Text(russian.by_some(_SHIFTS.suits), english.any_of(_SHIFTS.suits)),
    "spared": Text(russian.of_some(_SPARES.suits), english.any_of(_SPARES.suits)),
}


def filled(pair: tuple[str, str]) -> Text:
    """A sentence with the names and suits that stand in brackets."""
    ru, en = pair
    return Text(
        re.sub(r"\[(\w+)\]", lambda found: _FILLED[found[1]].ru, ru),
        re.sub(r"\[(\w+)\]", lambda found: _FILLED[found[1]].en, en),
    )


WORDS = Words(
    texts={key: filled(pair) for key, pair in (SENTENCES | TRADE_SENTENCES | ADVICE).items()},
    names={"card": CARD_NAMES, "suit": SUIT_NAMES},
    help={"card": CARD_TEXTS},
    short={"card": CARD_BRIEFS},
    reconstructed={
        "card": frozenset(number for number, card in enumerate(DECK) if card.reconstructed)
    },
    also={"card": {CARD_IDS.index(name): others for name, others in ALSO.items()}},
)
