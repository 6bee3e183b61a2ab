"""The command line as people use it: both languages, clear errors. `test_processes.py` has real
processes."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from calling import menagerie
from menagerie.bots import get_bot
from menagerie.bots.catalogue import judge_of
from menagerie.cli.app import app
from menagerie.cli.russian import HELP
from menagerie.core.certainty import PRINTED, reconstructed
from menagerie.core.registry import all_games
from menagerie.core.running.rule import COMPILED
from menagerie.core.setup import usual_seats
from picking import some_game, word_option

ROOT = Path(__file__).parents[2]
GAME = some_game(2, 3, having=word_option)
OPTION = next(option for option in GAME.options if isinstance(option.default, str))
CHOICES = ", ".join(map(str, OPTION.values))


def test_games_lists_every_game() -> None:
    run = menagerie("games", "--json")
    assert run.returncode == 0
    games = {game["id"]: game for game in json.loads(run.stdout)}
    assert {id_: game["seats"] for id_, game in games.items()} == {
        game.id: list(game.seats) for game in all_games()
    }
    assert GAME.words.label("title", "ru") in menagerie("games", "--lang", "ru").stdout


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_games_lists_what_is_reconstructed(lang: str) -> None:
    said = " ".join(menagerie("games", "--reconstructed", lang=lang).stdout.split())
    for game in all_games():
        assert (f"{game.id}/{PRINTED}" in said) == bool(game.words.reconstructed)
        for one in reconstructed(game, lang):
            assert f"{one.title}, {one.number} " in said
            assert all(name in said for name in one.names)


def test_simulate_gives_the_documented_json_and_repeats() -> None:
    args = ("simulate", GAME.id, "--seats", "3", "--games", "300", "--seed", "5", "--json")
    first, second = json.loads(menagerie(*args).stdout), json.loads(menagerie(*args).stdout)
    assert list(first) == [
        "game", "seats", "options", "games", "moves", "seconds", "moves_per_second", "scores",
    ]  # fmt: skip
    assert first["games"] == 300
    assert first["scores"] == second["scores"]
    assert [row["seat"] for row in first["scores"]] == [0, 1, 2]
    one_core = json.loads(menagerie(*args, "--threads", "1").stdout)
    assert one_core["scores"] == first["scores"]


def test_bench_gives_the_documented_json() -> None:
    lines = json.loads(menagerie("bench", GAME.id, "--seconds", "0.05", "--json").stdout)
    assert {line["mode"] for line in lines} == {"interpreted", "cpu", "cpu_all"}
    assert {tuple(line) for line in lines} == {("game", "seats", "mode", "moves_per_second")}
    assert all(line["moves_per_second"] > 0 for line in lines)


def test_rules_can_be_read_and_looked_up() -> None:
    first = f"{GAME.prefix}-01"
    assert first in menagerie("rules", GAME.id, "--detail").stdout
    assert first not in menagerie("rules", GAME.id).stdout
    assert first in menagerie("rules", GAME.id, first).stdout
    assert menagerie("rules", GAME.id, "zeppelin").returncode == 2


def test_an_example_of_the_rules_is_played_from_its_position() -> None:
    example = GAME.examples[0]
    run = menagerie("rules", GAME.id, "--example", example.name, "--lang", "en", typed="q\n")
    assert run.returncode == 0, run.stderr
    assert example.title.text("en") in run.stdout
    assert "Your move" in run.stdout
    assert menagerie("rules", GAME.id, "--example", "zeppelin").returncode == 2


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_game_is_told_in_a_minute(lang: str) -> None:
    told = GAME.minute_at(usual_seats(GAME, {}), {})
    assert told is not None
    said = menagerie("rules", GAME.id, "--minute", "--lang", lang).stdout.split()
    for title, page in told.titled():
        words = [*title.text(lang).split(), *page.text.text(lang).split()]
        assert set(words) <= set(said)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_whole_game_in_the_terminal(tmp_path: Path, lang: str) -> None:
    record, card = tmp_path / "game.json", GAME.words.name("card", 0, lang)
    run = menagerie(
        "play", GAME.id, "--seats", "2", "--seed", "4", "--lang", lang, "--save", str(record),
        typed=f"h\n?\n? {card}\n? zeppelin\nu\nnonsense\n" + "1\n" * 400,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert ("(правила: " if lang == "ru" else "(rules: ") in run.stdout
    assert f"{card}: " in run.stdout
    assert ("Ваш ход" if lang == "ru" else "Your move") in run.stdout
    adviser = judge_of(GAME) if COMPILED else get_bot("greedy")
    assert adviser.title.text(lang).lower() in run.stdout.lower(), "a hint says whose it is"
    checked = menagerie("replay", str(record), "--check", "--lang", lang)
    assert checked.returncode == 0, checked.stderr
    stepped = menagerie("replay", str(record), "--lang", lang, "--seat", "1")
    assert stepped.returncode == 0
    assert len(stepped.stdout.splitlines()) > 50


def test_leaving_a_game_is_quiet() -> None:
    for typed in ("q\n", ""):
        run = menagerie("play", GAME.id, typed=typed)
        assert run.returncode == 0
        assert "Traceback" not in run.stderr


def test_a_forged_record_is_found_out(tmp_path: Path) -> None:
    archive = ROOT / "tests" / "games" / GAME.id / "archive"
    record = json.loads(next(archive.glob("*.json")).read_text())
    for change in ({"scores": [99, 99]}, {"seed_hash": "0" * 64}):
        forged = tmp_path / "forged.json"
        forged.write_text(json.dumps({**record, **change}))
        run = menagerie("replay", str(forged), "--check")
        assert run.returncode == 2
        assert len(run.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), GAME.id),
        (("simulate", GAME.id, "--seats", "9"), ", ".join(map(str, GAME.seats))),
        (("simulate", GAME.id, "--seats", "3", "--games", "0"), "at least one"),
        (
            ("simulate", GAME.id, "--seats", "3", "-o", f"{OPTION.name}=some"),
            ", ".join(map(str, OPTION.values)),
        ),
        (("simulate", GAME.id, "--seats", "3", "-o", "colour=red"), OPTION.name),
        (("simulate", GAME.id, "--seats", "3", "-o", "colour"), "name=value"),
        (("play", GAME.id, "--bot", "deep-thought"), "greedy"),
        (("play", GAME.id, "--lang", "la"), "ru, en"),
        (("replay", "missing.json"), "missing.json"),
        (("bench", GAME.id, "--seconds", "0"), "above zero"),
        (("job", GAME.id, "every_hand", "--gpu"), "examples/every_hand"),
    ],
)
def test_bad_input_gets_one_clear_line(args: tuple[str, ...], says: str) -> None:
    run = menagerie(*args)
    assert run.returncode == 2
    assert says in run.stderr
    assert "Traceback" not in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_help_speaks_the_language_of_the_system() -> None:
    def sentences(command: Any) -> set[str]:
        found = {command.help, *(getattr(one, "help", None) for one in command.params)}
        inner = [sentences(one) for one in getattr(command, "commands", {}).values()]
        return {text for text in found.union(*inner) if text}

    assert sentences(get_command(app)) <= set(HELP)
    assert "Играть против ботов" in menagerie("--help", lang="ru_RU.UTF-8").stdout
    assert "Play against bots" in menagerie("--help").stdout
