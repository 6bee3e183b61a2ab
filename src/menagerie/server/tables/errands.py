"""Commands on their way to the process that owns a table, and those that others want done here."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from menagerie.core.errors import MenagerieError

from ..errors import Denied, ServerError
from .bus import Bus
from .news import Answer, Ask, Failure
from .owning import COMMANDS, AnyRoom, Household

LOG = logging.getLogger("menagerie.sharing")


@dataclass
class Asked:
    """A command for the owner of a table, at this server."""

    ask: Ask
    server: str
    answer: asyncio.Future[Answer | None] = field(default_factory=asyncio.Future)

    def settle(self, answer: Answer | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class Errands:
    """Asks until there is an answer. A command and its answer may be lost where a connection to
    the database breaks: then it is asked again, and the owner does it once."""

    def __init__(self, bus: Bus, me: str, patience: float) -> None:
        """Nothing is asked for more seconds than `patience`."""
        self._bus, self._me, self._patience = bus, me, patience
        self._asked: dict[str, Asked] = {}
        self._served: dict[str, asyncio.Task[Answer]] = {}

    def close(self) -> None:
        for task in self._served.values():
            task.cancel()

    async def ask(
        self, room: AnyRoom, command: str, args: Sequence[Any], seconds: float
    ) -> Answer | None:
        """The owner's answer; None when it is not the owner any more."""
        server = room.owner.server
        if not server:
            return None
        ask = Ask(secrets.token_hex(8), self._me, room.table.id, command, list(args))
        asked = self._asked[ask.id] = Asked(ask, server)
        try:
            if not self._bus.tell(ask, server):
                raise Denied.TOO_LARGE()
            return await asyncio.wait_for(asked.answer, max(0.0, seconds))
        except TimeoutError:
            return None
        finally:
            del self._asked[ask.id]

    def ask_again(self, server: str = "") -> None:
        """Whatever was asked of this server, or of all."""
        for asked in self._asked.values():
            if server in ("", asked.server):
                self._bus.tell(asked.ask, asked.server)

    def give_up(self, table: str, owner: str) -> None:
        """The table has this owner now: nobody else will do what was asked."""
        for asked in self._asked.values():
            if asked.ask.table == table and asked.server != owner:
                asked.settle(None)

    def answered(self, answer: Answer) -> None:
        if asked := self._asked.get(answer.id):
            asked.settle(answer)

    async def serve(self, ask: Ask, household: Household) -> None:
        """Do what somebody at another process wants."""
        if ask.id not in self._served:
            self._served[ask.id] = asyncio.create_task(_answer(ask, household))
            asyncio.get_running_loop().call_later(self._patience, self._served.pop, ask.id)
        self._bus.tell(await asyncio.shield(self._served[ask.id]), ask.sender)


async def _answer(ask: Ask, household: Household) -> Answer:
    answer = Answer(ask.id)
    try:
        if ask.command not in COMMANDS:  # of a newer version
            raise Denied.STOPPING()
        room = await household.get(ask.table)
        if not room.owned:
            raise Denied.MOVED()
        held = room.holders
        try:
            answer.result = await COMMANDS[ask.command](room, *ask.args)
        finally:
            answer.entry, answer.holders = room.table.entry, room.holders != held
    except MenagerieError as refused:
        answer.error = _failure(refused)
    except Exception:
        LOG.exception("a command failed", extra={"table": ask.table, "what": ask.command})
        answer.error = _failure(Denied.INTERNAL())
    return answer


def _failure(error: MenagerieError) -> Failure:
    if isinstance(error, ServerError):
        return Failure(error.code, error.status, error.ru, error.en, error.rule, error.retry_after)
    return Failure("bad_request", 422, error.ru, error.en)


def raised(failure: Failure) -> ServerError:
    """A refusal that came from another process."""
    return ServerError(
        failure.code, failure.status, failure.ru, failure.en, failure.rule, failure.retry_after
    )
