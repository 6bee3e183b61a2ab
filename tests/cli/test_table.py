"""Playing at the table in a terminal: keys and mouse, reasons, hints, undo, the end."""

import asyncio

import pytest
from textual.pilot import Pilot
from textual.widgets import Footer

from blunder import choice, think_little
from cli.screens import LARGE, SMALL, look, middle, played, screen, table, until
from menagerie.bots import RandomBot
from menagerie.bots.catalogue import judge_of
from menagerie.cli.table import local
from menagerie.cli.table.app import TableApp
from menagerie.cli.table.local import ME, LocalSeat
from menagerie.cli.table.picking import could_mean, moves_with
from menagerie.cli.table.sheet_view import MoveList, SheetView
from menagerie.core.match import Match
from menagerie.core.terminal import Thing
from picking import some_game

GAME = some_game(3, having=lambda game: 1 not in game.seats)
FINAL = some_game(
    3, having=lambda game: any(kind.final and kind.name == "play" for kind in game.moves)
)


def app_of(pilot: Pilot[None]) -> TableApp:
    assert isinstance(pilot.app, TableApp)
    return pilot.app


def things(view: SheetView) -> list[Thing]:
    return [spot.thing for spot in view._spots]


def test_enter_plays_to_the_end_which_says_who_won() -> None:
    seat = table(middle(GAME, 3, share=0.8), "en")

    async def play(pilot: Pilot[None]) -> None:
        while seat.match.waiting:
            await until(pilot, lambda: not seat.match.waiting or ME in seat.match.waiting)
            before = seat.position
            await pilot.press("1", "enter")
            await pilot.pause()
            if seat.position is before and not seat.match.over:
                await pilot.press("enter")  # it was asked whether we are sure
        await until(pilot, lambda: len(pilot.app.screen_stack) > 1)
        shown.append(screen(app_of(pilot)))
        await pilot.press("escape", "n")
        await until(pilot, lambda: app_of(pilot).again)

    shown: list[str] = []
    look(seat, SMALL, play)
    assert seat.match.over
    assert " won: " in shown[0] or " share the victory: " in shown[0]
    assert "1. " in shown[0]


def test_a_number_goes_to_its_move_and_a_letter_of_a_russian_keyboard_is_a_key() -> None:
    seat = table(middle(GAME, 3), "ru")

    async def type_it(pilot: Pilot[None]) -> None:
        await pilot.press("2")
        assert app_of(pilot).query_one(MoveList).highlighted == 1
        await pilot.press("д")
        await until(pilot, lambda: len(pilot.app.screen_stack) > 1)
        await pilot.press("escape")

    look(seat, SMALL, type_it)
    assert seat.position is not None


def test_what_is_lit_is_what_moves_speak_of_and_choosing_it_plays() -> None:
    match = middle(GAME, 3)
    seat = table(match, "en")
    moves = len(match.moves)

    async def choose(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        assert seat.position is not None
        legal = seat.position.legal
        for view in app.query(SheetView):
            for thing in things(view):
                assert app._is_lit(thing) == bool(moves_with(legal, thing))
        own = app.query_one("#own", SheetView)
        own.focus()
        await pilot.pause()
        assert own.pointed is not None
        assert app._is_lit(own.pointed)
        final = moves_with(legal, own.pointed)[0].final  # then it is asked about once
        await pilot.press(*["enter"] * (2 if final else 1))
        await until(pilot, lambda: len(match.moves) > moves)

    look(seat, LARGE, choose)


def test_pointing_explains_and_an_unlit_thing_says_why_not() -> None:
    match = middle(GAME, 3)
    seat = table(match, "en")

    async def point(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        assert seat.position is not None
        view = app.query_one("#table", SheetView)
        dark = [n for n, thing in enumerate(things(view)) if not app._is_lit(thing)]
        asked = [n for n in dark if could_mean(GAME, seat.position.legal, things(view)[n])]
        spot = view._spots[asked[0]]
        await pilot.hover(view, offset=(spot.x + 1, spot.y))
        assert view.pointed == spot.thing
        await pilot.press("w")
        await until(pilot, lambda: "(rules: " in screen(app))
        await pilot.press("escape")
        await pilot.pause()
        assert "(rules: " not in screen(app)
        await pilot.click(view, offset=(spot.x + 1, spot.y))
        await until(pilot, lambda: "(rules: " in screen(app))

    moves = len(match.moves)
    look(seat, LARGE, point)
    assert len(match.moves) == moves


def test_a_hint_lies_on_its_move_and_undo_takes_back_or_says_why_not() -> None:
    seat = table(middle(GAME, 3), "en")

    async def ask(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        await pilot.press("h")
        await until(pilot, lambda: "Hint" in screen(app) and "thinking" not in screen(app))
        await pilot.press("escape", "u")
        await until(pilot, lambda: "No undo" in screen(app))

    look(seat, SMALL, ask)


async def test_a_coach_tells_what_was_better_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "is_compiled", lambda: True)
    think_little(monkeypatch)
    before, good, bad = choice()
    better = before.move(ME, good).text("en", ["Ann", "B1", "B2"], ME)
    seat = LocalSeat(before.copy(), ["Ann", "B1", "B2"], "en", RandomBot(), coach=True)
    assert seat.position is not None
    told = len(seat.position.log)
    await seat.play(bad)
    while not (words := [line for line in seat.position.log[told:] if "Coach: " in line]):
        await asyncio.sleep(0.01)
    assert f"“{better}”" in words[0]
    assert words[0].startswith(
        f"Coach: On your last move a {judge_of(before.game).title.en.lower()} "
    )
    assert seat.position.log[-1] == words[0], "what was printed before stays where it is"


def test_a_final_move_is_asked_about_once() -> None:
    def mine(match: Match) -> bool:
        return match.waiting == [ME] and all(move.final for move in match.legal(ME))

    match = played(Match(FINAL, 3, seed=2), mine)
    seat, moves = table(match, "en"), len(match.moves)

    async def hesitate(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: "cannot be taken back" in screen(app_of(pilot)))
        assert len(match.moves) == moves
        await pilot.press("enter")
        await until(pilot, lambda: len(match.moves) > moves)

    look(seat, LARGE, hesitate)


def test_help_rules_log_and_score_lie_over_the_table() -> None:
    seat = table(middle(GAME, 3), "en")

    async def read(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        for key, says in (
            ("?", "Signs on the table"),
            ("r", GAME.words.label("about", "en")[:20]),
            ("l", "What happened"),
        ):
            await pilot.press(key)
            await until(pilot, lambda: len(app.screen_stack) > 1)
            await pilot.pause()
            assert says in screen(app)
            await pilot.press("escape")
            await until(pilot, lambda: len(app.screen_stack) == 1)
        await pilot.press("s")
        await until(pilot, lambda: "every point is explained" in screen(app))

    look(seat, LARGE, read)


def test_a_screen_that_changes_its_size_is_drawn_anew() -> None:
    seat = table(middle(GAME, 3), "en")

    async def resize(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        for width, height in (LARGE, SMALL, (60, 20), (200, 60)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            shown = screen(app).splitlines()
            assert len(shown) == height
            assert "your move" in shown[0]
            assert app.query_one(Footer).region.bottom == height

    look(seat, SMALL, resize)
