"""`menagerie replay`: step through a recorded game, or check it."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from menagerie.core.errors import BadRecord
from menagerie.core.match import Match, replay, seed_hash

from .common import Lang, console, language, make_ready, say, tell


def replay_command(
    file: Annotated[Path, typer.Argument(help="A record as JSON.")],
    check: Annotated[
        bool, typer.Option("--check", help="Only verify moves, scores, deal.")
    ] = False,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes, from 1.")] = None,
    lang: Lang = None,
) -> None:
    """Step through a game in words (Enter: next move), or verify it with --check."""
    code = language(lang)
    entry = _read(file)
    match = replay(entry["record"])
    _verify(entry, match)
    if check:
        tell(
            f"Запись верна: {len(match.moves)} ходов, очки {match.scores}.",
            f"The record is right: {len(match.moves)} moves, scores {match.scores}.",
        )
        return
    make_ready(match.game)
    _step_through(match, None if seat is None else seat - 1, entry.get("names"), code)


def _read(file: Path) -> dict[str, Any]:
    """The record, plain or with its results beside it."""
    try:
        entry = json.loads(file.read_text())
    except (OSError, ValueError) as error:
        raise BadRecord(f"Не читается {file}: {error}.", f"Cannot read {file}: {error}.") from None
    if not isinstance(entry, dict):
        raise BadRecord(f"В {file} не запись партии.", f"{file} does not hold a game record.")
    return entry if "record" in entry else {"record": entry}


def _verify(entry: dict[str, Any], match: Match) -> None:
    """Scores and the promised hash of the seed, where the file holds them."""
    if "scores" in entry and entry["scores"] != match.scores:
        raise BadRecord(
            f"Очки не сходятся: в записи {entry['scores']}, на деле {match.scores}.",
            f"Scores differ: the record says {entry['scores']}, the game {match.scores}.",
        )
    if entry.get("seed_hash") and entry["seed_hash"] != seed_hash(entry["record"]["seed"]):
        raise BadRecord(
            "Раздача не та, что была обещана: хеш числа раздачи не сходится.",
            "The deal is not the promised one: the hash of the seed differs.",
        )


def _step_through(match: Match, seat: int | None, names: list[str] | None, lang: str) -> None:
    again = Match(match.game, match.seats, match.options, match.seed)
    words = match.game.words
    for number, (mover, move) in enumerate(match.moves):
        again.play(mover, move)
        console.rule(f"{number + 1} · {words.name('seat', mover, lang, names)}", align="left")
        for event in again.events(seat, since=number):
            console.print("  " + event.text(lang, names))
        if sys.stdin.isatty() and console.input("") == "q":
            return
    shown = names or [words.name("seat", one, lang) for one in range(match.seats)]
    console.print(match.game.sheet(match.game.view(again.state, seat), shown, lang, seat))
    if again.over:
        console.print(say("Очки: ", "Scores: ") + ", ".join(map(str, again.scores)))
