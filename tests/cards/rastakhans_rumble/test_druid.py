"""Rastakhan's Rumble: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK
from table import YETI, table


def test_pounce_lasts_for_the_turn() -> None:
    t = table("HERO_06")
    t.play("TRL_243")
    attack = t.hero(1).get(ATK)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (attack, t.hero(1).get(ATK)) == (2, 0)


def test_ironhide_direhorn_leaves_a_runt_beside_its_prey() -> None:
    t = table("HERO_06")
    horn, wisp = t.minion("TRL_232"), t.minion("CS2_231", 2)
    t.attack(horn, wisp)
    assert t.row() == ["TRL_232", "TRL_232t"]


def test_treespeaker_turns_treants_into_ancients() -> None:
    t = table("HERO_06")
    t.minion("DAL_256t2")
    t.minion()
    t.play("TRL_341")
    assert t.row() == ["TRL_341t", YETI, "TRL_341"]
