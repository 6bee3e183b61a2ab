"""The coach: what a master would play now, and where a finished game was decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from menagerie.core.errors import MenagerieError
from menagerie.core.match import Match, replay
from menagerie.core.words import LANGUAGES
from menagerie.search.search import Finding, Search

from .knowledge import Knowledge
from .levels import style_of

CHART_ITERATIONS = 96  # a seat's chance after one move
SWINGS = 5  # moments shown
NOTABLE = 0.03  # share of victory below which moves count as equally good


@dataclass(frozen=True)
class Advice:
    """A move worth considering: the share of victory it promises, and why, in both languages."""

    move: int
    share: float
    ru: str
    en: str

    def text(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True)
class Swing:
    """A moment that changed a game: move `number`, judged by what its mover knew."""

    number: int
    seat: int
    move: int
    gainer: int  # the seat whose chance changed most
    before: float  # its chance before the move …
    after: float  # … and after it
    better: int | None  # a move that promised more; None: it was the best, or as good
    share: float  # what the move promised its mover
    better_share: float
    ru: str
    en: str

    def text(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True)
class Analysis:
    """A finished game: chances[k][seat] after k moves, and the moments that changed them most."""

    game: str
    seats: int
    chances: list[list[float]]
    swings: list[Swing]


def hint(knowledge: Knowledge, seed: int, n: int = 3, seconds: float | None = None) -> list[Advice]:
    """The best moves of the seat, the best first, as a master sees them."""
    moves = knowledge.legal_ids
    if not moves:
        raise MenagerieError(
            "Сейчас решают другие: советовать нечего.", "Others decide now: nothing to advise."
        )
    search = Search(knowledge, seed, style_of("master", knowledge.game))
    search.run(seconds)
    found = search.findings()
    best = found[0]
    if len(moves) == 1:
        only = ("Это единственный ход.", "It is the only legal move.")
        return [Advice(best.move, round(best.wins, 4), *only)]
    worth_a_look = [best] + [f for f in found[1:n] if f.visits > 0]
    return [
        Advice(f.move, round(f.wins, 4), *(_why(f, best, worth_a_look, lang) for lang in LANGUAGES))
        for f in worth_a_look
    ]


def _number(value: float, lang: str) -> str:
    text = f"{abs(value):.1f}"
    return text.replace(".", ",") if lang == "ru" else text


def _share(value: float, lang: str) -> str:
    return f"{value:.0%}".replace("%", " %") if lang == "ru" else f"{value:.0%}"


def _standing(margin: float, lang: str) -> str:
    """The expected distance to the best rival in words."""
    points = _number(margin, lang)
    if lang == "ru":
        return (
            f"опережаете лучшего соперника на {points}" if margin >= 0 else f"отстаёте на {points}"
        )
    return f"{points} points ahead of the best rival" if margin >= 0 else f"{points} points behind"


def _why(finding: Finding, best: Finding, all_found: list[Finding], lang: str) -> str:
    """One sentence: what the move promises, and how it compares."""
    share, standing = _share(finding.wins, lang), _standing(finding.margin, lang)
    if finding is best:
        text = (
            f"Мастер сыграл бы так: {share} победы, в среднем вы {standing}"
            if lang == "ru"
            else f"A master would play this: {share} of victory, on average {standing}"
        )
        second = all_found[1] if len(all_found) > 1 else None
        if second is not None and best.margin - second.margin >= 0.05:
            more = _number(best.margin - second.margin, lang)
            text += (
                f"; это на {more} очка лучше следующего хода"
                if lang == "ru"
                else f"; that is {more} points better than the next move"
            )
        return text + "."
    less, fewer = best.wins - finding.wins, best.margin - finding.margin
    if less < NOTABLE / 3 and abs(fewer) < 0.3:
        return (
            f"Почти так же хорошо: {share} победы, в среднем вы {standing}."
            if lang == "ru"
            else f"Nearly as good: {share} of victory, on average {standing}."
        )
    worse = _number(fewer, lang)
    if lang == "ru":
        side = "меньше" if fewer >= 0 else "больше"
        return f"{share} победы; в среднем на {worse} очка {side}, чем лучший ход."
    side = "fewer" if fewer >= 0 else "more"
    return f"{share} of victory; on average {worse} points {side} than the best move."


def chances(match: Match, seed: int, iterations: int = CHART_ITERATIONS) -> list[float]:
    """Each seat's chance to win, as each sees it from what it knows, scaled to add up to one."""
    game = match.game
    if match.over:
        winners = [place == 1 for place in match.places]
        return [won / sum(winners) for won in winners[: match.seats]]
    style = style_of("club", game)._replace(iterations=iterations)
    shares = []
    for seat in range(match.seats):
        search = Search(Knowledge(match, seat), seed, style)
        search.run()
        shares.append(search.chance(seat))
    if game.ranked(match.seats) > match.seats:
        return [round(share, 4) for share in shares]
    total = sum(shares) or 1.0
    return [round(share / total, 4) for share in shares]


def analyse(
    record: Any,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    iterations: int = CHART_ITERATIONS,
    names: Sequence[str] | None = None,
) -> Analysis:
    """Each seat's chance after each move of a record, and the moments that swung it most."""
    moves = replay(record).moves
    match = replay({**record, "moves": []})
    total = len(moves) + SWINGS
    chart = [chances(match, seed, iterations)]
    for number, (seat, move) in enumerate(moves):
        match.play(seat, move)
        chart.append(chances(match, seed, iterations))
        if progress:
            progress(number + 1, total)
    swings = []
    for k, number in enumerate(_widest(chart)):
        while len(match.moves) > number:
            match.undo()
        swings.append(_swing(match, number, moves[number], chart, seed, names))
        if progress:
            progress(len(moves) + k + 1, total)
    if progress:
        progress(total, total)
    return Analysis(match.game.id, match.seats, chart, sorted(swings, key=lambda s: s.number))


def _change(chart: list[list[float]], number: int) -> tuple[float, int]:
    """How much move `number` changed the chances, and whose most."""
    pairs = zip(chart[number], chart[number + 1], strict=True)
    return max((abs(b - a), seat) for seat, (a, b) in enumerate(pairs))


def _widest(chart: list[list[float]]) -> list[int]:
    """The moves that changed the chances most, the last first."""
    by_change = sorted(range(len(chart) - 1), key=lambda k: (-_change(chart, k)[0], k))
    return sorted(by_change[:SWINGS], reverse=True)


def _swing(
    match: Match,
    number: int,
    made: tuple[int, int],
    chart: list[list[float]],
    seed: int,
    names: Sequence[str] | None,
) -> Swing:
    """Judge one move by a master's search from what its mover knew."""
    seat, move = made
    search = Search(Knowledge(match, seat), seed, style_of("master", match.game))
    search.run()
    found = search.findings()
    best = found[0]
    played = next(f for f in found if f.move == move)
    lost = best.wins - played.wins if played.visits else best.wins
    better = best.move if best.move != move and lost >= NOTABLE else None
    _, gainer = _change(chart, number)
    before, after = chart[number][gainer], chart[number + 1][gainer]
    stories = []
    for lang in LANGUAGES:
        mover, whose = (match.game.words.name("seat", s, lang, names) for s in (seat, gainer))
        text = match.move(seat, move).text(lang, names)
        story = _story(mover, text, whose, _share(before, lang), _share(after, lang), lang)
        instead = "" if better is None else match.move(seat, better).text(lang, names)
        stories.append(story + _verdict(instead, _share(lost, lang), lang))
    return Swing(
        number,
        seat,
        move,
        gainer,
        before,
        after,
        better,
        round(played.wins, 4),
        round(best.wins, 4),
        *stories,
    )


def _story(mover: str, text: str, whose: str, before: str, after: str, lang: str) -> str:
    if lang == "ru":
        return f"{mover}: «{text}». Шансы ({whose}): {before} → {after}. "
    return f"{mover}: “{text}”. Chances ({whose}): {before} → {after}. "


def _verdict(instead: str, cost: str, lang: str) -> str:
    if not instead:
        return "Ход был хорош." if lang == "ru" else "The move was sound."
    if lang == "ru":
        return f"Лучше было «{instead}»: на {cost} победы больше."
    return f"Better was “{instead}”: {cost} more of victory."
