"""Where friends find a table: an address that leads there from their phone, or a plain word."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from menagerie.core.errors import MenagerieError
from menagerie.server.addresses import checked_url, is_local, network_addresses, reachable_urls
from menagerie.server.http.limits import address_group
from menagerie.server.run import listen
from server.harness import PLAIN, Server


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.8.8", "::1", "[::1]"])
def test_this_machine_is_local(host: str) -> None:
    assert is_local(host)
    assert reachable_urls(host, 8000) == []


@pytest.mark.parametrize("host", ["192.168.1.5", "play.example.org", "fe80::1"])
def test_other_names_are_not(host: str) -> None:
    assert not is_local(host)


def test_a_server_for_the_network_is_found_there() -> None:
    found = reachable_urls("0.0.0.0", 8000)
    assert found == [f"http://{one}:8000" for one in network_addresses()]
    assert not any(is_local(one) for one in network_addresses())
    assert reachable_urls("192.168.1.5", 80) == ["http://192.168.1.5:80"]
    assert reachable_urls("fd00::5", 80) == ["http://[fd00::5]:80"]


@pytest.mark.parametrize("url", ["play.example.org", "ftp://x", "https://", "https://x/?a=b"])
def test_an_address_that_is_none_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(MenagerieError, match="write it in full"):
        checked_url(url)
    assert checked_url("https://play.example.org/") == "https://play.example.org"


def test_a_server_has_a_name_of_its_own() -> None:
    with pytest.raises(MenagerieError) as refused:
        checked_url("https://example.org/play")
    assert "without a path" in refused.value.en
    assert "без пути" in refused.value.ru


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="IPv6 is not there")
def test_who_listens_everywhere_is_found_by_both_protocols() -> None:
    with listen("::", 0) as listening:
        port = listening.getsockname()[1]
        for here in ("::1", "127.0.0.1"):
            with socket.create_connection((here, port)):
                accepted, (peer, *_) = listening.accept()
                accepted.close()
                assert is_local(peer)
                assert address_group(peer) == address_group(here)


def invited(server: Server, host: str) -> str | None:
    answer = httpx.get(f"{server.http}/api/invitation", headers={"host": host}, **PLAIN).json()
    url: str | None = answer["url"]
    return url


def test_a_server_of_this_machine_alone_invites_nobody(server: Server) -> None:
    assert invited(server, f"localhost:{server.port}") is None
    # Who came by another name may pass that name on.
    assert invited(server, "table.local:8000") == "http://table.local:8000"


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path, public_url="https://play.example.org")
    yield started
    started.stop()


def test_behind_a_proxy_the_public_address_is_given(public: Server) -> None:
    assert invited(public, f"127.0.0.1:{public.port}") == "https://play.example.org"
