"""Descent of Dragons with Galakrond's Awakening: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_dark_skies_repeats_for_each_card_held() -> None:
    t = table()
    own, foe = t.minion(), t.minion(side=2)
    t.hand("GAME_005"), t.hand("GAME_005")
    t.answers(own, foe, foe)
    t.play("DRG_204")
    assert (own.get(DAMAGE), foe.get(DAMAGE)) == (1, 2)
