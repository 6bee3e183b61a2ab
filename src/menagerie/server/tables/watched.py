"""A table with people at it: each is sent what that reader may know."""

import time
from functools import partial

from menagerie.core.view import one_moment

from ..storage.statements import StoredTable
from ..wire.encoding import text
from ..wire.live_messages import ChatSaid, ClockLow, FromServer, TableChanged, Welcome
from ..wire.messages import TableInfo
from .entries import AnyEntry, BotSat, Emptied, Played, Said, Sat, Started, TakenBack, Undone
from .held import HeldTable
from .presence import Presence
from .reader import Reader
from .services import Services
from .snapshot import Snapshot, table_info


class WatchedTable(HeldTable):
    """Its readers are those who are connected to this process."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        super().__init__(stored, services)
        self.readers: set[Reader] = set()
        self.closed = False
        self.seq = 0
        self.used = time.monotonic()
        self.presence = Presence(
            self.table, self.readers, self.settings.offline, services.steady, self.send_table,
            partial(services.owning.present, stored.id),
        )  # fmt: skip

    @property
    def address(self) -> str:
        """Of somebody who plays here, whose turn it is when a bot of this table thinks."""
        return self.presence.address

    def stir(self) -> None:
        """Whoever is to act without being asked by a person does so."""
        raise NotImplementedError

    def enter(self, reader: Reader) -> None:
        if self.closed:  # left memory a moment ago: who comes back finds it there again
            reader.disconnect()
            return
        self._assign_viewer(reader)
        self.readers.add(reader)
        reader.send(
            Welcome(
                seq=self.seq,
                seats=reader.mine,
                table=self.info(reader.guest, reader.lang),
                chat=list(self.table.chat),
            )
        )
        self.send_snapshot(reader)
        self.presence.connected(reader)
        self.stir()  # something may have waited for storage to be mended

    def leave(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self.used = time.monotonic()
        self.presence.disconnected(reader)

    def info(self, guest: str | None, lang: str) -> TableInfo:
        mine, share = self.seats_of(guest), self.services.preparation.share
        return table_info(
            self.table, self.presence, mine, lang, share, self.sealed_until,
            self.devices(guest, mine), self.services.restart_at, self.time(),
        )  # fmt: skip

    def _send(self, entry: AnyEntry) -> None:
        match entry:
            case Played():
                self._send_position(reset=False)
                if self.table.state == "over":
                    self.send_table()
            case Undone():
                self._send_position(reset=True)
            case Said():
                self.seq += 1
                self._broadcast(ChatSaid(seq=self.seq, line=self.table.chat[-1]))
            case Started():
                self.send_table()
                self._send_position(reset=True)
            case Sat() | Emptied() | BotSat() | TakenBack():
                self.send_table()
                self.update_viewers()
            case _:
                self.send_table()

    def _broadcast(self, message: FromServer) -> None:
        said = text(message)
        for reader in self.readers:
            reader.write(said)

    def _send_position(self, reset: bool) -> None:
        """Everyone their own view; equal ones are made once."""
        self.seq += 1
        now = self.time()
        moments: dict[str, Snapshot] = {}
        for reader in self.readers:
            if reader.lang not in moments:
                moments[reader.lang] = Snapshot(self.table, reader.lang, self.seq, reset, now)
        updates: dict[tuple[str, int | None], str] = {}
        with one_moment(self.table.position.state):
            for reader in self.readers:
                lang, viewer = key = reader.lang, reader.viewer
                if key not in updates:
                    updates[key] = text(moments[lang].update(viewer))
                reader.write(updates[key])

    def send_table(self) -> None:
        self.seq += 1
        for reader in self.readers:
            reader.mine = self.seats_of(reader.guest)
            info = self.info(reader.guest, reader.lang)
            reader.send(TableChanged(seq=self.seq, table=info))
        self.presence.share()

    def send_snapshot(self, reader: Reader) -> None:
        """The whole position anew, for one reader."""
        if self.table.match is not None:
            snapshot = Snapshot(self.table, reader.lang, self.seq, True, self.time())
            reader.send(snapshot.update(reader.viewer))

    def update_viewers(self) -> None:
        """After seats changed hands: nobody keeps the view of a seat that is no longer theirs."""
        for reader in self.readers:
            before = reader.viewer
            self._assign_viewer(reader)
            if reader.viewer != before:
                self.send_snapshot(reader)

    def _assign_viewer(self, reader: Reader) -> None:
        reader.mine = self.seats_of(reader.guest)
        if reader.viewer is not None and reader.viewer not in reader.mine:
            reader.viewer = None
        if reader.viewer is None and reader.mine and not self.table.terms.hot_seat:
            reader.viewer = reader.mine[0]

    def _warn(self, seat: int, left: float) -> None:
        self._broadcast(ClockLow(seq=self.seq, seat=seat, left=left))
