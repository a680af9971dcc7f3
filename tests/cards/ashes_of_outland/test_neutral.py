"""Ashes of Outland: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DIVINE_SHIELD, FROZEN
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
