"""Secrets of guests and seats: random, told once, stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets

COOKIE = "menagerie_guest"
LENGTH = 24  # bytes: 192 bits


def new_token() -> str:
    return secrets.token_urlsafe(LENGTH)


def token_hash(token: str) -> str:
    """What is stored. The token is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """Short enough to read aloud, long enough not to be guessed."""
    return secrets.token_hex(6)
