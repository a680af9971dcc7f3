"""Descent of Dragons with Galakrond's Awakening: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import RESOURCES
from table import YETI, table


@pytest.mark.parametrize(("drawn", "gained"), [("EX1_561", 1), (YETI, 0)])
def test_breath_of_dreams_counts_the_dragon_that_it_draws(drawn: str, gained: int) -> None:
    t = table(mana=5)
    t.deck(drawn)
    t.play("DRG_318")
    assert (t.cards(), t.tag(RESOURCES)) == ([drawn], 5 + gained)
