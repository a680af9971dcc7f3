"""Classic: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE, HEALTH_MINIMUM
from table import YETI, stats, table

MOONFIRE = "CS2_008"


def test_rampage_needs_a_damaged_minion() -> None:
    t = table("HERO_01")
    fresh, hurt = t.minion(), t.minion(damage=1)
    assert t.refuses("CS2_104", fresh)
    t.play("CS2_104", hurt)
    assert stats(hurt) == (7, 7)


def test_slam_draws_when_its_victim_survives() -> None:
    t = table("HERO_01")
    t.deck(YETI, YETI)
    t.play("EX1_391", t.minion("CS2_168", 2))
    assert t.cards() == []
    t.play("EX1_391", t.minion(side=2))
    assert t.cards() == [YETI]


def test_battle_rage_counts_the_wounded() -> None:
    t = table("HERO_01")
    t.deck(*[YETI] * 4)
    t.hurt(1, 1)
    t.minion(damage=1), t.minion(), t.minion(side=2, damage=1)
    t.play("EX1_392")
    assert len(t.cards()) == 2


def test_arathi_weaponsmith_equips_an_axe() -> None:
    t = table("HERO_01")
    t.play("EX1_398")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_armorsmith_counts_wounds_of_friendly_minions() -> None:
    t = table("HERO_01")
    t.minion("EX1_402"), t.minion(), t.minion(side=2)
    t.play("EX1_400")
    assert t.hero(1).get(ARMOR) == 2


def test_brawl_leaves_one() -> None:
    t = table("HERO_01")
    t.minion(), t.minion(side=2)
    winner = t.minion("CS2_200", 2)
    t.answers(winner)
    t.play("EX1_407")
    assert (t.row(1), t.row(2)) == ([], ["CS2_200"])


@pytest.mark.parametrize(("hurt", "dealt"), [(17, 4), (18, 6)])
def test_mortal_strike_is_stronger_near_death(hurt: int, dealt: int) -> None:
    t = table("HERO_01")
    t.hurt(1, hurt)
    t.play("EX1_408", t.hero(2))
    assert t.hero(2).get(DAMAGE) == dealt


def test_upgrade_equips_or_improves() -> None:
    t = table("HERO_01")
    t.play("EX1_409")
    axe = t.game.weapon[1]
    assert axe is not None
    assert (axe.card_id, axe.get(ATK), axe.get(187)) == ("EX1_409t", 1, 3)
    t.play("EX1_409")
    assert (axe.get(ATK), axe.get(187), t.hero(1).get(ATK)) == (2, 4, 2)


def test_shield_slam_deals_damage_for_armor() -> None:
    t = table("HERO_01")
    t.deck(YETI)
    ogre = t.minion("CS2_200", 2)
    t.play("EX1_606")
    t.play("EX1_410", ogre)
    assert ogre.get(DAMAGE) == 5


def test_grommash_rages() -> None:
    t = table("HERO_01")
    grommash = t.play("EX1_414")
    t.play(MOONFIRE, grommash)
    t.attack(grommash, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 10


@pytest.mark.parametrize("card_id", ["EX1_603", "EX1_607"])
def test_a_whip_hurts_and_strengthens(card_id: str) -> None:
    t = table("HERO_01")
    yeti = t.minion()
    t.play(card_id, yeti)
    assert stats(yeti) == (6, 4)


def test_frothing_berserker_counts_all_wounds() -> None:
    t = table("HERO_01")
    frothing = t.minion("EX1_604")
    t.minion(), t.minion(side=2)
    t.play("EX1_400")
    assert frothing.get(ATK) == 5


def test_gorehowl_pays_with_attack_for_minions_and_durability_for_heroes() -> None:
    t = table("HERO_01")
    gorehowl = t.weapon("EX1_411")
    t.attack(t.hero(1), t.minion(side=2))
    assert (gorehowl.get(ATK), gorehowl.get(DAMAGE), t.hero(1).get(ATK)) == (6, 0, 6)
    t.end_turn()
    t.end_turn()
    t.attack(t.hero(1), t.hero(2))
    assert gorehowl.zone == Zone.GRAVEYARD


def test_commanding_shout_leaves_every_minion_its_last_health_for_a_turn() -> None:
    t = table("HERO_01")
    t.deck(YETI)
    hurt = t.minion()
    t.play("NEW1_036")
    late = t.minion()
    for _ in range(5):
        t.play("EX1_400")
    assert [e.health_left for e in (hurt, late)] == [1, 1]
    assert t.cards() == [YETI]
    t.end_turn()
    assert [e.get(HEALTH_MINIMUM) for e in (hurt, late)] == [0, 0]


@pytest.mark.parametrize("build", [10604, 13030, 54613])
def test_r123_gorehowl_reads_the_defender_that_is_left(build: int) -> None:
    """Wiki, Gorehowl: a Secret has sent the blow to a minion, which costs 1 Attack."""
    t = table("HERO_01", build=build)
    t.game.create("EX1_130", 2, Zone.SECRET)
    gorehowl = t.weapon("EX1_411")
    t.attack(t.hero(1), t.hero(2))
    assert (gorehowl.zone, stats(gorehowl)[0], gorehowl.get(DAMAGE)) == (Zone.PLAY, 6, 0)


@pytest.mark.parametrize(("build", "kept"), [(18336, 1), (19506, 1), (22611, 0)])
def test_r204_a_copy_is_under_commanding_shout_as_well_up_to_19506(build: int, kept: int) -> None:
    """hs-bugs#703: until the autumn of 2017."""
    t = table("HERO_01", build=build)
    t.game.create("EX1_294", 2, Zone.SECRET)
    t.play("NEW1_036")
    t.play(YETI)
    assert len(t.at(2, 0).attached) == kept
