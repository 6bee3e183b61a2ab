"""New tables: checked against the game's declaration, dealt from a secret seed."""

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from menagerie.bots import get_bot
from menagerie.core.position import Position
from menagerie.core.registry import get_game
from menagerie.core.setup import SEED_BITS, usual_seats

from ..errors import Denied, not_now
from ..metrics import TABLES
from ..preparation import STAND_IN
from ..storage.statements import Holder
from ..wire.messages import NewTable, QuickTable
from .entries import AnyEntry, BotSat, Continued, HostChanged, Paced, Played, Sat, Started, Terms
from .owning import at_owner
from .purposes import Purpose
from .room import Room
from .rooms import Rooms, stored
from .services import Services
from .typed_text import nickname

ID_BYTES = 9  # of a table: an address that nobody guesses


def terms_of(wanted: NewTable) -> Terms:
    """The agreement, with options and seats checked by the game itself."""
    game = get_game(wanted.game)
    options = game.full_options(wanted.options)
    game.check_seats(wanted.seats, options)
    for bot in wanted.bots:
        if bot is not None:
            get_bot(bot)
    return Terms(
        game=game.id,
        version=game.version,
        seats=wanted.seats,
        options=options,
        seed=new_seed(),
        clock=wanted.clock,
        public=wanted.public,
        hot_seat=wanted.hot_seat,
        undo=wanted.undo,
        hints=wanted.hints,
        coach=wanted.coach,
    )


async def create(rooms: Rooms, guest: str, wanted: NewTable, lang: str) -> Room:
    """The creator sits on seat 0; at a hot-seat table on every seat that has no bot."""
    terms = terms_of(wanted)
    log: list[AnyEntry] = []
    holders: list[Holder] = []
    names = [wanted.name, *wanted.names[1:]] if wanted.names else [wanted.name]
    for seat in range(terms.seats):
        bot = wanted.bots[seat] if seat < len(wanted.bots) else None
        if seat > 0 and bot is not None:
            log.append(BotSat(seat=seat, bot=bot))
        elif seat == 0 or terms.hot_seat:
            name = names[seat] if seat < len(names) else ""
            log.append(Sat(seat=seat, name=nickname(name, lang, seat)))
            holders.append(Holder(seat, guest))
    return await _open(rooms, terms, log, holders)


async def quick(rooms: Rooms, guest: str, wanted: QuickTable, lang: str) -> Room:
    """Against bots, at once."""
    game = get_game(wanted.game)
    bot = get_bot(wanted.bot or STAND_IN).id
    seats = wanted.seats or usual_seats(game, wanted.options)
    coach = wanted.coach
    terms = terms_of(NewTable(game=game.id, seats=seats, options=wanted.options, coach=coach))
    log: list[AnyEntry] = [Sat(seat=0, name=nickname(wanted.name, lang))]
    log += [BotSat(seat=seat, bot=bot) for seat in range(1, seats)]
    if wanted.pace != "normal":
        log.append(Paced(pace=wanted.pace))
    return await _open(rooms, terms, [*log, Started()], [Holder(0, guest)])


def position_terms(
    position: Position,
    purpose: Purpose,
    *,
    undo: bool = True,
    hints: bool = True,
    coach: bool = False,
    given: int = 0,
) -> Terms:
    """The agreement at a table that begins at a position. Nobody takes back its moves, nor any of
    the first `given` ones."""
    match = position.match()  # or the reason why the rules refuse it
    return Terms(
        game=position.game,
        version=position.version,
        seats=position.seats,
        options=dict(match.options),
        seed=position.seed,
        clock=None,
        public=False,
        hot_seat=False,
        undo=undo,
        hints=hints,
        coach=coach,
        purpose=purpose,
        given=max(given, len(position.moves)),
    )


async def open_position(
    rooms: Rooms, guest: str, position: Position, bots: Sequence[str], purpose: Purpose,
    lang: str, name: str = "", *, undo: bool = True, hints: bool = True, coach: bool = False,
    given: int = 0,
) -> Room:  # fmt: skip
    """A table with a purpose, at the moment where it begins: a person on the position's seat, and
    on the others the bots of these ids, given by seat (the person's own is not read)."""
    terms = position_terms(position, purpose, undo=undo, hints=hints, coach=coach, given=given)
    log: list[AnyEntry] = [
        Sat(seat=seat, name=nickname(name, lang))
        if seat == position.seat
        else BotSat(seat=seat, bot=get_bot(bots[seat]).id)
        for seat in range(position.seats)
    ]
    log += [HostChanged(seat=position.seat), Started()]
    log += [Played(seat=seat, move=move) for seat, move in position.moves]
    return await _open(rooms, terms, log, [Holder(position.seat, guest)])


async def rematch(rooms: Rooms, room: Room, guest: str | None) -> Room:
    """The same people and bots on the same seats."""
    return await rooms.get(await continued(room, guest))


@at_owner
async def continued(room: Room, guest: str | None) -> str:
    """The table of the rematch; whoever asks first makes it."""
    old = room.table
    if not room.seats_of(guest):
        raise Denied.NOT_YOUR_SEAT()
    async with room.lock:
        if old.state != "over":
            raise not_now("Партия ещё идёт.", "The game is still going on.")
        if old.next is None:
            terms = replace(old.terms, seed=new_seed(), coach=old.coach, purpose=None, given=0)
            log: list[AnyEntry] = []
            for n, seat in enumerate(old.seats):
                if seat.held:
                    log.append(Sat(seat=n, name=seat.name))
                elif seat.bot is not None:
                    log.append(BotSat(seat=n, bot=seat.bot))
            holders = [holder for holder in room.holders if not holder.link]
            log.append(HostChanged(seat=old.host))
            if old.pace != "normal":
                log.append(Paced(pace=old.pace))
            if all(seat.held or seat.bot is not None for seat in old.seats):
                log.append(Started())
            made = await _store(room.services, terms, log, holders)
            await room.write(Continued(table=made))
    assert old.next is not None
    return old.next


def new_seed() -> str:
    return f"{secrets.randbits(SEED_BITS):032x}"


def new_id() -> str:
    """Of a table; none begins like an option of the command line."""
    while (found := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return found


async def _open(
    rooms: Rooms, terms: Terms, log: Sequence[AnyEntry], holders: Sequence[Holder]
) -> Room:
    return await rooms.get(await _store(rooms.services, terms, log, holders))


async def _store(
    services: Services, terms: Terms, log: Sequence[AnyEntry], holders: Sequence[Holder]
) -> str:
    """A new table with the first entries of its log."""
    if not services.owning.well:
        raise Denied.MOVED()
    table = new_id()
    await services.storage.create(stored(table, services.now(), terms, log, holders))
    TABLES.labels(terms.game).inc()
    return table
