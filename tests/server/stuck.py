"""A worker that thinks for ever."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    sys.stdin.read()
