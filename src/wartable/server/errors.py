"""Errors of requests, each with a status, a code and a text in the reader's language."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from wartable.server.words import language_of, server_words


class ApiError(Exception):
    """A request that cannot be answered as asked."""

    def __init__(self, status: int, code: str, **facts: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.facts = facts


def lang(connection: HTTPConnection) -> str:
    """The language a request asks for."""
    return language_of(connection.query_params.get("lang"), connection.headers.get("accept-language", ""))


def json(data: Any, status: int = 200) -> Response:
    """An answer in JSON, never to be kept by anybody on the way."""
    return raw(msgspec.json.encode(data), status)


def raw(data: bytes, status: int = 200) -> Response:
    return Response(data, status, {"cache-control": "no-store"}, "application/json")


def packed(connection: HTTPConnection, data: bytes) -> Response:
    """An answer that is packed already, for whoever takes it so."""
    if "gzip" not in connection.headers.get("accept-encoding", ""):
        return raw(gzip.decompress(data))
    headers = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, 200, headers, "application/json")


def error(connection: HTTPConnection, status: int, code: str, **facts: str) -> Response:
    """An error as clients get it."""
    text = server_words(lang(connection))(f"error-{code}", **facts)
    return json({"error": {"code": code, "text": text}}, status)
