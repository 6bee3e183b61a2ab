"""Who is who: a browser is a random token in its cookie, and only the token's hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "menagerie"
COOKIE_SECONDS = 400 * 86400
TOKEN_BYTES = 24
SHAPE = re.compile(r"[A-Za-z0-9_-]{16,128}")


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored in a token's place."""
    return hashlib.sha256(token.encode()).hexdigest()


def guest_of(cookie: str | None) -> str | None:
    """The hash that a cookie stands for; None for somebody not seen before."""
    return hashed(cookie) if cookie and SHAPE.fullmatch(cookie) else None


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def clean(text: str, most: int) -> str:
    """A name or a chat line as plain visible text of one line."""
    visible = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(visible.split())[:most].strip()
