"""Proxies that the settings name: their word is taken for whom they bring. They are named by their
addresses or networks, for in a container nobody knows the address in advance."""

import ipaddress
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from urllib.parse import urlsplit

from menagerie.core.errors import MenagerieError

from .addresses import ip_of

KEPT = 20_000  # addresses of which it is known


def check_proxies(proxies: Iterable[str]) -> None:
    """Raises where one would never be recognised."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise MenagerieError(
                f"Настройка proxies: {proxy!r} — не адрес и не сеть. Напишите, например, "
                "127.0.0.1 или 172.16.0.0/12.",
                f"The setting proxies: {proxy!r} is neither an address nor a network. Write "
                "127.0.0.1 or 172.16.0.0/12, for example.",
            ) from None


@lru_cache(KEPT)
def is_proxy(address: str, proxies: tuple[str, ...]) -> bool:
    ip = ip_of(address)
    return ip is not None and any(
        ip in ipaddress.ip_network(proxy, strict=False) for proxy in proxies
    )


def brought_by(proxy: str, forwarded: Iterable[str], proxies: tuple[str, ...]) -> str:
    """Whom a proxy brings, by its `X-Forwarded-For`: the last that is not a proxy, too. What stands
    before that anybody may have written."""
    visitor = proxy
    for one in reversed(",".join(forwarded).split(",")):
        visitor = _without_port(one.strip()) or visitor
        if not is_proxy(visitor, proxies):
            break
    return visitor


def _without_port(address: str) -> str:
    """Some proxies add it; it is another one for every connection."""
    if ip_of(address) is None:
        with suppress(ValueError):
            return urlsplit(f"//{address}").hostname or address
    return address
