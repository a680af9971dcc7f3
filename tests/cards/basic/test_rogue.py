"""Basic: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DAMAGE
from table import YETI, stats, table


def test_backstab_hits_only_the_undamaged() -> None:
    t = table("HERO_03")
    fresh, hurt = t.minion(side=2), t.minion(side=2, damage=1)
    assert t.refuses("CS2_072", hurt)
    t.play("CS2_072", fresh)
    assert fresh.get(DAMAGE) == 2
    assert t.refuses("CS2_072", fresh)


def test_deadly_poison_sharpens_the_weapon() -> None:
    t = table("HERO_03")
    assert t.refuses("CS2_074")
    blade = t.weapon("CS2_082")
    t.play("CS2_074")
    assert blade.get(ATK) == 3
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_sinister_strike_hits_the_enemy_hero() -> None:
    t = table("HERO_03")
    t.play("CS2_075")
    assert t.hero(2).get(DAMAGE) == 3


def test_assassinate_destroys_an_enemy_minion() -> None:
    t = table("HERO_03")
    theirs, mine = t.minion(side=2), t.minion()
    assert t.refuses("CS2_076", mine)
    t.play("CS2_076", theirs)
    assert theirs.zone == Zone.GRAVEYARD


def test_sprint_draws_four() -> None:
    t = table("HERO_03")
    t.deck(*[YETI] * 5)
    t.play("CS2_077")
    assert len(t.cards()) == 4


def test_assassins_blade_is_a_three_four_weapon() -> None:
    t = table("HERO_03")
    blade = t.play("CS2_080")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    assert blade.get(DAMAGE) == 1


def test_fan_of_knives_hits_enemy_minions_and_draws() -> None:
    t = table("HERO_03")
    t.deck(YETI)
    theirs, mine = t.minion(side=2), t.minion()
    t.play("EX1_129")
    assert [e.get(DAMAGE) for e in (theirs, mine, t.hero(2))] == [1, 0, 0]
    assert t.cards() == [YETI]


def test_shiv_deals_one_and_draws() -> None:
    t = table("HERO_03")
    t.deck(YETI)
    t.play("EX1_278", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1
    assert t.cards() == [YETI]


def test_sap_returns_an_enemy_minion_as_it_was_printed() -> None:
    t = table("HERO_03")
    theirs = t.minion(side=2, damage=1)
    t.play("CS2_004", theirs)
    t.play("EX1_581", theirs)
    assert t.cards(2) == [YETI]
    assert stats(theirs) == (4, 5)


def test_sap_destroys_when_the_hand_is_full() -> None:
    t = table("HERO_03")
    theirs = t.minion(side=2)
    for _ in range(10):
        t.hand(YETI, 2)
    t.play("EX1_581", theirs)
    assert theirs.zone == Zone.GRAVEYARD


def test_vanish_returns_all_minions_to_their_owners() -> None:
    t = table("HERO_03")
    t.minion(), t.minion("CS2_200", 2), t.minion("CS2_168", 2)
    t.play("NEW1_004")
    assert (t.cards(1), t.cards(2)) == ([YETI], ["CS2_200", "CS2_168"])
    assert (t.row(1), t.row(2)) == ([], [])
