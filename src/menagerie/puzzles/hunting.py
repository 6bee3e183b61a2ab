"""Puzzles in one deal: bots play it to the end, and every decision of the game is looked at."""

import random

from menagerie.arena.tournament import number
from menagerie.bots import Knowledge, load_bot
from menagerie.core.exact import Exact
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.position import Position
from menagerie.core.puzzle import EASIEST, HARDEST, STAGES, Puzzle, Worth, Yield
from menagerie.core.registry import get_game
from menagerie.core.setup import WORD

from .proof import WIDE, Proof, seek

PLAYERS = ("greedy", "club")  # good games with mistakes in them: those make puzzles
REPLY = load_bot("club")  # shows how it may go on after a wrong move
REFUTED = 3  # wrong moves, the best of them and the tempting one, after which that is shown
SHOWN = 4  # moves of it at most
FEWEST_EXACT = 4  # moves to choose from
WIDE_EXACT = 5  # points that the best move is ahead of every other
MANY = 10  # choices among which the best is not found by trying them all in the head


def hunt(game_id: str, seed: int, deal: int) -> tuple[Yield, list[Puzzle]]:
    """All puzzles of a deal, not numbered yet, and how many positions were looked at."""
    game, made, found = get_game(game_id), Yield(deals=1), list[Puzzle]()
    match = _played(game, seed, deal)
    for moves, (seat, _) in enumerate(match.moves):
        if seat < 0:
            continue  # decided by time
        made.positions += 1
        stage = STAGES * moves // len(match.moves)
        puzzle = _puzzle(match.at(moves), seat, stage, number(seed, deal, moves), made)
        if puzzle is not None:
            found.append(puzzle)
    return made, found


def _played(game: Game, seed: int, deal: int) -> Match:
    """A whole game; every number of players gets its turn."""
    counts = game.playable_seats(game.puzzle_options)
    seats = counts[deal % len(counts)]
    match = Match(game, seats, game.puzzle_options, number("puzzles", seed, deal))
    rng = random.Random(number("players", seed, deal))
    bots = [load_bot(rng.choice(PLAYERS)) for _ in range(seats)]
    while not match.over:
        seat = match.waiting[0]
        thought = number("thought", seed, deal, len(match.moves)) & WORD
        match.play(seat, bots[seat].choose(Knowledge(match, seat), thought))
    return match


def _puzzle(match: Match, seat: int, stage: int, seed: int, made: Yield) -> Puzzle | None:
    if not match.game.puzzle_at(match.state, seat):
        return None
    counted = match.game.exact(match.state, seat)
    if counted is not None:
        return _exact_puzzle(match, seat, stage, counted, made)
    proof = seek(match, seat, seed, made)
    if proof is None:
        return None
    refuted = [one for one in proof.others if one.move == proof.tempting]
    refuted = [*proof.others[:REFUTED], *refuted]
    return Puzzle(
        number="",
        kind="search",
        difficulty=_difficulty(proof),
        stage=stage,
        best=proof.best,
        others=[
            _followed(match, seat, one, seed) if one in refuted else one for one in proof.others
        ],
        tempting=proof.tempting,
        position=Position.of(match, seat),
    )


def _exact_puzzle(
    match: Match, seat: int, stage: int, counted: Exact, made: Yield
) -> Puzzle | None:
    """Every move counted to the end: the best one is ahead, and does not catch the eye."""
    ranked = sorted(counted.points.items(), key=lambda item: (-item[1], item[0]))
    if len(ranked) < FEWEST_EXACT or ranked[0][1] - ranked[1][1] < WIDE_EXACT:
        return None
    caught = counted.tempting == ranked[0][0]
    if caught and len(ranked) < MANY:
        return None
    made.exact += 1
    best, *others = (Worth(move, float(points)) for move, points in ranked)
    lead = (ranked[0][1] - ranked[1][1]) / WIDE_EXACT
    return Puzzle(
        number="",
        kind="exact",
        difficulty=_grade(0.2 if caught else 0.9, lead),
        stage=stage,
        best=best,
        others=others,
        tempting=counted.tempting,
        position=Position.of(match, seat),
    )


def _difficulty(proof: Proof) -> int:
    return _grade(proof.overlooked, proof.lead / WIDE)


def _grade(overlooked: float, lead: float) -> int:
    """From measured facts: the share of good players who overlook the move, and by how many times
    the least lead it is ahead."""
    close = 1.0 / lead  # 1: only just clear
    share = 0.65 * overlooked + 0.35 * close
    return min(HARDEST, EASIEST + int(share * (HARDEST - EASIEST + 1)))


def _followed(match: Match, seat: int, wrong: Worth, seed: int) -> Worth:
    """A wrong move with what may come of it: up to the seat's next turn."""
    after = match.copy()
    after.play(seat, wrong.move)
    others_moved = False
    while not after.over and len(after.moves) - len(match.moves) <= SHOWN:
        mover = after.waiting[0]
        if mover == seat and others_moved:
            break
        others_moved |= mover != seat
        thought = number(seed, wrong.move, len(after.moves)) & WORD
        after.play(mover, REPLY.choose(Knowledge(after, mover), thought))
    return Worth(wrong.move, wrong.points, wrong.share, after.moves[len(match.moves) + 1 :])
