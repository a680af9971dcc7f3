"""Voyage to the Sunken City: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, DURABILITY
from table import YETI, stats, table


def test_a_tidal_revenant_hits_and_armors() -> None:
    t = table(build=223542)
    enemy = t.minion("CS2_200", side=2)
    t.play("TID_716", enemy)
    assert (stats(enemy), t.hero(1).get(ARMOR)) == ((6, 2), 8)


def test_guard_the_city_brings_armor_and_a_naga() -> None:
    t = table("HERO_01", build=185749)
    t.play("TSC_941")
    assert (t.row(), t.hero(1).get(ARMOR)) == (["TSC_941t"], 3)


def test_an_azsharan_trident_leaves_a_sunken_one_which_strikes_enemy_minions() -> None:
    t = table("HERO_01", build=189017)
    t.kill(t.weapon("TSC_913"))
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_913t"]
    mine, theirs = t.minion(), t.minion(side=2)
    t.weapon("TSC_913t")
    t.attack(t.hero(1), t.hero(2))
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2))] == [0, 2, 3]


@pytest.mark.parametrize("armed", [False, True])
def test_a_blackscale_brute_brings_a_berserker_beside_a_weapon(armed: bool) -> None:
    t = table("HERO_01", build=189017)
    if armed:
        t.weapon("CS2_106")
    t.play("TSC_917")
    assert t.row() == ["TSC_917", "TSC_917t"][: 1 + armed]


def test_forged_in_flame_turns_a_weapon_into_cards() -> None:
    t = table("HERO_01", build=189017)
    t.deck(*[YETI] * 5)
    t.weapon("CS2_106")
    t.play("TSC_939")
    assert (t.cards(), t.game.weapon[1]) == ([YETI] * 3, None)


@pytest.mark.parametrize(("found", "given"), [(YETI, 1), ("CS2_106", 1), ("CS2_029", 0)])
def test_an_obsidiansmith_forges_a_minion_or_weapon_that_it_dredges(found: str, given: int) -> None:
    t = table("HERO_01", build=185749)
    cards = t.deck(YETI, "CS2_106", "CS2_029")
    t.answers(*cards, found)
    t.play("TSC_942")
    worn = [[e.card_id for e in card.attached] for card in cards if card.card_id == found]
    assert worn == [["TSC_942e"] * given]


def test_from_the_depths_makes_the_bottom_cards_cheaper_and_dredges() -> None:
    t = table("HERO_01", build=185749)
    cards = t.deck(*["CS2_200"] * 6)
    bottom = cards[1:]
    t.answers(*bottom, *bottom[:3], 0)
    t.play("TSC_940")
    assert [card.get(COST) for card in cards] == [6, 4, 4, 4, 4, 4]
    copies = [e for e in t.game.entities.values() if e.card_id == "CS2_200" and e not in cards]
    assert sorted(copy.get(COST) for copy in copies) == [4, 4, 6]  # the pick is buried


def test_an_igneous_lavagorger_is_armored_by_what_it_dredges() -> None:
    t = table("HERO_01", build=185749)
    cards = t.deck("CS2_029", YETI, "CS2_024")
    t.answers(*cards, YETI)
    t.play("TID_714")
    assert t.hero(1).get(ARMOR) == 4


def test_lady_ashvane_sharpens_all_weapons() -> None:
    t = table("HERO_01", build=185749)
    worn, held = t.weapon("CS2_106"), t.hand("CS2_106")
    laid, yeti = t.deck("CS2_106", YETI)
    t.play("TSC_943")
    assert [(e.get(ATK), e.get(DURABILITY)) for e in (worn, held, laid)] == [(4, 3)] * 3
    assert stats(yeti) == (4, 5)


def test_a_trenchstalker_attacks_three_enemies() -> None:
    t = table(build=199503)
    first, second = t.minion("CS2_171", side=2), t.minion("CS2_171", side=2)
    t.play("TSC_659")
    assert [first.zone, second.zone, t.hero(2).get(DAMAGE)] == [Zone.GRAVEYARD] * 2 + [8]
