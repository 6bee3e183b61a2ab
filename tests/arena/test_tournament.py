"""Tournaments: fair pairings, the same results however the work is shared."""

import json
import pickle
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from menagerie.arena import tournament
from menagerie.arena.tournament import (
    Plan,
    Result,
    Tournament,
    as_json,
    check,
    lineups,
    pairings,
    run,
)
from menagerie.cli.app import app
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.registry import all_games, get_game
from menagerie.net.forward import zero_net
from menagerie.net.weights import About, save_net
from menagerie.testing.worlds import Case, cases

GAME = all_games()[0]
SEATS = min(n for n in GAME.playable_seats() if n > 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int) -> None:
    lines = lineups(bots, seats, deal=3)
    assert len(set(lines)) == len(lines)
    for seat in range(seats):
        counts = Counter(line[seat] for line in lines)
        assert set(counts) == set(range(bots))
        assert len(set(counts.values())) == 1
    if seats > 1:
        assert all(len(set(line)) == min(bots, seats) for line in lines)


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len({tuple(lineups(4, 4, deal)) for deal in range(20)}) > 3


def test_all_bots_get_the_same_deals() -> None:
    plan = Plan(GAME.id, SEATS, ("random", "greedy"), deals=3)
    assert Counter(p.deal for p in pairings(plan)) == {
        d: len(pairings(plan)) // 3 for d in range(3)
    }


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    plan = Plan(GAME.id, SEATS, ("random", "greedy"), deals=2, seed=5)
    one, two = run(plan, jobs=1), run(plan, jobs=2)
    assert one.results == two.results
    assert one.ratings() == two.ratings()
    other = run(Plan(GAME.id, SEATS, ("random", "greedy"), deals=2, seed=6), jobs=1)
    assert other.results != one.results


def small_cases() -> list[Case]:
    """Every seat count of every game, and every option where the fewest play."""
    found: dict[object, Case] = {}
    for case in (case for game in all_games() for case in cases(game)):
        option = tuple(name for name, _ in case.changed)
        found.setdefault((case.game.id, option or case.seats), case)
    return list(found.values())


@pytest.mark.parametrize("case", small_cases(), ids=str)
def test_the_arena_takes_every_case(case: Case) -> None:
    plan = Plan(case.game.id, case.seats, ("random", "greedy"), 1, case.options)
    result = as_json(run(plan, jobs=1))
    json.dumps(result)
    assert result["games"] == len(pairings(plan))
    assert {row["bot"] for row in result["ratings"]} == {"random", "greedy"}
    assert all(row["low"] <= row["rating"] + 1 for row in result["ratings"])
    cross = result["cross"]
    shares = cross["random"]["greedy"]["share"] + cross["greedy"]["random"]["share"]
    assert shares == pytest.approx(1.0, abs=1e-3)
    for row in result["scores"].values():
        assert len(row["by_seat"]) == case.seats


def test_placements_become_points() -> None:
    plan = Plan(GAME.id, 3, ("a", "b", "c"), deals=1)
    (pairing, *_) = pairings(plan)
    result = Result(pairing, (9, 5, 5), (1, 2, 2), 10)
    points = Tournament(plan, [result], 0.0).points()[0]
    first, second, third = pairing.line
    assert points[first, second] == points[first, third] == 1.0
    assert points[second, first] == 0.0
    assert points[second, third] == points[third, second] == 0.5


def test_solo_games_of_one_deal_are_compared_by_points() -> None:
    plan = Plan(GAME.id, 1, ("a", "b"), deals=2)
    scores = {(0, 0): 5, (0, 1): 7, (1, 0): 4, (1, 1): 4}
    results = [Result(p, (scores[p.deal, p.line[0]],), (1,), 3) for p in pairings(plan)]
    points = Tournament(plan, results, 0.0).points()
    assert points[0].tolist() == [[0, 0], [1, 0]]
    assert points[1].tolist() == [[0, 0.5], [0.5, 0]]


@pytest.mark.parametrize(
    ("bots", "deals"),
    [(("random",), 1), (("random", "random"), 1), (("random", "greedy"), 0), (("random", "x"), 1)],
)
def test_what_cannot_be_played_is_refused_at_once(bots: tuple[str, ...], deals: int) -> None:
    with pytest.raises(MenagerieError):
        run(Plan(GAME.id, SEATS, bots, deals))


def test_a_net_of_another_game_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    other = all_games()[1]
    about = About(other.id, other.version, "by hand", seed=1, decisions=0, seconds=0.0)
    save_net(tmp_path / "other.npz", zero_net(other, width=4), about)
    plan = Plan(GAME.id, SEATS, ("random", str(tmp_path / "other.npz")), deals=1)
    with pytest.raises(MenagerieError, match=f"it has learned {other.id}"):
        check(plan)


def test_what_a_worker_says_reaches_who_asked() -> None:
    """Errors come from other processes, where they are made of what they are told."""
    with pytest.raises(MenagerieError) as found:
        get_game("chess")
    again = pickle.loads(pickle.dumps(found.value))
    assert isinstance(again, MenagerieError)
    assert again.sentence == found.value.sentence
    assert str(again) == str(found.value)


@pytest.mark.parametrize("jobs", ["0", "-1"])
def test_no_processes_are_too_few(jobs: str) -> None:
    command = ["arena", GAME.id, "--bots", "random,greedy", "--seats", str(SEATS), "--jobs", jobs]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert "jobs" in result.output


def test_without_ray_a_cluster_is_refused_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MenagerieError, match="Ray is not installed"):
        run(Plan(GAME.id, SEATS, ("random", "greedy"), 1), ray="local")


@pytest.mark.slow
def test_a_cluster_plays_the_same_games() -> None:
    plan = Plan(GAME.id, SEATS, ("random", "greedy"), deals=2, seed=5)
    assert run(plan, ray="local").results == run(plan, jobs=1).results


def test_a_net_goes_along_to_other_machines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where its path means nothing."""
    monkeypatch.chdir(tmp_path)
    about = About(GAME.id, GAME.version, "by hand", seed=1, decisions=0, seconds=0.0)
    save_net(Path("mine.npz"), zero_net(GAME, width=4), about)
    plan = Plan(GAME.id, SEATS, ("random", "mine.npz"), deals=1, seed=5)
    here = run(plan, jobs=1).results
    (tmp_path / "elsewhere").mkdir()

    def on_ray(work: Any, todo: list[Any], address: str) -> list[Any]:
        monkeypatch.chdir(tmp_path / "elsewhere")
        return [pickle.loads(pickle.dumps(work))(todo)]

    monkeypatch.setattr(tournament, "on_ray", on_ray)
    there = run(plan, ray="somewhere")
    assert there.results == here
    assert {row.bot for row in there.ratings()} == {"random", "mine.npz"}


def test_a_cluster_that_does_not_answer_is_named() -> None:
    with pytest.raises(MenagerieError, match=r"no Ray cluster at '127\.0\.0\.1:9'"):
        run(Plan(GAME.id, SEATS, ("random", "greedy"), 1), ray="127.0.0.1:9")


def test_the_command_prints_ratings_as_json() -> None:
    command = f"arena {GAME.id} --bots random,greedy --deals 1 --seats {SEATS} --jobs 1 --json"
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["deals"] == 1
    assert [set(row) for row in data["ratings"]] == [{"bot", "rating", "low", "high"}] * 2
    assert {"game", "seats", "options", "games", "cross", "scores", "seconds"} <= set(data)


def test_the_command_prints_a_table() -> None:
    command = f"arena {GAME.id} --bots random,greedy --deals 1 --seats {SEATS} --jobs 1 --lang en"
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 0, result.output
    assert "rating" in result.stdout


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_command_knows_a_number_of_seats_for_every_game(game: Game) -> None:
    command = f"arena {game.id} --bots random,greedy --deals 1 --jobs 1 --json"
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["seats"] == min(n for n in game.playable_seats() if n > 1)


def test_anyones_bot_can_be_sent_to_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "class First:\n    def choose(self, knowledge, seed, seconds=None):\n"
    (tmp_path / "first_bot.py").write_text(source + "        return knowledge.legal_ids[0]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    result = run(Plan(GAME.id, SEATS, ("random", "first_bot:First"), 1), jobs=1)
    assert {row.bot for row in result.ratings()} == {"random", "first_bot:First"}
    for name in ("first_bot:Second", "no_such_module:Bot", "pathlib:Path"):
        with pytest.raises(MenagerieError):
            run(Plan(GAME.id, SEATS, ("random", name), 1), jobs=1)
