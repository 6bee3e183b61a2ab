"""Answers that cost much: made once, kept, asked for one at a time by each address."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.responses import Response

from .limits import Limiter
from .request import group_of

BESIDE = 512  # bytes that a kept answer takes beside its text: short ones are not free


class Kept(NamedTuple):
    """What does not change any more, and the name of this content."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> Kept:
        return cls(body, _tag(body))

    @property
    def size(self) -> int:
        return BESIDE + len(self.body)


class Dear:
    """One thread makes them, beside the event loop. `most` bytes are kept; what nobody asks for is
    forgotten first."""

    def __init__(self, rate: Limiter, most: int) -> None:
        self._rate, self._most = rate, most
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="dear")
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def turn(self, request: Request) -> AsyncIterator[None]:
        """An address asks for one after the other, and not too often."""
        group = group_of(request)
        self._rate.check(group)
        lock = self._turns.setdefault(group, asyncio.Lock())
        async with lock:
            yield

    async def find(self, request: Request, key: Hashable, make: Callable[[], bytes]) -> Kept:
        """What is kept under this key, or what `make` makes in the thread."""
        if (found := self._found(key)) is not None:
            return found
        async with self.turn(request):
            if (found := self._found(key)) is not None:  # made for whoever came before
                return found
            return self._keep(key, await asyncio.shield(self._made(key, make)))

    def _made(self, key: Hashable, make: Callable[[], bytes]) -> asyncio.Future[bytes]:
        """In the thread; who asks from elsewhere meanwhile waits for the same."""
        if key not in self._making:
            making = asyncio.get_running_loop().run_in_executor(self._thread, make)
            self._making[key] = making
            making.add_done_callback(lambda _: self._making.pop(key))
        return self._making[key]

    def _found(self, key: Hashable) -> Kept | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _keep(self, key: Hashable, body: bytes) -> Kept:
        made = Kept.of(body)
        if key not in self._kept:
            self._size += made.size
        self._kept[key] = made
        while self._size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._size -= dropped.size
        return made


def dear_of(request: Request) -> Dear:
    dear: Dear = request.app.state.dear
    return dear


def kept_answer(
    request: Request, kept: Kept, changing: bytes = b"", kind: str = "application/json"
) -> Response:
    """As the reader may keep it: asked again, the same is not sent again. `changing` is an object
    whose fields come first; it is small."""
    tag = f'"{kept.tag}{_tag(changing) if changing else ""}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = changing[:-1] + b"," + kept.body[1:] if changing else kept.body
    return Response(body, headers=headers, media_type=kind)


def _tag(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=12).hexdigest()
