"""What all rooms share: storage, ownership, threads, analyst, judge and background tasks."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..preparation import Preparation
from ..settings import Settings
from ..storage.storage import Storage
from .analyst import Analyst
from .bot_threads import BotThreads, Thinking, all_thinkers
from .coaching import Judge
from .owning import Owning
from .sharing import Shared
from .tokens import Signer
from .uptime import BEAT, Uptime

SIGNING = "browsers"  # the secret that their tokens are signed with


class Services:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        owning: Owning,
        preparation: Preparation,
        signer: Signer,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        """`now` is the time that entries are stored with, and that days are counted by; `steady`
        is one that nobody sets, and is good for measuring."""
        self.settings, self.storage, self.owning = settings, storage, owning
        self.supervisor = storage.supervisor
        self.preparation, self.signer = preparation, signer
        self.now, self.steady = now, steady
        self.uptime = Uptime(storage.uptimes, now, steady)
        self.thinking = Thinking(steady)
        self.threads = BotThreads(settings.thinkers or all_thinkers())
        self.analyst = Analyst(storage, self.threads.quiet, settings.analyses)
        self.judge = Judge(self.threads.quiet)
        self.restart_at: float | None = None  # when the server will restart, if that was said

    @classmethod
    async def open(
        cls,
        settings: Settings,
        preparation: Preparation,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> Services:
        storage = await Storage.open(settings)
        signer = Signer((await storage.secrets.get(SIGNING, now())).value)
        owning = Owning()
        if settings.database:
            url, lease = settings.database, settings.lease
            owning = await Shared.open(storage.leases, storage.supervisor, url, lease)
        services = cls(settings, storage, owning, preparation, signer, now, steady)
        await services.uptime.beat()
        storage.supervisor.every(BEAT, "uptime", services.uptime.beat, BEAT)
        return services

    async def close(self) -> None:
        await self.supervisor.close()
        await self.uptime.tried()
        self.analyst.stop()
        self.judge.stop()
        self.threads.stop()
        await self.owning.close()
        await self.storage.close()
