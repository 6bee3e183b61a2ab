"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from menagerie.bots import get_bot

from .messages import SeatInfo

NAME_LENGTH = 24


@dataclass
class Seat:
    """A chair: its player's name, the hashed tokens that hold it, the bot that plays in it."""

    name: str = ""
    bot: str | None = None
    tokens: set[str] = field(default_factory=set)
    connections: int = 0
    away_since: float | None = None

    @property
    def owned(self) -> bool:
        return bool(self.tokens)

    @property
    def free(self) -> bool:
        return not self.tokens and self.bot is None

    def shown_name(self, number: int, lang: str) -> str:
        if self.name:
            return self.name
        if self.bot:
            return f"{get_bot(self.bot).title[0 if lang == 'ru' else 1]} {number + 1}"
        return f"{'Место' if lang == 'ru' else 'Seat'} {number + 1}"

    def info(self, number: int, lang: str, clock: float | None) -> SeatInfo:
        kind = "bot" if self.bot else "human" if self.owned else "empty"
        return SeatInfo(
            name=self.shown_name(number, lang),
            kind=kind,  # type: ignore[arg-type]
            bot=self.bot,
            online=self.connections > 0 or (self.owned and self.away_since is None),
            owned=self.owned,
            clock=clock,
            away_since=self.away_since,
        )

    def stored(self) -> dict[str, Any]:
        return {"name": self.name, "bot": self.bot}
