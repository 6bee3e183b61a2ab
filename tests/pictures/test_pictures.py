"""Tables, hands, cards, scores and tournaments show themselves in notebooks."""

import dataclasses
import random
import re
from functools import cache
from html import escape
from itertools import islice
from pathlib import Path

import pytest

from goofspiel import GAME as EXAMPLE
from menagerie.arena.tournament import Plan, Result, Tournament, pairings
from menagerie.core import language
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.pictures.painter import NOT_PRINTED, PLAIN
from menagerie.core.registry import all_games
from menagerie.core.running.cache import PACKAGE
from menagerie.core.text import LANGUAGES
from menagerie.testing.worlds import Case
from picking import every_game, some_game
from pictures.reading import stands_alone

pytestmark = pytest.mark.usefixtures("faces")
LARGEST = 300_000  # bytes of a picture; most have less than half of it
GAMES = [*all_games(), EXAMPLE]


@cache
def played(game: Game, moves: int, seed: int = 3) -> Match:
    """A random game up to some move, or to its end."""
    match = Case(game, min(3, max(game.playable_seats()))).match(seed)
    chance = random.Random(seed)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal_ids(seat)), checked=True)
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize(
    ("moves", "seat", "lang"), [(0, 0, "ru"), (30, 1, "en"), (30, None, "ru"), (5000, None, "en")]
)
def test_every_table_stands_alone(game: Game, moves: int, seat: int | None, lang: str) -> None:
    match = played(game, moves)
    picture = match.picture(seat, lang)
    html = picture._repr_html_()
    assert len(html.encode()) < LARGEST
    text = stands_alone(html).text
    assert game.words.label("title", lang) in text
    if seat is not None:
        assert game.words.name("seat", seat, lang) in text
        assert game.words.name("seat", seat, lang) in repr(picture)
        hand = match.hand(seat, lang)._repr_html_()
        assert len(hand) < len(html)
        stands_alone(hand)


@every_game
def test_a_picture_tells_a_seat_only_what_it_knows(game: Game) -> None:
    match = played(game, 30)
    world = match.imagine(1, seed=5)
    assert world.picture(1, "en") == match.picture(1, "en")
    assert world.hand(1, "en") == match.hand(1, "en")


@every_game
def test_it_shows_the_faces_of_the_web(game: Game) -> None:
    """Every component that the web draws has a face in both languages, with its name on it."""
    drawn = game.painter("en").faces
    assert drawn is not None
    for lang in LANGUAGES:
        for kind, faces in drawn.faces[lang].items():
            every = [n for n, face in enumerate(faces) if face is not None]
            text = stands_alone(game.show(every, kind=kind, lang=lang)._repr_html_())
            assert len(text.wanted) > 0
            assert {*drawn.faces["ru"][kind]} != {*drawn.faces["en"][kind]}
    assert PLAIN in drawn.faces["en"]


@every_game
def test_what_a_face_says_is_what_is_read_aloud_of_it(game: Game) -> None:
    """Letter by letter, spaces too: words with a mark-up of their own stand apart."""
    drawn = game.painter("en").faces
    assert drawn is not None
    faces = [face for lists in drawn.faces.values() for faces in lists.values() for face in faces]
    for face in filter(None, faces):
        for effect in re.findall(r'<span class="effect[^>]*>(.*?)</span>', face):
            words = re.sub(r"<[^>]*>", "", effect)
            assert " ".join(words.split()) in " ".join(face.split())


@every_game
def test_cards_on_the_table_are_shown_and_not_told(game: Game) -> None:
    shown = [played(game, moves).picture(0).body.count("<figure") for moves in (20, 30)]
    assert max(shown) > 2


def test_the_seat_that_decides_is_shown_by_itself() -> None:
    match = played(some_game(2), 30)
    seat = match.waiting[0]
    assert match._repr_html_() == match.picture(seat)._repr_html_()
    over = played(some_game(2), 5000)
    assert over._repr_html_() == over.picture(None)._repr_html_()


def test_names_are_names_and_no_markup() -> None:
    match = played(some_game(2), 30)
    name = '<script>alert("1")</script>'
    for picture in (match.picture(0, names=[name]), match.picture(None, names=[name])):
        stands_alone(picture._repr_html_())
        assert escape(name) in picture._repr_html_()
    stands_alone(match.score_lines(0).picture(names=[name])._repr_html_())
    assert escape(name) in match.picture(0, names=[name]).page()


@every_game
def test_a_score_is_its_lines_and_a_picture(game: Game) -> None:
    match = played(game, 5000)
    tree = match.score_lines(0)
    assert tree == list(game.score_lines(match.state, 0))
    assert tree.points == match.scores[0]
    for lang in LANGUAGES:
        text = stands_alone(tree.picture(lang)._repr_html_()).text
        for line in tree:
            assert " ".join(game.words.text(line, lang).split()) in text


@every_game
def test_without_faces_cards_are_words_and_say_how_to_print_them(game: Game) -> None:
    bare = dataclasses.replace(game, folder=PACKAGE / "games" / "nowhere")
    html = bare.show([0, 1], lang="en")._repr_html_()
    assert NOT_PRINTED.en in stands_alone(html).text
    assert game.words.name("card", 1, "en") in html


def test_a_game_that_draws_no_cards_has_words_on_them_and_no_note() -> None:
    html = EXAMPLE.show(["K", 3], lang="ru")._repr_html_()
    assert "mg-words" in html
    assert NOT_PRINTED.ru not in html


def test_faces_of_another_version_are_not_taken(tmp_path: Path) -> None:
    (tmp_path / "faces.json").write_text('{"pictures": {}}')
    assert dataclasses.replace(some_game(2), folder=tmp_path).painter("en").faces is None


def test_cards_are_shown_by_any_of_their_names() -> None:
    game = some_game(2)
    numbers = list(islice(range(len(game.words.names["card"])), 3))
    by_number = game.show(numbers, lang="en")
    for lang in LANGUAGES:
        names = [game.words.name("card", number, lang) for number in numbers]
        assert game.show(names, lang="en") == by_number
    assert "<figcaption>half &lt; whole<" in game.show(numbers, ["half < whole"]).body
    with pytest.raises(MenagerieError, match="'Nobody'"):
        game.show(["Nobody"])
    with pytest.raises(MenagerieError, match="in the list 'house'"):
        game.show([0], kind="house")


def test_the_language_is_chosen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_chosen", [])
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    match = played(some_game(2), 30)
    assert match._repr_html_() == match.picture(match.waiting[0], "ru")._repr_html_()
    language.speak("en")
    assert match._repr_html_() == match.picture(match.waiting[0], "en")._repr_html_()
    with pytest.raises(MenagerieError, match="no language"):
        language.speak("de")


def test_a_tournament_shows_ratings_and_who_beats_whom() -> None:
    game = some_game(2)
    plan = Plan(game.id, 2, ("random", "greedy", "mine/<b>.npz"), 4)
    results = []
    for pairing in pairings(plan):
        scores = tuple(10 * bot + pairing.deal % 2 for bot in pairing.line)
        places = tuple(1 + sum(other > one for other in scores) for one in scores)
        results.append(Result(pairing, scores, places, 9))
    tournament = Tournament(plan, results, 1.0)
    for lang, games in (("en", "24 games"), ("ru", "24 партии")):
        html = tournament.picture(lang)._repr_html_()
        text = stands_alone(html).text
        assert games in text
        assert "<b>.npz" in text
        assert html.count('<svg class="mg-whisker"') == len(plan.bots)
        assert html.count('mg-share"') == 6
    assert tournament._repr_html_() == tournament.picture()._repr_html_()
