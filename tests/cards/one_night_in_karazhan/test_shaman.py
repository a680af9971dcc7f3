"""One Night in Karazhan: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE
from table import table


def test_portals_deal_damage_and_summon() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers("CS2_171")
    t.play("KAR_073")
    assert (yeti.get(DAMAGE), t.row()) == (1, ["CS2_171"])
    t.answers("CS2_187")
    t.play("KAR_076", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    assert t.row() == ["CS2_171", "CS2_187"]


def test_spirit_claws_are_sharper_with_spell_damage() -> None:
    """U035:3963, 4461."""
    t = table("HERO_02")
    claws = t.weapon("KAR_063")
    assert claws.get(ATK) == 1
    t.play("CS2_142")
    assert (claws.get(ATK), t.hero(1).get(ATK)) == (3, 3)


def test_wicked_witchdoctor_summons_a_basic_totem_for_each_spell() -> None:
    t = table()
    t.minion("KAR_021")
    t.answers("CS2_050")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["KAR_021", "CS2_050"]
