"""Hero powers of the bosses of the League of Explorers; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE
from table import YETI, table

BUILD = 18792
FIREBALL = "CS2_029"


def test_rocks_hit_an_enemy_minion() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("LOEA07_29"))
    assert [each.get(DAMAGE) for each in (mine, theirs, t.hero(2))] == [0, 3, 0]


@pytest.mark.parametrize(("power", "amount"), [("LOEA09_2", 2), ("LOEA09_2H", 5)])
def test_the_rage_of_slitherspear_lasts_a_turn(power: str, amount: int) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert t.hero(1).get(ATK) == amount
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_mrglmrgl_draws_up_to_the_hand_of_the_enemy() -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 5)
    for _ in range(3):
        t.hand(YETI, 2)
    t.hand(YETI)
    t.play(t.hero_power("LOEA10_2"))
    assert len(t.cards()) == 3


def test_heroic_mrglmrgl_draws_two() -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 5)
    t.play(t.hero_power("LOEA10_2H"))
    assert len(t.cards()) == 2


@pytest.mark.parametrize(("power", "minion"), [("LOEA14_2", 4), ("LOEA14_2H", 1)])
def test_platemail_armor_lets_one_damage_through(power: str, minion: int) -> None:
    t = table(build=BUILD)
    t.hero_power(power, 2)
    yeti = t.minion(side=2)
    t.play(FIREBALL, t.hero(2))
    t.attack(t.minion(), yeti)
    assert [each.get(DAMAGE) for each in (t.hero(2), yeti)] == [1, minion]
