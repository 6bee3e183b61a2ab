"""What a reader is shown of the deals: today's, one day's with its results, a month's calendar."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from menagerie.bots import get_bot

from ..storage.records import Try
from ..tables.purposes import beasts_of, company, end_of
from ..wire.game_messages import CalendarDay, DailyGame, DailyResult, DailySeat, DailyTry
from .deal import Deal

MASTER = "master"  # plays the deal as a guest of this name: no browser's hash is


def counted(tries: Iterable[Try]) -> list[Try]:
    """People's results that count, the best first: first tries that were over in time."""
    done = [one for one in tries if one.guest != MASTER and counts(one) and one.points is not None]
    return sorted(done, key=lambda one: (-(one.points or 0), one.finished or 0.0))


def counts(one: Try) -> bool:
    return one.attempt == 1 and (one.finished is None or one.finished < end_of(one.date))


def of_master(tries: Iterable[Try]) -> Try | None:
    return next((one for one in tries if one.guest == MASTER and one.points is not None), None)


def average(done: Sequence[Try]) -> float | None:
    return round(sum(one.points or 0 for one in done) / len(done), 1) if done else None


def rank_of(one: Try, done: Iterable[Try]) -> int:
    return 1 + sum((other.points or 0) > (one.points or 0) for other in done)


def result(one: Try, done: Sequence[Try], is_open: bool) -> DailyResult:
    """A row of the ranking; others may look at its game once the day is over."""
    return DailyResult(
        rank=rank_of(one, done),
        name=one.name,
        points=one.points or 0,
        place=one.place or 0,
        mine=one.own,
        table=one.table if one.own or is_open else None,
    )


def own_try(one: Try) -> DailyTry:
    return DailyTry(
        table=one.table,
        attempt=one.attempt,
        state="playing" if one.finished is None else "over",
        counts=counts(one),
        points=one.points,
        place=one.place,
    )


def seats(deal: Deal, lang: str) -> list[DailySeat]:
    """Who sits at every table of this deal."""
    beasts = beasts_of(company(deal.game.id, deal.day))
    return [
        DailySeat(name="", beast=None, level="")
        if seat == deal.seat
        else DailySeat(
            name=beasts[seat].name.text(lang),
            beast=beasts[seat].id,
            level=get_bot(bot).title.text(lang),
        )
        for seat, bot in enumerate(deal.bots)
    ]


def game_of_today(deal: Deal, tries: Sequence[Try], lang: str) -> DailyGame:
    done, master = counted(tries), of_master(tries)
    mine = next((one for one in tries if one.own and one.attempt == 1), None)
    ranked = mine is not None and mine in done
    return DailyGame(
        game=deal.game.id,
        title=deal.game.words.label("title", lang),
        seed_hash=deal.promise,
        company=seats(deal, lang),
        seat=deal.seat,
        mine=None if mine is None else own_try(mine),
        rank=rank_of(mine, done) if ranked and mine else None,
        players=len(done),
        master=None if master is None else master.points,
    )


def calendar(tries: Iterable[Try]) -> list[CalendarDay]:
    """The days on which this browser played, with how it did."""
    days: defaultdict[str, list[Try]] = defaultdict(list)
    for one in tries:
        days[one.date].append(one)
    shown = []
    for day, those in sorted(days.items()):
        mine = next((one for one in those if one.own and one.attempt == 1), None)
        if mine is None:
            continue
        done = counted(those)
        ranked = mine in done
        shown.append(
            CalendarDay(
                date=day,
                points=mine.points if ranked else None,
                place=mine.place if ranked else None,
                rank=rank_of(mine, done) if ranked else None,
                players=len(done),
            )
        )
    return shown
