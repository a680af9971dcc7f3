"""Bosses of the Dalaran Heist; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD, FROZEN, SILENCED, TAUNT, WINDFURY
from hsreplay_sim.engine.rules.deaths import settle
from table import YETI, stats, table


def test_healing_hands_heals_the_own_minions_at_the_start_of_the_own_turn() -> None:
    t = table(build=31761)
    t.hero_power("DALA_BOSS_35px", 2)
    settle(t.game)
    bodies = [t.minion(side=2, damage=3), t.minion(side=2, damage=1), t.minion(damage=2)]
    hero = t.hurt(2, 5)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [each.get(DAMAGE) for each in (*bodies, hero)] == [0, 0, 2, 5]


BUILD = 33717


@pytest.mark.parametrize(
    ("power", "amount"),
    [("DALA_BOSS_01p", 1), ("DALA_BOSS_01px", 2), ("DALA_BOSS_63p", 2), ("DALA_BOSS_63px", 4)],
)
def test_bites_and_bullies_hurt_a_minion(power: str, amount: int) -> None:
    t = table(build=BUILD)
    giant = t.minion("CS2_200", 2, damage=1)
    if power.startswith("DALA_BOSS_63"):
        assert t.refuses(t.hero_power(power), t.minion(side=2))
    t.play(t.hero_power(power), giant)
    assert giant.get(DAMAGE) == 1 + amount


@pytest.mark.parametrize(("power", "amount"), [("DALA_BOSS_02p", 3), ("DALA_BOSS_02px", 5)])
def test_the_feast_heals_after_own_spells(power: str, amount: int) -> None:
    t = table(build=BUILD)
    hero = t.hurt(1, 10)
    t.hero_power(power)
    t.play("GAME_005")
    assert hero.get(DAMAGE) == 10 - amount


@pytest.mark.parametrize(
    ("power", "row"),
    [
        ("DALA_BOSS_14p", ["DALA_BOSS_14t"]),
        ("DALA_BOSS_14px", ["DALA_BOSS_14t"] * 2),
        ("DALA_BOSS_41p", ["NEW1_032"]),
        ("DALA_BOSS_47p", ["DALA_BOSS_47t"]),
        ("DALA_BOSS_51p", ["DALA_BOSS_51t"]),
    ],
)
def test_powers_that_summon(power: str, row: list[str]) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert t.row() == row


def test_silence_falls_on_all_minions() -> None:
    t = table(build=BUILD)
    both = t.minion("EX1_096"), t.minion("EX1_096", 2)
    t.play(t.hero_power("DALA_BOSS_22p"))
    assert [each.get(SILENCED) for each in both] == [1, 1]


@pytest.mark.parametrize(("power", "mine"), [("DALA_BOSS_23p", 0), ("DALA_BOSS_23px", 1)])
def test_the_shark_smells_blood(power: str, mine: int) -> None:
    t = table(build=BUILD)
    hurt, sound = t.minion(damage=1), t.minion("CS2_200", 2)
    if mine:
        t.minion(side=2, damage=1)
    t.play(t.hero_power(power))
    assert (hurt.zone == 1, t.row(2)) == (bool(mine), [sound.card_id])


@pytest.mark.parametrize(
    ("power", "frozen", "amount"),
    [("DALA_BOSS_26px", 1, 0), ("DALA_BOSS_40p", 0, 2), ("DALA_BOSS_40px", 0, 3)],
)
def test_who_attacks_the_boss_feels_it(power: str, frozen: int, amount: int) -> None:
    t = table(build=BUILD)
    t.hero_power(power, 2)
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert (yeti.get(FROZEN), yeti.get(DAMAGE)) == (frozen, amount)


def test_healing_hands_heal_two_as_the_turn_starts() -> None:
    t = table(build=BUILD)
    t.hero_power("DALA_BOSS_35p")
    mine, theirs = t.minion(damage=3), t.minion(side=2, damage=3)
    t.round()
    assert [each.get(DAMAGE) for each in (mine, theirs)] == [1, 3]


def test_the_light_reaches_minions_of_the_hand() -> None:
    t = table(build=BUILD)
    yeti = t.hand(YETI)
    t.play(t.hero_power("DALA_BOSS_39p"))
    assert stats(yeti) == (5, 6)


def test_bubbles_protect() -> None:
    t = table(build=BUILD)
    one, other = t.minion(), t.minion()
    t.play(t.hero_power("DALA_BOSS_46p"), one)
    assert [each.get(DIVINE_SHIELD) for each in (one, other)] == [1, 0]
    t.play(t.hero_power("DALA_BOSS_46px"))
    assert other.get(DIVINE_SHIELD) == 1


def test_molten_rocks_burn_all() -> None:
    t = table(build=BUILD)
    t.minion("DALA_BOSS_47t")
    yeti = t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (yeti, t.hero(1), t.hero(2))] == [1, 1, 1]


@pytest.mark.parametrize(("power", "amount"), [("DALA_BOSS_49p", 1), ("DALA_BOSS_49px", 2)])
def test_uncontrollable_energy_strikes_after_spells(power: str, amount: int) -> None:
    t = table(build=BUILD)
    t.hero_power(power)
    yeti = t.minion(side=2)
    t.play("GAME_005")
    assert [each.get(DAMAGE) for each in (yeti, t.hero(2), t.hero(1))] == [amount, amount, 0]


@pytest.mark.parametrize(("power", "amount"), [("DALA_BOSS_50p", 2), ("DALA_BOSS_50px", 4)])
def test_sand_breath_hits_an_enemy(power: str, amount: int) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert t.hero(2).get(DAMAGE) == amount


@pytest.mark.parametrize(("power", "health"), [("DALA_BOSS_52p", 7), ("DALA_BOSS_52px", 9)])
def test_gates_are_held(power: str, health: int) -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.play(t.hero_power(power), yeti)
    assert (stats(yeti), yeti.get(TAUNT)) == ((4, health), 1)


def test_a_mini_portal_opens_after_spells() -> None:
    t = table(build=BUILD)
    t.hero_power("DALA_BOSS_68p")
    t.play("GAME_005")
    assert t.at(1, 0).get(COST) == 1


def test_the_earthmother_gives_windfury() -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.play(t.hero_power("DALA_BOSS_73p"), yeti)
    assert yeti.get(WINDFURY) == 1
