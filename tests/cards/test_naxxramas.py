"""Curse of Naxxramas, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CLASS, COST, DAMAGE, DISPLAYED_CREATOR, SECRET, ZONE
from table import YETI, stats, table
from texts import written


@pytest.mark.parametrize(
    ("card_id", "left"),
    [
        pytest.param("FP1_002", ["FP1_002t", "FP1_002t"], id="haunted-creeper"),
        pytest.param("FP1_007", ["FP1_007t"], id="nerubian-egg"),
        pytest.param("FP1_012", ["FP1_012t"], id="sludge-belcher"),
    ],
)
def test_tokens_stand_where_the_minion_died(card_id: str, left: list[str]) -> None:
    t = table()
    t.minion()
    t.minion(card_id)
    t.minion()
    t.kill(t.at(1, 1))
    assert t.row() == [YETI, *left, YETI]


def test_zombie_chow_heals_the_enemy_hero() -> None:
    t = table()
    enemy = t.hurt(2, 12)
    t.kill(t.minion("FP1_001"))
    assert enemy.get(DAMAGE) == 7


def test_mad_scientist_puts_a_secret_that_is_not_there_yet() -> None:
    t = table()
    t.play("CFM_620")
    t.deck("CFM_620", "UNG_024")
    t.kill(t.minion("FP1_004"))
    assert [e.card_id for e in t.game.secrets[1]] == ["CFM_620", "UNG_024"]


def test_webspinner_gives_a_beast() -> None:
    t = table()
    t.answers("CS2_120")
    t.kill(t.minion("FP1_011"))
    assert t.cards() == ["CS2_120"]


def test_duplicate_copies_the_dead_friend_twice() -> None:
    t = table()
    t.play("FP1_018")
    t.kill(t.minion())
    assert t.cards() == [], "secrets sleep in their owner's turn"
    victim = t.minion()
    t.end_turn()
    t.kill(victim)
    assert t.cards() == [YETI, YETI]
    assert t.game.secrets[1] == []
    assert [card.get(DISPLAYED_CREATOR) for card in t.game.hand[1]] == [0, 0]


def test_voidcaller_brings_a_demon_from_the_hand() -> None:
    t = table()
    demon = t.hand("CS2_065")
    t.hand(YETI)
    t.kill(t.minion("FP1_022"))
    assert demon.zone == Zone.PLAY
    assert t.cards() == [YETI]


def test_dark_cultist_hardens_a_friend() -> None:
    t = table()
    friend = t.minion()
    t.kill(t.minion("FP1_023"))
    assert stats(friend) == (4, 8)


def test_who_does_not_see_what_mad_scientist_puts_up_is_told_of_it() -> None:
    """U010:2962-2965."""
    t = table("HERO_05", build=12574)
    (trap,) = t.deck("EX1_610")
    since = len(t.game.out)
    t.kill(t.minion("FP1_004"))
    told = [(tag, value) for _, tag, value in written(t.game, since, of=trap)]
    assert told == [(SECRET, 1), (CLASS, 3), (COST, 2), (ZONE, Zone.SECRET)]
