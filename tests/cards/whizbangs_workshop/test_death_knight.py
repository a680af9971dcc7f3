"""Whizbang's Workshop: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CORPSES
from table import table


@pytest.mark.parametrize(("corpses", "left"), [(2, 0), (3, 1)])
def test_a_foamrender_is_mended_with_corpses(corpses: int, left: int) -> None:
    t = table("HERO_11", build=210640)
    foamrender, enemy = t.weapon("MIS_101"), t.minion("EX1_105", side=2)
    t.game.owner(1).tags[CORPSES] = corpses
    t.attack(t.hero(1), enemy)
    assert t.game.weapon[1] is (foamrender if left else None)
