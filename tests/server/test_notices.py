"""'Your turn' reaches whoever is away: letters and posts to receivers of ours, once for each turn, and nobody else."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import re
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import insert, select
from starlette.testclient import TestClient

from tests.server.browser import Browser, serving
from tests.server.test_clocks import Day, hub_of
from wartable.cli.common import Trouble
from wartable.cli.serve import MAIL_PASSWORD, checked_mail
from wartable.server import notifying, pushing, schema, sending
from wartable.server.settings import Mail
from wartable.server.words import server_words

NEVER = 3600.0
SIX = ["::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::"]


class Receiver:
    """Whoever listens on a port of this machine; `answers` are said one after another, then the last one again."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.letters: list[str] = []
        self.answers = ["200 OK"]
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    @property
    def mail(self) -> Mail:
        return Mail("127.0.0.1", self.port, "games@example.org")

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._hear, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._post(reader, writer)

    async def _post(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = int(re.findall(r"Content-Length: (\d+)", head)[0])
        data = await reader.readexactly(size)
        # What is encrypted may begin with any byte.
        body = json.loads(data) if "application/json" in head else {}
        self.got.append({"head": head, "data": data, "body": body})
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if answer:
            writer.write(f"HTTP/1.1 {answer}\r\nLocation: http://127.0.0.1:{self.port}/other\r\n\r\n".encode())
            await writer.drain()
        writer.close()

    @contextmanager
    def open(self) -> Iterator[Receiver]:
        self._thread.start()
        assert self._ready.wait(10)
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(10)


class Postman(Receiver):
    """A mail server that says yes to everything."""

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip().upper():
            if line == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n"))[:-5].decode()
                read = email.message_from_string(text, policy=email.policy.default)
                body = read.get_body()
                assert body is not None
                self.letters.append(f"{read['To']} | {read['Subject']} | {body.get_content()}")
            if line == "QUIT":
                break
            writer.write(b"250 yes\r\n")
        writer.write(b"221 bye\r\n")
        writer.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver().open() as found:
        yield found


@pytest.fixture
def postman() -> Iterator[Receiver]:
    with Postman().open() as found:
        yield found


@contextmanager
def tables(folder: Path, day: Day, **changes: Any) -> Iterator[TestClient]:
    with serving(folder, now=day, beat=NEVER, private_hooks=True, **{"notices": (NEVER, NEVER), **changes}) as client:
        yield client


def send(client: TestClient, day: Day, later: float = 30.0) -> None:
    """Time passes, and what is due is sent."""
    hub = hub_of(client)

    async def due() -> None:
        # What was to be written before is written, and whoever waited for that has gone on.
        await asyncio.sleep(0)
        await asyncio.wrap_future(hub.store.beat())
        await asyncio.sleep(0.1)
        await hub.notifier.tick()

    day.at += later
    assert client.portal is not None
    client.portal.call(due)


def add(browser: Browser, kind: str, address: str) -> Any:
    return browser.post("/api/contacts?lang=en", {"kind": kind, "address": address})


def play_until(browser: Browser, table: str, seat: int) -> None:
    """Whoever must decide says the first thing offered until another seat must, and leaves the table."""
    before = watched(browser, table)
    with browser.sit(table) as socket:
        socket.hear_a("scene")
        for _ in range(80):
            if socket.last["scene"]["acting"] == seat:
                break
            socket.say_first()
        else:
            raise AssertionError("it is never that seat's turn")
    for _ in range(200):
        if watched(browser, table) == before:
            return
        time.sleep(0.01)
    raise AssertionError("the server does not hear that somebody has left")


def watched(browser: Browser, table: str) -> int:
    """How many sockets there are at a table."""
    room = hub_of(browser.client).rooms.get(table)
    return len(room.table.viewers) if room is not None else 0


def two(client: TestClient) -> tuple[str, Browser, Browser, int]:
    """A table, whoever decides first, the other, and the other's seat."""
    anna, boris = Browser(client), Browser(client)
    made = anna.make(name="Friday @everyone")
    boris.join(made["links"][0]["token"])
    acting = anna.get("/api/tables?lang=en").json()["tables"][0]["acting"]
    first, second = (anna, boris) if acting == 0 else (boris, anna)
    return made["id"], first, second, 1 - acting


# Who is told what.


def test_whoever_is_away_is_told_once_of_each_turn(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        assert add(second, "json", receiver.url).status_code == 201
        play_until(first, table, seat)
        send(client, day, 5.0)
        assert [one["body"]["event"] for one in receiver.got] == ["hello"], "not at once: he may be about to come"
        send(client, day)
        send(client, day, NEVER)
        body = receiver.got[1]["body"]
        assert len(receiver.got) == 2
        assert (body["event"], body["table"], body["name"]) == ("turn", table, "Friday @everyone")
        assert body["text"] == "Friday @everyone: it is your turn."
        assert first.cookie not in repr(receiver.got)
    # Nor again after a restart, although it is still the same turn.
    with tables(tmp_path, day) as client:
        again = Browser(client)
        again.cookie = second.cookie
        with again.sit(table) as socket:
            socket.hear_a("scene")
        send(client, day, NEVER)
        assert len(receiver.got) == 2


def test_a_notice_tells_no_address_of_our_network(tmp_path: Path) -> None:
    for number, origins in enumerate([(), ("https://games.example.org",)]):
        with tables(tmp_path / str(number), Day(), bound=("10.0.0.2", 81), origins=origins) as client:
            link = hub_of(client).notifier._link("table")
            assert link == (f"{origins[0]}/#/table/table" if origins else "")


def test_whoever_has_moved_in_time_is_not_told(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        add(second, "json", receiver.url)
        play_until(first, table, seat)
        play_until(second, table, 1 - seat)
        send(client, day)
        assert [one["body"]["event"] for one in receiver.got] == ["hello"]


def test_what_was_not_sent_because_nobody_waits_is_not_kept_as_told(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        add(second, "json", receiver.url)
        play_until(first, table, seat)
        play_until(second, table, 1 - seat)
        send(client, day)
        with hub_of(client).store.read() as connection:
            assert connection.execute(select(schema.notices)).all() == [], "nothing keeps him from being told"
        assert len(receiver.got) == 1


def test_whoever_has_the_table_open_is_told_later(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        add(second, "json", receiver.url)
        with second.sit(table) as socket:
            socket.hear_a("scene")
            play_until(first, table, seat)
            send(client, day)
            assert len(receiver.got) == 1
            send(client, day, 601.0)
            assert len(receiver.got) == 2


def test_a_table_can_be_kept_quiet_and_an_address_be_forgotten(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        add(second, "json", receiver.url)
        assert second.post(f"/api/tables/{table}/quiet", {"on": True}).json() == {"on": True}
        assert second.get(f"/api/tables/{table}/quiet").json() == {"on": True}
        play_until(first, table, seat)
        send(client, day)
        assert len(receiver.got) == 1
        second.delete("/api/contacts/json")
        assert second.get("/api/contacts").json()["contacts"] == []


def test_a_second_device_is_told_as_well(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        phone = Browser(client)
        phone.join(second.post(f"/api/tables/{table}/key").json()["token"])
        add(phone, "json", receiver.url)
        play_until(first, table, seat)
        send(client, day)
        assert [one["body"]["event"] for one in receiver.got] == ["hello", "turn"]


def test_each_kind_has_its_own_form(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        assert add(second, "telegram", receiver.url).status_code == 422, "nobody to speak to"
        assert add(second, "telegram", f"{receiver.url}?chat_id=42").status_code == 201
        assert add(second, "discord", receiver.url).status_code == 201
        told = second.get("/api/contacts").json()["contacts"]
        assert [one["address"] for one in told] == ["127.0.0.1/…hook", "127.0.0.1/…d=42"], "they are secrets"
        receiver.got.clear()
        play_until(first, table, seat)
        send(client, day)
        bodies = sorted([one["body"] for one in receiver.got], key=len)
        text = "Friday @everyone: it is your turn."
        assert bodies[0] in ({"chat_id": "42", "text": text}, {"content": text, "allowed_mentions": {"parse": []}})
        assert {"content": text, "allowed_mentions": {"parse": []}} in bodies
        assert {"chat_id": "42", "text": text} in bodies


# Trouble.


def test_what_has_not_arrived_is_tried_again_and_let_go_in_the_end(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        add(second, "json", receiver.url)
        receiver.answers = ["503 later", "429 slowly", "200 OK"]
        play_until(first, table, seat)
        for wait in (30.0, 61.0, 301.0, 1801.0, NEVER):
            send(client, day, wait)
        assert len(receiver.got) == 4
        receiver.answers = ["500 never"]
        play_until(second, table, 1 - seat)
        play_until(first, table, seat)
        for wait in (30.0, 61.0, 301.0, 1801.0, NEVER, NEVER):
            send(client, day, wait)
        assert len(receiver.got) == 4 + 4


def test_what_may_have_arrived_is_not_sent_again(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        add(second, "json", receiver.url)
        receiver.answers = [""]
        play_until(first, table, seat)
        send(client, day)
        send(client, day, NEVER)
        assert len(receiver.got) == 2


def test_no_redirection_is_followed(tmp_path: Path, receiver: Receiver) -> None:
    with tables(tmp_path, Day()) as client:
        receiver.answers = ["307 elsewhere"]
        assert add(Browser(client), "json", receiver.url).status_code == 422
        assert len(receiver.got) == 1


def test_too_many_messages_to_one_address_wait(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day, notices=(0.0, 1.0)) as client:
        table, first, second, seat = two(client)
        add(second, "json", receiver.url)
        for _ in range(2):
            play_until(first, table, seat)
            send(client, day)
            play_until(second, table, 1 - seat)
        assert [one["body"]["event"] for one in receiver.got] == ["hello", "turn"]


def test_not_everything_is_sent_to_one_address(tmp_path: Path, receiver: Receiver) -> None:
    with tables(tmp_path, Day(), codes=(0.0, 3.0)) as client:
        anna = Browser(client)
        assert [add(anna, "json", receiver.url).status_code for _ in range(5)] == [201, 201, 201, 429, 429]
        assert add(Browser(client), "json", receiver.url).status_code == 429, "another device, but the same place"


# Addresses.


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", *SIX],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not sending.is_public(address)


def test_public_addresses_are() -> None:
    assert sending.is_public("8.8.8.8")
    assert sending.is_public("2606:4700:4700::1111")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user@example.org/",
        "https://example.org:22/",
        "ftp://example.org/",
        "https:///x",
        "https://example.org/#x",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
        "https://[::1",
        "https://é.org/",
    ],
)
def test_addresses_that_nothing_is_posted_to(url: str) -> None:
    with pytest.raises(sending.Unfit):
        sending.check_url(url, False)


def test_a_name_that_leads_into_our_network_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def lookup(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(f"{host} by {threading.current_thread().name}")
        return [(socket.AF_INET, 1, 6, "", ("8.8.8.8", port)), (socket.AF_INET, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    with ThreadPoolExecutor(1, "apart") as threads, pytest.raises(sending.Unfit):
        asyncio.run(sending.post("https://evil.example.org/", b"", False, threads))
    assert asked == ["evil.example.org by apart_0"]


def test_without_leave_of_the_owner_no_message_reaches_this_network(tmp_path: Path, receiver: Receiver) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        for url in (receiver.url, f"https://127.0.0.1:{receiver.port}/", "https://127.0.0.1/", "https://localhost/"):
            assert add(anna, "json", url).status_code == 422
    assert receiver.got == []


# Letters.


def test_a_letter_goes_only_to_an_address_that_is_proven(tmp_path: Path, postman: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day, mail=postman.mail) as client:
        table, first, second, seat = two(client)
        assert add(second, "email", "boris@example.org").json()["proven"] is False
        to, subject, _ = postman.letters[0].split(" | ")
        assert to == "boris@example.org"
        play_until(first, table, seat)
        send(client, day)
        assert len(postman.letters) == 1
        code = re.findall(r"\d{6}", subject)[0]
        wrong = f"{(int(code) + 1) % 10**6:06d}"
        assert second.post("/api/contacts/email/code", {"code": wrong}).status_code == 422
        assert first.post("/api/contacts/email/code", {"code": code}).status_code == 422, "another device's code"
        assert second.post("/api/contacts/email/code", {"code": code}).status_code == 200
        for _ in range(4):
            # Whoever is asked twice in a turn is told once.
            play_until(second, table, 1 - seat)
            play_until(first, table, seat)
            send(client, day)
            if len(postman.letters) > 1:
                break
        assert len(postman.letters) == 2
        assert postman.letters[1].startswith("boris@example.org | Friday @everyone: it is your turn. | ")


def test_what_was_to_go_to_one_address_does_not_go_to_another_unproven_one(tmp_path: Path, postman: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day, mail=postman.mail) as client:
        table, first, second, seat = two(client)
        add(second, "email", "boris@example.org")
        code = re.findall(r"\d{6}", postman.letters[0])[0]
        assert second.post("/api/contacts/email/code", {"code": code}).status_code == 200
        play_until(first, table, seat)
        add(second, "email", "victim@example.org")
        send(client, day)
        assert [one.split(" | ")[0] for one in postman.letters] == ["boris@example.org", "victim@example.org"]


def test_nothing_is_taken_for_an_address_that_is_not_proven(tmp_path: Path, postman: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day, mail=postman.mail) as client:
        table, _, second, _ = two(client)
        add(second, "email", "victim@example.org")
        contacts = hub_of(client).contacts
        with contacts.store.database.writing.begin() as connection:
            device = connection.execute(select(schema.contacts.c.device)).scalar_one()
            row = {"table_id": table, "device": device, "turn": "x", "kind": "email", "at": day.at, "tries": 0}
            connection.execute(insert(schema.notices), row)
        assert contacts.take(day.at, 8).result() == []


def test_slow_mail_keeps_no_thread_that_requests_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []
    monkeypatch.setattr(notifying, "deliver", lambda *_: used.append(threading.current_thread().name))
    with tables(tmp_path, Day(), mail=Mail("127.0.0.1", 25, "games@example.org")) as client:
        assert add(Browser(client), "email", "anna@example.org").status_code == 201
    assert used == ["wartable-sending_0"]


def test_codes_cannot_be_guessed(tmp_path: Path, postman: Receiver) -> None:
    with tables(tmp_path, Day(), mail=postman.mail) as client:
        anna = Browser(client)
        add(anna, "email", "victim@example.org")
        code = re.findall(r"\d{6}", postman.letters[0])[0]
        for number in range(5):
            wrong = f"{(int(code) + number + 1) % 10**6:06d}"
            assert anna.post("/api/contacts/email/code", {"code": wrong}).status_code == 422
        assert anna.post("/api/contacts/email/code", {"code": code}).status_code == 422
        assert anna.get("/api/contacts").json()["contacts"] == []


@pytest.mark.parametrize(
    "address", ["boris", "a@b", "a b@c.org", "a@b.org\r\nBcc: x@y.org", "a@b.org,c@d.org", '"x"@y.org']
)
def test_what_is_no_address_gets_no_letter(tmp_path: Path, postman: Receiver, address: str) -> None:
    with tables(tmp_path, Day(), mail=postman.mail) as client:
        assert add(Browser(client), "email", address).status_code == 422
    assert postman.letters == []


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with tables(tmp_path, Day()) as client:
        anna = Browser(client)
        assert anna.get("/api/contacts").json() == {"mail": False, "contacts": []}
        assert add(anna, "email", "anna@example.org").json()["error"]["code"] == "no-mail"


def test_a_mail_server_must_prove_who_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    trusted: list[ssl.SSLContext] = []

    def refuses(*_: Any, context: ssl.SSLContext, **__: Any) -> None:
        trusted.append(context)
        raise OSError

    monkeypatch.setattr(smtplib, "SMTP_SSL", refuses)
    mail = Mail("mail.example.org", 465, "games@example.org", secure=True)
    with pytest.raises(sending.NotSent):
        sending.deliver(mail, sending.letter(mail, "a@example.org", "x", "y"))
    assert [(one.check_hostname, one.verify_mode) for one in trusted] == [(True, ssl.CERT_REQUIRED)]


def test_a_password_is_not_sent_for_all_to_read(postman: Receiver) -> None:
    mail = Mail("127.0.0.1", postman.port, "games@example.org", user="games", password="secret")
    with pytest.raises(sending.NotSent):
        sending.deliver(mail, sending.letter(mail, "a@example.org", "x", "y"))
    assert postman.letters == []


def test_the_mail_server_is_said_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    own = server_words("en")
    monkeypatch.setenv(MAIL_PASSWORD, "secret")
    mail = checked_mail("smtps://me%40x@mail.example.org", "games@example.org", own)
    assert mail == Mail("mail.example.org", 465, "games@example.org", True, "me@x", "secret")
    for address, sender in (
        ("mail.example.org", "a@example.org"),
        ("smtp://u:p@m.org", "a@b.org"),
        ("smtp://m.org", ""),
    ):
        with pytest.raises(Trouble):
            checked_mail(address, sender, own)


# Web Push.


class Phone:
    """A browser that takes pushed notices."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(pushing.CURVE)
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str) -> str:
        told = {"endpoint": endpoint, "p256dh": pushing.pack(pushing.point(self.key.public_key()))}
        return json.dumps({**told, "auth": pushing.pack(self.auth)})

    def unseal(self, data: bytes) -> dict[str, Any]:
        salt, length = data[:16], data[20]
        sender = data[21 : 21 + length]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(pushing.CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        key, nonce = pushing.keys(shared, self.auth, pushing.point(self.key.public_key()), sender, salt)
        text = AESGCM(key).decrypt(nonce, data[21 + length :], None)
        assert text.endswith(pushing.LAST)
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def test_the_keys_of_a_message_are_those_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    receiver = ec.derive_private_key(
        int.from_bytes(pushing.unpack("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), pushing.CURVE
    )
    sender = pushing.unpack("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(pushing.CURVE, sender)
    shared = receiver.exchange(ec.ECDH(), theirs)
    auth, salt = pushing.unpack("BTBZMqHH6r4Tts7J_aSIgg"), pushing.unpack("DGv6ra1nlYgDCS1FRnbzlw")
    key, nonce = pushing.keys(shared, auth, pushing.point(receiver.public_key()), sender, salt)
    assert (pushing.pack(key), pushing.pack(nonce)) == ("oIhVW04MRdy2XN9CiKLxTg", "4h_95klXJ5E_qnoN")


def test_a_browser_with_no_page_open_is_told(tmp_path: Path, receiver: Receiver) -> None:
    day, phone = Day(), Phone()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        assert add(second, "push", phone.subscription(receiver.url)).status_code == 201
        assert second.get("/api/contacts").json()["contacts"][0]["address"] == "127.0.0.1"
        play_until(first, table, seat)
        send(client, day)
        assert phone.unseal(receiver.got[1]["data"]) == {"text": "Friday @everyone: it is your turn.", "table": table}
        head = receiver.got[1]["head"]
        assert "Content-Encoding: aes128gcm" in head
        signed, known = re.findall(r"Authorization: vapid t=(\S+), k=(\S+)", head)[0]
        assert second.get("/api/contacts/push/key").json() == {"key": known}
    _check_signature(signed, known, f"http://127.0.0.1:{receiver.port}")
    with tables(tmp_path, day) as client:
        assert Browser(client).get("/api/contacts/push/key").json() == {"key": known}, "the key is kept"


def _check_signature(signed: str, known: str, audience: str) -> None:
    text, _, signature = signed.rpartition(".")
    raw = pushing.unpack(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(pushing.CURVE, pushing.unpack(known))
    key.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    assert json.loads(pushing.unpack(text.split(".")[1]))["aud"] == audience


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, first, second, seat = two(client)
        add(second, "push", Phone().subscription(receiver.url))
        receiver.answers = ["410 Gone"]
        play_until(first, table, seat)
        send(client, day)
        assert second.get("/api/contacts").json()["contacts"] == []


@pytest.mark.parametrize("text", ["", "{}", '{"endpoint": "https://example.org/", "p256dh": "AAAA", "auth": "AAAA"}'])
def test_what_is_no_subscription_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(pushing.Misfit):
        pushing.read(text)
