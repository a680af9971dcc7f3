"""Cataclysm: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, ELUSIVE
from table import YETI, stats, table

NEW = 255790


def test_a_mend_makes_a_minion_whole_and_draws() -> None:
    t = table("HERO_09", build=NEW)
    yeti = t.minion(damage=4)
    t.deck("CS2_029")
    t.play("CATA_302", yeti)
    assert (yeti.get(DAMAGE), t.cards()) == (0, ["CS2_029"])


@pytest.mark.parametrize(("card_id", "then"), [("EX1_105", 10), (YETI, 5)])
def test_a_purifying_breath_heals_the_enemy_for_a_kill(card_id: str, then: int) -> None:
    t = table("HERO_09", build=NEW)
    hero = t.hurt(2, 10)
    t.play("CATA_303", t.minion(card_id, side=2))
    assert hero.get(DAMAGE) == then


def test_an_injured_attendant_hurts_itself_and_heals_its_hero() -> None:
    t = table("HERO_09", build=NEW)
    hero = t.hurt(1, 10)
    assert stats(t.play("CATA_304")) == (3, 4)
    assert hero.get(DAMAGE) == 6


def test_the_black_blood_attacks_after_its_bodies_heal() -> None:
    t = table("HERO_09", build=255790)
    enemy = t.minion("EX1_405", side=2)
    yeti = t.minion(damage=3)
    blood = t.play("CATA_300")
    assert t.row() == [YETI, "CATA_300", "CATA_300t1", "CATA_300t2", "CATA_300t3"]
    t.end_turn()
    assert yeti.get(DAMAGE) == 0
    assert (enemy.zone, blood.get(DAMAGE)) == (Zone.GRAVEYARD, 0)


def test_the_black_blood_has_nobody_to_attack() -> None:
    t = table("HERO_09", build=255790)
    blood = t.play("CATA_300")
    t.hurt(1, 5)
    t.play("CS1_112")
    assert (blood.get(DAMAGE), t.hero(1).get(DAMAGE)) == (0, 3)


@pytest.mark.parametrize("body", ["CATA_300t1", "CATA_300t2", "CATA_300t3"])
def test_each_body_of_the_black_blood_heals_a_damaged_friend(body: str) -> None:
    t = table("HERO_09", build=255790)
    yeti, other = t.minion(damage=4), t.minion(side=2, damage=4)
    t.minion(body)
    t.end_turn()
    assert (yeti.get(DAMAGE), other.get(DAMAGE)) == (1, 4)


@pytest.mark.parametrize(("damage", "size"), [(0, (3, 6)), (1, (3, 2))])
def test_an_incensed_matriarch_grows_while_unhurt(damage: int, size: tuple[int, int]) -> None:
    t = table("HERO_09", build=NEW)
    matriarch = t.minion("CATA_305", damage=damage)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(matriarch) == size


def test_alexstrasza_burns_the_enemy_when_all_is_healed() -> None:
    t = table("HERO_09", build=NEW)
    t.play("CATA_307")
    assert stats(t.hero(1))[1] == 15
    t.hurt(2, 1)
    burns = []
    for damage in (15, 7, 1):
        t.hurt(1, damage)
        t.play("CS2_007", t.hero(1))  # Healing Touch
        burns.append(t.hero(2).get(DAMAGE))
    assert burns == [1, 16, 16]


@pytest.mark.parametrize(("mate", "cost"), [(YETI, 5), ("EX1_298", 1)])
def test_medivhs_triumph_costs_one_beside_a_legend(mate: str, cost: int) -> None:
    t = table("HERO_09", build=NEW)
    card, body, enemy = t.hand("CATA_308"), t.minion(mate), t.minion("EX1_298", side=2)
    assert card.get(COST) == cost
    t.play(card)
    assert [e.get(DAMAGE) for e in (body, enemy, t.hero(2))] == [4, 4, 0]


def test_medivhs_triumph_costs_one_beside_a_legendary_quest() -> None:
    t = table("HERO_09", build=NEW)
    card = t.hand("CATA_308")
    t.play("TLC_817")
    assert card.get(COST) == 1


def test_schism_strengthens_and_copies() -> None:
    t = table("HERO_09", build=NEW)
    yeti, enemy = t.minion(), t.minion(side=2)
    assert t.refuses("CATA_306", enemy)
    t.play("CATA_306", yeti)
    assert [(e.card_id, stats(e), e.get(ELUSIVE)) for e in t.game.row(1)] == [(YETI, (6, 8), 1)] * 2
    t.end_turn()
    assert t.refuses("CS2_029", t.at(1, 0))


def test_the_halves_of_schism() -> None:
    t = table("HERO_09", build=NEW)
    one, two = t.minion(), t.minion("CS2_168")
    t.play("CATA_306t1", one)
    t.play("CATA_306t2", two)
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [
        (YETI, (6, 8)),
        ("CS2_168", (2, 1)),
        ("CS2_168", (2, 1)),
    ]
    t.fill(1)
    t.play("CATA_306", two)
    assert (len(t.row()), stats(two)) == (7, (4, 4))


def test_a_cleansing_cleric_makes_healing_stronger() -> None:
    t = table("HERO_09", build=NEW)
    t.hurt(1, 20)
    t.hurt(2, 20)
    t.kill(t.play("CATA_216"))
    t.play("CS2_007", t.hero(1))  # Healing Touch: 8
    assert t.hero(1).get(DAMAGE) == 10
    t.play(t.power(), t.hero(1))
    assert t.hero(1).get(DAMAGE) == 6
    t.play("CATA_216")
    t.play("CS2_007", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 0
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_007", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12


def test_a_ruby_sanctum_turns_one_healing_to_harm() -> None:
    t = table("HERO_09", build=NEW)
    yeti, other = t.minion(side=2), t.minion(damage=4)
    t.play(t.play("CATA_301"))
    t.play("CS2_007", yeti)
    assert t.row(2) == []
    t.play("CS2_007", other)
    assert other.get(DAMAGE) == 0


def test_a_ruby_sanctum_harms_in_this_turn_only() -> None:
    t = table("HERO_09", build=NEW)
    other = t.minion(damage=4)
    t.play(t.play("CATA_301"))
    t.round()
    t.play("CS2_007", other)
    assert other.get(DAMAGE) == 0
