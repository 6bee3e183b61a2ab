"""Every text of Vivarium reads as it was when its digest was written."""

import json
from pathlib import Path

from games.renderings import digests
from menagerie.games.vivarium import GAME

FILE = Path(__file__).with_name("renderings.json")


def test_all_texts_read_as_before() -> None:
    """`python -m games.renderings vivarium` writes the digests anew."""
    before, now = json.loads(FILE.read_text()), digests(GAME, {})
    assert {key: now.get(key) for key in before} == before
