"""Perils in Paradise: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import table


@pytest.mark.parametrize("card_id", ["VAC_520", "VAC_520t", "VAC_520t2"])
def test_a_seabreeze_chalice_splits_its_damage(card_id: str) -> None:
    t = table("HERO_08", build=217964)
    yeti, other, mine = t.minion(side=2), t.minion(side=2), t.minion()
    t.answers(yeti, other)
    t.play(card_id)
    assert [e.get(DAMAGE) for e in (yeti, other, mine, t.hero(2))] == [1, 1, 0, 0]


def test_a_seabreeze_chalice_hit_heroes_too() -> None:
    t = table("HERO_08", build=205031)
    yeti = t.minion(side=2)
    t.answers(yeti, t.hero(2))
    t.play("VAC_520")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, 1)


def test_a_marooned_archmage_makes_the_first_spell_of_a_turn_cheaper() -> None:
    t = table(build=217964)
    first, second = t.hand("CS2_029"), t.hand("CS2_029")
    t.minion("VAC_435")
    assert [e.card_id for e in first.attached] == ["VAC_435e"]
    assert first.get(COST) == 2
    t.play(first, t.hero(2))
    assert second.get(COST) == 4
