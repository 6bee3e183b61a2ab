"""All levels on one scale: the games of several comparisons, rated together.

python -m bench.ladder FOLDER

`bench.rating` writes its games to FOLDER/games.jsonl. Comparisons of one game with the same seats
and seed were played on the same deals; where they share a bot, all of their bots have one scale.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from bench.rating import Book, Comparison, comparison
from menagerie.arena.ratings import RESAMPLES, Rating, drawn_anew, rated


@dataclass(frozen=True)
class Ladder:
    """The bots of a kind of table, the best first."""

    game: str  # with its options
    seats: int
    games: int
    ratings: list[Rating]


def read(folder: Path) -> list[Comparison]:
    """All comparisons of a folder, with their games."""
    found: dict[tuple[str, int], Comparison] = {}
    for entry in Book(folder).entries():
        key = entry.comparison, entry.seed
        one = found.setdefault(key, comparison(*key))
        one.played[entry.played.result.pairing] = entry.played
    return list(found.values())


def together(comparisons: list[Comparison]) -> Ladder | None:
    """One scale for the bots of all, by the deals that have been played whole."""
    tournaments = [whole for one in comparisons if (whole := one.tournament())]
    if not tournaments:
        return None
    plan = tournaments[0].plan
    bots = list(dict.fromkeys(bot for one in tournaments for bot in one.plan.bots))
    won = np.zeros((len(bots), len(bots)))
    might = np.zeros((RESAMPLES, len(bots), len(bots)))
    for one in tournaments:
        rows, columns = np.ix_(*[[bots.index(bot) for bot in one.plan.bots]] * 2)
        won[rows, columns] += one.points().sum(0)
        might[:, rows, columns] += drawn_anew(one.points(), plan.seed)
    games = sum(len(one.results) for one in tournaments)
    return Ladder(comparisons[0].table, plan.seats, games, rated(bots, won, might))


def linked(comparisons: list[Comparison]) -> list[list[Comparison]]:
    """Those that share a bot, or have one between them that shares bots with both …: each of these
    groups has a scale of its own."""
    groups: list[list[Comparison]] = []
    for one in comparisons:
        near = [g for g in groups if any({*one.plan.bots} & {*other.plan.bots} for other in g)]
        groups = [g for g in groups if g not in near]
        groups.append([one, *(other for group in near for other in group)])
    return groups


def ladders(comparisons: list[Comparison]) -> list[Ladder]:
    by_table: dict[tuple[str, int, int], list[Comparison]] = defaultdict(list)
    for one in comparisons:
        by_table[one.table, one.plan.seats, one.plan.seed].append(one)
    groups = [group for _, some in sorted(by_table.items()) for group in linked(some)]
    return [ladder for group in groups if (ladder := together(group))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.ladder")
    parser.add_argument("folder", type=Path)
    for ladder in ladders(read(parser.parse_args().folder)):
        print(f"{ladder.game}, {ladder.seats} seats, {ladder.games} games")
        for row in ladder.ratings:
            print(f"{row.rating:7.0f} ({row.low:.0f} … {row.high:.0f})  {row.bot}")


if __name__ == "__main__":
    main()
