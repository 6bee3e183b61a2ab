"""The page that says what is certain counts what the games declare."""

from pathlib import Path

from menagerie.core.certainty import PRINTED, page, reconstructed
from menagerie.core.registry import all_games

ROOT = Path(__file__).parents[2]


def test_the_page_names_every_reconstructed_component_and_the_file() -> None:
    text = page()
    counted = 0
    for game in all_games():
        (chapter,) = (
            one for one in text.split("## ") if one.startswith(game.words.label("title", "en"))
        )
        file = f"src/menagerie/games/{game.id}/{PRINTED}"
        assert f"`{file}`" in chapter
        assert (ROOT / file).is_file()
        for one in reconstructed(game, "en"):
            assert f"| {one.title} | {one.number} of {one.total} |" in chapter
            assert all(name in chapter for name in one.names)
            counted += one.number
    assert counted == sum(
        len(numbers) for game in all_games() for numbers in game.words.reconstructed.values()
    )
