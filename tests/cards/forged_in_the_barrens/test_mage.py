"""Forged in the Barrens: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table

NEW = 185749


def test_runed_orb_finds_a_spell() -> None:
    t = table(build=NEW)
    t.answers("CS2_024", "CS2_029", "CS2_032", 1)
    t.play("BAR_541", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, ["CS2_029"])


@pytest.mark.parametrize(("cards", "spent"), [(("CS2_024", YETI), 3), ((YETI, YETI), 5)])
def test_refreshing_spring_water_refreshes_for_spells(cards: tuple[str, str], spent: int) -> None:
    t = table(build=179020)
    t.deck(*cards)
    t.play("BAR_542")
    assert t.spent() == spent
