"""Ashes of Outland: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, RESOURCES
from table import table


def test_overgrowth_gives_two_empty_crystals() -> None:
    t = table("HERO_06", mana=4)
    t.play("BT_130")
    assert (t.tag(RESOURCES), t.spent()) == (6, 6)


@pytest.mark.parametrize(("crystals", "cost"), [(6, 3), (7, 0)])
def test_bogbeam_is_free_from_seven_crystals_on(crystals: int, cost: int) -> None:
    t = table("HERO_06", mana=crystals)
    yeti, beam = t.minion(side=2), t.hand("BT_134")
    assert beam.get(COST) == cost
    assert t.refuses(beam, t.hero(2))
    t.play(beam, yeti)
    assert yeti.get(DAMAGE) == 3
