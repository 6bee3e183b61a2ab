"""Whether a position is a puzzle: one move is clearly best, and a first look misses it.

Sieves from the cheapest to the dearest: enough to choose from; short searches find a move that the
greedy bot misses; a master finds it best by a wide margin; again in four times the time; and every
single move, searched by itself in the same worlds, stays as far behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from menagerie.arena.tournament import number
from menagerie.bots import GreedyBot, Knowledge, LevelBot
from menagerie.bots.levels import style_of
from menagerie.core.match import Match
from menagerie.core.puzzle import Worth, Yield
from menagerie.core.setup import WORD
from menagerie.core.style import Style
from menagerie.search.search import Finding, Search

FEWEST = 3  # moves to choose from
FIRST_LOOKS = 5  # of the greedy bot, each in worlds of its own: all must miss the best move
WIDE = 0.06  # of a result from 0 to 1 that the best move is ahead of every other
# Short searches: this part of a master's iterations, but so many at least, and the lead it takes.
GLANCES = ((20, 0.4), (4, 0.7))
SHORTEST = 100
AGAIN = 4  # times a master's thinking
TRIED = 16  # visits from which a search knows a move
OPINIONS = 10  # of club players, to tell how hard it is


@dataclass(frozen=True)
class Proof:
    """One move is best: what it and every other promises, and who overlooks it."""

    best: Worth
    others: list[Worth]  # the best first
    tempting: int  # what the greedy bot plays
    lead: float  # over the next best, as a search weighs results
    overlooked: float  # the share of club players who play something else


class OneMove:
    """A seat's knowledge with one of its moves alone: a search tells what that brings."""

    def __init__(self, knowledge: Knowledge, move: int) -> None:
        self.game, self.seat, self.seats = knowledge.game, knowledge.seat, knowledge.seats
        self.legal_ids = [move]
        self.world = knowledge.world


def seek(match: Match, seat: int, seed: int, made: Yield) -> Proof | None:
    """The proof that this decision is a puzzle, or None; counts how far it came."""
    knowledge = Knowledge(match, seat)
    if len(knowledge.legal_ids) < FEWEST:
        return None
    made.choices += 1
    master = style_of("master", match.game)
    best = _seen_at_a_glance(knowledge, seed, master)
    if best is None:
        return None
    looks = [GreedyBot().choose(knowledge, _seed(seed, "look", k)) for k in range(FIRST_LOOKS)]
    if best in looks:
        return None
    made.missed += 1
    if not _is_clear(best, _search(knowledge, _seed(seed, "master"), master)):
        return None
    made.clear += 1
    longer = master._replace(iterations=AGAIN * master.iterations)
    if not _is_clear(best, _search(knowledge, _seed(seed, "again"), longer)):
        return None
    return _prove(knowledge, best, looks[0], seed, master, made)


def _seen_at_a_glance(knowledge: Knowledge, seed: int, master: Style) -> int | None:
    """A move that seems to be ahead, if all short searches agree and it is not the obvious one."""
    greedy = GreedyBot().choose(knowledge, _seed(seed, "look", 0))
    for part, share in GLANCES:
        short = master._replace(iterations=max(SHORTEST, master.iterations // part))
        found = _search(knowledge, _seed(seed, "glance", part), short)
        best = found[0].move
        if best == greedy or not _is_clear(best, found, share * WIDE):
            return None
    return best


def _prove(
    knowledge: Knowledge, best: int, tempting: int, seed: int, master: Style, made: Yield
) -> Proof | None:
    """Every move by itself: a search of all looks little at moves that seem bad at first."""
    alone = master._replace(iterations=max(4 * SHORTEST, master.iterations // 4))
    found = {
        move: _search(OneMove(knowledge, move), _seed(seed, "alone"), alone)[0]
        for move in knowledge.legal_ids
    }
    if not _is_clear(best, list(found.values())):
        return None
    made.proved += 1
    others = sorted((f for f in found.values() if f.move != best), key=lambda f: -f.value)
    club = [LevelBot("club").choose(knowledge, _seed(seed, "club", k)) for k in range(OPINIONS)]
    return Proof(
        best=_worth(found[best]),
        others=[_worth(finding) for finding in others],
        tempting=tempting,
        lead=found[best].value - others[0].value,
        overlooked=sum(move != best for move in club) / OPINIONS,
    )


def _search(knowledge: Knowledge | OneMove, seed: int, style: Style) -> list[Finding]:
    search = Search(knowledge, seed, style)
    search.run()
    return search.findings()


def _is_clear(best: int, found: Sequence[Finding], lead: float = WIDE) -> bool:
    """Whether this move is far ahead of every other that was looked at, whatever one counts."""
    mine = next(f for f in found if f.move == best)
    others = [f for f in found if f.move != best and f.visits >= TRIED]
    return all(
        mine.value - f.value >= lead and mine.margin > f.margin and mine.wins > f.wins - WIDE / 2
        for f in others
    )


def _worth(finding: Finding) -> Worth:
    return Worth(finding.move, round(finding.margin, 1), round(finding.wins, 3))


def _seed(*parts: object) -> int:
    return number(*parts) & WORD
