"""The commands of a connection: moves, undo, chat, questions."""

import time
from typing import Any

import msgspec

from menagerie.core.running.rule import is_compiled

from ..errors import Denied, ServerError, not_now, too_fast
from ..metrics import MOVE_SECONDS, moves_of
from ..tables import puzzling, teaching
from ..tables.entries import Played, Said, Undone
from ..tables.owning import at_owner
from ..tables.room import Room
from ..tables.seating import check_growth
from ..tables.typed_text import clean
from ..wire.base import MAX_CHAT
from ..wire.live_messages import (
    Ack,
    AskHint,
    AskWhy,
    Chat,
    FromClient,
    Hint,
    Look,
    Ping,
    Play,
    Pong,
    Reading,
    Undo,
    Why,
)
from ..wire.render import hint_move
from .connection import Connection
from .sender import FarSender, Sender

SAME_AGAIN = 10.0  # seconds in which nobody says the same thing twice
DECISIONS = (Play, Undo)
Stored = Play | Undo | Chat  # what goes into the log


async def handle(room: Room, connection: Connection, message: FromClient) -> None:
    """Do what a message asks for, or raise the reason against it: the same one for the same key."""
    key = getattr(message, "key", "")
    if key in connection.refused:
        raise connection.refused[key]
    try:
        await _do(room, connection, message)
    except ServerError as error:
        if isinstance(message, DECISIONS) and not error.passing:
            connection.refuse(key, error)
            if message.version != room.table.version:
                room.send_snapshot(connection)
        raise


async def _do(room: Room, connection: Connection, message: FromClient) -> None:
    match message:
        case Play() | Undo() | Chat():
            await store(room, connection, message)
        case AskWhy():
            why(room, connection, message)
        case AskHint():
            await hint(room, connection, message)
        case Look():
            look(room, connection, message.seat)
        case Reading():
            connection.reading = message.on
        case Ping():
            connection.send(Pong(seq=room.seq))


async def store(room: Room, connection: Connection, message: Stored) -> None:
    """Have something written to the table's log, here or by another process that owns it."""
    if room.owned and room.owning.sure:
        try:
            await _store_here(room, connection, message)
            return
        except ServerError as error:
            if error.code != Denied.MOVED.code:
                raise
    if isinstance(message, Chat):
        _check_rate(connection, _speaker(connection))
    sent = msgspec.to_builtins(message)
    version = await store_for(room, sent, connection.guest, connection.viewer, connection.group)
    connection.send(Ack(seq=room.seq, key=message.key, version=version))


@at_owner
async def store_for(
    room: Room, sent: Any, guest: str | None, viewer: int | None, group: str
) -> int:
    """The same for somebody connected to another process; the version it is acknowledged with."""
    sender = FarSender(guest, viewer, room.seats_of(guest), group)
    await _store_here(room, sender, msgspec.convert(sent, Stored))
    return sender.version


async def _store_here(room: Room, connection: Sender, message: Stored) -> None:
    match message:
        case Play():
            await play(room, connection, message)
        case Undo():
            await undo(room, connection, message)
        case Chat():
            await say(room, connection, message)


async def play(room: Room, connection: Sender, message: Play) -> None:
    began = time.perf_counter()
    async with room.lock:
        _own(room, connection, message.seat)
        if _answered(room, connection, message.seat, message.key):
            return
        await room.write(_checked(room, message), sender=connection)
    MOVE_SECONDS.observe(time.perf_counter() - began)
    moves_of(room.table.terms.game).inc()


def _checked(room: Room, message: Play) -> Played:
    """The move that a message asks for, if it may be made."""
    table, seat, move = room.table, message.seat, message.move
    _current(room, seat, message.version)
    if move not in table.legal_ids(seat):
        why_not = table.position.explain(seat, move)
        assert why_not is not None
        raise ServerError("illegal", 409, *why_not.sentence, why_not.rule)
    puzzling.check(table, seat, move)
    teaching.check(table, seat, move)
    return Played(seat=seat, move=move, key=message.key)


async def undo(room: Room, connection: Sender, message: Undo) -> None:
    async with room.lock:
        _own(room, connection, message.seat)
        if _answered(room, connection, message.seat, message.key):
            return
        if room.table.version != message.version:
            raise Denied.STALE()
        if room.table.match is None or room.table.undoer != message.seat:
            raise Denied.CANNOT_UNDO()
        check_growth(room)
        await room.write(Undone(seat=message.seat, key=message.key), sender=connection)


async def say(room: Room, connection: Sender, message: Chat) -> None:
    async with room.lock:
        seat = _speaker(connection)
        if _answered(room, connection, seat, message.key):
            return
        text = clean(message.text, MAX_CHAT)
        if not text:
            raise not_now("Пустое сообщение.", "The message is empty.")
        name = room.table.seats[seat].name if seat is not None else ""
        now = time.time()
        for line in reversed(room.table.chat):
            if now - line.at > SAME_AGAIN:
                break
            if (line.seat, line.name, line.text) == (seat, name, text):
                raise too_fast(SAME_AGAIN)
        _check_lines(room, seat)
        _check_rate(connection, seat)
        said = Said(seat=seat, name=name, text=text, key=message.key)
        await room.write(said, sender=connection)


def _check_lines(room: Room, seat: int | None) -> None:
    table, settings = room.table, room.settings
    if seat is None and table.hushed:
        raise not_now(
            "Хозяин стола попросил зрителей помолчать.",
            "The host has asked spectators to be silent.",
        )
    too_much = seat is None and table.said_by_spectators >= settings.spectator_lines
    if too_much or table.said >= settings.chat_lines:
        raise not_now("За этим столом сказано довольно.", "Enough was said at this table.")


def _check_rate(connection: Sender, seat: int | None) -> None:
    """Whoever only looks on counts by address: another cookie is quickly invented."""
    if (limits := connection.limits) is None:
        return  # it was checked where they are connected
    person = f"spectators {connection.group}" if seat is None else connection.guest or ""
    limits.chat.check(person)
    limits.address_chat.check(connection.group)


def why(room: Room, connection: Connection, message: AskWhy) -> None:
    """The reason as the seat's own knowledge gives it: asking reveals nothing hidden."""
    _own(room, connection, message.seat)
    if room.table.match is None:
        raise _not_begun()
    reason = room.table.match.explain(message.seat, message.move)
    rule, text = (None, "") if reason is None else (reason.rule, reason.text(connection.lang))
    connection.send(Why(seq=room.seq, key=message.key, rule=rule, text=text))


async def hint(room: Room, connection: Connection, message: AskHint) -> None:
    """What the judge would do with this seat's knowledge."""
    table, seat = room.table, message.seat
    _own(room, connection, seat)
    if not table.terms.hints:
        raise not_now("За этим столом без подсказок.", "This table plays without hints.")
    if seat not in table.waiting:
        raise not_now("Сейчас решают другие.", "Others decide now.")
    if not is_compiled():
        raise not_now(
            "Советчик ещё готовится: спросите через минуту.",
            "The adviser is still getting ready: ask again in a minute.",
        )
    connection.limits.hints.check(connection.group)
    names, lang, match = table.names(connection.lang), connection.lang, table.position.copy()
    advised = await room.hints.find(seat)
    moves = [hint_move(one, match, seat, lang, names) for one in advised]
    connection.send(Hint(seq=room.seq, key=message.key, moves=moves))


def look(room: Room, connection: Connection, seat: int | None) -> None:
    """Change the viewer; only to a seat one holds."""
    if seat is not None:
        _own(room, connection, seat)
    connection.viewer = seat
    room.send_snapshot(connection)


def _speaker(connection: Sender) -> int | None:
    """The seat in whose name somebody talks; None: a spectator's."""
    if connection.viewer is not None:
        return connection.viewer
    return connection.mine[0] if connection.mine else None


def _own(room: Room, connection: Sender, seat: int) -> None:
    if not room.holds(connection.guest, seat):
        raise Denied.NOT_YOUR_SEAT()


def _answered(room: Room, connection: Sender, seat: int | None, key: str) -> bool:
    """A message that was stored before gets the same answer again."""
    version = room.table.answer_to(seat, key)
    if version is None:
        return False
    connection.send(Ack(seq=room.seq, key=key, version=version))
    return True


def _current(room: Room, seat: int, version: int) -> None:
    """The move was chosen for the decision that the seat faces now."""
    table = room.table
    if table.match is None:
        raise _not_begun()
    if table.seats[seat].kind == "bot":
        raise not_now(
            "За вас играет бот: сначала верните место себе.",
            "A bot plays your seat: take it back first.",
        )
    if seat in table.waiting and not table.asked_at[seat] <= version <= table.version:
        raise Denied.STALE()


def _not_begun() -> ServerError:
    return not_now("Партия ещё не началась.", "The game has not begun.")
