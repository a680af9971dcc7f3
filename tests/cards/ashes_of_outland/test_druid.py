"""Ashes of Outland: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    RESOURCES,
    TAUNT,
)
from table import YETI, stats, table


def test_overgrowth_gives_two_empty_crystals() -> None:
    t = table("HERO_06", mana=4)
    t.play("BT_130")
    assert (t.tag(RESOURCES), t.spent()) == (6, 6)


@pytest.mark.parametrize(("crystals", "cost"), [(6, 3), (7, 0)])
def test_bogbeam_is_free_from_seven_crystals_on(crystals: int, cost: int) -> None:
    t = table("HERO_06", mana=crystals)
    yeti, beam = t.minion(side=2), t.hand("BT_134")
    assert beam.get(COST) == cost
    assert t.refuses(beam, t.hero(2))
    t.play(beam, yeti)
    assert yeti.get(DAMAGE) == 3


@pytest.mark.parametrize(("mana", "cost"), [(6, 2), (7, 0)])
def test_ironbark_is_free_with_seven_crystals(mana: int, cost: int) -> None:
    t = table(mana=mana)
    yeti, bark = t.minion(), t.hand("BT_132")
    assert bark.get(COST) == cost
    t.play(bark, yeti)
    assert (stats(yeti), yeti.get(TAUNT)) == ((5, 8), 1)


def test_germination_gives_the_copy_taunt() -> None:
    t = table("HERO_06")
    yeti = t.minion()
    t.play("BT_129", yeti)
    assert [(e.card_id, e.get(TAUNT)) for e in t.game.row(1)] == [(YETI, 0), (YETI, 1)]


def test_the_copy_of_germination_keeps_its_taunt_as_a_corpse() -> None:
    """U439:8659."""
    t = table("HERO_06", build=56359)
    yeti = t.minion()
    t.play("BT_129", yeti)
    copy = t.at(1, 1)
    t.play("EX1_308", copy)
    t.play("CS2_029", copy)
    assert (copy.zone, copy.get(TAUNT)) == (Zone.GRAVEYARD, 1)


def test_fungal_fortunes_discards_the_minions_it_draws() -> None:
    t = table()
    t.deck("CS2_182", "CS2_029", "CS2_200")
    t.play("BT_128")
    assert t.cards() == ["CS2_029"]


def test_glowfly_swarm_counts_spells() -> None:
    t = table()
    t.hand("CS2_029"), t.hand("GAME_005"), t.hand("CS2_182")
    t.play("BT_135")
    assert t.row() == ["BT_135t", "BT_135t"]


def test_msshifn_comes_back_as_a_prime_that_is_chosen_for() -> None:
    t = table(build=54613)
    t.kill(t.minion("BT_136"))
    assert [each.card_id for each in t.game.deck[1]] == ["BT_136t"]
    t.play("BT_136t", option=0)
    t.play("BT_136t", option=1)
    assert t.row() == ["BT_136t", "BT_136tt", "BT_136t", "BT_136tt2"]


def test_an_imprisoned_satyr_wakes_with_a_gift() -> None:
    t = table("HERO_06", build=54613)
    t.play("BT_127")
    ogre = t.hand("CS2_200")
    t.deck("CS2_029", "CS2_029", side=1)
    t.deck(YETI, YETI, side=2)
    for _ in range(4):
        t.end_turn()
    assert ogre.get(COST) == 1


def test_a_marsh_hydra_spits_out_great_minions() -> None:
    t = table("HERO_06", build=54613)
    t.attack(t.minion("BT_133"), t.minion(side=2))
    assert [e.get(COST) for e in t.game.hand[1]] == [8]
