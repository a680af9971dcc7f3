"""One Night in Karazhan: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_priest_of_the_feast_heals_with_every_spell() -> None:
    t = table()
    t.minion("KAR_035")
    hero = t.hurt(1, 10)
    t.play("GAME_005")
    assert hero.get(DAMAGE) == 7
