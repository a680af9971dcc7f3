"""Classic: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    RESOURCES,
    TAG_333,
)
from table import YETI, stats, table
from texts import written

VOIDWALKER = "CS2_065"


def test_blood_imp_helps_another_at_the_end_of_the_turn() -> None:
    t = table("HERO_07")
    yeti = t.minion()
    t.minion("CS2_059")
    t.end_turn()
    assert stats(yeti) == (4, 6)


def test_felguard_costs_a_crystal() -> None:
    t = table("HERO_07", mana=5)
    t.play("EX1_301")
    assert (t.tag(RESOURCES), t.spent()) == (4, 2)


def test_shadowflame_burns_with_the_strength_of_the_sacrifice() -> None:
    t = table("HERO_07")
    mine, ogre = t.minion(), t.minion("CS2_200", 2)
    t.play("EX1_303", mine)
    assert (mine.zone, ogre.get(DAMAGE)) == (Zone.GRAVEYARD, 4)


def test_siphon_soul_destroys_and_heals() -> None:
    t = table("HERO_07")
    t.hurt(1, 10)
    yeti = t.minion(side=2)
    t.play("EX1_309", yeti)
    assert (yeti.zone, t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, 7)


def test_doomguard_charges_and_discards_two() -> None:
    t = table("HERO_07")
    for _ in range(3):
        t.hand(YETI)
    doomguard = t.play("EX1_310")
    assert len(t.cards()) == 1
    t.attack(doomguard, t.hero(2))


def test_twisting_nether_destroys_all() -> None:
    t = table("HERO_07")
    t.minion(), t.minion(side=2)
    t.play("EX1_312")
    assert (t.row(1), t.row(2)) == ([], [])


def test_pit_lord_and_flame_imp_hurt_their_hero() -> None:
    t = table("HERO_07")
    t.play("EX1_313")
    t.play("EX1_319")
    assert t.hero(1).get(DAMAGE) == 8


def test_power_overwhelming_kills_at_the_end_of_the_turn() -> None:
    t = table("HERO_07")
    yeti = t.minion()
    t.play("EX1_316", yeti)
    assert stats(yeti) == (8, 9)
    t.end_turn()
    assert yeti.zone == Zone.GRAVEYARD


@pytest.mark.parametrize("spell", ["EX1_316", "CS2_063"], ids=["overwhelmed", "corrupted"])
@pytest.mark.parametrize(("build", "mark"), [(13030, 0), (14830, 1)])
def test_r142_since_14830_what_a_text_will_destroy_is_marked(
    build: int, mark: int, spell: str
) -> None:
    t = table("HERO_07", build=build)
    yeti = t.minion(side=1 if spell == "EX1_316" else 2)
    t.play(spell, yeti)
    assert yeti.get(TAG_333) == mark
    t.kill(yeti)
    assert yeti.get(TAG_333) == 0


def test_sense_demons_draws_demons_only() -> None:
    t = table("HERO_07")
    t.deck(YETI, VOIDWALKER, YETI, VOIDWALKER, VOIDWALKER)
    t.play("EX1_317")
    assert t.cards() == [VOIDWALKER, VOIDWALKER]


def test_bane_of_doom_brings_a_demon_when_it_kills() -> None:
    t = table("HERO_07")
    t.answers(VOIDWALKER)
    t.play("EX1_320", t.minion("CS2_168", 2))
    assert t.row() == [VOIDWALKER]


def test_demonfire_strengthens_friendly_demons_and_burns_others() -> None:
    t = table("HERO_07")
    friend, foe = t.minion(VOIDWALKER), t.minion(VOIDWALKER, 2)
    t.play("EX1_596", friend)
    t.play("EX1_596", foe)
    assert (stats(friend), stats(foe)) == ((3, 5), (1, 1))


def test_void_terror_takes_what_stood_beside_it() -> None:
    t = table("HERO_07")
    t.minion(damage=1), t.minion("CS2_200"), t.minion()
    terror = t.play("EX1_304", position=2)
    assert (stats(terror), t.row()) == ((13, 14), ["EX1_304", YETI])


def test_void_terror_counts_its_victims_in_turn() -> None:
    t = table("HERO_07")
    t.minion(), t.minion("CS2_200")
    since = len(t.game.out)
    terror = t.play("EX1_304", position=2)
    told = [value for _, _, value in written(t.game, since, of=terror.attached[0])]
    assert [value for value in told if value > 1] == [4, 5, 10, 12]


def test_sense_demons_brings_an_imp_for_each_demon_that_is_missing() -> None:
    t = table()
    t.deck(YETI, "EX1_319")
    t.play("EX1_317")
    assert t.cards() == ["EX1_319", "EX1_317t"]


def test_twisting_nether_of_today_destroys_locations_too() -> None:
    t = table(build=255790)
    t.minion()
    place = t.game.create("REV_990", 2, Zone.PLAY, position=1)
    t.play("EX1_312")
    assert t.row(1) == []
    assert place.zone == Zone.GRAVEYARD


def test_summoning_portal_makes_minions_cheaper_down_to_1() -> None:
    t = table()
    t.minion("EX1_315")
    yeti, boar, fireball = t.hand("CS2_182"), t.hand("CS2_171"), t.hand("CS2_029")
    assert [card.get(COST) for card in (yeti, boar, fireball)] == [2, 1, 4]


def test_inferno_summons_an_infernal() -> None:
    t = table()
    t.play(t.hero_power("EX1_tk33"))
    assert t.row() == ["EX1_tk34"]


def test_lord_jaraxxus_replaces_the_hero() -> None:
    for build, hero in ((54613, "EX1_323h"), (186852, "EX1_323")):
        t = table(build=build)
        t.hurt(1, 20)
        t.play("EX1_323")
        weapon = t.game.weapon[1]
        assert t.hero(1).card_id == hero
        assert t.power().card_id == "EX1_tk33"
        assert weapon is not None
        assert weapon.card_id == "EX1_323w"
        assert t.row() == []
        assert t.hero(1).get(DAMAGE) == (0 if hero == "EX1_323h" else 20)


def test_a_call_of_the_void_is_answered_by_a_demon() -> None:
    t = table("HERO_07")
    t.answers("CS2_065")
    t.play("EX1_181")
    assert t.cards() == ["CS2_065"]


def test_a_siegebreaker_strengthens_other_demons() -> None:
    t = table("HERO_07")
    breaker, demon, yeti = t.minion("EX1_185"), t.minion("CS2_065"), t.minion()
    enemy = t.minion("CS2_065", side=2)
    assert [stats(e) for e in (breaker, demon, yeti, enemy)] == [(5, 8), (2, 3), (4, 5), (1, 3)]
    t.kill(breaker)
    assert stats(demon) == (1, 3)
