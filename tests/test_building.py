"""The compiled copy: whole or not there, one compilation at a time, and a server that does not wait for it."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import compile_rules
import pytest

PRINTS_ITS_RULES = "import os; print(os.environ.get('PYTHONPATH'), os.environ.get('WARTABLE_COMPILED'), flush=True)"


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of its own with one source, older than whatever is built of it."""
    build = tmp_path / "build"
    monkeypatch.setattr(compile_rules, "ROOT", tmp_path)
    monkeypatch.setattr(compile_rules, "BUILD", build)
    for name, file in (
        ("COMPILED", "compiled"),
        ("UNFINISHED", "compiled.unfinished"),
        ("STAMP", "compiled.stamp"),
        ("LOG", "compile.log"),
    ):
        monkeypatch.setattr(compile_rules, name, build / file)
    for name in ("setup.py", "rules.py"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1, 1))
    return tmp_path / "rules.py"


class Builder:
    """In place of the compiler: writes a file, if need be slowly or not at all."""

    def __init__(self, fails: bool = False, seconds: float = 0.0) -> None:
        self.fails = fails
        self.seconds = seconds
        self.begun: list[bool] = []

    def __call__(self, again: bool) -> None:
        self.begun.append(again)
        compile_rules.UNFINISHED.mkdir(exist_ok=True)
        (compile_rules.UNFINISHED / "half.so").touch()
        assert not compile_rules.COMPILED.exists(), "nobody sees what is being built"
        time.sleep(self.seconds)
        if self.fails:
            raise RuntimeError("the compiler has failed")
        (compile_rules.UNFINISHED / "half.so").rename(compile_rules.UNFINISHED / "whole.so")


def built() -> list[str]:
    return [path.name for path in compile_rules.COMPILED.iterdir()]


def test_what_is_compiled_is_compiled_once(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builder = Builder()
    monkeypatch.setattr(compile_rules, "build", builder)
    compile_rules.compile_rules([source])
    compile_rules.compile_rules([source])
    assert builder.begun == [False]
    assert built() == ["whole.so"]
    later = time.time() + 5
    os.utime(source, (later, later))
    compile_rules.compile_rules([source])
    assert builder.begun == [False, True], "the last build is a start for the next"


def test_a_new_list_of_what_is_compiled_starts_afresh(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builder = Builder()
    monkeypatch.setattr(compile_rules, "build", builder)
    compile_rules.compile_rules([source])
    setup, later = source.with_name("setup.py"), time.time() + 5
    os.utime(setup, (later, later))
    compile_rules.compile_rules([source, setup])
    assert builder.begun == [False, False]


def test_half_a_build_is_used_by_nobody(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_rules, "build", Builder(fails=True))
    with pytest.raises(RuntimeError):
        compile_rules.compile_rules([source])
    assert not compile_rules.COMPILED.exists()
    assert compile_rules.UNFINISHED.exists()
    builder = Builder()
    monkeypatch.setattr(compile_rules, "build", builder)
    compile_rules.compile_rules([source])
    assert builder.begun == [False], "what was broken off is no start for the next"
    assert built() == ["whole.so"]


def test_whoever_comes_second_waits_and_finds_it_done(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builder = Builder(seconds=0.5)
    monkeypatch.setattr(compile_rules, "build", builder)
    threads = [threading.Thread(target=compile_rules.compile_rules, args=([source],)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert builder.begun == [False]


def serve_with(make: str, serve: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Serve with these two programs in place of make and of the server."""
    monkeypatch.setattr(compile_rules, "MAKE", (sys.executable, "-c", make))
    monkeypatch.setattr(compile_rules, "SERVE", (sys.executable, "-c", serve))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    return compile_rules.serve([])


def test_compiled_rules_are_served_if_they_are_there(
    source: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert serve_with("", PRINTS_ITS_RULES, monkeypatch) == 0
    assert capfd.readouterr().out == f"{compile_rules.COMPILED} None\n"


@pytest.mark.parametrize(
    ("make", "told"),
    [
        ("print('The rules are compiled.')", "The rules are compiled.\n"),
        ("raise SystemExit(2)", "The rules stay interpreted: compiling them failed, see build/compile.log.\n"),
    ],
)
def test_others_are_compiled_beside_and_the_end_is_told(
    make: str, told: str, source: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    make = f"import sys\nif '--question' in sys.argv: sys.exit(1)\nopen('done', 'w').close()\n{make}"
    done = str(source.with_name("done"))
    wait = f"import time\nwhile not os.path.exists({done!r}): time.sleep(.05)\ntime.sleep(1)\nexit(7)"
    assert serve_with(make, f"{PRINTS_ITS_RULES}\n{wait}", monkeypatch) == 7
    out = capfd.readouterr().out
    assert f"None {compile_rules.COMPILED}\n" in out
    assert "The rules run interpreted for now; compiled beside" in out
    assert told in out


def test_the_compilation_ends_with_the_server(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beat = source.parent / "build" / "beat"
    compiler = f"import time\nwhile True: open({str(beat)!r}, 'a').write('.'); time.sleep(.02)"
    make = (
        "import subprocess, sys\nif '--question' in sys.argv: sys.exit(1)\n"
        f"subprocess.run([sys.executable, '-c', {compiler!r}])"
    )
    serve = f"import os, time\nwhile not os.path.exists({str(beat)!r}): time.sleep(.05)"
    assert serve_with(make, serve, monkeypatch) == 0
    time.sleep(0.2)
    before = beat.stat().st_size
    time.sleep(0.5)
    assert beat.stat().st_size == before
