"""Journey to Un'Goro: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, QUEST_PROGRESS
from table import YETI, table


def test_primalfin_totem_spawns_every_turn() -> None:
    t = table()
    t.play("UNG_201")
    t.end_turn()
    assert t.row() == ["UNG_201", "UNG_201t"]


def test_unite_the_murlocs_counts_its_own() -> None:
    t = table()
    quest = t.play("UNG_942")
    t.play("CS2_168")
    t.play(YETI)
    t.minion("CS2_168", side=2)
    assert quest.get(QUEST_PROGRESS) == 1


def test_megafin_fills_the_hand() -> None:
    t = table()
    t.hand(YETI)
    t.play("UNG_942t")
    assert len(t.cards()) == 10


def test_hot_spring_guardian_heals() -> None:
    t = table()
    t.hurt(1, 5)
    t.play("UNG_938", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 2


def test_fire_plume_harbinger_makes_elementals_cheaper() -> None:
    t = table()
    fly, yeti = t.hand("UNG_809"), t.hand(YETI)
    t.play("UNG_202")
    assert (fly.get(COST), yeti.get(COST)) == (0, 4)
