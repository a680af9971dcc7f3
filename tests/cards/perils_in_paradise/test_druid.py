"""Perils in Paradise: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
    MAXRESOURCES,
    RESOURCES,
    TAG_SCRIPT_DATA_NUM_1,
    TEMP_RESOURCES,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_a_tortollan_traveler_draws_a_cheaper_taunt() -> None:
    t = table("HERO_06", build=217964)
    t.deck(YETI, "CS2_179")
    t.kill(t.minion("VAC_518"))
    assert [(card.card_id, card.get(COST)) for card in t.game.hand[1]] == [("CS2_179", 2)]


def test_new_heights_lift_the_limit_of_mana() -> None:
    t = table("HERO_06", build=210640, mana=10)
    t.play("VAC_949")
    assert (t.tag(MAXRESOURCES), t.tag(RESOURCES)) == (13, 11)


def test_a_trail_mix_gives_two_crystals_next_turn_even_beyond_ten() -> None:
    t = table("HERO_06", build=210640, mana=10)
    t.play("VAC_508")
    assert t.tag(TEMP_RESOURCES) == 0
    t.round()
    assert t.tag(TEMP_RESOURCES) == 2
    t.round()
    assert t.tag(TEMP_RESOURCES) == 0


def test_a_dozing_dragon_summons_whelps_while_it_sleeps() -> None:
    t = table("HERO_06", build=223542)
    body = t.minion()
    attach(t.game, body, body, "VAC_511e")
    attach(t.game, body, body, "VAC_511e2")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == [YETI, "VAC_511t"]
    t.deck(YETI)
    t.end_turn()
    assert [e.get(TAG_SCRIPT_DATA_NUM_1) for e in body.attached] == [1, 1]
