"""Perils in Paradise: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    EXHAUSTED,
    MAXRESOURCES,
    RESOURCES,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TEMP_RESOURCES,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


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


def test_a_hiking_trail_finds_taunts_and_reopens_with_armor() -> None:
    t = table("HERO_06", build=217964)
    t.play("VAC_517")
    (trail,) = t.game.board[1]
    t.play(trail)
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.card.tags.get(TAUNT), trail.get(EXHAUSTED)) == (1, 1)
    t.play(t.power())
    assert trail.get(EXHAUSTED) == 0


@pytest.mark.parametrize(("crystals", "cost"), [(9, 7), (10, 1)])
def test_a_bouldering_buddy_is_cheap_with_ten_crystals(crystals: int, cost: int) -> None:
    t = table("HERO_06", build=217964)
    t.game.owner(1).tags[RESOURCES] = crystals
    assert t.hand("VAC_950").get(COST) == cost


def test_an_ungoro_brochure_flips_each_turn() -> None:
    t = table("HERO_06", build=217964)
    t.deck("CS2_029", "CS2_029", "CS2_029", *[YETI] * 3), t.deck(YETI, side=2)
    kept = t.hand("WORK_050")
    t.play("WORK_050")
    yetis = t.game.hand[1][1:]
    assert [(stats(e), [w.card_id for w in e.attached]) for e in yetis] == [
        ((6, 7), ["WORK_050e"])
    ] * 2
    t.end_turn()
    assert kept.card_id == "WORK_050t"
    t.end_turn()
    t.play(kept)
    spells = [e for e in t.game.hand[1] if e.card_id == "CS2_029"][1:]
    assert [(e.get(COST), [w.card_id for w in e.attached]) for e in spells] == [
        (3, ["GBL_003e"])
    ] * 2


def test_a_dalaran_brochure_flips_back() -> None:
    t = table("HERO_06", build=217964)
    kept = t.hand("WORK_050t")
    t.deck(YETI, side=2)
    t.end_turn()
    assert kept.card_id == "WORK_050"


def test_careful_bears_grow_in_the_hand() -> None:
    t = table("HERO_06", build=221908)
    t.play("WORK_024")
    t.round()
    assert [stats(e) for e in t.game.hand[1] if e.card_id == "WORK_024t"] == [(4, 4)] * 2
