"""/api/tables: making tables, sitting at them, and reading finished games."""

import io
from collections.abc import Awaitable, Callable
from functools import update_wrapper

import segno
from msgspec.structs import astuple
from starlette.requests import Request
from starlette.responses import Response

from ..errors import no_seat, not_over
from ..storage.tidying import LISTED
from ..tables import creating, seating
from ..tables.purposes import PASSING
from ..tables.room import Room
from ..wire.base import Wire
from ..wire.encoding import encode
from ..wire.messages import (
    Claim,
    Created,
    GameRecord,
    Invitation,
    NewTable,
    QuickTable,
    SeatLink,
    Sit,
    WantLink,
)
from ..wire.render import frames, result
from .dear import dear_of, kept_answer
from .identity import Visitor, guest
from .request import (
    answer,
    base_url,
    body,
    friends_url,
    group_of,
    language,
    rooms_of,
    whole_number,
)


async def _room(request: Request) -> Room:
    return await rooms_of(request).get(request.path_params["table"])


def _seat(request: Request) -> int:
    return int(request.path_params["seat"])


def _info(request: Request, room: Room, holder: str | None = None) -> Response:
    return answer(room.info(holder or guest(request), language(request)))


async def _enter_list(request: Request, room: Room) -> None:
    """A public table is listed as one of whoever opened it: another cookie is quickly invented, so
    that is an address."""
    if room.table.terms.public:
        services, most = rooms_of(request).services, room.settings.listed
        opener = services.signer.alias(group_of(request))
        await services.storage.listing.enter(room.table.id, opener, most)


async def create(request: Request) -> Response:
    """Make a table."""
    wanted, visitor = await body(request, NewTable), Visitor(request)
    room = await creating.create(rooms_of(request), visitor.guest, wanted, language(request))
    await _enter_list(request, room)
    return visitor.remember(answer(Created(table=room.table.id), 201))


async def quick(request: Request) -> Response:
    """Make a table against bots that starts at once."""
    wanted, visitor = await body(request, QuickTable), Visitor(request)
    room = await creating.quick(rooms_of(request), visitor.guest, wanted, language(request))
    return visitor.remember(answer(Created(table=room.table.id), 201))


async def open_tables(request: Request) -> Response:
    """Public tables that wait for players or are being played."""
    rooms = rooms_of(request)
    services = rooms.services
    found = await rooms.readable(await services.storage.listing.tables(services.now()))
    who, lang = guest(request), language(request)
    shown = [
        room
        for room in found
        if room.table.state == "playing" or any(s.kind == "empty" for s in room.table.seats)
    ]
    return answer([room.info(who, lang) for room in shown])


async def mine(request: Request) -> Response:
    """Tables where this browser holds a seat, but no puzzles, examples and deals of a day that is
    over."""
    who, lang, rooms = guest(request), language(request), rooms_of(request)
    if who is None:
        return answer([])
    found = await rooms.services.storage.tables_of(who, LISTED, PASSING)
    held = await rooms.readable(found)
    return answer([room.info(who, lang) for room in held if not room.lapsed])


async def table(request: Request) -> Response:
    """One table."""
    return _info(request, await _room(request))


async def sit(request: Request) -> Response:
    """Take an empty seat."""
    room, wanted, visitor = await _room(request), await body(request, Sit), Visitor(request)
    await seating.sit(room, visitor.guest, wanted.seat, wanted.name, language(request))
    return visitor.remember(_info(request, room, visitor.guest))


def acting(
    command: Callable[..., Awaitable[None]], wanted: type[Wire] | None = None
) -> Callable[[Request], Awaitable[Response]]:
    """Return a handler that gives a table a command, with the seat and the fields of the body."""

    async def handler(request: Request) -> Response:
        room = await _room(request)
        fields = () if wanted is None else astuple(await body(request, wanted))
        seat = (_seat(request),) if "seat" in request.path_params else ()
        await command(room, guest(request), *seat, *fields)
        return _info(request, room)

    return update_wrapper(handler, command)


async def rematch(request: Request) -> Response:
    """Play again at a new table with the same seats."""
    room = await creating.rematch(rooms_of(request), await _room(request), guest(request))
    await _enter_list(request, room)
    return answer(Created(table=room.table.id), 201)


async def link(request: Request) -> Response:
    """A link that carries one's seat to another device, or gives it away."""
    room, wanted = await _room(request), await body(request, WantLink)
    token = await seating.link(room, guest(request), _seat(request), wanted.give)
    return answer(SeatLink(link=f"{_table_url(request, room)}?token={token}"))


async def links(request: Request) -> Response:
    """What became of the links to one's seat (its owner)."""
    return answer(seating.links(await _room(request), guest(request), _seat(request)))


async def claim(request: Request) -> Response:
    """Hold a seat by the token of its link."""
    room, wanted, visitor = await _room(request), await body(request, Claim), Visitor(request)
    await seating.claim(room, visitor.guest, wanted.token, wanted.name, language(request))
    return visitor.remember(_info(request, room, visitor.guest))


async def record(request: Request) -> Response:
    """A finished game with its seed, for `menagerie replay --check`."""
    room = await _room(request)
    if room.table.state != "over":
        raise not_over()
    room.check_unsealed()
    match = room.table.position
    game = GameRecord(
        record=match.record(),
        names=room.table.names(language(request)),
        scores=match.scores,
        places=match.places,
        seed_hash=room.table.seed_hash,
    )
    response = answer(game)
    response.headers["Content-Disposition"] = f'attachment; filename="{match.game.id}.json"'
    return response


async def replay(request: Request) -> Response:
    """A finished game, move by move, as a seat or a spectator sees it (`Replay`)."""
    room = await _room(request)
    if room.table.state != "over":
        raise not_over()
    match, lang = room.table.position, language(request)
    viewer = whole_number(request, "seat")
    if viewer is not None and viewer >= match.seats:
        raise no_seat(viewer)
    room.check_viewer(guest(request), viewer)
    copy, versions, names = match.copy(), list(room.table.versions), room.table.names(lang)

    def make() -> bytes:
        shown = frames(copy, versions, viewer, lang, names)
        return encode({"frames": shown, "result": result(copy, lang, names)})

    key = "replay", room.table.id, viewer, lang, tuple(names)
    kept = await dear_of(request).find(request, key, make)
    info = room.info(guest(request), lang)
    return kept_answer(request, kept, changing=encode({"table": info}))


def _table_url(request: Request, room: Room) -> str:
    """The table as friends find it, or, if they cannot, as its reader does."""
    return f"{friends_url(request) or base_url(request)}/#/table/{room.table.id}"


async def qr(request: Request) -> Response:
    """The table's address as a QR code."""
    url = _table_url(request, await _room(request))

    def make() -> bytes:
        out = io.BytesIO()
        code = segno.make(url, error="m")
        code.save(out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True)
        return out.getvalue()

    kept = await dear_of(request).find(request, ("qr", url), make)
    return kept_answer(request, kept, kind="image/svg+xml")


async def invitation(request: Request) -> Response:
    """The address to give to friends."""
    return answer(Invitation(url=friends_url(request)))
