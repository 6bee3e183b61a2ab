"""Whether a position is a puzzle: one move is clearly best, and a first look misses it.

Sieves from the cheapest to the dearest: enough to choose from; short searches find a move that the
greedy bot misses; a master finds it best by a wide margin; again in four times the time. And every
single move, searched by itself in the same worlds, stays as far behind: a search of all looks
little at what seems bad at first.
"""

from collections.abc import Iterable, Mapping, Sequence
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
WIDE = 0.05  # of a victory that the best move is ahead of every other
ALIVE = 0.1  # share of victory that the best move must promise: a lost game is no fun
SHORTEST = 100  # iterations of a search
GLANCES = (20, 4)  # short searches have this part of a master's iterations
PROMISING = 0.5  # of a wide lead, after the last of them …
NEARLY = 0.8  # … and after every move was searched by itself for a while
AGAIN = 4  # times a master's thinking
TRIED = 16  # visits from which a search knows a move
NEAR = 4  # moves, the best among them, that are weighed more finely by themselves
OPINIONS = 10  # of club players, to tell how hard it is


@dataclass(frozen=True)
class Proof:
    """One move is best: what it and every other promises, and who overlooks it."""

    best: Worth
    others: list[Worth]  # the best first
    tempting: int  # what the greedy bot plays
    lead: float  # in victories over the next best
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
    short = master._replace(iterations=max(2 * SHORTEST, master.iterations // 16))
    each = _alone(knowledge, knowledge.legal_ids, _seed(seed, "alone"), short)
    if each[best].wins < ALIVE or not _is_ahead(best, each, NEARLY * WIDE):
        return None
    made.clear += 1
    longer = master._replace(iterations=AGAIN * master.iterations)
    if not _is_clear(best, _search(knowledge, _seed(seed, "again"), longer)):
        return None
    near = sorted(each, key=lambda move: -each[move].wins)[:NEAR]
    finer = short._replace(iterations=4 * short.iterations)
    each |= _alone(knowledge, {best, *near}, _seed(seed, "alone"), finer)
    if not _is_ahead(best, each, WIDE):
        return None
    made.proved += 1
    others = sorted((f for f in each.values() if f.move != best), key=lambda f: -f.wins)
    club = [LevelBot("club").choose(knowledge, _seed(seed, "club", k)) for k in range(OPINIONS)]
    return Proof(
        best=_worth(each[best]),
        others=[_worth(finding) for finding in others],
        tempting=looks[0],
        lead=each[best].wins - others[0].wins,
        overlooked=sum(move != best for move in club) / OPINIONS,
    )


def _seen_at_a_glance(knowledge: Knowledge, seed: int, master: Style) -> int | None:
    """A move that short searches prefer to the obvious one, and the longest of them clearly."""
    greedy = GreedyBot().choose(knowledge, _seed(seed, "look", 0))
    for part in GLANCES:
        short = master._replace(iterations=max(SHORTEST, master.iterations // part))
        found = _search(knowledge, _seed(seed, "glance", part), short)
        if found[0].move == greedy:
            return None
    best = found[0].move
    return best if _is_clear(best, found, PROMISING * WIDE) else None


def _alone(
    knowledge: Knowledge, moves: Iterable[int], seed: int, style: Style
) -> dict[int, Finding]:
    """What each of these moves brings, searched by itself."""
    return {move: _search(OneMove(knowledge, move), seed, style)[0] for move in moves}


def _search(knowledge: Knowledge | OneMove, seed: int, style: Style) -> list[Finding]:
    search = Search(knowledge, seed, style)
    search.run()
    return search.findings()


def _is_clear(best: int, found: Sequence[Finding], lead: float = WIDE) -> bool:
    """Whether a search would play this move, and finds it far ahead of every other it looked at."""
    known = {f.move: f for f in found if f.visits >= TRIED or f.move == best}
    mine = known.pop(best)
    return found[0].move == best and all(
        mine.value - f.value >= lead and mine.margin > f.margin and mine.wins > f.wins - WIDE / 2
        for f in known.values()
    )


def _is_ahead(best: int, each: Mapping[int, Finding], lead: float) -> bool:
    """Whether this move promises more than every other one: in victories, and in points too."""
    mine = each[best]
    return all(
        mine.wins - f.wins >= lead and mine.margin > f.margin
        for f in each.values()
        if f.move != best
    )


def _worth(finding: Finding) -> Worth:
    return Worth(finding.move, round(finding.margin, 1), round(finding.wins, 3))


def _seed(*parts: object) -> int:
    return number(*parts) & WORD
