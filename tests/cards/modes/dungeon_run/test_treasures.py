"""Treasures of Dungeon Run and Monster Hunt; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    HEALTH,
    RESOURCES,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


@pytest.mark.parametrize("build", [23966, 66927])
def test_two_scrying_orbs_take_two_off_the_own_spells(build: int) -> None:
    t = table("HERO_08", build=build)
    intellect, yeti = t.hand("CS2_023"), t.hand("CS2_182")
    theirs = t.hand("CS2_029", 2)
    for source in (t.hero(1), t.power(1)):
        attach(t.game, source, t.game.owner(1), "LOOTA_824e")
    t.end_turn()
    assert [card.get(COST) for card in (intellect, yeti, theirs)] == [1, 4, 4]


def test_the_boombox_fills_the_board() -> None:
    t = table(build=36393)
    t.play("LOOTA_838")
    assert t.row() == ["GVG_110t"] * 7


def test_the_potion_of_vitality_doubles_the_health() -> None:
    """U063:527."""
    t = table(build=24769)
    t.play("LOOTA_800")
    assert t.hero(1).get(HEALTH) == 60


def test_the_crystal_gem_is_one_more_crystal() -> None:
    """U203:642."""
    t = table(build=28855, mana=4)
    t.play("LOOTA_801")
    assert t.game.owner(1).get(RESOURCES) == 5


def test_under_the_scepter_great_minions_cost_five() -> None:
    """U223:1378."""
    t = table(build=29349)
    ogre, yeti, spell = t.hand("CS2_200"), t.hand(YETI), t.hand("CS2_032")
    golem, theirs = t.hand("EX1_586"), t.hand("EX1_586", 2)
    t.play("LOOTA_803")
    costs = [card.get(COST) for card in (ogre, yeti, spell, golem, theirs)]
    assert costs == [5, 4, 7, 5, theirs.card.cost if theirs.card else 0]


def test_grommashs_armguards_make_weapons_cheap() -> None:
    t = table(build=24769)
    axe, yeti, theirs = t.hand("CS2_112"), t.hand(YETI), t.hand("CS2_112", 2)
    t.play("LOOTA_818")
    assert [card.get(COST) for card in (axe, yeti, theirs)] == [1, 4, 5]


def test_a_scrying_orb_that_is_cast_takes_one_off_the_own_spells() -> None:
    t = table(build=28855)
    spell = t.hand("CS2_029")
    t.play("LOOTA_824")
    assert spell.get(COST) == 3
