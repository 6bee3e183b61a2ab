"""A puzzle in the terminal: the table in lines, the moves numbered, and the answer judged."""

from dataclasses import replace

from rich.text import Text

from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.puzzle import HARDEST, Puzzle, puzzles_of
from menagerie.core.words import Message
from menagerie.puzzles.answers import Verdict, judge, sentences, why

from .common import console, say, show, tell


def list_puzzles(game: Game) -> None:
    """All puzzles of a game, the easiest first."""
    puzzles = sorted(puzzles_of(game).values(), key=lambda one: (one.difficulty, int(one.number)))
    if not puzzles:
        tell("У этой игры пока нет задач.", "This game has no puzzles yet.")
        return
    levels = sorted({one.difficulty for one in puzzles})
    rows = (
        (_stars(level), " ".join(one.number for one in puzzles if one.difficulty == level))
        for level in levels
    )
    show((say("сложность", "difficulty"), say("задачи", "puzzles")), rows, words=2)
    tell(
        f"Решать: menagerie puzzles {game.id} {puzzles[0].number}",
        f"To solve one: menagerie puzzles {game.id} {puzzles[0].number}",
    )


def solve(puzzle: Puzzle, lang: str) -> None:
    """Until the move is found or given up."""
    match, seat = puzzle.position.match(), puzzle.position.seat
    names = [match.game.words.name("seat", one, lang) for one in range(match.seats)]
    _show(puzzle, match, names, lang)
    moves = match.legal(seat)
    for number, move in enumerate(moves, 1):
        _print(f"{number:>3}  {move.text(lang, names, seat)}")
    tried: int | None = None
    while True:
        try:
            answer = console.input(
                say("Лучший ход (s: решение, q: выход): ", "The best move (s: solution, q: quit): ")
            ).strip()
        except EOFError:
            return
        if answer == "q":
            return
        if answer == "s":
            _tell(judge(puzzle, match, puzzle.best.move), lang, names, seat)
            _print(match.move(seat, puzzle.best.move).text(lang, names, seat), "bold green")
            _explain(puzzle, match, tried, lang)
            return
        if answer.isdigit() and 1 <= int(answer) <= len(moves):
            verdict = judge(puzzle, match, moves[int(answer) - 1].id)
            _print(
                say("Верно!", "Right!")
                if verdict.right
                else say("Есть ход лучше.", "There is a better move."),
                "bold green" if verdict.right else "bold red",
            )
            _tell(verdict, lang, names, seat)
            if verdict.right:
                _explain(puzzle, match, tried, lang)
                return
            tried = moves[int(answer) - 1].id


def _show(puzzle: Puzzle, match: Match, names: list[str], lang: str) -> None:
    seat = puzzle.position.seat
    title = match.game.words.label("title", lang)
    view = match.game.view(match.state, seat)
    console.print(replace(match.game.sheet(view, names, lang, seat), title=""))
    _print(f"{title} · {puzzle.number} · {_stars(puzzle.difficulty)}", "bold")
    ask = getattr(view, "ask", None)
    if ask is not None:
        _print(match.game.words.text(Message(ask.key, ask.args), lang, names, seat), "bold")


def _tell(verdict: Verdict, lang: str, names: list[str], seat: int) -> None:
    _print(verdict.told.text(lang))
    for line in sentences(verdict.follows, lang, names, seat):
        _print(f"· {line}", "cyan")


def _explain(puzzle: Puzzle, match: Match, tried: int | None, lang: str) -> None:
    if (reason := why(puzzle, match, tried)) is not None:
        _print(reason.text(lang))


def _stars(difficulty: int) -> str:
    return "★" * difficulty + "☆" * (HARDEST - difficulty)


def _print(text: str, style: str = "") -> None:
    console.print(Text(text, style))
