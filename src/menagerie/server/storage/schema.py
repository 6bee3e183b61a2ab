"""The database: tables, their logs, who holds which seat, deals of the day. Alembic makes it."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float(53), nullable=False),
    Column("state", String(8), nullable=False),  # lobby or playing: to list open tables by
    Column("public", Boolean, nullable=False),
    Column("terms", Text, nullable=False),
    Column("purpose", String(96), nullable=False),  # kind, game, which one; empty: a plain game
    Column("owner", String(32), nullable=False, server_default=""),  # of `servers`; empty: nobody
    Column("epoch", Integer, nullable=False, server_default="0"),  # grows with every new owner
    # An alias of the address whose table is listed; empty: it is not, or nobody knows.
    Column("opener", String(32), nullable=False, server_default=""),
    Index("tables_listed", "public", "state", "opener", "created"),
    Index("tables_open", "state", "created"),
    Index("tables_owner", "owner"),
    Index("tables_purpose", "purpose"),
)

# A second writer of the same entry fails on the primary key: a log has no branches.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, key="entry", primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # of the owner that wrote it
)

# Processes that share the tables (PostgreSQL only): each lives while its lease runs and while it
# holds the advisory lock of its key.
SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("key", Integer, nullable=False),
    Column("until", Float(53), nullable=False),  # by the database's own time
)

# Analyses of finished games; they can always be made again.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# Hashes of the browsers that hold a seat, and of the links that carry it to another one.
HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), primary_key=True),
    Column("link", Boolean, nullable=False),
    Column("since", Float(53), nullable=False),  # 0: from before it was kept
    Column("by_link", Boolean, nullable=False),  # not the owner, but who opened a link of theirs
    Index("holders_hash", "hash"),
)

# When servers ran: no clock runs while none does.
UPTIMES = Table(
    "uptimes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("began", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),
)

# What `menagerie admin` asks of servers that run: to read a table again, or to announce a restart.
ORDERS = Table(
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),  # empty: it is about the restart
    Column("restart_at", Float(53)),  # null: there will be none
)

# What the server knows and never tells.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),  # hexadecimal
    Column("made", Float(53), nullable=False),
)

# Tables of the deal of the day. A second try of the same number fails on the constraint.
TRIES = Table(
    "tries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("date", String(10), nullable=False),
    Column("game", String(64), nullable=False),
    Column("guest", String(64), nullable=False),  # the hash of a browser's token
    Column("attempt", Integer, nullable=False),  # from 1
    Column("name", String(64), nullable=False),
    Column("finished", Float(53)),
    Column("points", Integer),
    Column("place", Integer),
    UniqueConstraint("date", "game", "guest", "attempt", name="tries_once"),
)
