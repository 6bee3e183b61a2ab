"""Ratings that are cut short: what was played is kept, and gone on from."""

from __future__ import annotations

from pathlib import Path

from bench.ladder import ladders, read
from bench.rating import Book, Comparison, Played, comparison

from menagerie.arena.tournament import Pairing, Result
from picking import some_game, word_option

GAME = some_game(2)


def asked(bots: str = "random,greedy", game: str = GAME.id) -> Comparison:
    return comparison(f"{game}/2/{bots}/3", seed=1)


def played(pairing: Pairing) -> Played:
    """A game that the second bot has won."""
    scores, places = ((9, 4), (1, 2)) if pairing.line[0] else ((4, 9), (2, 1))
    return Played(Result(pairing, scores, places, 30), 1.5, [[0.0, 0.1], [0.2]])


def test_a_rating_goes_on_from_the_games_it_has_played(tmp_path: Path) -> None:
    first = asked()
    assert len(first.left) == 6
    for pairing in first.todo[:3]:
        Book(tmp_path / "ratings").write(first, played(pairing))
    again, other = asked(), asked("greedy,random")
    Book(tmp_path / "ratings").read([again, other])
    assert again.left == first.todo[3:]
    assert again.load() == 4.5
    assert other.left == other.todo
    whole = again.tournament()
    assert whole
    assert whole.plan.deals == 1
    assert again.shares(whole) == {"greedy": (1.0, 0.0)}


def test_a_line_that_was_cut_short_costs_one_game(tmp_path: Path) -> None:
    one, book = asked(), Book(tmp_path / "ratings")
    book.write(one, played(one.todo[0]))
    book.file.write_bytes(book.file.read_bytes()[:-9])
    book.write(one, played(one.todo[1]))
    again = asked()
    book.read([again])
    assert set(again.played) == {one.todo[1]}


def test_comparisons_that_share_a_bot_have_one_scale(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for bots in ("random,greedy", "greedy,club"):
        for pairing in (one := asked(bots)).todo:
            book.write(one, played(pairing))
    (ladder,) = ladders(read(tmp_path))
    assert [row.bot for row in ladder.ratings] == ["club", "greedy", "random"]
    assert ladder.ratings[-1].rating == 0
    assert ladder.games == 12


def test_comparisons_that_share_no_bot_have_scales_of_their_own(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for bots in ("random,greedy", "club,master"):
        for pairing in (one := asked(bots)).todo:
            book.write(one, played(pairing))
    found = [[row.bot for row in ladder.ratings] for ladder in ladders(read(tmp_path))]
    assert found == [["greedy", "random"], ["master", "club"]]


def test_a_game_with_options_is_a_table_of_its_own(tmp_path: Path) -> None:
    game = some_game(2, having=lambda game: game.options and word_option(game) is None)
    option = game.options[0]
    other = next(value for value in option.values if value != option.default)
    named = f"{game.id}+{option.name}={other}"
    one = asked(game=named)
    assert one.plan.setup().options[option.name] == other
    book = Book(tmp_path)
    for table in (one, asked(game=game.id)):
        for pairing in table.todo:
            book.write(table, played(pairing))
    assert [ladder.game for ladder in ladders(read(tmp_path))] == [game.id, named]
