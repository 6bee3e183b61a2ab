"""A table at one moment, as messages: the position for a viewer, and the table itself."""

from menagerie.core.told import Event, audience_bit

from ..wire.live_messages import Update
from ..wire.messages import EventInfo, SeatInfo, SeatView, TableInfo
from ..wire.render import event_info, legal_moves, question, result
from .presence import Presence
from .purposes import told
from .table import Table


class Snapshot:
    """A moment of a game in one language; what all viewers see alike is made once."""

    def __init__(self, table: Table, lang: str, seq: int, reset: bool, now: float) -> None:
        """Without `reset` only the last move's events are sent."""
        self._table, self._lang, self._seq, self._reset = table, lang, seq, reset
        self._match = match = table.position
        self._names = table.names(lang)
        events = match.all_events(0 if reset else len(match.moves) - 1)
        # Each as it is told to those whom it names, and (None) to all others.
        self._events: list[tuple[Event, dict[int | None, EventInfo]]] = [
            (event, {}) for event in events
        ]
        self._undoer = table.undoer
        self._clocks, self._time_left = table.clocks_at(now), table.countdown.left_at(now)
        self._result = result(match, lang, self._names) if table.state == "over" else None

    def update(self, viewer: int | None) -> Update:
        """The position as one viewer may know it."""
        return Update(
            seq=self._seq,
            version=self._table.version,
            waiting=self._table.waiting,
            view=self._view(viewer),
            events=self._events_for(viewer),
            reset=self._reset,
            clocks=self._clocks,
            time_left=self._time_left,
            result=self._result,
        )

    def _events_for(self, viewer: int | None) -> list[EventInfo]:
        """Those that reach a viewer; told alike to all whom they do not name."""
        bit, events = audience_bit(viewer), []
        for event, known in self._events:
            if event.audience & bit:
                you = viewer if viewer in event.message.named else None
                if you not in known:
                    version = self._table.versions[event.number + 1]
                    known[you] = event_info(event, version, self._lang, self._names, you)
                events.append(known[you])
        return events

    def _view(self, viewer: int | None) -> SeatView:
        match = self._match
        view = match.game.view(match.state, viewer)
        legal = []
        if viewer is not None and viewer in self._table.waiting:
            ids = self._table.legal_ids(viewer)
            legal = legal_moves(match, viewer, ids, self._lang, self._names)
        return SeatView(
            viewer=viewer,
            view=view,
            legal=legal,
            can_undo=viewer is not None and viewer == self._undoer,
            ask=question(match, view, viewer, self._lang, self._names),
        )


def table_info(
    table: Table,
    presence: Presence,
    mine: list[int],
    lang: str,
    preparing: float | None,
    sealed_until: float | None,
    devices: int | None,
    restart_at: float | None,
    now: float,
) -> TableInfo:
    """The table for somebody who holds the seats `mine`."""
    terms, names, clocks = table.terms, table.names(lang), table.clocks_at(now)
    away = [presence.away(n) for n in range(terms.seats)]
    return TableInfo(
        id=table.id,
        game=terms.game,
        title=table.game.words.label("title", lang),
        state=table.state,
        options=terms.options,
        host=table.host,
        seats=[
            SeatInfo(
                name=names[n] if seat.bot else seat.name,
                kind=seat.kind,
                bot=seat.bot,
                beast=table.beasts[n].id if seat.beast else None,
                online=presence.online(n),
                owned=seat.held,
                clock=clocks[n],
                away_since=None if (gone := away[n]) is None else now - gone,
            )
            for n, seat in enumerate(table.seats)
        ],
        mine=mine,
        devices=devices,
        clock=terms.clock,
        public=terms.public,
        hot_seat=terms.hot_seat,
        undo=terms.undo,
        hints=terms.hints,
        hushed=table.hushed,
        coach=table.coach,
        seed_hash=table.seed_hash,
        seed=terms.seed if table.state == "over" and sealed_until is None else None,
        sealed_until=sealed_until,
        next=table.next,
        waiting=table.waiting,
        moves=len(table.match.moves) if table.match else 0,
        created=table.created,
        changed=table.changed,
        pace=table.pace,
        scores=table.position.scores[: terms.seats] if table.state == "over" else None,
        places=table.position.places if table.state == "over" else None,
        preparing=preparing,
        purpose=None if terms.purpose is None else told(terms.purpose),
        restart_at=restart_at,
    )
