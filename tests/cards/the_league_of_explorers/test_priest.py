"""The League of Explorers: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN
from table import table


@pytest.mark.parametrize(
    ("card_id", "offer"),
    [("LOE_006", ("FP1_001", "FP1_002", "FP1_004"))],
)
def test_explorers_discover(card_id: str, offer: tuple[str, ...]) -> None:
    t = table("HERO_09")
    t.answers(*offer[:2], offer[0] if offer[0] == offer[2] else offer[2], 1)
    t.play(card_id)
    assert t.cards() == [offer[1]]


def test_museum_curator_of_today_makes_its_find_cheaper() -> None:
    t = table("HERO_09", build=255790)
    t.answers("FP1_001", "FP1_002", "FP1_012", 2)
    t.play("LOE_006")
    assert t.game.hand[1][0].get(COST) == 4


def test_excavated_evil_passes_to_the_opponent() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(side=2)
    t.play("LOE_111")
    assert (mine.get(DAMAGE), foe.get(DAMAGE)) == (3, 3)
    assert [e.card_id for e in t.game.deck[2]] == ["LOE_111"]


def test_entomb_takes_an_enemy_minion_into_the_own_deck() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(side=2)
    assert t.refuses("LOE_104", mine)
    t.play("LOE_104", foe)
    assert t.game.deck[1] == [foe]
    assert t.row(2) == []


@pytest.mark.parametrize(("build", "taker"), [(10833, 2), (12574, 1), (54613, 1)])
def test_r201_entomb_past_a_full_board_took_nothing_in_10833(build: int, taker: int) -> None:
    """hs-bugs#302: it dies, without its Deathrattle, and goes to its owner's deck."""
    t = table("HERO_09", build=build)
    t.fill(1)
    hoarder = t.minion("EX1_096", side=2)
    t.deck("CS2_231", side=2)
    t.play("LOE_104", hoarder)
    assert (hoarder.zone, hoarder.controller) == (Zone.DECK, taker)
    assert t.cards(2) == []
    assert t.tag(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, 2) == taker - 1
