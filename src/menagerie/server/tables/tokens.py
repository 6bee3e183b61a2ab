"""Secret tokens of browsers and of seat links: only a token's hash is kept."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 24


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored in a token's place."""
    return hashlib.sha256(token.encode()).hexdigest()
