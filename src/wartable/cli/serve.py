"""`wartable serve`: tables for browsers."""

from __future__ import annotations

import gc
import ipaddress
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import typer

from wartable.cli.common import Trouble, language_of
from wartable.server.words import server_words
from wartable.words import Texts

if TYPE_CHECKING:
    from wartable.server.settings import Settings

EXAMPLE = "wartable serve --port 8000"
HOST = "127.0.0.1"
PORT = 8000
ANYWHERE = ("0.0.0.0", "::")
GARBAGE = (1_000, 5, 1_000)
"""When to look for garbage: often among the newest objects, hardly ever through all tables, which takes too long."""
NEW_TABLE = "/#/new"
"""The page to begin with where there are no tables yet."""
NOWHERE = "192.0.2.1"
"""An address that exists for documentation only; asking for the way there sends nothing."""


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    texts = server_words(words.language)
    of_host = typer.Option(HOST, "--host", help=texts("help-host"))
    of_port = typer.Option(PORT, "--port", min=0, max=65535, help=texts("help-port"))
    of_data = typer.Option(None, "--data", help=texts("help-data"))
    of_origin = typer.Option(None, "--origin", help=texts("help-origin"))
    of_proxy = typer.Option(None, "--proxy", help=texts("help-proxy"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))
    of_browser = typer.Option(False, "--no-browser", help=texts("help-no-browser"))

    @app.command("serve", help=f"{texts('help-serve')}\n\n{words('example')} {EXAMPLE}")
    def serve(
        host: str = of_host,
        port: int = of_port,
        data: Path | None = of_data,
        origin: list[str] | None = of_origin,
        proxy: list[str] | None = of_proxy,
        no_browser: bool = of_browser,
        lang: str | None = of_lang,
    ) -> None:
        from wartable.server.settings import Settings

        own = server_words(language_of(lang))
        origins = tuple([checked_origin(one, own) for one in origin or []])
        proxies = tuple([checked_address(one, own) for one in proxy or []])
        settings = Settings(data=(data or default_data()).absolute(), origins=origins, proxies=proxies)
        run(settings, listen(host, port, own), not no_browser, own)


def default_data() -> Path:
    """The file in the user's data folder."""
    from platformdirs import user_data_path

    from wartable.server.settings import DATA_NAME

    return user_data_path("wartable", appauthor=False) / DATA_NAME


def checked_origin(origin: str, own: Texts) -> str:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise Trouble(own("trouble-origin", origin=origin))
    return f"{parts.scheme}://{parts.netloc.lower()}"


def checked_address(address: str, own: Texts) -> str:
    try:
        return str(ipaddress.ip_address(address))
    except ValueError as error:
        raise Trouble(own("trouble-proxy", address=address)) from error


def listen(host: str, port: int, own: Texts) -> socket.socket:
    """A socket that nobody else has."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
    except OSError as error:
        raise Trouble(own("trouble-port", host=host, port=str(port), why=error.strerror or str(error))) from error
    return found


def address_of(bound: socket.socket, host: str | None = None) -> str:
    name, port = bound.getsockname()[:2]
    name = host or ("127.0.0.1" if name in ANYWHERE else name)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def neighbourhood() -> str:
    """The address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def run(settings: Settings, bound: socket.socket, browse: bool, own: Texts) -> None:
    """Serve until somebody stops it."""
    from wartable.server.app import make_app
    from wartable.server.database import DataTrouble, check_pages, open_database
    from wartable.server.doors import Server
    from wartable.server.notes import write_notes

    def announce() -> None:
        print(own("serving", address=address_of(bound)))
        if bound.getsockname()[0] in ANYWHERE and neighbourhood():
            print(own("serving-lan", address=address_of(bound, neighbourhood())))
        print(own("serving-data", file=str(settings.data)))
        print(own("serving-stop"), flush=True)
        if browse:
            webbrowser.open(address_of(bound) + (NEW_TABLE if fresh else ""))

    fresh = not settings.data.exists()
    try:
        open_database(settings.data).dispose()
        check_pages(settings.data)
    except DataTrouble as trouble:
        raise Trouble(own(trouble.message, file=str(trouble.file), why=trouble.why)) from trouble
    write_notes()
    gc.set_threshold(*GARBAGE)
    Server(make_app(settings), settings, announce).run(sockets=[bound])
