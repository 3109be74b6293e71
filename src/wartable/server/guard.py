"""Who may knock: devices and invitations by hashed secrets, origins, rates, and the headers of every answer."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
from collections import OrderedDict
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

COOKIE: Final = "wartable"
COOKIE_AGE: Final = 400 * 24 * 3600
_SECRET: Final = re.compile("[0-9a-f]{32}")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def new_cookie() -> str:
    """128 random bits that a device is known by."""
    return secrets.token_hex(16)


def read_cookie(header: str) -> str:
    """The device's secret in a Cookie header, the first if there are several; empty if there is none of ours.

    Our secrets need no quotes, so whatever others have put into theirs is not looked at.
    """
    for pair in header.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE and _SECRET.fullmatch(value):
            return value
    return ""


def set_cookie(cookie: str, secure: bool) -> str:
    """The header that hands a device its secret."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={cookie}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{flags}"


def device_of(cookie: str) -> str:
    """What is stored of a device."""
    return hashlib.sha256(f"wartable device {cookie}".encode()).hexdigest()


def token_for(cookie: str, table: str, seat: int, n: int = 0) -> str:
    """An invitation of whoever made a table, renewed so often: only that device can tell it again.

    It tells nothing of the cookie.
    """
    text = f"wartable invitation {table} {seat}" + (f" {n}" if n else "")
    return _token(cookie, text)


def key_for(cookie: str, table: str, n: int) -> str:
    """The personal link of a device at a table, renewed so often."""
    return _token(cookie, f"wartable key {table} {n}")


def _token(cookie: str, text: str) -> str:
    return hashlib.blake2b(text.encode(), key=bytes.fromhex(cookie), digest_size=16).hexdigest()


def token_hash(token: str) -> str:
    """What is stored of an invitation."""
    return hashlib.sha256(f"wartable token {token}".encode()).hexdigest()


def origin_allowed(origin: str, host: str, origins: Collection[str]) -> bool:
    """Whether a request comes from a page of ours.

    An origin that is not listed must be the very host that is asked, and that by a number or as localhost: a name could
    be made to point here by somebody else.
    """
    if origin in origins:
        return True
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or parts.netloc.lower() != host.lower() or parts.path:
        return False
    if name == "localhost":
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def neighbours(address: str) -> str:
    """An address as it is counted: in IPv6 a whole network of them is one customer's."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


class Bucket:
    """So many in a second and so many at once; the clock is handed in."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = now

    def take(self, now: float) -> bool:
        """Whether one more may pass."""
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for each address, of which the last few thousand are remembered."""

    MOST: Final = 4096

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._buckets[key] = bucket
        while len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take(now)
