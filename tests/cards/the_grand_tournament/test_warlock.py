"""The Grand Tournament: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, RESOURCES
from table import YETI, stats, table

IMP = "CS2_065"


def test_dreadsteed_of_old_rises_at_once() -> None:
    t = table(build=18792)
    t.kill(t.minion("AT_019"))
    assert t.row() == ["AT_019"]


def test_dreadsteed_rises_at_the_end_of_the_turn() -> None:
    t = table()
    t.kill(t.minion("AT_019"))
    assert t.row() == []
    t.end_turn()
    assert t.row() == ["AT_019"]
    assert [e.card_id for e in t.game.owner(1).attached] == []


def test_tiny_knight_grows_with_each_discard() -> None:
    t = table()
    knight = t.minion("AT_021")
    held = t.hand(YETI)
    t.answers(held)
    t.play("EX1_308", t.hero(2))
    assert stats(knight) == (4, 3)


def test_fist_of_jaraxxus_strikes_played_or_discarded() -> None:
    t = table()
    t.play("AT_022")
    assert t.hero(2).get(DAMAGE) == 4
    held = t.hand("AT_022")
    t.answers(held, t.hero(2))
    t.play("EX1_308", t.hero(1))
    assert t.hero(2).get(DAMAGE) == 8


def test_void_crusher_takes_one_of_each_side() -> None:
    t = table("HERO_01")
    crusher = t.minion("AT_023")
    mine, foe = t.minion(), t.minion(side=2)
    t.minion(side=2)
    t.answers(foe, mine)
    t.play(t.power())
    assert (t.row(1), t.row(2)) == ([crusher.card_id], [YETI])


@pytest.mark.parametrize(("build", "crystals"), [(126451, 1), (255790, 0)])
def test_demonfuse_strengthens_a_demon(build: int, crystals: int) -> None:
    t = table(build=build, mana=4)
    demon, before = t.minion(IMP), t.tag(RESOURCES, 2)
    assert t.refuses("AT_024", t.minion())
    t.play("AT_024", demon)
    assert stats(demon) == (4, 6)
    assert t.tag(RESOURCES, 2) == before + crystals


def test_dark_bargain_takes_two_and_costs_two() -> None:
    t = table()
    foes = [t.minion(side=2) for _ in range(3)]
    held = [t.hand(YETI) for _ in range(3)]
    t.answers(foes[0], foes[2], held[0], held[2])
    t.play("AT_025")
    assert (len(t.row(2)), t.cards()) == (1, [YETI])


def test_wrathguard_shares_its_pain() -> None:
    t = table()
    guard = t.minion("AT_026")
    t.play("CS2_029", guard)
    assert t.hero(1).get(DAMAGE) == 6


def test_wilfred_fizzlebang_makes_what_his_players_power_draws_cost_0() -> None:
    t = table("HERO_07")
    t.minion("AT_027")
    t.deck(YETI, YETI)
    t.play(t.power())
    assert [card.get(COST) for card in t.game.hand[1]] == [0]
    t.play("EX1_096")  # another card draws nothing at once
    t.round()
    assert sorted(card.get(COST) for card in t.game.hand[1]) == [0, 4]
