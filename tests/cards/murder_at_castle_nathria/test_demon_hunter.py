"""Murder at Castle Nathria: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, OWN_SHUFFLES_INTO_DECK, SHUFFLES_INTO_DECK
from table import YETI, table


@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (4, 1), (6, 0)])
def test_a_sightless_magistrate_fills_both_hands_to_five(held: int, drawn: int) -> None:
    t = table("HERO_10", build=190416)
    for side in (1, 2):
        t.deck(*["CS2_029"] * 6, side=side)
        for _ in range(held):
            t.hand(YETI, side)
    t.play("MAW_008")
    assert [t.cards(side).count("CS2_029") for side in (1, 2)] == [drawn, drawn]


def test_a_bibliomite_shuffles_a_card_of_the_hand_away() -> None:
    t = table("HERO_10", build=241170)
    kept, gone = t.hand(YETI), t.hand(YETI)
    t.play("REV_511", gone)
    assert (kept.zone, gone.zone) == (Zone.HAND, Zone.DECK)
    assert (t.tag(SHUFFLES_INTO_DECK), t.tag(OWN_SHUFFLES_INTO_DECK)) == (1, 1)


def test_a_magnifying_glaive_fills_up_to_three_cards() -> None:
    t = table("HERO_10", build=217964)
    t.deck(*[YETI] * 5)
    t.hand("CS2_029")
    t.weapon("REV_509")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["CS2_029", YETI, YETI]


def test_kryxis_eats_the_hand_and_leaves_three_cards() -> None:
    t = table("HERO_10", build=217964)
    t.deck(*[YETI] * 5)
    kryxis = t.hand("REV_510")
    t.hand("CS2_029")
    t.play(kryxis)
    assert t.cards() == []
    t.kill(kryxis)
    assert t.cards() == [YETI] * 3


@pytest.mark.parametrize(("build", "dealt"), [(165029, 2), (217964, 1)])
def test_a_branded_minion_hurts_its_hero(build: int, dealt: int) -> None:
    t = table("HERO_10", build=build)
    foe = t.minion("EX1_620", side=2)
    t.play("REV_506", foe)
    t.play("CS2_029", foe)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, dealt)


@pytest.mark.parametrize(("spell", "demons"), [("MAW_012", 1), ("MAW_012t", 3)])
def test_all_fel_breaks_loose_for_dead_demons(spell: str, demons: int) -> None:
    t = table("HERO_10", build=199503)
    t.kill(*(t.minion("TOY_526") for _ in range(3)))
    t.play(spell)
    assert t.row() == ["TOY_526"] * demons


def test_dead_demons_alone_infuse_all_fel_breaks_loose() -> None:
    t = table("HERO_10", build=199503)
    spell = t.hand("MAW_012")
    t.kill(*(t.minion() for _ in range(3)))
    assert spell.card_id == "MAW_012"
    t.kill(*(t.minion("TOY_526") for _ in range(3)))
    assert spell.card_id == "MAW_012t"
