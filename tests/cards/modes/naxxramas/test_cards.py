"""Cards of the bosses of Naxxramas; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE, FROZEN, TAUNT
from table import YETI, stats, table

BUILD = 18792
AXE = "CS2_106"


def test_locust_swarm_hurts_enemy_minions_and_heals() -> None:
    t = table(build=BUILD)
    hero = t.hurt(1, 10)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("NAX1_05")
    assert [each.get(DAMAGE) for each in (mine, theirs, hero)] == [0, 3, 7]


@pytest.mark.parametrize(("card", "amount"), [("NAX2_05", 1), ("NAX2_05H", 3)])
def test_worshippers_strengthen_their_hero_in_its_own_turn(card: str, amount: int) -> None:
    t = table(build=BUILD)
    t.minion(card)
    assert t.hero(1).get(ATK) == amount
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(2).get(ATK)) == (0, 0)


def test_necrotic_poison_destroys_a_minion() -> None:
    t = table(build=BUILD)
    t.play("NAX3_03", t.minion(side=2))
    assert t.row(2) == []


def test_plague_spares_skeletons() -> None:
    t = table(build=BUILD)
    for card in (YETI, "NAX4_03", "NAX4_03H"):
        t.minion(card)
        t.minion(card, 2)
    t.play("NAX4_05")
    assert (t.row(), t.row(2)) == (["NAX4_03", "NAX4_03H"], ["NAX4_03", "NAX4_03H"])


def test_deathbloom_hurts_a_minion_and_leaves_a_spore() -> None:
    t = table(build=BUILD)
    t.play("NAX6_03", t.minion(side=2))
    assert (t.row(), t.row(2)) == (["NAX6_03t"], [])


def test_spores_strengthen_the_minions_of_the_enemy() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.kill(t.minion("NAX6_03t"))
    assert (stats(mine), stats(theirs)) == ((4, 5), (12, 5))


def test_sporeburst_hurts_enemy_minions_and_leaves_a_spore() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("NAX6_04")
    assert [each.get(DAMAGE) for each in (mine, theirs)] == [0, 1]
    assert t.row() == [YETI, "NAX6_03t"]


@pytest.mark.parametrize("card", ["NAX8_03", "NAX8_04", "NAX8_05"])
def test_the_unrelenting_haunt_the_enemy(card: str) -> None:
    t = table(build=BUILD)
    t.kill(t.minion(card))
    assert (t.row(), t.row(2)) == ([], [f"{card}t"])


@pytest.mark.parametrize("card", ["NAX8_03t", "NAX8_04t", "NAX8_05t"])
def test_spectres_hurt_their_own_hero(card: str) -> None:
    t = table(build=BUILD)
    t.minion(card)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == 0
    t.deck(YETI)
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, 0)


def test_mark_of_the_horsemen_reaches_minions_and_the_weapon() -> None:
    t = table(build=BUILD)
    axe, mine, theirs = t.weapon(AXE), t.minion(), t.minion(side=2)
    t.play("NAX9_07")
    assert (axe.get(ATK), stats(mine), stats(theirs)) == (4, (5, 6), (4, 5))


def test_mutating_injection_gives_taunt() -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.play("NAX11_04", yeti)
    assert (stats(yeti), yeti.get(TAUNT)) == ((8, 9), 1)


def test_jaws_grow_with_deathrattles() -> None:
    t = table(build=BUILD)
    jaws = t.weapon("NAX12_03")
    t.kill(t.minion())
    assert jaws.get(ATK) == 1
    t.kill(t.minion("EX1_096"), t.minion("EX1_096", 2))
    assert jaws.get(ATK) == 5


def test_enrage_lasts_a_turn() -> None:
    t = table(build=BUILD)
    t.play("NAX12_04")
    assert t.hero(1).get(ATK) == 6
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_supercharge_gives_health_to_own_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("NAX13_03")
    assert (stats(mine), stats(theirs)) == ((4, 7), (4, 5))


def test_pure_cold_freezes_the_enemy_hero() -> None:
    t = table(build=BUILD)
    t.play("NAX14_04")
    assert (t.hero(2).get(DAMAGE), t.hero(2).get(FROZEN)) == (8, 1)


def test_the_skeletal_smith_takes_the_enemy_weapon_along() -> None:
    t = table(build=BUILD)
    t.weapon(AXE)
    t.weapon(AXE, 2)
    t.kill(t.minion("NAXM_002"))
    assert (t.game.weapon[1] is not None, t.game.weapon[2]) == (True, None)
