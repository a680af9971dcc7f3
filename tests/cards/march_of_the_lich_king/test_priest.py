"""March of the Lich King: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, REBORN
from table import YETI, stats, table


def test_a_mind_eater_copies_a_card_of_the_other_deck() -> None:
    t = table("HERO_09", build=217964)
    t.deck("CS2_029")
    _, ball = t.deck(YETI, "EX1_238", side=2)
    t.answers(ball)
    t.kill(t.minion("RLK_845"))
    assert (t.cards(), len(t.game.deck[2])) == (["EX1_238"], 2)


def test_cannibalize_restores_the_health_of_what_it_destroys() -> None:
    t = table("HERO_07", build=217964)
    assert t.refuses("NX2_020")
    hero, foe, mine = t.hurt(1, 9), t.hurt(2, 9), t.minion(damage=4)
    yeti = t.minion(side=2, damage=2)
    t.play("NX2_020", yeti)
    assert [e.get(DAMAGE) for e in (hero, foe, mine)] == [6, 9, 1]
    assert t.row(2) == []


@pytest.mark.parametrize(("dead", "cost"), [("CS2_182", 4), ("RLK_571", 1)])
def test_grave_digging_is_cheap_after_an_undead_died(dead: str, cost: int) -> None:
    t = table("HERO_09", build=185749)
    digging = t.hand("RLK_829")
    t.deck(YETI, YETI, YETI)
    t.kill(t.minion(dead))
    assert digging.get(COST) == cost
    t.play(digging)
    assert t.cards() == [YETI, YETI]


@pytest.mark.parametrize(("victim", "damage"), [("CS2_182", 0), ("CS2_172", 3)])
def test_a_mind_sear_that_kills_sears_the_hero(victim: str, damage: int) -> None:
    t = table("HERO_09", build=190416)
    t.play("NX2_019", t.minion(victim, side=2))
    assert t.hero(2).get(DAMAGE) == damage


def test_animate_dead_brings_a_cheap_friend_back() -> None:
    t = table("HERO_09", build=190416)
    t.kill(t.minion(), t.minion("CS2_172"), t.minion("CS2_127", side=2))
    t.play("RLK_812")
    assert (t.row(), t.row(2)) == (["CS2_172"], [])


def test_a_bonecaller_brings_an_undead_back() -> None:
    t = table("HERO_09", build=190416)
    t.kill(t.minion(), t.minion("RLK_571"))
    t.kill(t.minion("RLK_813"))
    assert t.row() == ["RLK_571"]


@pytest.mark.parametrize(("lying", "dealt"), [(YETI, 0), ("RLK_957", 5)])
def test_a_rotting_necromancer_digs_for_the_undead(lying: str, dealt: int) -> None:
    t = table("HERO_09", build=217964)
    t.deck(lying)
    t.play("NX2_018")
    assert t.hero(2).get(DAMAGE) == dealt


@pytest.mark.parametrize(("held", "size"), [("CS2_029", (1, 2)), ("CS2_234", (2, 3))])
def test_a_crystalsmith_cultist_holds_shadow(held: str, size: tuple[int, int]) -> None:
    t = table("HERO_09", build=217964)
    t.hand(held)
    assert stats(t.play("RLK_814")) == size


def test_undeath_strikes_twice_after_an_undead_died() -> None:
    t = table("HERO_09", build=221908)
    enemy = t.minion(side=2)
    t.play("RLK_815")
    assert [enemy.get(DAMAGE), t.hero(2).get(DAMAGE)] == [2, 2]
    t.kill(t.minion("RLK_505"))
    t.play("RLK_815")
    assert t.hero(2).get(DAMAGE) == 6


def test_undying_allies_bring_back_undead_played_this_turn() -> None:
    t = table("HERO_09", build=221908)
    t.play("RLK_823")
    assert [t.play(card).get(REBORN) for card in ("RLK_505", YETI)] == [1, 0]
    t.round()
    assert t.play("RLK_505").get(REBORN) == 0


def test_basaleph_resurrects_what_died_lately() -> None:
    t = table("HERO_09", build=221908)
    t.kill(t.minion("RLK_745"), t.minion())
    t.kill(*t.game.row(1))
    t.play("RLK_832")
    assert t.row() == ["RLK_832", "RLK_745", "RLK_745"]
