"""Ashes of Outland with the first Demon Hunter cards: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE
from table import table


def test_marshspawn_remembers_a_spell() -> None:
    t = table()
    t.play("BT_115")
    t.play("GAME_005")
    t.round()
    t.answers("CS2_024", "CS2_025", "CS2_029", 2)
    t.play("BT_115")
    assert "CS2_029" in t.cards()


def test_torrent_is_cheaper_behind_a_spell() -> None:
    t = table("HERO_02")
    ogre, torrent = t.minion("CS2_200", side=2), t.hand("BT_110")
    before = torrent.get(COST)
    t.play("GAME_005")
    t.round()
    assert torrent.get(COST) == before - 3
    t.play(torrent, ogre)
    assert ogre.zone == Zone.GRAVEYARD


def test_serpentshrine_portal_brings_a_three_drop() -> None:
    t = table()
    t.answers("CS2_127")
    t.play("BT_100", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (3, ["CS2_127"])
