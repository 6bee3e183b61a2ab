"""The database: tables, their logs, and who holds which seat. Alembic creates it."""

from __future__ import annotations

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
    Index("tables_open", "state", "created"),
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
    Index("holders_hash", "hash"),
)
