"""A copy of the package with its rules compiled, in build/compiled; and a server that does not wait for it.

`make build` says `compile_rules.py SOURCE...`. One compilation runs at a time, and build/compiled is there only when it
is whole: it is built under another name and renamed. `make play` says `compile_rules.py --serve OPTION...`.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
UNFINISHED = BUILD / "compiled.unfinished"
STAMP = BUILD / "compiled.stamp"
COMPILER = BUILD / "compiler"
"""Where mypy goes if the environment has none: beside a server nothing may be installed into its environment."""
LOG = BUILD / "compile.log"
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
SERVE = (sys.executable, "-m", "wartable", "serve")
MAKE = ("make", "--silent")
LAST = 19
"""How far the compilation stands back: everything else goes first."""


# Compiling.


def compile_rules(sources: list[Path]) -> None:
    """Compile unless that is done; whoever comes second waits for the first."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        start = time.time()
        if not is_fresh(sources):
            build(begin_anew())
            # A server that compiles beside it knows by this that it is no older one.
            os.utime(UNFINISHED)
            os.replace(UNFINISHED, COMPILED)
            STAMP.touch()
            # What was changed in the meantime is not in it.
            os.utime(STAMP, (start, start))
    machine_code = any(COMPILED.rglob("*.so"))
    print("The rules are compiled." if machine_code else "The rules stay interpreted: nothing here can compile them.")


def is_fresh(sources: list[Path]) -> bool:
    if not STAMP.exists() or not COMPILED.exists():
        return False
    made = STAMP.stat().st_mtime
    return all([source.stat().st_mtime <= made for source in sources])


def begin_anew() -> bool:
    """Take the last build as a start; says whether there is one.

    One that was broken off may have half a file in it, and after a new list of what is compiled, machine code left over
    would hide the source: then there is none.
    """
    shutil.rmtree(UNFINISHED, ignore_errors=True)
    usable = STAMP.exists() and STAMP.stat().st_mtime > (ROOT / "setup.py").stat().st_mtime
    if COMPILED.exists() and usable:
        os.replace(COMPILED, UNFINISHED)
        return True
    shutil.rmtree(COMPILED, ignore_errors=True)
    return False


def build(again: bool) -> None:
    """Run the compiler; only what has changed is compiled again."""
    if not again:
        print("Compiling the rules; this takes a minute or two.", flush=True)
    environment = dict(os.environ)
    if find_spec("mypyc") is None:
        if not COMPILER.exists():
            constraints = ("--constraint", str(ROOT / "constraints.txt"))
            subprocess.run([*PIP, *constraints, "--target", str(COMPILER), "mypy"], check=True)
        environment["PYTHONPATH"] = str(COMPILER)
    setup = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(UNFINISHED)]
    subprocess.run(setup, cwd=ROOT, env=environment, check=True)


# Serving.


def serve(options: list[str]) -> int:
    """Serve with what there is; compile what is not compiled beside it, at leisure."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    beside = None
    if subprocess.run([*MAKE, "--question", "build"], cwd=ROOT, env=environment, check=False).returncode == 0:
        environment["PYTHONPATH"] = str(COMPILED)
    else:
        beside = start_compiling(environment)
        environment["WARTABLE_COMPILED"] = str(COMPILED)
    environment["WARTABLE_BY_MAKE"] = "yes"
    server = subprocess.Popen([*SERVE, *options], env=environment)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    try:
        return server.wait()
    except KeyboardInterrupt:
        # The server has heard it too and ends by itself.
        return server.wait()
    finally:
        if beside is not None and beside.poll() is None:
            os.killpg(beside.pid, signal.SIGTERM)


def start_compiling(environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """Compile in a group of processes of its own, which can be ended as one."""
    print("The rules run interpreted for now; compiled beside, they make the bots faster in a few minutes.", flush=True)
    BUILD.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        command = ["nice", "-n", str(LAST), *MAKE, "build"]
        started = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
        )
    threading.Thread(target=tell_end, args=(started,), daemon=True).start()
    return started


def tell_end(started: subprocess.Popen[bytes]) -> None:
    """One line when it is done, however it ended; none if the server is stopped first."""
    code = started.wait()
    if code == 0:
        print(LOG.read_text(encoding="utf-8").splitlines()[-1], flush=True)
    elif code > 0:
        print(f"The rules stay interpreted: compiling them failed, see {LOG.relative_to(ROOT)}.", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--serve":
        sys.exit(serve(sys.argv[2:]))
    compile_rules([Path(name) for name in sys.argv[1:]])
