"""Voyage to the Sunken City: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
)
from table import YETI, table


@pytest.mark.parametrize(("coins", "drawn"), [(0, 0), (1, 1)])
def test_gone_fishin_draws_as_a_combo(coins: int, drawn: int) -> None:
    t = table("HERO_03", build=185749)
    t.deck(*[YETI] * 5)
    for _ in range(coins):
        t.play("GAME_005")
    t.play("TSC_916")
    assert len(t.cards()) == drawn


@pytest.mark.parametrize("claws", ["TSC_937t", "TSC_937t3"])
def test_crabatoa_stands_between_its_claws_and_strengthens_them(claws: str) -> None:
    t = table("HERO_03", build=185749)
    t.play("TSC_937")
    assert sorted(t.row()) == ["TSC_937", "TSC_937t", "TSC_937t3"]
    claw = next(e for e in t.game.row(1) if e.card_id == claws)
    assert claw.get(ATK) == 4
    t.kill(claw)
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert (weapon.card_id, weapon.get(ATK)) == ("TSC_937t2", 4)


@pytest.mark.parametrize("held", [False, True])
def test_claws_that_die_together_leave_one_weapon(held: bool) -> None:
    """Self-play left two where the hero held one before."""
    t = table("HERO_03", build=185749)
    if held:
        t.weapon("CS2_106")
    t.kill(t.minion("TSC_937t"), t.minion("TSC_937t3"))
    (weapon,) = t.game.weapons[1]
    assert t.game.weapon[1] is weapon


def test_filletfighter_deals_a_damage() -> None:
    t = table("HERO_03", build=185749)
    t.play("TSC_963", t.hero(2))
    yeti = t.minion()
    t.play("TSC_963", yeti)
    assert (t.hero(2).get(DAMAGE), yeti.get(DAMAGE)) == (1, 1)


def test_cutlass_courier_brings_a_pirate() -> None:
    t = table("HERO_03", build=179020)
    t.minion("TSC_085")
    t.deck(YETI, "CS2_146")
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["CS2_146"]


@pytest.mark.parametrize(("build", "cost"), [(159202, 0), (195635, 1), (223542, 0)])
def test_a_shattershambler_breaks_the_next_deathrattle_minion(build: int, cost: int) -> None:
    t = table("HERO_03", build=build)
    t.play("TID_078")
    gnome, other = t.hand("EX1_029"), t.hand("CS2_168")
    assert (gnome.get(COST), other.get(COST)) == (cost, 1)
    t.play(other)
    t.play(gnome)
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["TID_078", "CS2_168"], 2)
    t.play("EX1_029")
    assert t.row()[-1] == "EX1_029"


def test_jackpot_brings_two_dear_spells_of_other_classes() -> None:
    t = table("HERO_03", build=189017)
    t.answers("CS2_032", "CS2_028")
    t.play("TID_931")
    assert t.cards() == ["CS2_032", "CS2_028"]


def test_a_swiftscale_trickster_makes_the_next_spell_free_this_turn() -> None:
    t = table("HERO_03", build=189017)
    first, second = t.hand("CS2_032"), t.hand("CS2_028")
    t.play("TSC_936")
    assert [e.get(COST) for e in (first, second)] == [0, 0]
    t.play(first)
    assert second.get(COST) == 6
    t.play("TSC_936")
    t.deck("CS2_032", side=2)
    t.end_turn()
    assert second.get(COST) == 6


def test_an_azsharan_vessel_lands_two_pirates_and_leaves_a_sunken_one() -> None:
    t = table("HERO_03", build=185749)
    t.play("TSC_912")
    assert t.row() == ["TSC_912t3"] * 2
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_912t"]
    t.deck(YETI)
    t.play("CS2_077")
    assert t.row() == ["TSC_912t3"] * 2 + ["TSC_912t2"] * 2


def test_blood_in_the_water_calls_a_shark() -> None:
    t = table("HERO_03", build=189017)
    mine, theirs = t.minion(), t.minion(side=2)
    assert t.refuses("TSC_932", mine)
    t.play("TSC_932", theirs)
    assert (theirs.get(DAMAGE), t.row()) == (3, [YETI, "TSC_932t"])


@pytest.mark.parametrize(("found", "strong"), [("CS2_146", 4), (YETI, 2)])
def test_a_swordfish_strengthens_itself_and_a_pirate_that_it_dredges(
    found: str, strong: int
) -> None:
    t = table("HERO_03", build=185749)
    cards = t.deck("CS2_029", YETI, "CS2_146")
    t.answers(*cards, next(c for c in cards if c.card_id == found).card_id)
    t.play("TSC_086")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.get(ATK) == strong
    pirate = next(c for c in cards if c.card_id == "CS2_146")
    assert [e.card_id for e in pirate.attached] == ["TSC_086e"] * (found == "CS2_146")


def test_a_bootstrap_sunkeneer_sends_an_enemy_minion_under_the_opponents_deck_as_a_combo() -> None:
    t = table("HERO_03", build=185749)
    t.deck("CS2_200", side=2)
    theirs = t.minion(side=2)
    t.play("TSC_933")
    assert theirs.zone == Zone.PLAY
    t.play("TSC_933", theirs)
    assert (theirs.zone, theirs.controller, t.row(2)) == (Zone.DECK, 2, [])
    assert t.game.untagged.piles.below == [theirs.id]
