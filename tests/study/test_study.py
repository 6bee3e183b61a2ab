"""Studies: counted as one would by hand, and drawn on one page that needs nothing else."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from menagerie.cli.app import app
from menagerie.core.charts import (
    Bar,
    Bars,
    Chart,
    Columns,
    Grid,
    Listing,
    Page,
    Series,
    figure,
    rate,
    same,
)
from menagerie.core.errors import MenagerieError
from menagerie.core.files import CannotWrite
from menagerie.core.game import Game
from menagerie.core.setup import Setup
from menagerie.core.state.bits import members
from menagerie.core.state.record import POINTS
from menagerie.core.study import Bites, Happened, Held
from menagerie.core.text import Text
from menagerie.data.recording import Recorder
from menagerie.study.counting import Basics, shares
from menagerie.study.drawing import Pen, nice, seen
from menagerie.study.drawing import shares as shares_of
from menagerie.study.parts import counted
from menagerie.study.study import fragment_html, page_html, study
from picking import every_game, some_game

GAME = some_game(3, having=lambda game: any(isinstance(part, Held) for part in game.study))
EMPTY_TAGS = {"meta", "rect", "path"}


class Reader(HTMLParser):
    """Reads a page as a strict browser would: every tag that is opened is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.used: set[str] = set()  # attributes and tags that might fetch something
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        own = {("href", value) for _name, value in attrs if value and value.startswith("#figure-")}
        self.used |= {tag, *(name for name, value in attrs if (name, value) not in own)}
        if tag not in EMPTY_TAGS:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY_TAGS:
            assert self.open.pop() == tag


def texts(chart: Chart) -> Iterator[Text]:
    yield chart.title
    match chart:
        case Bars():
            yield from (bar.label for bar in chart.bars)
        case Columns():
            yield from (chart.unit, *(one.label for one in chart.series))
        case Grid():
            yield from chart.labels
        case Listing():
            yield from chart.head


@every_game
def test_a_study_is_one_page_in_both_languages_that_needs_nothing_else(game: Game) -> None:
    assert game.study, f"{game.id} declares nothing worth studying"
    page = study(Setup(game, game.playable_seats()[-1], {}, seed=1), 2, "random", threads=1)
    assert len(page.charts) > len(game.study) + 4
    assert all(all(text) for chart in page.charts for text in texts(chart))
    html = page_html(page, "en")
    read = Reader(html)
    assert not read.open
    assert not read.used & {"src", "href", "link", "img", "iframe", "srcset", "poster"}
    assert not re.search(r"https?:|url\(|@import|<script [^>]", html)
    for text in page.title:
        assert text in html


def test_seats_points_and_ties_are_counted() -> None:
    setup = Setup(GAME, 3, {}, seed=8)
    parts = Recorder(setup).play(0, 4)
    basics = Basics(setup)
    for part in parts:
        basics.add(part)
    points = np.concatenate([part.pages.scores[..., POINTS] for part in parts])
    assert basics.wins.sum() == pytest.approx(4)
    begun = [
        int(part.pages.seats[end]) for part in parts for end in (0, *part.pages.move_ends[:-1])
    ]
    turned = [np.roll(row, -first) for row, first in zip(points, begun, strict=True)]
    assert (basics.points / 4).tolist() == pytest.approx(np.mean(turned, 0).tolist())
    assert sorted(basics.winners.elements()) == sorted(points.max(1).tolist())
    assert sorted(basics.lengths.elements()) == sorted(np.concatenate([p.lengths for p in parts]))
    tie = np.array([[1, 1, 3], [1, 2, 2]])
    assert shares(tie).tolist() == [[0.5, 0.5, 0], [1, 0, 0]]


def test_what_seats_hold_is_weighed_against_their_own_table() -> None:
    part = next(part for part in GAME.study if isinstance(part, Held))
    setup = Setup(GAME, 3, {}, seed=9)
    (recorded, *_) = Recorder(setup).play(0, 3)
    subject = counted(part, setup)
    subject.add(recorded)
    fortunes = subject.fortunes  # type: ignore[attr-defined]  # of subjects that are held
    times, gains = np.zeros(len(fortunes.times)), np.zeros(len(fortunes.times))
    for game, sets in enumerate(part.sets(recorded.pages.finals)):
        points = recorded.pages.scores[game, :, POINTS]
        for seat in range(3):
            for card in members(sets[seat]):
                times[card + part.first] += 1
                gains[card + part.first] += points[seat] - points.mean()
    assert fortunes.times.tolist() == times.tolist()
    assert fortunes.points.tolist() == pytest.approx(gains.tolist())


def test_events_are_counted() -> None:
    setup = Setup(GAME, 3, {}, seed=9)
    (recorded, *_) = Recorder(setup).play(0, 1)
    kind = int(recorded.pages.events[-1, 1])
    bites = Bites(title=same("x"), events={GAME.events[kind].name: same("y")})
    subject = counted(bites, setup)
    subject.add(recorded)
    (chart,) = subject.charts()
    times = int((recorded.pages.events[:, 1] == kind).sum())
    assert isinstance(chart, Bars)
    assert chart.bars[0].value == times / recorded.games
    with pytest.raises(MenagerieError, match="no event"):
        counted(Happened(title=same("x"), event="zeppelin", value="card"), setup)


def test_numbers_people_count_by() -> None:
    assert [nice(n) for n in (0.3, 1, 1.1, 3, 7, 12, 34, 260)] == [1, 1, 2, 5, 10, 20, 50, 500]
    assert shares_of([1, 1, 2], 4, 1, 2, 2) == [0.25, 0.75]
    assert seen(5, [[1, 0, 900, 0], [0, 0, 1, 1]]) == (7, [[900, 0], [1, 1]])
    assert seen(5, [[0, 0]]) == (5, [[0, 0]])
    assert figure(-0.125, ".1%") == ("−12,5\u00a0%", "−12.5%")
    assert figure(-0.04, "+.1f") == ("0,0", "0.0")
    assert [rate(n).en for n in (3.4, 0.1, 0.0111, 0.000335, 0)] == [
        *("3.40", "0.10", "0.011", "0.00034", "0.00")
    ]


def test_every_kind_of_figure_is_drawn_and_escaped() -> None:
    sharp = Text("<б>", "<b>")
    figures: list[Chart] = [
        Bars(sharp, sharp, [Bar(sharp, -2, figure(-2), sharp), Bar(sharp, 4, figure(4))]),
        Columns(sharp, sharp, sharp, -3, [Series(sharp, [1, 0, 2, 5]), Series(sharp, [0] * 4)]),
        Grid(sharp, sharp, [sharp, same("c")], [[0, 0], [-1.5, 0]]),
        Listing(sharp, sharp, [sharp], [[sharp]]),
    ]
    for chart in figures:
        drawn = Pen().draw(chart)
        assert "<b>" not in drawn
        assert not Reader(drawn).open
    bars = Pen(("en",)).draw(figures[0])
    assert '<rect class="less" x="0.00" y="0" width="33.33"' in bars
    assert '<rect class="more" x="33.33" y="0" width="66.67"' in bars
    grid = Pen(("en",)).draw(figures[2])
    for key in ('below">−1.5', 'above">+1.5'):  # what the darkest shades stand for
        assert f'<span class="key {key}</span>' in grid
    columns = Pen(("en",)).draw(figures[1])
    assert [line for line in ("20%", "40%", "60%") if f">{line}</span>" in columns] == [
        "20%",
        "40%",
        "60%",
    ]
    assert "Русский" not in fragment_html(Page(sharp, sharp, figures), "en")


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    file = tmp_path / "new" / f"{GAME.id}.html"
    command = f"study {GAME.id} --games 2 --bot random --seats 3 --threads 1 --out {file.parent}"
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 0, result.output
    assert f"menagerie study {GAME.id} --seats 3 --games 2 --bot random --seed 1" in file.read_text(
        encoding="utf-8"
    )


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = f"study {GAME.id} --games 1000000000 --out {tmp_path / 'file' / 'folder'}"
    result = CliRunner().invoke(app, command.split())
    assert isinstance(result.exception, CannotWrite)
    assert str(tmp_path / "file") in str(result.exception)
