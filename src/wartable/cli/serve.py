"""`wartable serve`: tables for browsers."""

from __future__ import annotations

import gc
import importlib
import ipaddress
import os
import shlex
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import typer

from wartable.cli.common import Trouble, language_of
from wartable.server.words import server_words
from wartable.words import Texts

if TYPE_CHECKING:
    from wartable.server.database import Database, DataTrouble
    from wartable.server.settings import Mail, Settings

EXAMPLE = "wartable serve --port 8000"
VARIABLE = "WARTABLE_"
"""How the names of variables begin by which everything can be set as well."""
DATA = VARIABLE + "DATA"
HOST = "127.0.0.1"
PORT = 8000
GARBAGE = (1_000, 5, 1_000)
"""When to look for garbage: often among the newest objects, hardly ever through all tables, which takes too long."""
PORTS_OF_MAIL = {"smtp": 587, "smtps": 465}
MAIL_PASSWORD = "WARTABLE_MAIL_PASSWORD"
BY_MAKE = "WARTABLE_BY_MAKE"
"""Set where `make play` has started the server."""
NEW_TABLE = "/#/new"
"""The page to begin with where there are no tables yet."""


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    texts = server_words(words.language)
    of_host = typer.Option(HOST, "--host", envvar=VARIABLE + "HOST", help=texts("help-host"))
    of_port = typer.Option(PORT, "--port", envvar=VARIABLE + "PORT", min=0, max=65535, help=texts("help-port"))
    of_data = typer.Option(None, "--data", envvar=DATA, help=texts("help-data"))
    of_origin = typer.Option(None, "--origin", envvar=VARIABLE + "ORIGIN", help=texts("help-origin"))
    of_proxy = typer.Option(None, "--proxy", envvar=VARIABLE + "PROXY", help=texts("help-proxy"))
    of_mail = typer.Option(None, "--mail", envvar=VARIABLE + "MAIL", help=texts("help-mail"))
    of_sender = typer.Option(None, "--mail-from", envvar=VARIABLE + "MAIL_FROM", help=texts("help-mail-from"))
    of_hooks = typer.Option(
        False, "--private-hooks", envvar=VARIABLE + "PRIVATE_HOOKS", help=texts("help-private-hooks")
    )
    of_metrics = typer.Option(False, "--metrics", envvar=VARIABLE + "METRICS", help=texts("help-metrics"))
    of_processes = typer.Option(
        1, "--processes", envvar=VARIABLE + "PROCESSES", min=1, max=64, help=texts("help-processes")
    )
    of_inside = typer.Option(HOST, "--inside", envvar=VARIABLE + "INSIDE", help=texts("help-inside"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))
    of_browser = typer.Option(False, "--no-browser", help=texts("help-no-browser"))

    @app.command("serve", help=f"{texts('help-serve')}\n\n{words('example')} {EXAMPLE}")
    def serve(
        host: str = of_host,
        port: int = of_port,
        data: str | None = of_data,
        origin: list[str] | None = of_origin,
        proxy: list[str] | None = of_proxy,
        mail: str | None = of_mail,
        mail_from: str | None = of_sender,
        private_hooks: bool = of_hooks,
        metrics: bool = of_metrics,
        processes: int = of_processes,
        inside: str = of_inside,
        no_browser: bool = of_browser,
        lang: str | None = of_lang,
    ) -> None:
        from wartable.server.settings import Settings

        own = server_words(language_of(lang))
        origins = tuple([checked_origin(one, own) for one in origin or []])
        proxies = tuple([checked_address(one, own) for one in proxy or []])
        database = database_at(data, own)
        settings = Settings(
            data=database,
            origins=origins,
            proxies=proxies,
            command=command_for_all(port, database.name if is_address(data) else data),
            private_hooks=private_hooks,
            metrics=metrics,
        )
        if mail is not None:
            settings = replace(settings, mail=checked_mail(mail, mail_from or "", own))
        if processes > 1 and database.sharing is None:
            raise Trouble(own("trouble-processes"))
        within = checked_inside(inside, own)
        with listen(host, port, own) as bound:
            if processes == 1:
                run(settings, bound, not no_browser, own, within)
            else:
                run_several(processes, settings, bound, not no_browser, own, within)


def default_data() -> Path:
    """The file in the user's data folder."""
    from platformdirs import user_data_path

    from wartable.server.settings import DATA_NAME

    return user_data_path("wartable", appauthor=False) / DATA_NAME


def is_address(data: str | None) -> bool:
    """Whether the data is somewhere else than in a file."""
    return data is not None and "://" in data


def database_at(data: str | None, own: Texts) -> Database:
    """The database in a file, usually the one in the user's data folder, or at an address."""
    from wartable.server.database import DataTrouble
    from wartable.server.sqlite import SqliteFile

    if data is None or not is_address(data):
        return SqliteFile((Path(data) if data else default_data()).absolute())
    try:
        from wartable.server.postgres import Postgres

        return Postgres(data)
    except ImportError as error:
        raise Trouble(own("trouble-no-postgres")) from error
    except DataTrouble as trouble:
        raise in_words(trouble, own) from trouble


def in_words(trouble: DataTrouble, own: Texts) -> Trouble:
    """What is wrong with the data, for people."""
    return Trouble(own(trouble.message, file=str(trouble.file), why=trouble.why))


def command_for_all(port: int, data: str | None) -> str:
    """What to say so that the whole network reaches the server: as it was started, but for the address."""
    options = ["--host", "0.0.0.0"]
    options += ["--port", str(port)] if port != PORT else []
    options += ["--data", data] if data is not None else []
    said = shlex.join(options)
    return f"make play SERVE={shlex.quote(said)}" if os.environ.get(BY_MAKE) else f"wartable serve {said}"


def checked_origin(origin: str, own: Texts) -> str:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise Trouble(own("trouble-origin", origin=origin))
    return f"{parts.scheme}://{parts.netloc.lower()}"


def checked_mail(address: str, sender: str, own: Texts) -> Mail:
    """A mail server; its password is not said where everybody on the machine could read it."""
    from wartable.server.sending import Unfit, check_letter
    from wartable.server.settings import Mail

    try:
        parts = urlsplit(address)
        check_letter(sender)
        if parts.scheme not in PORTS_OF_MAIL or not parts.hostname or parts.password or parts.path.strip("/"):
            raise Unfit
        port = parts.port or PORTS_OF_MAIL[parts.scheme]
    except (ValueError, Unfit) as error:
        raise Trouble(own("trouble-mail", address=address)) from error
    user, password = unquote(parts.username or ""), os.environ.get(MAIL_PASSWORD, "")
    return Mail(parts.hostname, port, sender, parts.scheme == "smtps", user, password)


def checked_inside(address: str, own: Texts) -> tuple[str, int]:
    """Where other processes reach this one; any port that is free if none is said."""
    host, colon, port = address.rpartition(":") if address.count(":") == 1 else (address, "", "")
    try:
        found = ipaddress.ip_address(host)
        if found.is_unspecified or (colon and not 0 < int(port) < 65536):
            raise ValueError
    except ValueError as error:
        raise Trouble(own("trouble-inside", address=address)) from error
    return str(found), int(port or 0)


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


def run(
    settings: Settings, bound: socket.socket, browse: bool, own: Texts, within: tuple[str, int] = (HOST, 0)
) -> None:
    """Serve until somebody stops it."""
    announce = announcement(settings, bound, browse, own)
    with prepared(settings, own):
        serve_on(settings, bound, own, within, announce)


def run_several(
    count: int,
    settings: Settings,
    bound: socket.socket,
    browse: bool,
    own: Texts,
    within: tuple[str, int] = (HOST, 0),
) -> None:
    """Serve by several processes that share a socket, until somebody stops it."""
    from wartable.cli.family import raise_family

    announce = announcement(settings, bound, browse, own)
    # What is imported here need not be imported by every child.
    importlib.import_module("wartable.server.app")
    with prepared(settings, own):
        bound.listen()
        announce()
    settings = replace(settings, workers=max(1, settings.workers // count))
    raise_family(count, lambda: serve_on(settings, bound, own, within, lambda: None))


def announcement(settings: Settings, bound: socket.socket, browse: bool, own: Texts) -> Callable[[], None]:
    """What is said when the server is there; the page to begin with depends on what there was before."""
    from wartable.server.addresses import ANYWHERE, neighbourhood, origin_of
    from wartable.server.database import DataTrouble

    host, port = bound.getsockname()[:2]
    anywhere = host in ANYWHERE
    address = origin_of(HOST if anywhere else host, port)
    try:
        fresh = settings.data.is_new()
    except DataTrouble as trouble:
        raise in_words(trouble, own) from trouble

    def announce() -> None:
        print(own("serving", address=address))
        for one in neighbourhood()[:1] if anywhere else ():
            print(own("serving-lan", address=origin_of(one, port)))
        print(own("serving-data", file=settings.data.name))
        print(own("serving-stop"), flush=True)
        if browse:
            webbrowser.open(address + (NEW_TABLE if fresh else ""))

    return announce


@contextmanager
def prepared(settings: Settings, own: Texts) -> Iterator[None]:
    """Meanwhile the data is ours to serve, in its last shape, and nothing is wrong with it."""
    from wartable.server.database import DataTrouble

    with ExitStack() as held:
        try:
            held.enter_context(settings.data.served())
            settings.data.prepare()
            settings.data.check()
        except DataTrouble as trouble:
            raise in_words(trouble, own) from trouble
        yield


def serve_on(
    settings: Settings, bound: socket.socket, own: Texts, within: tuple[str, int], announce: Callable[[], None]
) -> None:
    """Serve by this process, with a way in of its own for others on the same database."""
    from wartable.server.addresses import origin_of
    from wartable.server.app import make_app
    from wartable.server.doors import Server
    from wartable.server.notes import write_notes

    host, port = bound.getsockname()[:2]
    settings = replace(settings, bound=(host, port))
    ways = [bound]
    write_notes()
    gc.set_threshold(*GARBAGE)
    with ExitStack() as held:
        if settings.data.sharing is not None:
            ways.append(held.enter_context(listen(*within, own)))
            settings = replace(settings, inside=origin_of(*ways[-1].getsockname()[:2]).partition("://")[2])
        Server(make_app(settings), settings, announce).run(sockets=ways)
