"""Several senders at once against one server; what it must not answer is a failure."""

import asyncio
import random
import re
from collections import Counter
from contextlib import suppress

from .frames import LAST_ANSWER, LAST_MESSAGE, Frames, is_closing
from .requests import Requests
from .values import Values

LANES = 8
AT_A_TABLE = 25  # messages over one socket
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")
ALLOWED = (b"503",)  # pages that are not built, an analyst who is busy
FAILED = b'"code":"internal"'
END_OF_HEAD = b"\r\n\r\n"


class Fuzzer:
    def __init__(self, port: int, known: dict[str, list[str]], seed: int) -> None:
        self._port, self._known, self._seed = port, known, seed
        self.outcomes: Counter[str] = Counter()
        self.failures: list[str] = []

    async def run(self, requests: int, messages: int) -> None:
        """So many requests and so many socket messages."""
        await asyncio.gather(
            *[self._ask(lane, requests // LANES) for lane in range(LANES)],
            *[self._talk(lane, messages // LANES // AT_A_TABLE) for lane in range(LANES)],
        )

    def _values(self, kind: str, lane: int) -> Values:
        return Values(random.Random(f"{self._seed} {kind} {lane}"), self._known)

    async def _ask(self, lane: int, count: int) -> None:
        requests = Requests(self._values("requests", lane))
        for _ in range(count):
            data, whole = requests.next()
            heard = await self._say(data, whole)
            statuses = STATUS.findall(heard)
            self.outcomes[(statuses or [b"closed"])[0].decode()] += 1
            wrong = [one for one in statuses if one.startswith(b"5") and one not in ALLOWED]
            if wrong or (whole and not statuses):
                self._fail(lane, data, heard)

    async def _talk(self, lane: int, count: int) -> None:
        frames = Frames(self._values("frames", lane))
        for _ in range(count):
            sent = [frames.next() for _ in range(AT_A_TABLE)]
            whole = all(one.whole for one in sent)
            data = b"".join([*(one.data for one in sent), LAST_MESSAGE])
            heard = await self._say(data, whole, opening=frames.opening())
            self.outcomes["socket"] += AT_A_TABLE
            if FAILED in heard or b"101 Switching" not in heard:
                self._fail(lane, data, heard)

    async def _say(self, data: bytes, whole: bool, opening: bytes = b"") -> bytes:
        """Send, and read until the server has answered or closes; without `whole`, this side has
        said all it will. A socket is opened first."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        heard = b""
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            if opening:
                writer.write(opening)
                heard = await reader.readuntil(END_OF_HEAD)
            writer.write(data)
            if not whole:
                writer.write_eof()
            while more := await reader.read(65_536):
                heard += more
                if not opening and whole and answered(heard, data):
                    break
                if opening and (LAST_ANSWER in heard or is_closing(heard)):
                    break
        writer.close()
        return heard

    def _fail(self, lane: int, data: bytes, heard: bytes) -> None:
        told = f"seed {self._seed}, lane {lane}: {data[:2000]!r}\n→ {heard[:500]!r}"
        self.failures.append(told)


def answered(heard: bytes, asked: bytes) -> bool:
    """Whether a whole HTTP answer is here; one to HEAD has no body."""
    head, found, body = heard.partition(END_OF_HEAD)
    size = re.search(rb"(?i)content-length: (\d+)", head)
    return bool(found) and (asked.startswith(b"HEAD ") or size is None or len(body) >= int(size[1]))
