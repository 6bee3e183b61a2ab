"""`menagerie score`: JSON lines in and out, and the explained tree for people."""

import json

from calling import Said, menagerie
from menagerie.core.registry import all_games

SHEET = ["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"]


def score(*args: str, typed: bytes = b"", lang: str = "en") -> Said:
    return menagerie("score", *args, typed=typed, lang=lang)


def test_one_object_a_line_and_bad_lines_do_not_stop_it() -> None:
    lines = [
        json.dumps({"cards": SHEET, "choices": {"mirage": "rainstorm"}}).encode(),
        b"not json",
        b"\xff\xfe",
        b"",
        json.dumps({"cards": ["nobody"]}).encode(),
        json.dumps({"cards": SHEET, "choices": "best"}).encode(),
        json.dumps({"cards": ["great_flood", "knights"]}).encode(),
    ]
    done = score("fantasy_realms", typed=b"\n".join(lines) + b"\n")
    assert done.returncode == 0, done.stderr
    out = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(out) == len(lines)
    assert out[0]["score"] == out[5]["score"] == 260
    assert out[0]["choices"] == {"mirage": "rainstorm"}
    assert [set(one) for one in out[1:5]] == [{"error"}] * 4
    assert out[6] == {
        "score": 32,
        "strength": 32,
        "cards": {"great_flood": 32, "knights": 0},
        "blanked": ["knights"],
        "choices": {},
    }


def test_the_tree_for_people_in_both_languages() -> None:
    russian = score("fantasy_realms", ",".join(SHEET), lang="ru").stdout
    assert "Всего: 260" in russian
    assert "Мираж" in russian
    assert "Ливень" in russian
    english = score("fantasy_realms", "knights", "great_flood").stdout
    assert "Total: 32" in english
    assert "blanked by Great Flood" in english


def test_what_is_wrong_is_one_clear_line() -> None:
    without = next(game.id for game in all_games() if not game.tools)
    for args, said in (
        (("fantasy_realms", "mountain,mountain"), "twice"),
        ((without,), "no calculator"),
        (("chess",), "chess"),
    ):
        done = score(*args)
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr
