"""Which process owns a table: leases in PostgreSQL, and the numbers that fence old owners off.

A table's `epoch` grows with every new owner, and whoever writes to its log names the epoch under
which it does: what a former owner still tries to write is refused, however late it wakes up. Times
are the database's own, and decide only how soon a silent owner is replaced.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ARRAY, Connection, String, bindparam, delete, text

from .database import Queries
from .schema import SERVERS

LOCKS = 0x4D656E61  # the class of our advisory locks
FORGOTTEN = 86_400.0  # seconds after which a server that is gone is not remembered
NOW = "extract(epoch FROM clock_timestamp())"
LIVING = f"""
    SELECT s.id FROM servers s JOIN pg_locks l
    ON l.locktype = 'advisory' AND l.classid = {LOCKS} AND l.objid = s.key AND l.granted
    WHERE s.until > {NOW}
"""  # a killed process holds no lock any more, a silent one no lease
HELD = text(f"SELECT until > {NOW} FROM servers WHERE id = :server")
RENEW = text(
    f"INSERT INTO servers (id, key, until) VALUES (:server, :key, {NOW} + :seconds) "
    "ON CONFLICT (id) DO UPDATE SET key = excluded.key, until = excluded.until"
)
FORGET = text(f"DELETE FROM servers WHERE until < {NOW} - {FORGOTTEN}")
ALIVE = text(LIVING)
TAKE = "UPDATE tables SET owner = :server, epoch = epoch + 1"
DEAD = f"owner NOT IN ({LIVING}) AND :server IN ({LIVING})"  # judged by one that lives
CLAIM = text(f"{TAKE} WHERE id = :table AND (owner IN ('', :server) OR :judging AND {DEAD})")
OWNER = text("SELECT owner, epoch FROM tables WHERE id = :table")
# Several processes share the tables of one that died: each takes what the others have not locked.
ADOPT = text(
    f"{TAKE} WHERE id IN (SELECT id FROM tables WHERE owner > '' AND state = 'playing' "
    f"AND {DEAD} ORDER BY id LIMIT :most FOR UPDATE SKIP LOCKED) RETURNING id"
)
TELL = text("SELECT pg_notify(:channel, :news)")
RELEASE = text("UPDATE tables SET owner = '' WHERE id = :table AND epoch = :epoch")
LOOK = text(
    "SELECT id, owner, epoch, (SELECT max(number) FROM entries WHERE table_id = tables.id) "
    "FROM tables WHERE id = ANY(:tables)"
).bindparams(bindparam("tables", type_=ARRAY(String)))


class Owner(NamedTuple):
    """Of a table; an empty `server` is nobody."""

    server: str
    epoch: int


class Found(NamedTuple):
    """How a table stands."""

    table: str
    owner: Owner
    entry: int  # the newest


class Leases(Queries):
    async def renew(self, server: str, key: int, seconds: float) -> bool:
        """For so many seconds from now on; False where it had run out, or is the first."""

        def work(connection: Connection) -> bool:
            held = connection.execute(HELD, {"server": server}).scalar()
            values = {"server": server, "key": key, "seconds": seconds}
            connection.execute(RENEW, values)
            connection.execute(FORGET)
            return bool(held)

        return await self._database.write(work)

    async def leave(self, server: str) -> None:
        await self.run(delete(SERVERS).where(SERVERS.c.id == server))

    async def tell(self, channel: str, news: str) -> None:
        """Notify the others, without a connection of one's own."""
        await self.run(TELL.bindparams(channel=channel, news=news))

    async def living(self) -> set[str]:
        return set(await self.column(ALIVE))

    async def claim(self, table: str, server: str, judging: bool) -> Owner | None:
        """Own a table that nobody does, or, `judging`, nobody alive; whose it is now. None: there
        is no such table."""

        def work(connection: Connection) -> Owner | None:
            values = {"table": table, "server": server, "judging": judging}
            connection.execute(CLAIM, values)
            row = connection.execute(OWNER, {"table": table}).first()
            return None if row is None else Owner(*row)

        return await self._database.write(work)

    async def adopt(self, server: str, most: int) -> list[str]:
        """Own some games in progress whose owner is dead."""
        values = {"server": server, "most": most}
        return await self._database.write(lambda c: list(c.execute(ADOPT, values).scalars()))

    async def release(self, table: str, epoch: int) -> None:
        await self.run(RELEASE.bindparams(table=table, epoch=epoch))

    async def look(self, tables: Sequence[str]) -> list[Found]:
        rows = await self.rows(LOOK.bindparams(tables=list(tables)))
        return [Found(row[0], Owner(row[1], row[2]), row[3] or 0) for row in rows]
