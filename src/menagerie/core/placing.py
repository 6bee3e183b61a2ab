"""Texts of a catalogue that no code names, found by their place: the third step of the lesson says
`lesson-3`, and instead of another move `lesson-3.wrong`."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .example import Example
from .lesson import Lesson
from .minute import Minute
from .study import Bites, Study
from .text import NOTHING
from .words import Words


def lesson_said(lesson: Lesson, words: Words) -> Lesson:
    """A lesson with its texts: `lesson-1`, its attribute `wrong` where a move is asked for,
    `lesson-end`. `$seat1` is whoever sits on seat 1."""
    seats = {f"seat{seat}": seat for seat in range(lesson.seats)}
    steps = tuple(
        replace(
            step,
            text=words.said(f"lesson.{n}", seats),
            wrong=words.said(f"lesson.{n}.wrong", seats) if step.move else None,
        )
        for n, step in enumerate(lesson.steps, 1)
    )
    return replace(lesson, steps=steps, end=words.said("lesson.end", seats))


def minute_said(minute: Minute, words: Words, values: Mapping[str, Any]) -> Minute:
    """The pages with their texts, `minute-goal` and so on: `$seats` and the options are values."""

    def said(key: str) -> Any:
        return words.said(key, {one: _choice(values[one]) for one in words.values(key)})

    pages = minute._asdict().items()
    return Minute(*(page._replace(text=said(f"minute.{name}")) for name, page in pages))


def _choice(value: Any) -> Any:
    """A value by which a text chooses: `true` and `false` are words."""
    return str(value).lower() if isinstance(value, bool) else value


def example_said(example: Example, words: Words) -> Example:
    """An example with its texts: `example-<name>` with the attributes `text`, `try-1` …"""
    key = f"example.{example.name}"
    return example._replace(
        title=words.said(key),
        text=words.said(f"{key}.text"),
        tries=tuple(
            one._replace(text=words.said(f"{key}.try_{n}"))
            for n, one in enumerate(example.tries, 1)
        ),
    )


def study_said(study: Study, words: Words) -> Study:
    """The parts with their titles, `study-1` with the attribute `about`, or one an event."""
    return tuple(
        replace(
            part,
            title=words.said(f"study.{n}"),
            events={event: words.said(f"study.{n}.{event}") for event in part.events},
        )
        if isinstance(part, Bites)
        else replace(
            part,
            title=words.said(f"study.{n}"),
            about=words.said(f"study.{n}.about") if words.has(f"study.{n}.about") else NOTHING,
        )
        for n, part in enumerate(study, 1)
    )
