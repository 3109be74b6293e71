"""Under which addresses others can reach this server."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any, Final

from wartable.server.settings import Settings

ANYWHERE: Final = ("0.0.0.0", "::")
NOWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that exist for documentation only; asking for the way there sends nothing."""


def neighbourhood() -> list[str]:
    """The addresses of this machine in its networks, the one of the usual way out first."""
    found: list[str] = []
    for family, nowhere in NOWHERE:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((nowhere, 9))
            except OSError:
                continue
            found.append(str(probe.getsockname()[0]))
    # A machine that does not know its own name is reached by number.
    with contextlib.suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None)]
    return _reachable(found)


def _reachable(addresses: Iterable[str]) -> list[str]:
    """Those that another machine could use; numbers of the older kind first, because people can read them out."""
    kept: dict[str, int] = {}
    for one in addresses:
        address = ipaddress.ip_address(one.partition("%")[0])
        if not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast):
            kept.setdefault(str(address), address.version)
    return sorted(kept, key=lambda one: kept[one])


def origin_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_near(client: str) -> bool:
    """Whether somebody asks from this machine or its network."""
    try:
        address = ipaddress.ip_address(client.partition("%")[0])
    except ValueError:
        return False
    return address.is_private or address.is_loopback


def reach_data(settings: Settings, near: bool) -> dict[str, Any]:
    """Where a friend finds this server, and what to say if nobody can; strangers learn no address of our network."""
    host, port = settings.bound
    if settings.origins:
        return {"addresses": list(settings.origins), "here": False, "command": ""}
    here = bool(host) and host not in ANYWHERE and ipaddress.ip_address(host).is_loopback
    if not near or not host or here:
        return {"addresses": [], "here": here, "command": settings.command if here and near else ""}
    found = neighbourhood() if host in ANYWHERE else [host]
    if host == "0.0.0.0":
        found = [one for one in found if ":" not in one]
    return {"addresses": [origin_of(one, port) for one in found], "here": False, "command": ""}
