"""A search by a net: it follows what the net likes and expects, and needs no net to be there."""

from collections.abc import Callable

import numpy as np
import pytest

from menagerie.bots import Knowledge, Search
from menagerie.bots.levels import DEFAULT, style_of
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.style import Style
from menagerie.net.forward import Net, zero_net
from menagerie.net.weights import net_of
from picking import every_game

STYLE = Style(
    iterations=8, explore=1.2, trust=0.0, depth=0, win=0.0, place=0.5, margin=0.5,
    net_prior=1.0, net_value=1.0,
)  # fmt: skip
Use = Callable[[Net], None]


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Use:
    """Let every game have this net."""
    return lambda net: monkeypatch.setattr("menagerie.search.desk.net_of", lambda game: net)


def opinion(game: Game, likes: int = -1, value: float = 0.0) -> Net:
    """A net that likes one move everywhere, and finds every position worth the same."""
    net = zero_net(game, width=4)
    net.heads_bias[likes] = 5.0
    net.heads_bias[-1] = value
    return net


def searched(game: Game, iterations: int) -> tuple[Search, list[int]]:
    match = Match(game, game.playable_seats()[-1], seed=3)
    seat = match.waiting[0]
    search = Search(Knowledge(match, seat), 5, STYLE._replace(iterations=iterations))
    search.run()
    return search, match.legal_ids(seat)


@every_game
def test_what_the_net_likes_is_looked_at_first(game: Game, use: Use) -> None:
    use(opinion(game))
    _, moves = searched(game, 1)
    use(opinion(game, likes=moves[-1]))
    search, _ = searched(game, 8)
    best = search.findings()[0]
    assert best.move == moves[-1]
    assert best.visits >= 4


@every_game
def test_what_the_net_expects_is_what_a_move_brings(game: Game, use: Use) -> None:
    use(opinion(game, value=0.5))
    search, _ = searched(game, 4)
    tried = [found for found in search.findings() if found.visits]
    assert all(found.value == pytest.approx(0.5 + 0.5 * np.tanh(0.5)) for found in tried)


@every_game
def test_who_would_ask_a_net_that_is_not_there_thinks_without_it(game: Game) -> None:
    for level in DEFAULT:
        declared = game.styles.get(level, DEFAULT[level])
        alone = declared._replace(net_prior=0.0, net_value=0.0)
        assert style_of(level, game) == (alone if net_of(game) is None else declared)
    if net_of(game) is None:
        match = Match(game, game.playable_seats()[-1], seed=3)
        with pytest.raises(MenagerieError):
            Search(Knowledge(match, match.waiting[0]), 1, STYLE)
