"""Laws of lessons: the rules allow every move, every text is short and in both languages."""

import re
from collections.abc import Iterator

import pytest

from menagerie.core.game import Game
from menagerie.core.lesson import LONGEST, SHELL, Lesson, Pointer, Step
from menagerie.core.lesson_script import Script
from menagerie.core.text import LANGUAGES, Said, Text
from menagerie.core.told import Move
from menagerie.core.words import Phrase, pieces
from menagerie.testing.sentences import flaw_in

SENTENCES = 2
SENTENCE_END = re.compile(r"[.!?…]+(?=\s|$)")
MOST_STEPS = 15


@pytest.fixture
def lesson(game: Game) -> Lesson:
    if game.lesson is None:
        pytest.skip(f"{game.id} has no lesson")
    return game.lesson


def texts(lesson: Lesson) -> list[Said]:
    said = [text for step in lesson.steps for text in (step.text, step.wrong) if text is not None]
    return [*said, lesson.end]


def test_the_rules_allow_every_move_of_a_lesson(game: Game, lesson: Lesson) -> None:
    """And in the end the game is not over: a free stretch follows."""
    script = Script(game, lesson)
    match = script.begun()
    assert script.next(match) is not None
    for seat, move in script.moves[script.opening :]:
        assert script.next(match) == (seat, move)
        match.play(seat, move)
    assert script.next(match) is None
    assert not match.over


def test_a_lesson_is_done_and_not_only_read(lesson: Lesson) -> None:
    asked = [step for step in lesson.steps if step.move is not None]
    assert len(asked) >= len(lesson.steps) / 3, "too much is only read"
    assert len(lesson.steps) <= MOST_STEPS, "too long"
    assert all(step.at is not None for step in asked), "what is to be done is pointed at"
    assert all(not step.meanwhile for step in lesson.steps if step.move is None)


def test_every_other_move_is_answered(game: Game, lesson: Lesson) -> None:
    script = Script(game, lesson)
    match = script.begun()
    for seat, move in script.moves[script.opening :]:
        if seat == lesson.seat and match.legal_ids(seat) != [move]:
            step = script.asking(match)
            assert step.wrong is not None, f"nothing is said to others than {step.move}"
        match.play(seat, move)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_short_and_whole(game: Game, lesson: Lesson, lang: str) -> None:
    script = Script(game, lesson)
    for text in texts(lesson):
        said = script.said(text, lang)
        assert 0 < len(said) <= LONGEST, f"{len(said)} letters: {said}"
        assert len(SENTENCE_END.findall(said)) <= SENTENCES, said
        assert not flaw_in("lesson", said, lang), said


def test_both_languages_name_the_same_players(lesson: Lesson) -> None:
    for text in texts(lesson):
        templates = [text.text(lang) for lang in LANGUAGES] if isinstance(text, Text) else []
        named = [{one.value for one in pieces(template) if one.value} for template in templates]
        named += [set(text.message.args)] if isinstance(text, Phrase) else []
        assert all(one == named[0] for one in named), text
        assert named[0] <= {f"seat{seat}" for seat in range(lesson.seats)}, text


def test_what_is_pointed_at_is_there(game: Game, lesson: Lesson) -> None:
    for step in lesson.steps:
        if step.at is not None:
            assert known(game, lesson, step.at), step.at


def test_what_is_lit_makes_the_move_that_is_asked_for(game: Game, lesson: Lesson) -> None:
    """Its button, a place of its name, or a thing that its sentence names; or that of the next
    move, where both are one decision."""
    script = Script(game, lesson)
    match = script.begun()
    named: list[tuple[Step, list[Pointer]]] = []
    for seat, move in script.moves[script.opening :]:
        if seat == lesson.seat:
            named.append((script.asking(match), list(lights(game, match.move(seat, move)))))
        match.play(seat, move)
    for n, (step, lit) in enumerate(named):
        following = (
            [] if step.meanwhile else [one for _, more in named[n + 1 : n + 2] for one in more]
        )
        assert step.at in lit + following, f"{step.move} is not made by {step.at}"


def lights(game: Game, move: Move) -> Iterator[Pointer]:
    """Yield the parts of the table that make the move."""
    yield ("move", move.kind)
    yield (move.kind,)
    lists = game.words.names
    for name, value in (*move.args.items(), *move.message.args.items()):
        # A list may exist in several forms: the bare name, and the name in a case.
        size = len(lists.get(name, ()))
        yield from ((other, value) for other in lists if size and len(lists[other]) == size)
        yield (name, value)


def known(game: Game, lesson: Lesson, at: Pointer) -> bool:
    """A part of every table, a component, a value of a move, or a place that is declared."""
    name, *which = at
    kinds = {kind.name for kind in game.moves}
    if name == "move":
        return which[0] in kinds
    if name == "seat":
        return which[0] in range(lesson.seats)
    if name in game.words.names:
        return which[0] in range(len(game.words.names[name]))
    values = {arg: n for kind in game.moves for arg, n in kind.args}
    return name in SHELL or name in lesson.places or which[0] in range(values.get(name, 0))
