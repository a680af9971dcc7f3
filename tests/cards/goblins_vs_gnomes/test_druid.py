"""Goblins vs Gnomes: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, DISPLAYED_CREATOR, DORMANT, RESOURCES, TAUNT
from table import YETI, stats, table

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""


@pytest.mark.parametrize(("option", "body"), [(0, (3, 2)), (1, (2, 3))])
def test_robo_cub_has_two_modes(option: int, body: tuple[int, int]) -> None:
    assert stats(table("HERO_06").play("GVG_030", option=option)) == body


def test_recycle_shuffles_another_card_of_the_kind_in() -> None:
    t = table("HERO_06")
    foe = t.minion(side=2)
    t.play("GVG_031", foe)
    assert ([card.card_id for card in t.game.deck[2]], t.row(2)) == ([YETI], [])
    assert (foe.zone, foe in t.game.deck[2]) == (Zone.SETASIDE, False)


def test_grove_tender_serves_both_players() -> None:
    t = table("HERO_06", mana=8)
    t.deck(YETI), t.deck(YETI, side=2)
    t.game.owner(2).tags[RESOURCES] = 5
    t.play("GVG_032", option=0)
    assert (t.tag(RESOURCES), t.tag(RESOURCES, 2)) == (9, 6)
    t.play("GVG_032", option=1)
    assert (t.cards(), t.cards(2)) == ([YETI], [YETI])


def test_tree_of_life_heals_everybody() -> None:
    t = table("HERO_06")
    yeti, enemy = t.minion(damage=3), t.hurt(2, 20)
    t.play("GVG_033")
    assert (yeti.get(DAMAGE), enemy.get(DAMAGE)) == (0, 0)


def test_mech_bear_cat_makes_a_part_of_every_wound() -> None:
    t = table()
    t.minion("GVG_034")
    t.play("EX1_400")
    assert t.cards() == ["PART_001"]
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0


def test_malorne_goes_back_into_the_deck() -> None:
    t = table()
    t.kill(t.minion("GVG_035"))
    assert [card.card_id for card in t.game.deck[1]] == ["GVG_035"]


def test_dark_wispers_are_many_or_one() -> None:
    t = table("HERO_06")
    t.play("GVG_041", option=0)
    assert t.row() == [WISP] * 5
    t.play("GVG_041", t.at(1, 0), option=1)
    assert (stats(t.at(1, 0)), t.at(1, 0).get(TAUNT)) == ((6, 6), 1)


def test_druid_of_the_fang_wants_a_beast() -> None:
    t = table("HERO_06")
    t.play("GVG_080")
    assert t.row() == ["GVG_080"]
    t.minion(BOAR)
    t.play("GVG_080")
    assert t.row() == ["GVG_080", BOAR, "GVG_080t"]


def test_malorne_of_today_falls_asleep_instead() -> None:
    t = table(build=255790)
    t.kill(t.minion("GVG_035"))
    assert (t.game.deck[1], t.row()) == ([], ["GVG_035"])
    assert t.at(1, 0).get(DORMANT) == 1
