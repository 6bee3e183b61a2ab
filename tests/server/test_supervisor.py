"""Long-lived tasks raise or hang, one after another, and play goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.core.running.rule import is_compiled
from menagerie.server.supervisor import Supervisor
from server.harness import PLAIN, run, served_here
from server.stubborn import Player, all_go_on, lived_through

LIMIT, SOON = 1.0, 0.1  # seconds that a task may take here, and until it does more
TASKS = {
    "writer",
    "bus",
    "lease",
    "looking",
    "orders",
    "uptime",
    "sweeping",
    "tidying",
    "waking",
    "masters",
}
if is_compiled():
    TASKS.add("analysis")


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the faults to come, by task: `raise` or `hang` in place of its next work."""
    waiting: dict[str, str] = {}
    keep = Supervisor.keep

    async def done(name: str, work: Callable[[], Awaitable[object]]) -> None:
        fault = waiting.pop(name, "")
        if fault == "raise":
            raise AssertionError("nobody foresaw this")
        if fault == "hang":
            await asyncio.Event().wait()
        await work()

    def keep_faulty(
        self: Supervisor,
        name: str,
        work: Any,
        wait: Any = None,
        limit: Any = None,
        longest: Any = 0,
    ) -> None:
        soon = wait if name in ("bus", "writer") else partial(asyncio.sleep, SOON)
        keep(self, name, partial(done, name, work), soon, LIMIT, SOON)

    monkeypatch.setattr(Supervisor, "keep", keep_faulty)
    return waiting


@pytest.mark.slow
def test_tasks_that_raise_or_hang_are_started_again(
    fresh_postgres: str, tmp_path: Path, faults: dict[str, str]
) -> None:
    async def story() -> None:
        settings: dict[str, Any] = {"database": fresh_postgres, "lease": 3 * LIMIT}
        async with (
            served_here(tmp_path, **settings) as one,
            served_here(tmp_path, **settings) as two,
            httpx.AsyncClient(base_url=two.http, **PLAIN) as client,
        ):

            async def state(task: str) -> str:
                health = (await client.get("/healthz")).json()
                assert set(health["tasks"]) == TASKS
                return str(health["tasks"][task])

            async def failing(task: str, players: list[Player]) -> None:
                for fault in ("raise", "hang"):
                    faults[task] = fault
                    while faults:
                        await asyncio.sleep(0.01)
                    await all_go_on(players)
                    while await state(task) != "ok":
                        await asyncio.sleep(0.01)

            for task in sorted(TASKS):
                await lived_through([one, two], fresh_postgres, partial(failing, task))  # type: ignore[list-item]

    run(story())


def test_a_task_says_why_it_fails_and_waits_longer_each_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        supervisor, tried = Supervisor(), 0

        async def work() -> None:
            nonlocal tried
            tried += 1
            if tried < 4:
                raise OSError(f"{min(tried, 2)}")

        supervisor.keep("work", work, longest=0.01)
        assert supervisor.states == {"work": "ok"}
        while supervisor.states["work"] == "ok":
            await asyncio.sleep(0)
        assert supervisor.silent("work") > 0
        while supervisor.states["work"] == "failing":
            await asyncio.sleep(0)
        assert (tried, supervisor.silent("work")) == (4, 0.0)
        await supervisor.close()

    run(story())
    assert [record.error for record in caplog.records] == ["OSError('1')", "OSError('2')"]  # type: ignore[attr-defined]
