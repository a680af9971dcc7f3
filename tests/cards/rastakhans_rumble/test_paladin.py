"""Rastakhan's Rumble: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, DAMAGE
from table import YETI, stats, table


def test_bloodclaw_hurts_its_bearer() -> None:
    t = table()
    t.play("TRL_543")
    assert t.hero(1).get(DAMAGE) == 5


def test_thekal_turns_health_into_armour() -> None:
    t = table("HERO_04")
    t.hurt(1, 10)
    t.play("TRL_308")
    assert (t.hero(1).get(DAMAGE), t.hero(1).get(ARMOR)) == (29, 19)


def test_flash_of_light_heals_and_draws() -> None:
    t = table("HERO_04")
    t.deck(YETI, YETI)
    hero = t.hurt(1, 6)
    t.play("TRL_307", hero)
    assert (hero.get(DAMAGE), t.cards(1)) == (2, [YETI])


def test_farraki_battleaxe_trains_the_hand() -> None:
    t = table("HERO_04")
    t.weapon("TRL_304")
    yeti = t.hand(YETI)
    t.attack(t.hero(1), t.minion("CS2_171", side=2))
    assert stats(yeti) == (6, 7)
