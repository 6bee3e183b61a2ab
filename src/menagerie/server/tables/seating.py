"""Seats of a table: sitting down, leaving, bots, links to other devices, the host's powers."""

import hmac

from menagerie.bots import get_bot

from ..errors import Denied, no_seat, not_now
from ..preparation import STAND_IN
from ..storage.statements import Holder, HolderAdded, HoldersDropped, StateChanged
from ..wire.base import Pace
from ..wire.messages import SeatLinks
from .entries import (
    BotSat,
    CoachSet,
    Emptied,
    HostChanged,
    Hushed,
    Paced,
    Sat,
    Started,
    TakenBack,
)
from .owning import at_owner
from .purposes import stored_as
from .room import Room
from .table import Seat
from .tokens import hashed, new_token
from .typed_text import nickname


def check_growth(room: Room) -> None:
    """Refuses what could be done again and again at a table whose log is long. Moves, and what is
    done once, are never refused: a game can always be played to its end."""
    if room.table.entry >= room.settings.entries:
        raise not_now(
            "За этим столом изменений было слишком много: партию можно только доиграть. Для "
            "остального откройте новый стол.",
            "Too much was changed at this table: its game can only be played to the end. Open a "
            "new table for anything else.",
        )


GIFT = "give-"  # begins the token of a seat that is given away
DEVICES = 16  # that may come to a seat by links


def _seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.table.seats):
        raise no_seat(seat)
    return room.table.seats[seat]


async def _host_only(room: Room, guest: str | None) -> None:
    """While the host is gone, whoever sits at the table and goes on is the host from then on."""
    if room.is_host(guest):
        return
    mine = room.seats_of(guest)
    if not mine or not room.presence.gone(room.table.host):
        raise Denied.ONLY_HOST()
    await room.write(HostChanged(seat=mine[0]))


def _check_company(room: Room) -> None:
    """Where all play the same deal, nobody plays it with others or by somebody else's hand."""
    if room.table.repeats:
        raise not_now(
            "Раздачу дня каждый играет сам и с теми же соперниками.",
            "Everybody plays the deal of the day alone, against the same rivals.",
        )


async def _plays_already(room: Room, guest: str) -> bool:
    terms = room.table.terms
    purpose = stored_as(terms.purpose, terms.game)
    return bool(await room.services.storage.tables_for(guest, purpose))


def _check_owner(room: Room, guest: str | None, seat: int) -> None:
    if not room.owns(guest, [seat]):
        raise Denied.NOT_YOUR_SEAT()


@at_owner
async def sit(room: Room, guest: str, seat: int, name: str, lang: str) -> None:
    """Take an empty seat; whoever has one already moves, as long as the game has not begun."""
    async with room.lock:
        table = room.table
        if _seat(room, seat).kind != "empty":
            raise Denied.SEAT_TAKEN()
        if table.state == "over":
            raise not_now("Партия уже закончилась.", "The game is already over.")
        if table.state == "playing":
            raise not_now(
                "Партия идёт: на освободившееся место сядет только бот, чтобы никто не увидел "
                "чужих карт.",
                "The game goes on: only a bot may take a seat that was freed, so that nobody sees "
                "another's cards.",
            )
        old = room.seats_of(guest)
        if old and table.terms.hot_seat:
            raise not_now("У вас уже есть место.", "You already have a seat.")
        check_growth(room)
        was_host = room.is_host(guest)
        name = nickname(name or (table.seats[old[0]].name if old else ""), lang, seat)
        if old:
            await _empty(room, old[0])
        holder = Holder(seat, guest, since=room.services.now())
        await room.write(Sat(seat=seat, name=name), HolderAdded(holder))
        if was_host or not table.seats[table.host].held:
            await room.write(HostChanged(seat=seat))


@at_owner
async def leave(room: Room, guest: str | None) -> None:
    """Leave; during a game a bot plays on.

    Before it the seat is free again."""
    async with room.lock:
        mine = room.seats_of(guest)
        if not mine:
            raise Denied.NOT_YOUR_SEAT()
        _check_company(room)
        for seat in mine:
            if room.table.state == "lobby":
                await _empty(room, seat)
            elif room.table.state == "playing" and room.table.seats[seat].bot is None:
                await room.write(BotSat(seat=seat, bot=STAND_IN))
        await _pass_host_on(room)


@at_owner
async def put_bot(room: Room, guest: str | None, seat: int, bot: str | None) -> None:
    """Put a bot on a seat or take it away (host); anybody seated, for who is gone for a while.

    The host may be the one who is gone."""
    async with room.lock:
        place = _seat(room, seat)
        waited_for = place.kind == "human" and room.table.state == "playing"
        if not (bot and waited_for and room.seats_of(guest) and room.presence.gone(seat)):
            await _host_only(room, guest)
        _check_company(room)
        if room.table.state == "over":
            raise not_now("Партия уже закончилась.", "The game is already over.")
        if place.kind == "bot":
            check_growth(room)
        if bot is None:
            if place.kind != "bot":
                raise not_now("На этом месте нет бота.", "There is no bot on that seat.")
            if room.table.state == "playing" and not place.held:
                raise not_now(
                    "Партия идёт: бот доиграет её.",
                    "The game goes on: the bot plays it to the end.",
                )
            _check_time(room, seat)
            await room.write(TakenBack(seat=seat) if place.held else Emptied(seat=seat))
            return
        get_bot(bot)
        if place.kind == "human" and (room.table.state == "lobby" or room.presence.online(seat)):
            raise Denied.SEAT_TAKEN()
        await room.write(BotSat(seat=seat, bot=bot))


@at_owner
async def free(room: Room, guest: str | None, seat: int) -> None:
    """Take a seat from whoever holds it (host).

    During a game a bot plays it from then on."""
    async with room.lock:
        await _host_only(room, guest)
        _check_company(room)
        if _seat(room, seat).kind == "empty" or room.table.state == "over":
            raise not_now("Здесь некого освобождать.", "There is nobody to free the seat from.")
        if seat == room.table.host:
            raise not_now("Хозяин уходит сам.", "The host leaves by leaving.")
        if room.table.state == "playing" and not _seat(room, seat).held:
            raise not_now(
                "Партия идёт: бот доиграет её.", "The game goes on: the bot plays it to the end."
            )
        await _empty(room, seat)
        if room.table.state == "playing":
            await room.write(BotSat(seat=seat, bot=STAND_IN))


@at_owner
async def start(room: Room, guest: str | None) -> None:
    """Begin the game (host)."""
    async with room.lock:
        await _host_only(room, guest)
        if room.table.state != "lobby":
            raise not_now("Партия уже началась.", "The game has already begun.")
        if any(seat.kind == "empty" for seat in room.table.seats):
            raise not_now(
                "Есть пустые места: дождитесь игроков или посадите ботов.",
                "Some seats are empty: wait for players or put bots there.",
            )
        await room.write(Started(), StateChanged("playing"))


@at_owner
async def set_pace(room: Room, guest: str | None, pace: Pace) -> None:
    """Say how fast the bots move (anybody seated)."""
    async with room.lock:
        if not room.seats_of(guest):
            raise Denied.NOT_YOUR_SEAT()
        if pace != room.table.pace:
            check_growth(room)
            await room.write(Paced(pace=pace))


@at_owner
async def set_coach(room: Room, guest: str | None, on: bool) -> None:
    """Call the coach or send him away (anybody seated)."""
    async with room.lock:
        if not room.seats_of(guest):
            raise Denied.NOT_YOUR_SEAT()
        if on and not room.table.terms.hints:
            raise not_now("За этим столом без подсказок.", "This table plays without hints.")
        if on != room.table.coach:
            check_growth(room)
            await room.write(CoachSet(on=on))


@at_owner
async def hush(room: Room, guest: str | None, on: bool) -> None:
    """Silence spectators, or let them speak again (host)."""
    async with room.lock:
        await _host_only(room, guest)
        if on != room.table.hushed:
            check_growth(room)
            await room.write(Hushed(on=on))


@at_owner
async def link(room: Room, guest: str | None, seat: int, give: bool) -> str:
    """A fresh token that carries the seat to another device, or gives it to somebody else; the one
    before becomes void. Only the seat's owner makes them, not who came by one."""
    async with room.lock:
        _seat(room, seat)
        _check_owner(room, guest, seat)
        if give:
            _check_company(room)
        token = (GIFT if give else "") + new_token()
        link = Holder(seat, hashed(token), link=True, since=room.services.now())
        await room.change_holders(HoldersDropped(seat, "link"), HolderAdded(link))
        return token


def links(room: Room, guest: str | None, seat: int) -> SeatLinks:
    """What became of the links to one's own seat."""
    _seat(room, seat)
    _check_owner(room, guest, seat)
    holders = [holder for holder in room.holders if holder.seat == seat]
    return SeatLinks(
        made=max((holder.since for holder in holders if holder.link), default=None),
        used=sorted(holder.since for holder in holders if holder.by_link),
    )


@at_owner
async def revoke(room: Room, guest: str | None, seat: int) -> None:
    """Make the links to one's seat void, and what came of them (its owner)."""
    async with room.lock:
        _seat(room, seat)
        _check_owner(room, guest, seat)
        await room.change_holders(HoldersDropped(seat, "by_link"))
        room.update_viewers()
        room.send_table()


@at_owner
async def claim(room: Room, guest: str, token: str, name: str, lang: str) -> None:
    """Whoever brings a seat's token holds the seat from their browser too; where the seat is given
    away, nobody else holds it any more."""
    async with room.lock:
        wanted, now = hashed(token), room.services.now()
        found = next(
            (h for h in room.holders if h.link and hmac.compare_digest(h.hash, wanted)), None
        )
        if found is None:
            raise Denied.BAD_TOKEN()
        mine = room.seats_of(guest)
        if found.seat in mine:
            return
        if mine and not room.table.terms.hot_seat:
            raise not_now(
                "Этот браузер уже сидит на другом месте за этим столом.",
                "This browser already sits on another seat of this table.",
            )
        if room.table.repeats and await _plays_already(room, guest):
            raise not_now(
                "В этом браузере вы уже играете эту раздачу.",
                "You already play this deal in this browser.",
            )
        if token.startswith(GIFT):
            check_growth(room)
            sat = Sat(seat=found.seat, name=nickname(name, lang, found.seat))
            owner = Holder(found.seat, guest, since=now)
            await room.write(sat, HoldersDropped(found.seat), HolderAdded(owner))
            return
        if sum(one.seat == found.seat and one.by_link for one in room.holders) >= DEVICES:
            raise not_now(
                "По ссылкам сюда пришло уже много устройств. Пусть хозяин места отзовёт ссылки и "
                "даст новую.",
                "Many devices have come here by links already. Let the owner of the seat take the "
                "links back and give a new one.",
            )
        await room.change_holders(HolderAdded(Holder(found.seat, guest, since=now, by_link=True)))
        room.update_viewers()
        room.send_table()


@at_owner
async def take_back(room: Room, guest: str | None, seat: int) -> None:
    """Play one's seat again in place of the bot."""
    async with room.lock:
        place = _seat(room, seat)
        if seat not in room.seats_of(guest):
            raise Denied.NOT_YOUR_SEAT()
        if place.kind != "bot" or room.table.state == "over":
            raise not_now("Место и так ваше.", "The seat is yours already.")
        _check_time(room, seat)
        check_growth(room)
        await room.write(TakenBack(seat=seat))


def _check_time(room: Room, seat: int) -> None:
    """Who ran out of time twice has none to play with."""
    clocks = room.table.clocks
    if clocks and clocks.is_out(seat):
        raise not_now(
            "Время этого места вышло второй раз: бот доиграет партию.",
            "The time of this seat has run out twice: the bot plays the game to the end.",
        )


async def _empty(room: Room, seat: int) -> None:
    await room.write(Emptied(seat=seat), HoldersDropped(seat))


async def _pass_host_on(room: Room) -> None:
    """A table whose host left gets another one."""
    seats = room.table.seats
    if not seats[room.table.host].held:
        heir = next((n for n, seat in enumerate(seats) if seat.held), None)
        if heir is not None:
            await room.write(HostChanged(seat=heir))
