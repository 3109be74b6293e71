"""What leaves the server: posts to addresses that people gave, and letters; neither reaches our own network."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import smtplib
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import Executor
from email.message import EmailMessage
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from wartable.server.settings import Mail

PATIENCE: Final = 10.0
"""Seconds for a whole post, or for each step of a letter."""
PORTS: Final = (80, 443, 8080, 8443)
LONGEST: Final = 500
LETTER: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
EMBEDDED: Final = [ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Addresses that lead to others, which are not seen in them at a glance."""
CHAT: Final = "?chat_id="
"""Behind it the address of a bot says to whom it speaks."""
JSON: Final = {"Content-Type": "application/json"}
NOT_NOW: Final = 429
TLS: Final = ssl.create_default_context()
"""Whom to believe; read once, because that takes a while."""
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")


class Unfit(Exception):
    """An address that nothing is sent to."""


class NotSent(Exception):
    """It has certainly not arrived; it may be tried again."""


class Unsure(Exception):
    """It may have arrived: it must not be sent twice."""


# Posts.


def is_public(address: str) -> bool:
    """Whether an address is one of the whole world, and not of ours or of this machine."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any([found in network for network in EMBEDDED]):
            return False
    return found.is_global and not found.is_multicast


def check_url(url: str, private: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address that may be posted to; otherwise it is Unfit."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Unfit from error
    printable = url.isascii() and url.isprintable() and " " not in url
    if len(url) > LONGEST or not printable or not host or parts.username is not None or parts.fragment:
        raise Unfit
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise Unfit
    port = port or (443 if parts.scheme == "https" else 80)
    if not private and port not in PORTS:
        raise Unfit
    return parts.scheme, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


async def resolve(host: str, port: int, private: bool, threads: Executor) -> str:
    """The number to go to: looked up once, so that no name can lead somewhere else a moment later."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(threads, look_up)
    except (OSError, UnicodeError) as error:
        raise NotSent from error
    numbers = [str(one[4][0]) for one in found]
    if not numbers or (not private and not all([is_public(one) for one in numbers])):
        raise Unfit
    return numbers[0]


async def post(url: str, data: bytes, private: bool, threads: Executor, headers: Mapping[str, str] = JSON) -> None:
    """Post this; nothing is read of the answer but its status, and no redirection is followed.

    Names are looked up in `threads`: one that nobody knows may take long, and no request must wait for that.
    """
    scheme, host, port, path = check_url(url, private)
    named = f"[{host}]" if ":" in host else host
    said = {"Host": f"{named}:{port}", "Content-Length": str(len(data)), "User-Agent": "wartable", **headers}
    lines = [f"{name}: {value}\r\n" for name, value in said.items()]
    head = f"POST {path} HTTP/1.1\r\n{''.join(lines)}Connection: close\r\n\r\n"
    sent = False
    writer: asyncio.StreamWriter | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            number = await resolve(host, port, private, threads)
            tls = TLS if scheme == "https" else None
            name = host if tls is not None else None
            reader, writer = await asyncio.open_connection(number, port, ssl=tls, server_hostname=name)
            sent = True
            writer.write(head.encode() + data)
            await writer.drain()
            line = await reader.readline()
    except (OSError, TimeoutError, ValueError) as error:
        raise (Unsure if sent else NotSent) from error
    finally:
        if writer is not None:
            writer.transport.abort()
    status = STATUS.match(line)
    if status is None:
        raise Unsure
    code = int(status[1])
    if code == NOT_NOW or code >= 500:
        raise NotSent
    if not 200 <= code < 300:
        raise Unfit


# Letters.


def check_letter(address: str) -> None:
    if not LETTER.fullmatch(address) or len(address) > LONGEST:
        raise Unfit


def letter(mail: Mail, to: str, subject: str, text: str) -> EmailMessage:
    found = EmailMessage()
    found["From"], found["To"], found["Subject"] = mail.sender, to, " ".join(subject.split())
    # Nobody who is away answers a server.
    found["Auto-Submitted"] = "auto-generated"
    found.set_content(text)
    return found


def _line(mail: Mail) -> smtplib.SMTP:
    if mail.secure:
        return smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=TLS)
    return smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)


def deliver(mail: Mail, message: EmailMessage) -> None:
    """Hand a letter to the mail server; done in a thread of its own."""
    sent = False
    try:
        with _line(mail) as line:
            line.ehlo()
            if not mail.secure and line.has_extn("starttls"):
                line.starttls(context=TLS)
                line.ehlo()
            elif not mail.secure and mail.user:
                # A password is never sent for all to read.
                raise NotSent
            if mail.user:
                line.login(mail.user, mail.password)
            with contextlib.suppress(smtplib.SMTPServerDisconnected):
                line.send_message(message)
                sent = True
    except smtplib.SMTPRecipientsRefused as error:
        raise Unfit from error
    except (smtplib.SMTPException, OSError) as error:
        if not sent:
            raise NotSent from error
    if not sent:
        raise Unsure
