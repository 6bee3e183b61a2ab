"""What the card faces of notebooks are printed from: the words of every game, as the browser gets
them. `make faces` hands them to the web client, whose faces they are."""

import msgspec

from menagerie.core.registry import all_games
from menagerie.core.text import LANGUAGES

from .http.games import game_words


def words_to_print() -> bytes:
    """By game: its folder, and its words in every language."""
    games = {
        game.id: {
            "folder": str(game.folder),
            "words": {lang: game_words(game.id, lang) for lang in LANGUAGES},
        }
        for game in all_games()
    }
    return msgspec.json.encode(games)


if __name__ == "__main__":
    print(words_to_print().decode())
