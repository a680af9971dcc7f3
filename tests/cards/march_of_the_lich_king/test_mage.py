"""March of the Lich King: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import table


@pytest.mark.parametrize(("mana", "damage"), [(7, 2), (8, 3)])
def test_arcane_bolt_thirsts_for_mana(mana: int, damage: int) -> None:
    t = table("HERO_08", build=255790, mana=mana)
    t.play("RLK_843", t.hero(2))
    assert t.hero(2).get(DAMAGE) == damage


def test_a_prismatic_elemental_finds_a_cheap_spell_of_any_class() -> None:
    t = table("HERO_08", build=190416)
    t.answers("CS2_084", "CS2_029", "EX1_246", "EX1_246")
    t.play("RLK_547")
    found = t.game.hand[1][0]
    assert (found.card_id, found.get(COST)) == ("EX1_246", 2)


def test_an_arcane_wyrm_brings_an_arcane_bolt() -> None:
    t = table("HERO_08", build=190416)
    t.play("RLK_548")
    assert t.cards() == ["RLK_843"]
