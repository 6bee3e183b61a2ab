"""A lesson as a script to be read, and deals to write one for.

python -m menagerie.testing.lessons GAME [ru|en]                 the lesson, step by step
python -m menagerie.testing.lessons GAME --deal SEED [--seats N] a deal: the table and its moves
"""

import argparse
from collections.abc import Callable, Iterator, Mapping

from rich.console import Console

from menagerie.core.game import Game, OptionValue
from menagerie.core.lesson_script import Script
from menagerie.core.match import Match
from menagerie.core.words import LANGUAGES

from .worlds import load_game


def deals(
    game: Game,
    seats: int,
    fits: Callable[[Match], bool],
    options: Mapping[str, OptionValue] | None = None,
    seeds: range = range(100_000),
) -> Iterator[int]:
    """The seeds whose deal fits what a lesson wants to show."""
    return (seed for seed in seeds if fits(Match(game, seats, options, seed)))


def told(game: Game, lang: str) -> Iterator[str]:
    """The lesson as a script: what is said, where it points, what is played, what follows."""
    if game.lesson is None:
        yield f"{game.id} has no lesson."
        return
    script = Script(game, game.lesson)
    match = script.begun()
    ends = [*script.told_at[1:], len(script.moves)]
    for n, (step, end) in enumerate(zip(game.lesson.steps, ends, strict=True), 1):
        at = f"   → {':'.join(map(str, step.at))}" if step.at else ""
        yield f"{n}. {script.said(step.text, lang)}{at}"
        if step.wrong:
            yield f"   ✗ {script.said(step.wrong, lang)}"
        for seat, move in script.moves[len(match.moves) : end]:
            mark = "▶" if seat == script.lesson.seat else " "
            yield f"   {mark} {_said(match, seat, move, lang)}"
            for event in match.play(seat, move):
                if event.reaches(script.lesson.seat):
                    yield f"       {event.text(lang)}"
    yield f"■ {script.said(game.lesson.end, lang)}"


def _said(match: Match, seat: int, move: int, lang: str) -> str:
    found = match.move(seat, move)
    return f"{seat}: {found.text(lang)}   [{found.kind} {dict(found.args)}]"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m menagerie.testing.lessons")
    parser.add_argument("game", type=load_game)
    parser.add_argument("langs", nargs="*", default=LANGUAGES)
    parser.add_argument("--deal", type=int)
    parser.add_argument("--seats", type=int)
    given = parser.parse_args()
    console = Console()
    if given.deal is None:
        for lang in given.langs:
            for line in told(given.game, lang):
                console.print(line, markup=False, highlight=False)
        return
    match = Match(given.game, given.seats or given.game.playable_seats()[0], {}, given.deal)
    for seat in match.waiting:
        names = [f"{n}" for n in range(match.seats)]
        view = given.game.view(match.state, seat)
        console.print(given.game.sheet(view, names, "en", seat))
        for move in match.legal(seat):
            console.print(_said(match, seat, move.id, "en"), markup=False, highlight=False)


if __name__ == "__main__":
    main()
