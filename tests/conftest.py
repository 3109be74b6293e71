"""Every run of the tests is the same; with WARTABLE_LUCK=anything they try other examples and play other games."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True)
if "WARTABLE_LUCK" not in os.environ:
    settings.load_profile("steady")
