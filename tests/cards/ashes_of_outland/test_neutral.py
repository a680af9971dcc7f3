"""Ashes of Outland: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD, FROZEN
from table import YETI, stats, table


def test_bonechewer_brawler_grows_by_wounds() -> None:
    t = table()
    brawler, other = t.minion("BT_715"), t.minion()
    t.play("CS2_008", brawler)
    t.play("CS2_008", other)
    assert stats(brawler) == (4, 2)


def test_frozen_shadoweaver_freezes_an_enemy() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("BT_714", yeti)
    assert yeti.get(FROZEN) == 1


def test_disguised_wanderer_was_an_inquisitor() -> None:
    t = table()
    t.kill(t.minion("BT_728"))
    assert t.row() == ["BT_728t"]


def test_blistering_rot_makes_its_like() -> None:
    t = table()
    rot = t.minion("BT_721")
    t.play("CS2_092", rot)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(t.at(1, 1)) == (5, 6)


def test_rustsworn_initiate_leaves_an_impcaster() -> None:
    t = table()
    t.kill(t.minion("BT_008"))
    assert t.row() == ["BT_008t"]


def test_guardian_augmerchant_hurts_and_shields() -> None:
    t = table()
    yeti = t.minion()
    t.play("BT_722", yeti)
    assert (yeti.get(DAMAGE), yeti.get(DIVINE_SHIELD)) == (1, 1)


def test_scrapyard_colossus_leaves_another() -> None:
    t = table()
    t.kill(t.minion("BT_155"))
    assert t.row() == ["BT_155t"]


def test_soulbound_ashtongue_shares_its_pain() -> None:
    t = table()
    t.attack(t.minion("BT_727"), t.minion("CS2_120", side=2))
    assert t.hero(1).get(DAMAGE) == 2


def test_overconfident_orc_is_stronger_while_whole() -> None:
    t = table()
    orc = t.minion("BT_730")
    assert orc.get(ATK) == 3
    t.attack(t.minion("CS2_231"), t.minion(side=2))
    t.attack(orc, t.minion("CS2_120", side=2))
    assert orc.get(ATK) == 1


def test_two_artificers_quadruple_what_a_spell_deals_to_a_minion() -> None:
    """U310:4172; heroes, and blows, are not theirs."""
    t = table()
    t.minion("BT_733"), t.minion("BT_733", side=2)
    ogre = t.minion("CS2_200", side=2)
    t.play("CS2_008", ogre)
    t.play("CS2_008", t.hero(2))
    t.attack(t.minion("CS2_171"), ogre)
    assert (ogre.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4 + 1, 1)
