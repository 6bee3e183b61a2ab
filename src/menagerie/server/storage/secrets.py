"""The server's own secrets: each is made once, kept in the database and never told."""

import contextlib
import secrets
from dataclasses import dataclass

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from .database import Queries
from .schema import SECRETS

SECRET_BYTES = 32


@dataclass(frozen=True)
class Secret:
    value: bytes
    made: float


class Secrets(Queries):
    async def get(self, name: str, now: float) -> Secret:
        """The secret of this name: made by whoever asks first, and never changed."""
        if (found := await self._find(name)) is None:
            value = secrets.token_hex(SECRET_BYTES)
            with contextlib.suppress(IntegrityError):  # another server was first
                await self.run(insert(SECRETS).values(name=name, value=value, made=now))
            found = await self._find(name)
            assert found is not None
        return found

    async def _find(self, name: str) -> Secret | None:
        query = select(SECRETS.c.value, SECRETS.c.made).where(SECRETS.c.name == name)
        row = await self.first(query)
        return None if row is None else Secret(bytes.fromhex(row.value), row.made)
