"""What processes that share the tables tell each other. Losing some of it is harmless: the log is
the truth, and everybody looks at it from time to time."""

from typing import Any, Union

import msgspec


class Wrote(msgspec.Struct, tag="wrote"):
    """The owner of a table wrote an entry to its log, or changed who holds seats."""

    table: str
    owner: str
    epoch: int
    entry: int  # the newest
    holders: bool = False
    at: float = 0.0
    body: str = ""  # of the entry, so that nobody has to read it


class Freed(msgspec.Struct, tag="freed"):
    """Nobody owns the table any more: it sleeps."""

    table: str


class Present(msgspec.Struct, tag="present"):
    """These seats of a table are connected to a process, from this address (of several the first);
    it may ask who is connected to others. Whoever has somebody there `follows` all that is
    written."""

    table: str
    server: str
    seats: list[int]
    asks: bool = False
    follows: bool = True
    address: str = ""  # of an older process: nobody knows


class Gone(msgspec.Struct, tag="gone"):
    """A process has stopped: whoever is needed takes its tables."""

    server: str


class Back(msgspec.Struct, tag="back"):
    """A process hears again: what it was asked meanwhile did not reach it, nor its answers us."""

    server: str


class Ask(msgspec.Struct, tag="ask"):
    """Somebody connected to `sender` wants a command done by the owner of the table."""

    id: str
    sender: str
    table: str
    command: str
    args: list[Any]


class Failure(msgspec.Struct):
    """A refusal on its way back."""

    code: str
    status: int
    ru: str
    en: str
    rule: str = ""
    retry_after: float = 0.0


class Answer(msgspec.Struct, tag="answer"):
    id: str
    entry: int = 0  # the newest of the table
    holders: bool = False  # whether others hold its seats now
    result: Any = None
    error: Failure | None = None


News = Union[Wrote, Freed, Present, Gone, Back, Ask, Answer]  # noqa: UP007  # msgspec takes it so
decode_news = msgspec.json.Decoder(News).decode
_encode = msgspec.json.Encoder().encode


def encode_news(news: News) -> str:
    return _encode(news).decode()
