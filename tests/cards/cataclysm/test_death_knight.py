"""Cataclysm: Death Knight; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DEATHRATTLE, RESOURCES_USED
from table import YETI, stats, table

NEW = 241170


def test_a_command_claw_strengthens_a_minion() -> None:
    t = table("HERO_11", build=NEW)
    yeti = t.minion()
    t.weapon("CATA_467")
    t.attack(t.hero(1), t.hero(2))
    assert stats(yeti) == (6, 5)


def test_a_chromatic_broodmother_refreshes_mana_as_it_attacks() -> None:
    t = table("HERO_11", build=NEW, mana=10)
    broodmother = t.minion("CATA_469")
    t.game.owner(1).tags[RESOURCES_USED] = 5
    t.attack(broodmother, t.hero(2))
    assert t.spent() == 3


def test_the_last_stand_of_talanji_lets_others_follow() -> None:
    t = table("HERO_11", build=NEW)
    golem, enemy = t.minion("CS2_186"), t.minion(side=2)
    t.play("CATA_471")
    assert (golem.get(DEATHRATTLE), enemy.get(DEATHRATTLE)) == (1, 0)
    t.answers(YETI)
    t.kill(golem)
    assert t.row() == [YETI]
