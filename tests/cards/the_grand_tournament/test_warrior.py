"""The Grand Tournament: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, CHARGE, DAMAGE, NUM_ATTACKS_THIS_TURN
from table import stats, table


def test_bash_hurts_and_armours() -> None:
    t = table()
    t.play("AT_064", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(ARMOR)) == (3, 3)


def test_kings_defender_lasts_longer_beside_a_taunt() -> None:
    t = table("HERO_01")
    t.minion("CS2_121")
    t.play("AT_065")
    for _ in range(2):
        t.game.hero[1].tags[NUM_ATTACKS_THIS_TURN] = 0
        t.attack(t.hero(1), t.hero(2))
    assert t.game.weapon[1] is not None


def test_alexstraszas_champion_charges_with_a_dragon_in_hand() -> None:
    t = table("HERO_01")
    assert stats(t.play("AT_071")) == (2, 3)
    t.hand("EX1_284")
    champion = t.play("AT_071")
    assert (stats(champion), champion.get(CHARGE)) == ((3, 3), 1)
