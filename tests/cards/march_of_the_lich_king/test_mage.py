"""March of the Lich King: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import table


@pytest.mark.parametrize(("mana", "damage"), [(7, 2), (8, 3)])
def test_arcane_bolt_thirsts_for_mana(mana: int, damage: int) -> None:
    t = table("HERO_08", build=255790, mana=mana)
    t.play("RLK_843", t.hero(2))
    assert t.hero(2).get(DAMAGE) == damage
