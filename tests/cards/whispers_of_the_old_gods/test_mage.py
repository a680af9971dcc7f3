"""Whispers of the Old Gods: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import stats, table

CTHUN = "OG_280"


def test_cabalists_tome_gives_three_mage_spells() -> None:
    t = table()
    t.answers("CS2_029", "CS2_024", "CS2_029")
    t.play("OG_090")
    assert t.cards() == ["CS2_029", "CS2_024", "CS2_029"]


def test_r266_cult_sorcerer_serves_with_every_spell() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.minion("OG_303")
    t.play("GAME_005")
    t.play("GAME_005")
    assert stats(cthun) == (8, 8)


def test_forbidden_flame_burns_all_mana() -> None:
    t = table(mana=4)
    yeti = t.minion(side=2)
    t.play("OG_086", yeti)
    assert (t.spent(), yeti.get(DAMAGE)) == (4, 4)


def test_twilight_flamecaller_burns_all_enemy_minions() -> None:
    t = table()
    mine, *theirs = t.minion(), t.minion(side=2), t.minion(side=2)
    t.play("OG_083")
    assert [e.get(DAMAGE) for e in (mine, *theirs, t.hero(2))] == [0, 1, 1, 0]
