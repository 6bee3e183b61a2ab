"""Who won, and what every point was for."""

from collections.abc import Sequence

from rich.text import Text
from rich.tree import Tree

from menagerie.core.words import plural
from menagerie.server.wire.messages import Result, ScoreInfo

from .phrases import phrase
from .seat import Position, Seat, shown_names


def points(n: int, lang: str) -> str:
    forms = {"ru": ("очко", "очка", "очков"), "en": ("point", "points")}
    return f"{n} {plural(lang, n, forms[lang])}".replace("-", "−")


def winner(result: Result, names: Sequence[str], me: int | None, lang: str) -> str:
    """A line that says who won, where the reader came in, and what decided between equals."""
    return " ".join([_won(result, names, me, lang), *result.ties])


def _won(result: Result, names: Sequence[str], me: int | None, lang: str) -> str:
    mine = None if me is None else result.seats[me]
    if result.rivals and mine is not None:
        best_rival = max(result.rivals, key=lambda one: one.points)
        won = "you_won_alone" if mine.place == 1 else "rival_won"
        return phrase(won, lang, points=mine.points, theirs=best_rival.points, name=best_rival.name)
    best = [seat for seat, one in enumerate(result.seats) if one.place == 1]
    total = points(result.seats[best[0]].points, lang)
    if best == [me]:
        return phrase("you_won", lang, points=total)
    who = ", ".join(names[seat] for seat in best)
    line = phrase("won" if len(best) == 1 else "shared", lang, names=who, points=total)
    if mine is None or mine.place == 1:
        return line
    place = phrase("your_place", lang, place=mine.place, of=len(result.seats))
    return f"{line} {place}"


def score_trees(seat: Seat, position: Position) -> list[Tree]:
    """Every player's points as a tree of reasons, the winner first."""
    assert position.result is not None
    result, names, lang = position.result, shown_names(seat), seat.lang
    entries = [(one.place, names[n], one.points, one.lines) for n, one in enumerate(result.seats)]
    entries += [(one.place, one.name, one.points, one.lines) for one in result.rivals]
    return [_tree(*entry, lang=lang) for entry in sorted(entries, key=lambda entry: entry[0])]


def _tree(place: int, name: str, score: int, lines: Sequence[ScoreInfo], lang: str) -> Tree:
    tree = Tree(Text(f"{place}. {name}: {points(score, lang)}", "bold"), guide_style="dim")
    for line in lines:
        _add(tree, line)
    return tree


def _add(tree: Tree, line: ScoreInfo) -> None:
    branch = tree.add(Text(f"{line.points:+d}  {line.text}".replace("-", "−")))
    for part in line.parts:
        _add(branch, part)
