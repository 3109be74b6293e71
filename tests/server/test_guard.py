"""Small things at the door: names, cookies, invitations, origins, rates, strict messages."""

from __future__ import annotations

import http.cookies
import json
import logging
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.engine.files.replay import LONGEST_NAME as REPLAY_NAME
from wartable.server import guard, messages
from wartable.server.notes import JsonLines
from wartable.server.words import LONGEST_NAME, LONGEST_TITLE, clean_name, language_of, server_words
from wartable.words import LANGUAGES

COUPLE = "\U0001f468\u200d\U0001f469"


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("  Anna \n Maria\t", "Anna Maria"),
        ("Ёж", "Ёж"),
        ("Е\u0308ж", "Ёж"),
        ("<b>Анна</b>", "<b>Анна</b>"),
        ("a\u202eb\u0000c\u2066d\ufeff", "abcd"),
        ("x" * 100, "x" * LONGEST_NAME),
        ("o" + "\u0301" * 50, "ó\u0301\u0301\u0301"),
        (COUPLE, COUPLE),
        ("+ \u200d\u0301", "+"),
        ("\u200d\u200d", ""),
        ("", ""),
        ("\u0301", ""),
    ],
)
def test_a_name_is_plain_text(given_name: str, name: str) -> None:
    assert clean_name(given_name) == name


@given(st.text(max_size=300))
def test_no_name_is_long_or_invisible(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= REPLAY_NAME
    assert len(clean_name(text, LONGEST_TITLE)) <= 4 * LONGEST_TITLE
    assert name == name.strip()
    assert not [letter for letter in name if unicodedata.category(letter)[0] == "C" and letter != "\u200d"]


def test_languages() -> None:
    assert language_of("en", "ru") == "en"
    assert language_of("fr", "de-DE, en-US;q=0.8") == "en"
    assert language_of(None, "") == "ru"


def test_both_languages_say_the_same() -> None:
    assert server_words("ru").ids == server_words("en").ids
    assert set(LANGUAGES) == {"ru", "en"}


def test_cookies() -> None:
    cookie = guard.new_cookie()
    assert len(cookie) == 32
    assert guard.new_cookie() != cookie
    assert guard.read_cookie(f"a=b; wartable={cookie}; c=d") == cookie
    for bad in ("", "wartable=", f"wartable={cookie[:-1]}", f"wartable={cookie}0", "wartable=" + "g" * 32, "=;\x00"):
        assert guard.read_cookie(bad) == ""
    assert guard.set_cookie(cookie, True).endswith("HttpOnly; SameSite=Lax; Secure")
    assert "Secure" not in guard.set_cookie(cookie, False)
    assert cookie not in guard.device_of(cookie)


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("wartable=MINE", True),
        ("  wartable=MINE\t;", True),
        ("a; wartable=MINE", True),
        ("wartable=; wartable=MINE; wartable=" + "0" * 32, True),
        ('a="; wartable=MINE; "', True),
        ('wartable="MINE"', False),
        ("wartable=MINE,", False),
        ("Wartable=MINE", False),
        ("xwartable=MINE", False),
        ("$wartable=MINE", False),
        ("wartable =MINE", False),
        ("wartable=MINE=", False),
        ("wartable=\uff10" + "0" * 31, False),
    ],
)
def test_the_first_cookie_of_ours_counts(header: str, found: bool) -> None:
    cookie = guard.new_cookie()
    assert guard.read_cookie(header.replace("MINE", cookie)) == (cookie if found else "")


@pytest.mark.parametrize(
    "hostile", ["\\" * 60_000, '"' * 60_000, ";" * 60_000, " " * 60_000, "=" * 60_000, "\\1" * 30_000]
)
def test_cookies_of_others_are_not_unquoted(hostile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking backslashes out of quoted values takes the library seconds; ours needs none of that."""

    def fail(*_: object) -> str:
        raise AssertionError("a value was unquoted")

    monkeypatch.setattr(http.cookies, "_unquote", fail)
    monkeypatch.setattr(http.cookies.BaseCookie, "load", fail)
    cookie = guard.new_cookie()
    assert guard.read_cookie(f'a="{hostile}"') == ""
    assert guard.read_cookie(f'a="{hostile}"; wartable={cookie}') == cookie
    assert guard.read_cookie(f'wartable={cookie}; a="{hostile}') == cookie
    assert guard.read_cookie(f"wartable={cookie}{hostile[:-1]}x") == ("" if hostile[0] != ";" else cookie)


def test_invitations_can_be_told_again_only_by_their_maker() -> None:
    cookie = guard.new_cookie()
    token = guard.token_for(cookie, "table", 1)
    assert len(token) == 32
    assert token == guard.token_for(cookie, "table", 1)
    others = [guard.token_for(cookie, "table", 2), guard.token_for(cookie, "other", 1)]
    others.append(guard.token_for(guard.new_cookie(), "table", 1))
    assert token not in others
    assert token not in guard.token_hash(token)


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://192.168.1.5:8000", "192.168.1.5:8000", True),
        ("https://games.example.org", "127.0.0.1:8000", True),
        ("http://games.example.org", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("http://localhost:8000", "127.0.0.1:8000", False),
        ("http://evil.example:8000", "evil.example:8000", False),
        ("https://games.example.org.evil.example", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000/path", "127.0.0.1:8000", False),
        ("file://127.0.0.1", "127.0.0.1", False),
        ("null", "127.0.0.1:8000", False),
        ("", "127.0.0.1:8000", False),
        ("http://[::1", "[::1", False),
        ("http://", "", False),
    ],
)
def test_origins(origin: str, host: str, allowed: bool) -> None:
    assert guard.origin_allowed(origin, host, ("https://games.example.org",)) == allowed


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = guard.Bucket(20.0, 40.0, 0.0)
    assert [bucket.take(0.0) for _ in range(41)] == [True] * 40 + [False]
    assert not bucket.take(0.04)
    assert bucket.take(0.06)
    assert [bucket.take(100.0) for _ in range(41)] == [True] * 40 + [False]


def test_each_address_has_its_own_bucket() -> None:
    buckets = guard.Buckets(1.0, 2.0)
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert buckets.take("b", 0.0)
    for number in range(2 * buckets.MOST):
        buckets.take(str(number), 0.0)
    assert len(buckets._buckets) == buckets.MOST


# Messages.


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"t":"shout"}',
        '{"t":"say","id":"x","n":0,"seat":0}',
        '{"t":"say","id":"","n":0,"seat":0,"action":"end"}',
        '{"t":"say","id":"x\\u0000","n":0,"seat":0,"action":"end"}',
        '{"t":"say","id":"x","n":-1,"seat":0,"action":"end"}',
        '{"t":"say","id":"x","n":0.5,"seat":0,"action":"end"}',
        '{"t":"say","id":"x","n":"0","seat":0,"action":"end"}',
        '{"t":"say","id":"x","n":0,"seat":true,"action":"end"}',
        '{"t":"say","id":"x","n":0,"seat":99,"action":"end"}',
        '{"t":"say","id":"x","n":0,"seat":0,"action":"end","more":1}',
        '{"t":"say","id":"x","n":0,"seat":0,"action":"' + "x" * 201 + '"}',
        '{"t":"say","id":"' + "x" * 65 + '","n":0,"seat":0,"action":"end"}',
        '{"t":"why","id":"x","seat":0,"picks":["a","b","c","d","e","f","g","h","i"]}',
        '{"t":"lang","lang":"fr"}',
        '{"t":"ping"',
        "[" * 10_000,
        '"\ud800"',
        "\x00",
    ],
)
def test_malformed_messages(text: str) -> None:
    with pytest.raises(messages.Malformed):
        messages.read(text)


@given(st.one_of(st.text(), st.binary(), st.dictionaries(st.text(), st.integers()).map(json.dumps)))
def test_anything_else_is_malformed(text: str | bytes) -> None:
    with pytest.raises(messages.Malformed):
        messages.read(text)


def test_messages_are_read() -> None:
    say = messages.read('{"t":"say","id":"x","n":3,"seat":1,"action":"conquer A5"}')
    assert say == messages.Say("x", 3, 1, "conquer A5")
    assert messages.read('{"t":"seat","seat":null}') == messages.Look(None)
    assert messages.read(b'{"t":"why","id":"x","seat":0,"picks":["A5"]}') == messages.Why("x", 0, ("A5",))


def test_notes_are_json() -> None:
    record = logging.LogRecord("wartable.x", logging.INFO, "", 0, "said %s", ("Ё",), None)
    record.facts = {"status": 200}
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["name"], told["message"], told["status"]) == ("info", "wartable.x", "said Ё", 200)
