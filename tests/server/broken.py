"""A worker that gives up at the first question."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    sys.stdin.readline()
    sys.exit(1)
