"""Laws of the words: what a machine can see of good language."""

import pytest

from menagerie.core.game import Game
from menagerie.core.text import LANGUAGES
from menagerie.testing.sentences import sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_read_well(game: Game, lang: str) -> None:
    """`python -m menagerie.testing.sentences GAME` prints them all, for a person to read."""
    flawed = [sentence for sentence in sentences(game, lang) if sentence.flaw]
    assert not flawed, "\n".join(f"{s.key}: {s.text} ({s.flaw})" for s in flawed)
