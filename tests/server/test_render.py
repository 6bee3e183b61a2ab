"""Moves in words: what is put together once for all tables is the same as if it were not."""

import random

from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.text import LANGUAGES
from menagerie.server.wire.messages import LegalMove
from menagerie.server.wire.render import legal_moves
from picking import every_game

MOVES = 6


def told(match: Match, seat: int, lang: str, names: list[str]) -> list[LegalMove]:
    return [
        LegalMove(
            id=move.id, kind=move.kind, args=dict(move.args),
            text=move.text(lang, names, seat), final=move.final,
        )
        for move in match.legal(seat)
    ]  # fmt: skip


@every_game
def test_every_table_is_told_its_own_moves(game: Game) -> None:
    """Two tables with other names, one move after the other."""
    rng, seats = random.Random(1), max(game.playable_seats())
    tables = [
        (Match(game, seats, seed=n), [f"{name} {seat}" for seat in range(seats)])
        for n, name in enumerate(("Ann", "Bob"))
    ]
    for _ in range(MOVES):
        for match, names in tables:
            for seat in match.waiting:
                ids = match.legal_ids(seat)
                for lang in LANGUAGES:
                    expected = told(match, seat, lang, names)
                    assert legal_moves(match, seat, ids, lang, names) == expected
            if match.waiting:
                seat = match.waiting[0]
                match.play(seat, rng.choice(match.legal_ids(seat)))
