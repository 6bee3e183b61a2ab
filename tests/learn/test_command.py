"""`menagerie learn` as people use it: what it writes, and what it refuses before it learns."""

from pathlib import Path

import pytest

from calling import Said, menagerie
from menagerie.net.weights import load_net
from picking import some_game

GAME = some_game(2)
FEW = ("--minutes", "60", "--decisions", "1", "--games", "24", "--width", "8", "--device", "cpu")


def learn(*words: str) -> Said:
    return menagerie("learn", GAME.id, *FEW, "--seats", "2", *words)


@pytest.mark.parametrize("seed", [5, 2**100])
def test_a_net_is_written_with_its_curve_and_a_checkpoint(tmp_path: Path, seed: int) -> None:
    out = tmp_path / "net.npz"
    said = learn("--out", str(out), "--seed", str(seed))
    assert said.returncode == 0, said.stderr
    assert {file.name for file in tmp_path.iterdir()} == {"net.npz", "net.svg", "net.pt"}
    about = load_net(out)[1]
    assert (about.game, about.seed, about.decisions) == (GAME.id, seed, 24 * 32)
    assert about.command.startswith(f"menagerie learn {GAME.id} --minutes 60 ")
    for parts, ending in ((2, ".pt"), (3, ".npz")):
        more = learn("--out", str(out), "--resume", str(out.with_suffix(ending)))
        assert more.returncode == 0, more.stderr
        after = load_net(out)[1]
        assert after.decisions == parts * 24 * 32
        assert after.command.startswith(f"{about.command} && menagerie learn ")
        assert after.command.count("menagerie learn") == parts


@pytest.mark.parametrize(("lang", "says"), [("ru", "млн/с  очки"), ("en", "M/s  points")])
def test_how_far_it_is_is_told_in_both_languages(tmp_path: Path, lang: str, says: str) -> None:
    assert says in learn("--out", str(tmp_path / "net.npz"), "--lang", lang).stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--minutes", "0"), "above zero"),
        (("--minutes", "nan"), "above zero"),
        (("--course", "-1"), "no negative number"),
        (("--course", "nan"), "no negative number"),
        (("--margin", "2"), "shares from 0 to 1"),
        (("--width", "0"), "above zero"),
        (("--device", "abacus"), "abacus"),
        (("--seats", "99"), "not played like that"),
        (("--seed", "-1"), "Seed -1"),
        (("-o", "colour=red"), "colour"),
        (("--games", "12", "--taught", "0.5"), "multiple of 8"),
        (("--workers", "2"), "--ray"),
        (("--resume", "missing.pt"), "missing.pt"),
        (("--against", "net.npz"), "earlier selves"),
        (("--house", "2"), "earlier selves"),
        (("--out", "nowhere/net.npz"), "nowhere"),
        (("--out", "net.svg"), ".npz"),
        (("--out", "net.pt"), ".npz"),
        (("--out", "net"), ".npz"),
        (("--out", "folder.npz"), ".npz"),
    ],
)
def test_what_cannot_be_learned_gets_one_clear_line(
    words: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.npz").mkdir()
    said = learn("--out", "net.npz", *words)
    assert said.returncode == 2
    assert says in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["folder.npz"]
