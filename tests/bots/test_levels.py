"""Bots of every level in every case: legal, ending, repeatable, punctual and blind to secrets."""

import os
import random
import subprocess
import sys
from collections import Counter

import pytest

from menagerie.bots import (
    BOTS,
    Bot,
    GreedyBot,
    Knowledge,
    RandomBot,
    SearchBot,
    StudentBot,
    Style,
    get_bot,
    levels,
    load_bot,
)
from menagerie.bots.simple import EQUAL, FIRST_LOOK
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games
from menagerie.search.search import Search
from menagerie.search.tree import FIRST_MOVE
from menagerie.testing.worlds import Case, cases
from picking import every_case, every_game, some_game

QUICK = Style(iterations=6, depth=4)
QUICK_LEVEL = levels.LevelBot("grandmaster", iterations=6, depth=4, worlds=2)
KINDS: list[Bot] = [RandomBot(), GreedyBot(), SearchBot(QUICK), StudentBot(), QUICK_LEVEL]
# Every level with its own style, and less thought.
LEVELS: dict[str, Bot] = {
    level: levels.LevelBot(level, iterations=4, depth=4) if kind.searches else kind.make()
    for level, kind in BOTS.items()
}
LONGEST = 1000  # moves of a game


def midgame(case: Case, seed: int, moves: int) -> Match:
    """The last position with something to choose before move `moves`, or the first after it."""
    match = case.match(seed)
    sampler = random.Random(seed)
    last = match.copy()
    while not match.over:
        if any(len(match.legal_ids(seat)) > 1 for seat in match.waiting):
            if len(match.moves) >= moves:
                return match
            last = match.copy()
        seat = sampler.choice(match.waiting)
        match.play(seat, sampler.choice(match.legal_ids(seat)))
    return last


def chooser(match: Match) -> int:
    """The waiting seat with most to choose from."""
    return max(match.waiting, key=lambda seat: len(match.legal_ids(seat)))


@every_case
def test_bots_play_every_case_to_its_end(case: Case) -> None:
    match = case.match(11)
    while not match.over:
        # Any waiting seat may be asked first.
        seat = match.waiting[len(match.moves) % len(match.waiting)]
        bot = KINDS[-1 - seat % len(KINDS)]
        match.play(seat, bot.choose(Knowledge(match, seat), len(match.moves)))
    assert sorted(match.places)[0] == 1


@every_case
def test_no_choice_depends_on_what_the_seat_cannot_know(case: Case) -> None:
    for seed, depth in enumerate((1, 9, 30)):
        match = midgame(case, seed, depth)
        seat = chooser(match)
        world = match.imagine(seat, 1000 + seed)
        truth, dream = (
            Search(Knowledge(match, seat), 5, QUICK),
            Search(Knowledge(world, seat), 5, QUICK),
        )
        truth.run()
        dream.run()
        assert truth.findings() == dream.findings()
        assert truth.advantages.tolist() == dream.advantages.tolist()
        for bot in KINDS:
            assert bot.choose(Knowledge(match, seat), 7) == bot.choose(Knowledge(world, seat), 7)


@every_case
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_a_table_of_one_level_does_not_dawdle(case: Case, level: str) -> None:
    """Nobody may prefer small safe gains for ever: rallies and offers are such. Alone a level has
    every decision to itself, of whatever kind."""
    match = case.match(12)
    while not match.over:
        seat = match.waiting[len(match.moves) % len(match.waiting)]
        match.play(seat, LEVELS[level].choose(Knowledge(match, seat), len(match.moves)))
        assert len(match.moves) <= LONGEST
    assert min(match.places) == 1


def test_greed_has_no_favourite_among_equals() -> None:
    """Which of the moves that seem worth the same is made hangs on the seed, not on its number."""
    places: Counter[int] = Counter()  # of the chosen move among those that are worth the same
    for seed in range(60):
        match = midgame(cases(some_game(2))[0], seed, seed % 12)
        knowledge = Knowledge(match, chooser(match))
        look = Search(knowledge, seed, FIRST_LOOK)
        look.step(0)
        best = look.advantages.max() - EQUAL
        equals = [int(move) for move in look.moves[look.advantages >= best]]
        if len(equals) > 1:
            places[equals.index(GreedyBot().choose(knowledge, seed))] += 1
    assert len(places) > 1
    assert places[0] < places.total()


@every_case
def test_every_level_has_a_move_when_there_is_no_time(case: Case) -> None:
    match = midgame(case, 3, 12)
    seat = chooser(match)
    for kind in BOTS.values():
        assert kind.make().choose(Knowledge(match, seat), 1, seconds=0.0) in match.legal_ids(seat)


@every_game
def test_every_level_plays_the_same_from_the_same_seed(game: Game) -> None:
    match = midgame(cases(game)[0], 4, 6)
    seat = chooser(match)
    for kind in BOTS.values():
        first, second = (kind.make().choose(Knowledge(match, seat), 42) for _ in range(2))
        assert first == second
        assert first in match.legal_ids(seat)


@every_game
def test_the_search_counts_every_iteration_once(game: Game) -> None:
    match = midgame(cases(game)[0], 5, 8)
    seat = chooser(match)
    search = Search(Knowledge(match, seat), 1, Style(iterations=150, depth=8))
    search.run()
    found = search.findings()
    assert search.done == 150
    assert sum(f.visits for f in found) == 150
    assert sorted(f.move for f in found) == match.legal_ids(seat)
    assert all(0.0 <= f.wins <= 1.0 and 0.0 <= f.value <= 1.0 for f in found)
    assert 0.0 <= search.chance(seat) <= 1.0


@every_game
def test_thinking_in_pieces_is_thinking_in_one_go(game: Game) -> None:
    match = midgame(cases(game)[0], 6, 8)
    seat = chooser(match)
    one, pieces = (Search(Knowledge(match, seat), 9, Style(iterations=40)) for _ in range(2))
    one.step(40)
    for n in (1, 7, 32):
        pieces.step(n)
    assert one.findings() == pieces.findings()


def test_who_only_wants_to_choose_stops_when_nothing_can_change_it() -> None:
    match = midgame(cases(some_game())[0], 6, 8)
    knowledge, style = Knowledge(match, chooser(match)), Style(200, explore=0.1, depth=1, plies=1)
    whole, short = (Search(knowledge, 3, style) for _ in range(2))
    whole.run()
    short.run(to_choose=True)
    assert short.findings()[0].move == whole.findings()[0].move
    assert short.done < whole.done == 200


def test_a_choice_is_made_when_playouts_have_had_all_their_moves() -> None:
    game = some_game(3)
    match = Match(game, 3, seed=4)
    knowledge = Knowledge(match, chooser(match))
    style = Style(iterations=4000, explore=50.0, effort=2000)  # so curious that nothing is decided
    tired, fresh = Search(knowledge, 1, style), Search(knowledge, 1, style._replace(effort=0))
    tired.run(to_choose=True)
    fresh.run(to_choose=True)
    assert tired.tired
    assert not fresh.tired
    assert tired.done < fresh.done


def test_a_choice_is_made_when_others_would_need_three_of_four_of_what_is_left() -> None:
    match = midgame(cases(some_game())[0], 6, 8)
    search = Search(Knowledge(match, chooser(match)), 3, Style(100))
    search.step(1)
    visits = search._desk.nodes["visits"]
    visits[:] = 0
    search.done, visits[FIRST_MOVE] = 60, 40
    visits[FIRST_MOVE + 1] = 20
    assert not search.chosen  # 30 of the other 40 would make it 50 to 50
    visits[FIRST_MOVE + 1] = 19
    assert search.chosen


def test_a_style_in_whole_numbers_is_the_same_style() -> None:
    """Else the search would be compiled anew for it."""
    match = midgame(cases(some_game())[0], 6, 8)
    knowledge = Knowledge(match, chooser(match))
    plain = Search(knowledge, 1, Style(30, explore=1.0, trust=2.0))
    whole = Search(knowledge, 1, Style(30, explore=1, trust=2))
    assert [type(value) for value in whole.style] == [type(value) for value in plain.style]
    plain.run()
    whole.run()
    assert plain.findings() == whole.findings()


@every_game
def test_a_tree_of_one_move_still_chooses(game: Game) -> None:
    match = midgame(cases(game)[0], 6, 8)
    seat = chooser(match)
    search = Search(Knowledge(match, seat), 9, Style(iterations=50, plies=1, depth=4, samples=99))
    search.run()
    assert sum(f.visits for f in search.findings()) == 50


def choice_made_at_once(game: Game) -> Match | None:
    """A position of the game in which several decide; None if it has none."""
    for case in cases(game):
        for seed in range(3):
            match = case.match(seed)
            sampler = random.Random(seed)
            while not match.over and len(match.waiting) < 2:
                seat = match.waiting[0]
                match.play(seat, sampler.choice(match.legal_ids(seat)))
            if not match.over:
                return match
    return None


def test_choices_made_at_once_stay_hidden_in_the_tree() -> None:
    """Who chooses at the same time as the thinker goes down from the same node, not below it."""
    matches = [match for game in all_games() if (match := choice_made_at_once(game))]
    assert matches
    for match in matches:
        seat = match.waiting[-1]
        search = Search(Knowledge(match, seat), 1, Style(iterations=60, depth=2))
        search.run()
        assert sorted(f.move for f in search.findings()) == match.legal_ids(seat)


def test_a_single_legal_move_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_thought(*args: object) -> None:
        raise AssertionError("thought about the only move")

    monkeypatch.setattr(levels, "Search", no_thought)

    class Forced:
        legal_ids = (17,)

    for bot in (get_bot("club").make(), get_bot("master").make(), get_bot("grandmaster").make()):
        knowledge = Forced()
        knowledge.game = all_games()[0]  # type: ignore[attr-defined]
        assert bot.choose(knowledge, 1) == 17  # type: ignore[arg-type]


def test_a_level_may_be_changed_by_name() -> None:
    bot = load_bot("master+iterations=7+explore=0.5+soft=1")
    assert isinstance(bot, levels.LevelBot)
    assert bot.level == "master"
    assert bot.changes == {"iterations": 7, "explore": 0.5, "soft": True}
    match = midgame(cases(some_game())[0], 6, 8)
    assert bot.choose(Knowledge(match, chooser(match)), 1) in match.legal_ids(chooser(match))


@pytest.mark.parametrize(
    "name",
    [
        "master+iterations",
        "master+iterations=many",
        "master+iterations=1=2",
        "master+iterations=0",
        "master+iterations=-5",
        "master+iterations=inf",
        "master+explore=nan",
        "master+worlds=-1",
        "master+far=3",
        "master+colour=3",
        "random+iterations=5",
        "student+iterations=5",
        "nobody+iterations=5",
    ],
)
def test_no_telling_how_it_plays(name: str) -> None:
    with pytest.raises(MenagerieError, match="No telling how"):
        load_bot(name)


SCRIPT = """
from menagerie.bots import Knowledge, Search, Style
from menagerie.core.match import Match
from menagerie.core.registry import get_game

match = Match(get_game("GAME"), 3, {}, 5)
search = Search(Knowledge(match, match.waiting[0]), 1, Style(12, depth=6))
search.run()
print([(f.move, f.visits, round(f.value, 9)) for f in search.findings()])
""".replace("GAME", some_game(3).id)


def test_the_search_is_the_same_interpreted_and_compiled() -> None:
    path = os.pathsep.join(sys.path)
    said = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "MENAGERIE_MODE": mode, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for mode in ("interpreted", "compiled")
    ]
    assert said[0] == said[1]
