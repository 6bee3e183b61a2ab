"""What every address has taken, in memory that the workers of one parent share: a limit is one of
the machine, whichever worker somebody reaches.

A number stands at two of many places, which a keyed hash of the address chooses, and the smaller
one counts: others may have added to one of them, hardly ever to both. So nothing has to be found,
given out or cleared away, and the memory is bounded however many addresses come. Nobody locks
anything: a worker that is killed or stopped holds up no other. Workers that count the same address
within the same microsecond may count once for twice: two of them at ten thousand messages a second
each were wrong by none or one of 8,000.
"""

import hashlib
import mmap
import os

from . import shared_memory

# A worker of a newer program reads what its older parent made: these stay as they are.
PLACES = 1 << 20  # for times; 8 bytes each, of memory that is there once it is used
TALLIED = 1 << 16  # for numbers, of each worker; 4 bytes each
SECRET = 4096  # bytes at the beginning: nobody can choose an address that meets another's places
TIMES_END = SECRET + 8 * PLACES

Places = tuple[int, int]


class Ledger:
    """`file` is one that a parent opened by `shared`, and `me` the number of this worker; without
    one it is this process's own."""

    def __init__(self, file: int = -1, me: int = 0) -> None:
        alone = file < 0
        memory = memoryview(mmap.mmap(file, _size(1) if alone else os.fstat(file).st_size))
        self._secret = os.urandom(16) if alone else bytes(memory[:16])
        self.times = memory[SECRET:TIMES_END].cast("d")
        self._numbers = memory[TIMES_END:].cast("i")
        self._me = me

    @staticmethod
    def shared(workers: int) -> int:
        """A new file without a name, for so many workers."""
        made = shared_memory.file()
        os.write(made, os.urandom(16))
        os.truncate(made, _size(workers))
        return made

    def places(self, what: str, key: str) -> Places:
        """Of a time."""
        first, second = self._hashed(what, key)
        return first % PLACES, second % PLACES

    def add(self, what: str, key: str, number: int) -> None:
        """To what this worker has."""
        for place in self._tallied(what, key):
            self._numbers[self._me * TALLIED + place] += number

    def total(self, what: str, key: str) -> int:
        """Of all workers."""
        numbers = self._numbers
        return min(
            sum(numbers[start + place] for start in range(0, len(numbers), TALLIED))
            for place in self._tallied(what, key)
        )

    def forget(self, worker: int) -> None:
        """What a worker had that is no more."""
        start = worker * TALLIED
        self._numbers[start : start + TALLIED] = memoryview(bytes(4 * TALLIED)).cast("i")

    def _tallied(self, what: str, key: str) -> set[int]:
        return {place % TALLIED for place in self._hashed(what, key)}

    def _hashed(self, what: str, key: str) -> Places:
        name = f"{what} {key}".encode()
        digest = hashlib.blake2b(name, digest_size=8, key=self._secret).digest()
        return int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little")


class Tally:
    """How many of something each address has now."""

    def __init__(self, ledger: Ledger, what: str) -> None:
        self._ledger, self._what = ledger, what

    def __getitem__(self, key: str) -> int:
        """On this machine."""
        return self._ledger.total(self._what, key)

    def add(self, key: str) -> None:
        self._ledger.add(self._what, key, 1)

    def remove(self, key: str) -> None:
        self._ledger.add(self._what, key, -1)


def _size(workers: int) -> int:
    return TIMES_END + 4 * TALLIED * workers
