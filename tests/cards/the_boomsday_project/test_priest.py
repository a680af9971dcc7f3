"""The Boomsday Project: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DISPLAYED_CREATOR
from table import YETI, stats, table


def test_topsy_turvy_swaps() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    t.play("BOT_517", yeti)
    assert stats(yeti) == (5, 4)


def test_extra_arms_come_twice() -> None:
    t = table()
    yeti = t.minion()
    t.play("BOT_219", yeti)
    assert (stats(yeti), t.cards()) == ((6, 7), ["BOT_219t"])
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0
    t.play(t.game.hand[1][0], yeti)
    assert (stats(yeti), t.cards()) == ((8, 9), [])


def test_omega_medic_heals_with_ten_crystals() -> None:
    for mana, left in ((10, 2), (9, 12)):
        t = table("HERO_09", mana=mana)
        hero = t.hurt(1, 12)
        t.play("BOT_216")
        assert hero.get(DAMAGE) == left


def test_dead_ringer_rings_for_a_deathrattle() -> None:
    t = table("HERO_09")
    t.deck(YETI, "EX1_096")
    t.kill(t.minion("BOT_509"))
    assert t.cards() == ["EX1_096"]
