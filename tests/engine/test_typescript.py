"""The client's types are those of the drawing vocabulary."""

from __future__ import annotations

from pathlib import Path

from wartable.engine.picture.typescript import typescript

FILE = Path(__file__).parents[2] / "web/src/lib/scene.ts"


def test_the_types_of_the_client_are_fresh() -> None:
    made = FILE.read_text(encoding="utf-8")
    assert made == typescript(), "python -m wartable.engine.picture.typescript > web/src/lib/scene.ts"


def test_every_kind_of_field_has_its_type() -> None:
    told = typescript()
    for line in (
        "export type Point = [number, number];",
        "  spots: Point[];",
        "  palette: Record<string, string[]>;",
        "  value: number | null;",
        "  contest: Contest | null;",
        "  either_order: boolean;",
        "/** A line of a breakdown: what, and how much. */\nexport interface Detail {",
    ):
        assert line in told
