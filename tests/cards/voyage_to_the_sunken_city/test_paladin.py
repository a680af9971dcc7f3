"""Voyage to the Sunken City: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD, TAUNT
from table import YETI, stats, table


def test_a_bubblebot_shields_other_mechs() -> None:
    t = table("HERO_04", build=189017)
    yeti, mech = t.minion(), t.minion("GVG_006")
    bot = t.play("TSC_059")
    assert [(e.get(DIVINE_SHIELD), e.get(TAUNT)) for e in (yeti, mech, bot)] == [
        (0, 0),
        (1, 1),
        (0, 0),
    ]


@pytest.mark.parametrize(("held", "shield"), [("CS2_093", 1), ("CS2_029", 0)])
def test_a_shimmering_sunfish_shines_beside_a_holy_spell(held: str, shield: int) -> None:
    t = table("HERO_04", build=189017)
    t.hand(held)
    fish = t.play("TSC_060")
    assert (fish.get(DIVINE_SHIELD), fish.get(TAUNT)) == (shield, shield)


def test_an_azsharan_mooncatcher_leaves_a_sunken_one_which_brings_its_copy() -> None:
    t = table("HERO_04", build=189017)
    t.play("TSC_644")
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_644t"]
    t.play("TSC_644t")
    assert t.row() == ["TSC_644", "TSC_644t", "TSC_644t"]


def test_a_lightray_is_cheaper_for_each_paladin_card() -> None:
    t = table("HERO_04", build=185749)
    ray = t.hand("TID_077")
    t.play("TSC_952", t.hero(1))
    t.play("GAME_005")
    assert ray.get(COST) == 9
    t.play("JAM_006")  # of the Paladin too, though its CLASS is Death Knight
    assert ray.get(COST) == 8


@pytest.mark.parametrize(
    ("build", "row"),
    [(185749, ["", "2", "3"]), (231651, ["3", "2", ""])],
)
def test_three_statues_of_stone(build: int, row: list[str]) -> None:
    t = table("HERO_04", build=build)
    t.play("TSC_076")
    assert t.row() == [f"TSC_076t{n}" for n in row]


@pytest.mark.parametrize(("found", "after"), [(YETI, (6, 7)), ("CS2_089", (0, 0))])
def test_a_seafloor_savior_gives_its_stats_to_a_dredged_minion(
    found: str, after: tuple[int, int]
) -> None:
    t = table("HERO_04", build=185749)
    cards = t.deck(YETI, "CS2_089", "CS2_089")
    pick = next(e for e in cards if e.card_id == found)
    t.answers(*cards, found)
    t.play("TSC_083")
    assert stats(pick) == after


def test_a_holy_maki_roll_heals_again_and_again() -> None:
    t = table("HERO_04", build=185749)
    hero = t.hurt(1, 5)
    t.play("TSC_952", hero)
    assert hero.get(DAMAGE) == 3
    t.play(t.game.hand[1][0], hero)
    assert hero.get(DAMAGE) == 1


def test_a_myrmidon_draws_for_spells_on_it() -> None:
    t = table("HERO_08", build=199503)
    myrmidon, yeti = t.minion("TID_098"), t.minion()
    t.deck("CS2_171", "CS2_171")
    t.play("CORE_CS2_024", yeti)
    assert t.cards() == []
    t.play("CORE_CS2_024", myrmidon)
    assert t.cards() == ["CS2_171"]


def test_the_leviathan_comes_with_a_claw_that_draws() -> None:
    t = table("HERO_04", build=199503)
    t.play("TSC_030")
    assert sorted(t.row()) == ["TSC_030", "TSC_030t2"]
    t.deck("CS2_171")
    t.attack(t.minion("TSC_030t2"), t.hero(2))
    assert t.cards() == ["CS2_171"]


def test_a_radar_detector_draws_the_mechs_of_the_bottom_five() -> None:
    t = table("HERO_04", build=189017)
    cards = t.deck("GVG_006", "GVG_006", YETI, YETI, "GVG_006", "CS2_029")
    t.answers(*cards[1:])
    t.play("TSC_079")
    assert t.cards() == ["GVG_006", "GVG_006"]
    assert [e.card_id for e in t.game.deck[1]] == ["GVG_006", YETI, YETI, "CS2_029"]
    assert (t.game.untagged.piles.above, t.game.untagged.piles.below) == ([], [])
