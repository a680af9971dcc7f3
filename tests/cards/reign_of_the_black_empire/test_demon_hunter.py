"""Reign of the Black Empire: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    IMMUNE,
    RUSH,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, Table, table

BUILD = 255790


def demon_hunter() -> Table:
    return table("HERO_10", build=BUILD)


def test_a_harrower_gives_outcast_cards() -> None:
    t = demon_hunter()
    t.answers("BT_480")
    harrower = t.play("BE_264")
    t.answers("BT_490")
    t.kill(harrower)
    assert t.cards() == ["BT_480", "BT_490"]


def test_a_harrower_in_the_middle_of_a_hand_gives_none() -> None:
    t = demon_hunter()
    t.hand(YETI)
    harrower = t.hand("BE_264")
    t.hand(YETI)
    t.play(harrower)
    assert t.cards() == [YETI] * 2


def test_encircling_brings_a_guest_to_the_other_side() -> None:
    t = demon_hunter()
    t.answers("CS2_168")
    t.play("BE_265")
    assert (t.row(), t.row(2)) == (["BE_873t"] * 5, ["CS2_168"])


def test_a_terror_attacks_after_a_friend_has_died() -> None:
    t = demon_hunter()
    t.kill(t.minion(side=2))
    enemy = t.minion("EX1_105", side=2)
    t.play("BE_564")
    assert enemy.get(DAMAGE) == 0
    t.kill(t.minion())
    t.answers(enemy)
    t.play("BE_564")
    assert enemy.get(DAMAGE) == 7


@pytest.mark.parametrize("dead", [4, 5])
def test_shakar_gives_charge_after_five_deaths(dead: int) -> None:
    t = demon_hunter()
    shakar = t.hand("BE_565")
    t.kill(*[t.minion() for _ in range(dead)])
    assert shakar.get(TAG_SCRIPT_DATA_NUM_1) == 5 - dead
    t.play(shakar)
    rusher = t.play("BE_850")
    assert t.refuses(rusher, t.hero(2)) == (dead < 5)


def test_a_wriggler_shuffles_a_card_away_that_costs_less() -> None:
    t = demon_hunter()
    yeti, other = t.hand(YETI), t.hand(YETI)
    t.play("BE_566", yeti)
    assert (t.game.deck[1], t.game.hand[1]) == ([yeti], [other])
    t.play("CS2_023")
    assert yeti.get(COST) == 3


def test_a_sigil_of_hatching_opens_in_the_next_turn() -> None:
    t = demon_hunter()
    t.play("BE_873")
    assert t.row() == []
    t.round()
    assert t.row() == ["BE_873t"] * 3


def test_a_hungering_cavern_is_free_after_a_friend_has_died() -> None:
    t = demon_hunter()
    t.hurt(1, 10)
    cavern = t.hand("BE_877")
    assert cavern.get(COST) == 2
    t.kill(t.minion(side=2))
    assert cavern.get(COST) == 2
    t.kill(t.minion())
    assert cavern.get(COST) == 0
    t.play(cavern, t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (2, 8)


def test_a_tentacle_lash_makes_cthun_cheap() -> None:
    t = demon_hunter()
    held, deep = t.hand("BE_013"), t.deck("BE_013", YETI)[0]
    t.weapon("BE_771")
    t.answers("BE_013t4")
    t.attack(t.hero(1), t.hero(2))
    assert [e.get(COST) for e in (held, deep)] == [9, 9]
    assert t.row() == ["BE_013t5"] * 2


def test_ravitz_leads_and_guards() -> None:
    t = demon_hunter()
    t.minion("BE_230")
    left = t.play(YETI, position=1)
    middle = t.play(YETI, position=2)
    right = t.minion()
    assert [e.get(RUSH) for e in (left, middle, right)] == [1, 0, 0]
    enemy = t.minion(side=2)
    assert t.refuses(middle, enemy)
    t.attack(left, enemy)
    assert left.get(DAMAGE) == 4
    t.attack(right, t.minion(side=2))
    assert (right.get(DAMAGE), right.get(IMMUNE)) == (0, 0)
