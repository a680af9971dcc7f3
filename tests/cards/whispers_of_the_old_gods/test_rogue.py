"""Whispers of the Old Gods: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_shadow_strike_needs_an_unhurt_character() -> None:
    t = table()
    hurt, sound = t.minion(side=2, damage=1), t.minion("CS2_200", side=2)
    assert t.refuses("OG_176", hurt)
    t.play("OG_176", sound)
    assert sound.get(DAMAGE) == 5


def test_undercity_huckster_steals_from_the_other_class() -> None:
    t = table("HERO_03", "HERO_08")
    t.answers("CS2_029")
    t.kill(t.minion("OG_330"))
    assert t.cards() == ["CS2_029"]
