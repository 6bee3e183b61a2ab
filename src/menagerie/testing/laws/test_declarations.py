"""Laws of a declaration: words in both languages for everything, records small, ids in bounds."""

import string
from collections.abc import Callable
from itertools import product
from typing import NoReturn

import msgspec
import pytest

from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.minute import LONGEST, Page
from menagerie.core.setup import minutes_of
from menagerie.core.words import LANGUAGES
from menagerie.testing.worlds import cases, positions


def placeholders(template: str) -> set[str]:
    return {field.split(":")[0] for _, field, _, _ in string.Formatter().parse(template) if field}


def test_every_event_and_option_has_words(game: Game) -> None:
    keys = {"title", "about"}
    keys |= {f"event.{kind.name}" for kind in game.events}
    keys |= {f"list.{kind}" for kind in game.words.reconstructed}
    keys |= {"rival"} if game.automata else set()
    for option in game.options:
        keys |= {f"option.{option.name}", f"option.{option.name}.help"}
        keys |= {f"option.{option.name}.{str(value).lower()}" for value in option.values}
    missing = sorted(key for key in keys if not game.words.has(key))
    assert not missing, f"{game.id}: no words for {', '.join(missing)}"


def test_each_option_says_for_how_many_it_is(game: Game) -> None:
    """The values chosen allow so many players as each of them allows: forms offer these."""
    names = [option.name for option in game.options]
    for values in product(*(option.values for option in game.options)):
        way = dict(zip(names, values, strict=True))
        if not any(option.idle(way) for option in game.options):
            each = [game.choosing_seats(one, way[one.name]) for one in game.options]
            assert set(game.playable_seats(way)) == set(game.seats).intersection(*each), way


def test_both_languages_say_the_same_things(game: Game) -> None:
    for key, (ru, en) in game.words.texts.items():
        assert ru.strip(), f"{game.id}: no Russian words for {key}"
        assert en.strip(), f"{game.id}: no English words for {key}"
        assert placeholders(ru) == placeholders(en), f"{game.id}: {key} has other values in each"
    for pairs in [*game.words.names.values(), *game.words.help.values()]:
        assert all(ru.strip() and en.strip() for ru, en in pairs)
    for kind, pairs in game.words.short.items():
        assert len(pairs) == len(game.words.names[kind])
        assert all(bool(ru.strip()) == bool(en.strip()) for ru, en in pairs)


def test_move_ids_are_few_and_do_not_overlap(game: Game) -> None:
    taken = [move for kind in game.moves for move in range(kind.start, kind.start + kind.size)]
    assert len(taken) == len(set(taken)), f"{game.id}: two kinds of moves share an id"
    assert max(taken) < 512, f"{game.id}: there are at most 512 move ids"
    for kind in game.moves:
        codes = [tuple(kind.decode(kind.start + i).values()) for i in range(kind.size)]
        assert len(set(codes)) == kind.size


def test_the_record_is_small_and_plain(game: Game) -> None:
    assert game.state.dtype.itemsize <= 1024, f"{game.id}: a state takes at most 1,024 bytes"
    assert not game.state.dtype.hasobject
    assert list(game.state.dtype.names or ())[:4] == ["key", "drawn", "waiting", "seats"]


def test_views_are_plain_typed_json(game: Game) -> None:
    assert msgspec.json.schema(game.View)
    for case in cases(game):
        match = case.match(seed=0)
        for _, seat, move in positions(case, seed=0):
            check_views(match, None, seat)
            match.play(seat, move)
        check_views(match, None, *range(match.seats))


def check_views(match: Match, *viewers: int | None) -> None:
    """What these seats (None is a spectator) see can be sent, and read as what it was."""
    for viewer in viewers:
        view = match.game.view(match.state, viewer)
        try:
            again = msgspec.json.decode(msgspec.json.encode(view), type=match.game.View)
        except (TypeError, msgspec.ValidationError) as error:
            pytest.fail(f"{match}: {error}; a value of the record needs int() or bool()")
        assert again == view


def test_every_component_list_is_named_in_both_languages(game: Game) -> None:
    for name in game.words.names:
        for lang in LANGUAGES:
            assert game.words.name(name, 0, lang)


def test_the_game_in_a_minute_is_short_and_shows_what_there_is(
    game: Game, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    if game.minute is None:
        nothing_to_check(f"{game.id} has no MINUTE")
    for told in minutes_of(game):
        for page in told:
            check_page(game, page)
        for lang in LANGUAGES:
            hints = told.advice.text.text(lang).splitlines()
            assert len(hints) == 3, f"{game.id}: three hints, each on a line of its own"


def check_page(game: Game, page: Page) -> None:
    for lang in LANGUAGES:
        text = page.text.text(lang)
        assert 0 < len(text.strip()) <= LONGEST, f"{game.id}: {len(text)} letters: {text}"
    assert page.shows, f"{game.id}: a page shows at least one component: {page.text.text('en')}"
    for kind, number in page.shows:
        there = range(len(game.words.names.get(kind, ())))
        assert number in there, f"{game.id}: there is no {kind} {number} to show"
