"""The Core set: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table


def test_war_cache_arms_a_warrior() -> None:
    t = table("HERO_01", build=179020)
    t.answers("NEW1_011", "EX1_408", "CS2_106")
    t.play("CS3_009")
    assert t.cards() == ["NEW1_011", "EX1_408", "CS2_106"]


def test_a_bloodsail_deckhand_makes_the_next_weapon_cheaper() -> None:
    t = table(build=117521)
    axe, second = t.hand("CS2_106"), t.hand("CS2_106")
    t.play("CS3_008")
    assert (axe.get(COST), second.get(COST)) == (2, 2)
    t.play(axe)
    assert second.get(COST) == 3
