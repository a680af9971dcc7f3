"""TITANS: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, CORPSES, COST, DAMAGE, FROZEN, FX_DATANUM_1, POISONOUS
from table import YETI, stats, table
from texts import written

NEW = 217964


def test_a_distressed_kvaldir_spreads_two_plagues() -> None:
    t = table("HERO_11", build=NEW)
    guardian, kvaldir = t.hand("TTN_459"), t.minion("TTN_450")
    t.answers("TTN_450t3", "TTN_450t")
    t.kill(kvaldir)
    assert sorted(card.card_id for card in t.game.deck[2]) == ["TTN_450t", "TTN_450t3"]
    t.play("GAME_005")
    assert guardian.get(COST) == 9


def test_a_blood_plague_hurts_and_heals_the_other() -> None:
    t = table("HERO_11", build=NEW)
    hero, foe = t.hurt(1, 0), t.hurt(2, 5)
    t.deck("TTN_450t", YETI)
    t.answers("TTN_450t", YETI)
    t.play("BT_035")
    assert (hero.get(DAMAGE), foe.get(DAMAGE)) == (2, 3)


def test_an_unholy_plague_brings_the_other_an_undead() -> None:
    t = table("HERO_11", build=NEW)
    t.deck("TTN_450t2", YETI)
    t.answers("TTN_450t2", YETI)
    t.play("BT_035")
    assert (t.hero(1).get(DAMAGE), t.row(1), t.row(2)) == (2, [], ["RLK_070t"])


def test_a_frost_plague_makes_the_next_card_dearer() -> None:
    t = table("HERO_11", build=NEW)
    yeti, other = t.hand(YETI), t.hand(YETI)
    t.deck("TTN_450t3", YETI)
    t.answers("TTN_450t3", YETI)
    t.play("BT_035")
    assert [card.get(COST) for card in (yeti, other)] == [5, 5]
    t.play(yeti)
    assert other.get(COST) == 4


def test_two_frost_plagues_make_no_card_cost_more_than_ten() -> None:
    t = table("HERO_11", build=NEW)
    held = [t.hand(each) for each in ("CS2_201", "EX1_561", "NEW1_010", "GVG_121")]
    assert [card.get(COST) for card in held] == [7, 9, 8, 12]
    plagues = t.deck("TTN_450t3", "TTN_450t3", YETI)
    t.answers(*plagues)
    t.play("BT_035")
    assert [card.get(COST) for card in held] == [9, 10, 10, 12]
    t.play(held[2])
    assert [card.get(COST) for card in held if card.zone == Zone.HAND] == [7, 9, 12]


def test_down_with_the_ship_spreads_plagues() -> None:
    t = table("HERO_11", build=NEW)
    t.answers("TTN_450t", "TTN_450t2")
    t.play("TTN_454", t.hero(2))
    assert (t.hero(2).get(DAMAGE), len(t.game.deck[2])) == (3, 2)


def test_a_staff_of_the_primus_spreads_a_plague() -> None:
    t = table("HERO_11", build=NEW)
    t.weapon("TTN_736")
    t.answers("TTN_450t2")
    t.attack(t.hero(1), t.hero(2))
    assert [card.card_id for card in t.game.deck[2]] == ["TTN_450t2"]


@pytest.mark.parametrize(("corpses", "grown"), [(2, 0), (3, 1)])
def test_runes_of_darkness_strengthen_a_weapon_for_corpses(corpses: int, grown: int) -> None:
    t = table("HERO_11", build=210640)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("YOG_511")
    (weapon,) = t.game.hand[1]
    assert weapon.card is not None
    assert weapon.get(ATK) == weapon.card.tags.get(ATK, 0) + grown
    assert [e.card_id for e in weapon.attached] == ["YOG_511e"] * grown


def test_helya_makes_plagues_unending() -> None:
    t = table("HERO_11", build=185749)
    t.play("TTN_850")
    plagues = ["TTN_450t", "TTN_450t2", "TTN_450t3"]
    assert sorted(card.card_id for card in t.game.deck[2]) == plagues
    assert t.tag(2898) == 3
    (yeti,) = t.deck(YETI, side=2)
    drawn = next(card for card in t.game.deck[2] if card.card_id == "TTN_450t")
    t.answers(drawn, yeti)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 2
    assert t.hero(2).get(FX_DATANUM_1) == 1
    assert sorted(card.card_id for card in t.game.deck[2]) == plagues
    assert t.tag(2898) == 4


def test_a_plague_that_is_shuffled_again_costs_more_until_it_is_gone() -> None:
    """Its own fever lies on it while it is in the hand, and not on the copy (U353:3993)."""
    t = table("HERO_11", build=185749)
    t.play("TTN_850")
    (yeti,) = t.deck(YETI, side=2)
    drawn = next(card for card in t.game.deck[2] if card.card_id == "TTN_450t3")
    since = len(t.game.out)
    t.answers(drawn, yeti)
    t.end_turn()
    assert [value for _, tag, value in written(t.game, since, of=drawn) if tag == COST] == [2, 1]
    (copy,) = (card for card in t.game.deck[2] if card.card_id == "TTN_450t3")
    assert (copy.attached, yeti.get(COST)) == ([], 5)


def test_a_chained_guardian_costs_less_for_a_plague_that_is_shuffled_again() -> None:
    """The Plague is counted behind the update that follows the copy; the next one reads it."""
    t = table("HERO_11", build=185749)
    guardian = t.hand("TTN_459")
    t.play("TTN_850")
    (yeti,) = t.deck(YETI, side=2)
    drawn = next(card for card in t.game.deck[2] if card.card_id == "TTN_450t")
    t.answers(drawn, yeti)
    t.end_turn()
    assert (t.tag(2898), guardian.get(COST)) == (4, 7)


def test_a_sickly_grimewalker_poisons_the_undead() -> None:
    t = table("HERO_11", build=217964)
    t.minion("YOG_512")
    undead, yeti = t.play("RLK_123"), t.play(YETI)
    assert (undead.get(POISONOUS), yeti.get(POISONOUS)) == (1, 0)


@pytest.mark.parametrize(("lying", "frozen"), [("CS2_029", 0), ("CS2_026", 1)])
def test_a_northern_navigation_freezes_with_frost(lying: str, frozen: int) -> None:
    t = table("HERO_11", build=217964)
    foe = t.minion(side=2)
    t.deck(YETI, lying)
    t.play("TTN_735")
    assert (t.cards(), foe.get(FROZEN)) == ([lying], frozen)


@pytest.mark.parametrize(("corpses", "bodies"), [(4, 1), (5, 2)])
def test_a_soulcage_doubles_an_undead_for_corpses(corpses: int, bodies: int) -> None:
    t = table("HERO_11", build=217964)
    t.game.owner(1).tags[CORPSES] = corpses
    undead, yeti = t.minion("YOG_512"), t.minion()
    assert t.refuses("YOG_513", yeti)
    t.play("YOG_513", undead)
    assert [stats(e) for e in t.game.row(1) if e.card_id == "YOG_512"] == [(4, 6)] * bodies


@pytest.mark.parametrize(("corpses", "damage"), [(2, 0), (3, 3)])
def test_a_eulogizer_spends_corpses_for_damage(corpses: int, damage: int) -> None:
    t = table("HERO_11", build=221908)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("TTN_457", t.hero(2) if damage else None)
    assert t.hero(2).get(DAMAGE) == damage


def test_a_forged_eulogizer_gains_them() -> None:
    t = table("HERO_11", build=221908)
    t.play("TTN_457t", t.hero(2))
    assert [t.tag(CORPSES), t.hero(2).get(DAMAGE)] == [3, 3]
