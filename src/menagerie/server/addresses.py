"""Where others find this server: on this machine, on the local network, or behind a proxy."""

import fcntl
import ipaddress
import socket
import struct
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
