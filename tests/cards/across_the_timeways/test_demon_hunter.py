"""Across the Timeways: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


@pytest.mark.parametrize(("deck", "damage"), [(YETI, 0), ("CS2_029", 6)])
def test_hounds_attack_when_the_deck_has_no_minions(deck: str, damage: int) -> None:
    t = table("HERO_10", build=233275)
    t.deck(deck)
    yeti = t.minion("EX1_105", side=2)
    hero = t.hurt(2, 25)
    t.play("TIME_443")
    assert (t.row(), yeti.get(DAMAGE)) == (["TIME_443t2", "TIME_443t"], 0)
    assert hero.get(DAMAGE) == 25 + damage
