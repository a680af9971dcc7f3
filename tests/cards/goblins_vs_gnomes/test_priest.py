"""Goblins vs Gnomes: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    DAMAGE,
    HEALTH,
    SPELLPOWER,
)
from table import (
    stats,
    table,
)

FIREBALL = "CS2_029"
WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""


def test_shrinkmeister_weakens_until_the_end_of_the_turn() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("GVG_011", yeti)
    assert stats(yeti) == (2, 5)
    t.end_turn()
    assert stats(yeti) == (4, 5)


def test_lightbomb_turns_attack_against_its_owner() -> None:
    t = table("HERO_09")
    yeti, ogre = t.minion(), t.minion("CS2_200", 2)
    t.play("GVG_008")
    assert (yeti.get(DAMAGE), ogre.get(DAMAGE)) == (4, 6)


def test_shadowbomber_hurts_both_heroes() -> None:
    t = table("HERO_09")
    t.play("GVG_009")
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [3, 3]


def test_velens_chosen_casts_harder() -> None:
    t = table("HERO_09")
    yeti = t.minion()
    t.play("GVG_010", yeti)
    assert (stats(yeti), yeti.get(SPELLPOWER)) == ((6, 9), 1)
    t.play(FIREBALL, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7


def test_light_of_the_naaru_calls_help_for_the_hurt() -> None:
    t = table("HERO_09")
    t.play("GVG_012", t.hurt(1, 2))
    assert t.row() == []
    t.play("GVG_012", t.hurt(1, 5))
    assert t.row() == ["EX1_001"]


def test_voljin_swaps_health() -> None:
    t = table("HERO_09")
    ogre = t.minion("CS2_200", 2)
    voljin = t.play("GVG_014", ogre)
    assert (stats(voljin), stats(ogre)) == ((6, 7), (6, 2))


def test_upgraded_repair_bot_mends_a_mech() -> None:
    t = table("HERO_09")
    mech = t.minion(MECH)
    t.play("GVG_083", mech)
    assert mech.get(HEALTH) == 6


@pytest.mark.parametrize(("build", "hurt"), [(13619, 1), (126451, 0)])
def test_shadowboxer_answers_the_healing_of_minions_alone_since_25770(
    build: int, hurt: int
) -> None:
    t = table("HERO_09", build=build)
    t.minion("GVG_072")
    t.hurt(1, 5)
    t.play(t.power(), t.hero(1))
    assert t.hero(2).get(DAMAGE) == hurt
