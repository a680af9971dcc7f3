"""Showdown in the Badlands: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
    FROZEN,
)
from table import YETI, table


def test_cryopreservation_freezes_an_enemy_and_excavates() -> None:
    t = table("HERO_08", build=217964)
    yeti = t.minion(side=2)
    assert t.refuses("WW_009", t.hero(1))
    t.answers("WW_001t2")
    t.play("WW_009", yeti)
    assert (yeti.get(FROZEN), t.cards()[-1]) == (1, "WW_001t2")


def test_a_sunset_volley_shoots_and_summons() -> None:
    t = table(build=195635)
    t.play("WW_427")
    assert (t.hero(2).get(DAMAGE), len(t.row())) == (10, 1)


def test_a_blastmage_miner_counts_what_it_dug_up() -> None:
    t = table("HERO_08", build=217964)
    t.hand(YETI)
    t.play("WW_426")
    assert (len(t.cards()), t.hero(2).get(DAMAGE)) == (2, 2)


def test_a_summoning_ward_copies_the_dearest_minion() -> None:
    t = table("HERO_08", build=217964)
    t.minion("CS2_231")
    t.minion("CS2_200")
    t.play("DEEP_000")
    t.round()
    assert t.row() == ["CS2_231", "CS2_200", "CS2_200"]
