"""Figures as data: what a page shows, said in both languages. `menagerie.study` draws them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

from .text import NOTHING, Text


def same(text: object) -> Text:
    """What is written alike in every language."""
    return Text(str(text), str(text))


def figure(number: float, form: str = ".2f") -> Text:
    """A number as each language writes it: 12.5% and 12,5 %, with a true minus, none before 0."""
    english = format(number, form)
    if not any(digit in english for digit in "123456789"):
        english = english.lstrip("+-")
    english = english.replace("-", "−")
    return Text(english.replace(".", ",").replace("%", "\u00a0%"), english)


def rate(number: float) -> Text:
    """How often: two places, or as many as it takes to see what is rare."""
    if number <= 0 or number >= 0.1:
        return figure(number)
    return figure(number, f".{1 - floor(log10(number))}f")


def beside(*texts: Text) -> Text:
    """Numbers beside each other."""
    return Text(*(" · ".join(said) for said in zip(*texts, strict=True)))


def joined(*texts: Text) -> Text:
    """Sentences one after the other."""
    return Text(*(" ".join(filter(None, said)) for said in zip(*texts, strict=True)))


@dataclass(frozen=True)
class Bar:
    """A labelled number; `told` is how it is written, `note` what is said when one points at it."""

    label: Text
    value: float
    told: Text
    note: Text = NOTHING


@dataclass(frozen=True)
class Bars:
    """Numbers to be compared, one below the other; those below zero point to the left."""

    title: Text
    about: Text
    bars: Sequence[Bar]


@dataclass(frozen=True)
class Series:
    """How many, from `Columns.first` on."""

    label: Text
    counts: Sequence[float]


@dataclass(frozen=True)
class Columns:
    """How often each number occurs; several series share their places."""

    title: Text
    about: Text
    unit: Text  # of what is written below
    first: int
    series: Sequence[Series]


@dataclass(frozen=True)
class Grid:
    """A number for each pair of things, as shades; `values[i][j]` is that of j and i, j < i."""

    title: Text
    about: Text
    labels: Sequence[Text]
    values: Sequence[Sequence[float]]


@dataclass(frozen=True)
class Listing:
    """A table."""

    title: Text
    about: Text
    head: Sequence[Text]
    rows: Sequence[Sequence[Text]]


Chart = Bars | Columns | Grid | Listing


@dataclass(frozen=True)
class Page:
    """Figures about one subject."""

    title: Text
    about: Text
    charts: Sequence[Chart]
