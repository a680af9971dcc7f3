"""Whizbang's Workshop: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


@pytest.mark.parametrize(("deck", "damage"), [(YETI, 3), ("CS2_029", 6)])
def test_a_malfunction_hits_more_without_minions_in_the_deck(deck: str, damage: int) -> None:
    t = table(build=210640)
    giant = t.minion("EX1_105", side=2)
    t.deck(deck)
    t.play("MIS_107")
    assert giant.get(DAMAGE) == damage
