"""TITANS: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_a_kajamite_creation_finds_a_cheap_spell_of_another_class() -> None:
    t = table("HERO_03", build=217964)
    t.answers("CS2_024", "EX1_246", "EX1_238", "CS2_024")
    t.play("TTN_925")
    assert t.cards() == ["CS2_024"]


def test_an_assembly_line_discovers_a_mech_of_another_class() -> None:
    t = table("HERO_03", build=190416)
    t.play("YOG_410")
    (mech,) = t.game.hand[1]
    assert mech.card is not None
    assert mech.card.card_class not in (CardClass.ROGUE, CardClass.NEUTRAL)


@pytest.mark.parametrize("combo", [False, True])
def test_a_tentacle_grip_gets_a_tendril_as_a_combo(combo: bool) -> None:
    t = table("HERO_03", build=190416)
    if combo:
        t.play("CS2_026")
    t.play("YOG_526", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (3, ["YOG_514"] * combo)


@pytest.mark.parametrize("beside", [False, True])
def test_a_tiny_worldbreaker_strikes_beside_another_mech(beside: bool) -> None:
    t = table("HERO_03", build=190416)
    if beside:
        t.minion("GVG_085")
    assert t.refuses("YOG_527", t.hero(2)) != beside
    t.play("YOG_527", t.hero(2) if beside else None)
    assert t.hero(2).get(DAMAGE) == 4 * beside


def test_a_pit_stop_tunes_a_mech_of_the_deck() -> None:
    t = table("HERO_03", build=217964)
    _, mech = t.deck(YETI, "EX1_006")
    t.play("TTN_728")
    assert (t.cards(), stats(mech)) == (["EX1_006"], (2, 4))


def test_a_gear_shift_sends_two_away_for_three() -> None:
    t = table("HERO_03", build=221908)
    for card in ("CS2_171", "CS2_171", "CORE_CS2_029"):
        t.hand(card)
    t.deck(YETI, YETI, YETI)
    t.answers(YETI, YETI, YETI)
    t.play("TTN_922")
    assert sorted(t.cards()) == sorted(["CORE_CS2_029", YETI, YETI, YETI])
