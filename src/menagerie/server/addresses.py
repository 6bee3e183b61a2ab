"""Addresses where others find this server: here, on the local network, or behind a proxy.

Proxies that the settings name are trusted for the addresses they pass on. They are named by
addresses or networks: in a container nobody knows the address in advance.
"""

import fcntl
import ipaddress
import socket
import struct
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from urllib.parse import urlsplit

from menagerie.core.errors import MenagerieError

SIOCGIFADDR = 0x8915  # Linux: the address of a network interface
EVERYWHERE = ("0.0.0.0", "::", "")


def ip_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a text is; one of IPv4 stays that where it is written as one of IPv6, as a
    socket for both does. None: it is a name."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip


def is_local(host: str) -> bool:
    """Whether a host name means the machine that says it."""
    ip = ip_of(host.strip("[]"))
    return host == "localhost" or (ip is not None and ip.is_loopback)


def network_addresses() -> list[str]:
    """The addresses of this machine that others on its network can reach, the likeliest first."""
    found = dict.fromkeys(_interface_addresses() or _named_addresses())
    usable = [one for one in found if not (is_local(one) or one.startswith("169.254."))]
    return sorted(usable, key=lambda one: not ipaddress.ip_address(one).is_private)


def _interface_addresses() -> list[str]:
    addresses = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(asking, SIOCGIFADDR, struct.pack("256s", name.encode()))
            except OSError:
                continue  # an interface without an address
            addresses.append(socket.inet_ntoa(answer[20:24]))
    return addresses


def _named_addresses() -> list[str]:
    """Where the system does not tell by interface: by the machine's own name."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def reachable_urls(host: str, port: int) -> list[str]:
    """Where friends on the same network find a server that listens here; none if it is local."""
    if is_local(host):
        return []
    hosts = network_addresses() if host in EVERYWHERE else [host]
    return [f"http://[{one}]:{port}" if ":" in one else f"http://{one}:{port}" for one in hosts]


def checked_url(url: str) -> str:
    """The address people are given, without a slash at its end."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise MenagerieError(
            f"Адрес {url!r} не подходит: напишите его целиком, например https://play.example.org.",
            f"{url!r} is no address: write it in full, such as https://play.example.org.",
        )
    if parts.path.strip("/"):  # pages and requests begin at the root
        raise MenagerieError(
            f"Адрес {url!r} не подходит: серверу нужно своё имя, без пути, например "
            "https://play.example.org.",
            f"{url!r} will not do: the server needs a name of its own, without a path, such as "
            "https://play.example.org.",
        )
    return url.rstrip("/")


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
