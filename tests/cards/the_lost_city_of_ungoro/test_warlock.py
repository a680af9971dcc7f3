"""The Lost City of Un'Goro: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table

NEW = 238003


def test_an_asphyxiodon_breathes_at_an_enemy_minion() -> None:
    t = table("HERO_07", build=NEW)
    t.minion("DINO_132")
    enemy = t.minion("EX1_105", side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 0)


@pytest.mark.parametrize(("before", "hurt"), [("CS2_029", 0), ("BT_235", 2)])
def test_caustic_fumes_hurt_all_after_their_kin(before: str, hurt: int) -> None:
    t = table("HERO_07", build=NEW)
    t.play(before, t.hero(2) if before == "CS2_029" else None)
    t.round()
    doomed, other, mine = t.minion(side=2), t.minion(side=2), t.minion()
    t.play("TLC_447", doomed)
    assert (doomed.zone, other.get(DAMAGE), mine.get(DAMAGE)) == (Zone.GRAVEYARD, hurt, hurt)
