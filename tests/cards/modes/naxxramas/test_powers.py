"""Hero powers of the bosses of Naxxramas; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, FROZEN
from table import YETI, stats, table

BUILD = 18792


@pytest.mark.parametrize(("power", "made"), [("NAX1_04", "NAX1_03"), ("NAX1h_04", "NAX1h_03")])
def test_skitter_summons_a_nerubian(power: str, made: str) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert t.row() == [made]


def test_rain_of_fire_counts_the_cards_of_the_enemy() -> None:
    t = table(build=BUILD)
    for _ in range(3):
        t.hand(YETI, 2)
    t.play(t.hero_power("NAX2_03"))
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize(("power", "count"), [("NAX3_02", 1), ("NAX3_02H", 2)])
def test_web_wrap_returns_minions_of_the_enemy(power: str, count: int) -> None:
    t = table(build=BUILD)
    own = t.minion()
    for _ in range(3):
        t.minion(side=2)
    t.play(t.hero_power(power))
    assert (t.cards(2), len(t.row(2)), own.zone) == ([YETI] * count, 3 - count, 1)


@pytest.mark.parametrize(("power", "made"), [("NAX4_04", "NAX4_03"), ("NAX4_04H", "NAX4_03H")])
def test_raise_dead_answers_the_death_of_an_enemy(power: str, made: str) -> None:
    t = table(build=BUILD)
    t.hero_power(power)
    t.kill(t.minion())
    assert t.row() == []
    t.kill(t.minion(side=2), t.minion(side=2))
    assert t.row() == [made, made]


@pytest.mark.parametrize(("power", "amount"), [("NAX5_02", 2), ("NAX5_02H", 3)])
def test_eruption_hits_the_leftmost_enemy(power: str, amount: int) -> None:
    t = table(build=BUILD)
    left, right = t.minion(side=2), t.minion(side=2)
    t.play(t.hero_power(power))
    assert [each.get(DAMAGE) for each in (left, right)] == [amount, 0]


def test_necrotic_aura_hits_the_enemy_hero() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("NAX6_02"))
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize(("power", "amount"), [("NAX7_03", 3), ("NAX7_03H", 4)])
def test_unbalancing_strike_hits_anybody(power: str, amount: int) -> None:
    t = table(build=BUILD)
    yeti = t.minion(side=2)
    t.play(t.hero_power(power), yeti)
    assert yeti.get(DAMAGE) == amount


@pytest.mark.parametrize(("power", "count"), [("NAX8_02", 1), ("NAX9_06", 2)])
def test_harvest_and_unholy_shadow_draw(power: str, count: int) -> None:
    t = table(build=BUILD)
    t.deck(YETI, YETI, YETI)
    t.play(t.hero_power(power))
    assert len(t.cards()) == count


def test_hateful_strike_destroys_a_minion() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("NAX10_03"), t.minion(side=2))
    assert t.row(2) == []


@pytest.mark.parametrize(("power", "own"), [("NAX12_02", (4, 1)), ("NAX12_02H", (4, 5))])
def test_decimate_leaves_one_health(power: str, own: tuple[int, int]) -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power(power))
    assert (stats(mine), stats(theirs)) == (own, (4, 1))


def test_polarity_shift_swaps_all_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2, damage=2)
    t.play(t.hero_power("NAX13_02"))
    assert (stats(mine), stats(theirs)) == ((5, 4), (3, 4))


@pytest.mark.parametrize(("power", "amount"), [("NAX15_02", 2), ("NAX15_02H", 3)])
def test_frost_blast_freezes_the_enemy_hero(power: str, amount: int) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert (t.hero(2).get(DAMAGE), t.hero(2).get(FROZEN)) == (amount, 1)


def test_heroic_chains_take_an_enemy_for_good() -> None:
    t = table(build=BUILD)
    t.minion(side=2)
    t.play(t.hero_power("NAX15_04H"))
    assert (t.row(), t.row(2)) == ([YETI], [])
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.row(), t.row(2)) == ([YETI], [])
