"""A server with few descriptors: says its port, and goes on until its input ends."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from tests.server.wires import real_server
from wartable.server.notes import write_notes

FEW = 256

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW))
    write_notes()
    with real_server(Path(sys.argv[1]), header_timeout=1.0, most_from_address=1000) as server:
        print(server.port, flush=True)
        sys.stdin.read()
