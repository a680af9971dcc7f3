"""The League of Explorers: Druid; each card played."""

from __future__ import annotations

import pytest

from table import table


@pytest.mark.parametrize(("option", "picked"), [(0, "CS2_182"), (1, "CS2_008")])
def test_raven_idol_discovers_a_minion_or_a_spell(option: int, picked: str) -> None:
    t = table("HERO_06")
    t.answers(picked, 0, 1, picked)
    t.play("LOE_115", option=option)
    assert t.cards() == [picked]


def test_mounted_raptor_loses_its_rider() -> None:
    t = table()
    t.answers("CS2_168")
    t.kill(t.minion("LOE_050"))
    assert t.row() == ["CS2_168"]
