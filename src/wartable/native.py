"""The compiled build: whether it runs, and what lets games that are not compiled extend it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes):
        """The compiler reads this mark; at run time it does nothing."""
        return lambda marked: marked


def compiled() -> bool:
    """Whether the rules in use are machine code."""
    spec = find_spec("wartable.engine.play")
    return spec is not None and not str(spec.origin).endswith(".py")
