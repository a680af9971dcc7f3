"""The Boomsday Project: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, DAMAGE
from table import table


def test_eternium_rover_armours_when_hurt() -> None:
    t = table("HERO_01")
    rover = t.minion("BOT_059")
    t.play("CS2_008", rover)
    assert t.hero(1).get(ARMOR) == 2


def test_dyn_o_matic_spares_mechs() -> None:
    t = table()
    yeti, foe, mech = t.minion(), t.minion(side=2), t.minion("GVG_085", side=2)
    t.answers(yeti, foe, yeti, foe, foe)
    t.play("BOT_104")
    assert [e.get(DAMAGE) for e in (yeti, foe, mech)] == [2, 3, 0]


def test_weapons_project_arms_both() -> None:
    t = table("HERO_01")
    t.play("BOT_042")
    weapons = [t.game.weapon[side] for side in (1, 2)]
    assert [w.card_id if w else "" for w in weapons] == ["BOT_042t", "BOT_042t"]
    assert [t.hero(side).get(ARMOR) for side in (1, 2)] == [6, 6]
