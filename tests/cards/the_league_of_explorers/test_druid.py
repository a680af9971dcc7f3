"""The League of Explorers: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CURRENT_SPELLPOWER
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


def test_jungle_moonkin_helps_the_spells_of_both() -> None:
    for build in (14830, 54613, 210640):
        t = table(build=build)
        t.play("LOE_051")
        assert (t.tag(CURRENT_SPELLPOWER), t.tag(CURRENT_SPELLPOWER, 2)) == (2, 2)
        t.play("EX1_277" if build < 20000 else "CS2_029", t.hero(2) if build > 20000 else None)
        t.kill(t.at(1, 0))
        assert (t.tag(CURRENT_SPELLPOWER), t.tag(CURRENT_SPELLPOWER, 2)) == (0, 0)
