"""Goblins vs Gnomes: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, WINDFURY
from table import YETI, stats, table

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""


@pytest.mark.parametrize("card_id", ["GVG_088", "GVG_066"])
@pytest.mark.parametrize("wrong", [0, 1])
def test_an_ogre_may_hit_the_wrong_enemy(card_id: str, wrong: int) -> None:
    t = table()
    ogre, yeti = t.minion(card_id), t.minion("CS2_200", side=2)
    t.answers(wrong, *(["HERO_01"] if wrong else []))
    t.attack(ogre, yeti)
    assert (t.hero(2).get(DAMAGE) > 0, yeti.get(DAMAGE) > 0) == (bool(wrong), not wrong)


def test_ancestors_call_brings_a_minion_of_each_hand() -> None:
    t = table("HERO_02")
    t.hand(WISP), t.hand(YETI, 2)
    t.play("GVG_029")
    assert (t.row(), t.row(2)) == ([WISP], [YETI])


def test_powermace_leaves_its_strength_to_a_mech() -> None:
    t = table("HERO_02")
    t.weapon("GVG_036")
    mech = t.minion(MECH)
    t.play("CS2_106")
    assert stats(mech) == (3, 4)


@pytest.mark.parametrize("amount", [3, 6])
def test_crackle_deals_three_to_six(amount: int) -> None:
    t = table("HERO_02")
    t.answers(amount)
    t.play("GVG_038", t.hero(2))
    assert t.hero(2).get(DAMAGE) == amount


def test_vitality_totem_heals_its_hero() -> None:
    t = table("HERO_02")
    t.minion("GVG_039")
    t.hurt(1, 10)
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == 6


def test_siltfin_spiritwalker_mourns_murlocs() -> None:
    t = table("HERO_02")
    t.minion("GVG_040")
    t.deck(YETI)
    t.kill(t.minion("CS2_168"), t.minion())
    assert t.cards() == [YETI]


def test_neptulon_brings_four_murlocs() -> None:
    t = table("HERO_02")
    t.play("GVG_042")
    races = [card.card.tags.get(200) for card in t.game.hand[1] if card.card is not None]
    assert races == [14] * 4


def test_dunemaul_shaman_has_windfury() -> None:
    assert table("HERO_02").play("GVG_066").get(WINDFURY) == 1
