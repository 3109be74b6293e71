"""What can be set when a server is started."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from wartable.server.database import Database

DATA_NAME: Final = "tables.db"


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail server and the sender's address; `secure` from the first byte, otherwise as soon as it offers to be."""

    host: str
    port: int
    sender: str
    secure: bool = False
    user: str = ""
    password: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the data is, how browsers reach the server, and its limits."""

    data: Database
    origins: tuple[str, ...] = ()
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    bot_deadline: float = 10.0
    bot_delay: float = 0.7
    """Seconds a bot's decision takes at least while somebody watches, so that people can follow."""
    pass_delay: tuple[float, float] = (2.0, 5.0)
    """Seconds, at least and at most, until a pass counts that others could draw conclusions from."""
    bot_module: str = "wartable.server.worker"
    messages: tuple[float, float] = (20.0, 40.0)
    """Messages on a socket: so many in a second, and so many at once."""
    words: tuple[float, float] = (0.5, 8.0)
    """What a seat says to others, or proposes: so much in a second, and so much at once."""
    posts: tuple[float, float] = (5.0, 60.0)
    """Requests that change something from one address: so many in a second, and so many at once."""
    reads: tuple[float, float] = (30.0, 300.0)
    """Requests that only read, and new sockets, from one address: so many in a second, and so many at once."""
    rebuff: float = 1.0
    """Seconds that whoever asks too often waits to hear so, lest asking again at once is worth it."""
    body_limit: int = 192 * 1024
    """Bytes of a request; the largest scenario file fits into it."""
    upload_limit: int = 1_000_000
    most_tables: int = 500
    """Tables that one device has made and not deleted."""
    most_bot_tables: int = 8
    """Tables of one device at which only bots play on."""
    bot_tables: tuple[float, float] = (1 / 60, 16.0)
    """Tables left to bots alone from one address: so many in a second, and so many at once."""
    most_sockets: int = 16
    """Sockets of one device at one table."""
    drawn_bytes: int = 32_000_000
    """Bytes of drawn pictures that are kept for whoever wants to see the same."""
    most_bytes: int = 160_000_000
    """Bytes of tables in memory, by estimate; those that nobody looks at go first."""
    most_connections: int = 4000
    """Connections in all; fewer where there are too few descriptors."""
    most_from_address: int = 200
    """Connections from one address."""
    header_timeout: float = 10.0
    """Seconds for the head of a request, from the first moment it could come."""
    body_timeout: float = 60.0
    """Seconds for the body of a request."""
    send_timeout: float = 30.0
    """Seconds in which somebody must take what is sent before nothing more can be sent."""
    close_timeout: float = 5.0
    """Seconds for the last words of a connection."""
    bound: tuple[str, int] = ("", 0)
    """The address and port the server listens on, as far as they are known."""
    inside: str = ""
    """The address and port at which other processes on the same database reach this one."""
    command: str = ""
    """What to say so that others can reach the server."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies before this server: whom they forward for is believed them, and nobody else."""
    now: Callable[[], float] = time.time
    """The time of day in seconds, by which clocks run."""
    beat: float = 1.0
    """Seconds between two looks at the clocks, and at what is to be sent."""
    mail: Mail | None = None
    """Through whom letters are sent; without it there are none."""
    private_hooks: bool = False
    """Whether the addresses that people want to be told at may be in our own network, and without TLS."""
    notice_delay: tuple[float, float] = (20.0, 600.0)
    """Seconds until somebody is told that it is his turn: who is not at the table, and who has it open somewhere."""
    notices: tuple[float, float] = (1 / 60, 6.0)
    """What is sent to one address: so much in a second, and so much at once."""
    codes: tuple[float, float] = (1 / 1200, 4.0)
    """New addresses of one device, of one network, or letters with codes to one address: in a second, and at once."""
    patience: float = 24 * 3600.0
    """Seconds after which the others may ask for a bot in place of whoever is away."""
    metrics: bool = False
    """Whether everybody may read the numbers about the server; otherwise only this machine."""
    retry: float = 1.0
    """Seconds between attempts to write after storing has failed."""
