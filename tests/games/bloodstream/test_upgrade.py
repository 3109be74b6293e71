"""Towers under upgrade (BS-UPGRADE-05)."""

from __future__ import annotations

import pytest

from tests.games.bloodstream.examples import Example

rule = pytest.mark.rule


@rule("BS-UPGRADE-05", "BS-TOWER-06")
def test_a_tower_attacks_only_when_its_upgrade_is_finished() -> None:
    t = Example()
    tower = t.building(1, "scout_tower", "4,5")
    t.job(tower, "upgrade", "guard_tower")
    t.units(2, "worker", "7,5")
    t.stage("movement", 2).walk("7,5", 1, "6,5")
    assert t.asked() == (2, "Moving"), "nobody is asked to interrupt"
    t.to_stage("attack", 1)
    assert t.building_at("4,5") == "guard_tower"
    assert t.legal("attack") == {"attack 4,5"}
