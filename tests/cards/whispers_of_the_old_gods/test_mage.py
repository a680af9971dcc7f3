"""Whispers of the Old Gods: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, FROZEN
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


def test_shatter_destroys_a_frozen_minion() -> None:
    t = table()
    foe, other = t.minion(side=2), t.minion(side=2)
    foe.tags[FROZEN] = 1
    assert t.refuses("OG_081", other)
    t.play("OG_081", foe)
    assert t.game.row(2) == [other]


def test_demented_frostcaller_freezes_after_a_spell() -> None:
    t = table()
    t.minion("OG_085")
    foe = t.minion(side=2)
    t.answers(foe)
    t.play("GAME_005")
    assert (foe.get(FROZEN), t.hero(2).get(FROZEN)) == (1, 0)


def test_servant_of_yogg_saron_casts_a_spell() -> None:
    t = table()
    t.answers("EX1_277", *[t.hero(2)] * 3)
    t.play("OG_087")
    assert t.hero(2).get(DAMAGE) == 3
    later = table(build=255790)
    assert later.game.cards.get("OG_087") is not None
    later.answers("CS2_032")
    foe = later.minion("CS2_200", side=2)
    later.play("OG_087")
    assert foe.get(DAMAGE) > 0


def test_anomalus_burns_all_minions() -> None:
    t = table()
    own, foe = t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.kill(t.minion("OG_120"))
    assert (own.zone, foe.zone) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 0)


def test_faceless_summoner_brings_a_three_drop() -> None:
    t = table()
    t.answers("CS2_127")
    t.play("OG_207")
    assert t.row() == ["OG_207", "CS2_127"]
