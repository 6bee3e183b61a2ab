"""Behind proxies visitors are told apart by what a named proxy says, and by nothing else."""

from pathlib import Path

import httpx
import pytest

from menagerie.server.addresses import brought_by, is_proxy
from server.harness import PLAIN, Person, served_here

INSIDE = ("127.0.0.1", "172.16.0.0/12", "fd00::/8")


@pytest.mark.parametrize(
    ("forwarded", "visitor"),
    [
        (["192.0.2.7"], "192.0.2.7"),
        (["10.0.0.1, 192.0.2.7"], "192.0.2.7"),  # the first one is the visitor's own invention
        (["10.0.0.1", "192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7, 172.18.0.3"], "192.0.2.7"),  # by two proxies
        (["10.0.0.1, 192.0.2.7, fd00::5, 172.18.0.3"], "192.0.2.7"),
        (["192.0.2.7:50123"], "192.0.2.7"),
        (["[2001:db8::7]:50123"], "2001:db8::7"),
        (["2001:db8::7"], "2001:db8::7"),
        (["172.18.0.3"], "172.18.0.3"),  # somebody of the inside
        ([], "127.0.0.1"),
        ([" , "], "127.0.0.1"),
        (["["], "["),
    ],
)
def test_whom_a_proxy_brings(forwarded: list[str], visitor: str) -> None:
    assert brought_by("127.0.0.1", forwarded, INSIDE) == visitor


def test_proxies_are_known_by_their_network() -> None:
    known = ("127.0.0.1", "::ffff:127.0.0.1", "172.31.255.1", "fd12::1")
    others = ("127.0.0.2", "172.32.0.1", "2001:db8::1", "caddy", "")
    assert [is_proxy(one, INSIDE) for one in known + others] == [True] * 4 + [False] * 5
    assert not is_proxy("127.0.0.1", ())


async def test_visitors_of_a_network_of_proxies_have_limits_of_their_own(tmp_path: Path) -> None:
    async with served_here(
        tmp_path, proxies=["127.0.0.0/8"], reads=[1, 3600], connections=1
    ) as server, httpx.AsyncClient(**PLAIN) as client:  # fmt: skip

        async def asked(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            answer = await client.get(f"{server.http}/api/games", headers=headers)
            return answer.status_code

        assert [await asked(f"192.0.2.{n}, 127.0.0.9") for n in (7, 8, 7)] == [200, 200, 429]


@pytest.mark.parametrize(("said", "origin"), [("ws", "http"), ("wss", "https"), ("http", "http")])
async def test_a_proxy_may_call_a_socket_by_its_own_scheme(
    tmp_path: Path, said: str, origin: str
) -> None:
    async with served_here(tmp_path, proxies=["127.0.0.1"]) as server:
        ann, host = Person(server), f"127.0.0.1:{server.port}"
        table = await ann.create(2)
        headers = {"X-Forwarded-Proto": said, "Origin": f"{origin}://{host}"}
        await (await ann.live(table, **headers)).close()
