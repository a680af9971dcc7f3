"""TITANS: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import YETI, table


def test_an_unchained_gladiator_draws_for_elementals_of_the_last_turn() -> None:
    t = table("HERO_08", build=217964)
    t.deck(*[YETI] * 9)
    t.play("TTN_475")
    assert len(t.cards()) == 1
    t.play("UNG_809")
    t.play(YETI)
    t.round()
    before = len(t.cards())
    t.play("TTN_475")
    assert len(t.cards()) == before + 3


def test_a_tainted_remnant_bursts_after_an_elemental() -> None:
    t = table(build=210640)
    t.play("YOG_519")
    assert t.hero(2).get(DAMAGE) == 0
    t.round()
    t.play("YOG_519")
    assert t.hero(2).get(DAMAGE) == 7
