"""Reign of the Black Empire: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CORPSES,
    COST_BLOOD,
    COST_FROST,
    COST_UNHOLY,
    DAMAGE,
    HEALTH,
    LIFESTEAL,
    REBORN,
    RUSH,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, Table, stats, table

BUILD = 255790


def death_knight() -> Table:
    return table("HERO_11", build=BUILD)


@pytest.mark.parametrize(("corpses", "spent"), [(6, 4), (2, 2), (0, 0)])
def test_a_bloodfiend_spends_up_to_four_corpses(corpses: int, spent: int) -> None:
    t = death_knight()
    t.game.set(t.game.owner(1), CORPSES, corpses)
    mine, enemy = t.minion(), t.minion(side=2)
    fiend = t.play("BE_283")
    assert [e.get(DAMAGE) for e in (mine, enemy, fiend, t.hero(2))] == [spent, spent, 0, 0]


def test_a_cold_dark_void_reaches_the_neighbours() -> None:
    t = death_knight()
    row = [t.minion(side=2) for _ in range(4)]
    t.play("BE_284", row[1])
    assert [e.get(DAMAGE) for e in row] == [2, 4, 2, 0]


@pytest.mark.parametrize(
    ("pick", "rune", "gained"),
    [
        (0, COST_BLOOD, LIFESTEAL),
        (1, COST_FROST, REBORN),
        (2, COST_UNHOLY, RUSH),
    ],
)
def test_a_scion_gains_what_its_choice_gives(pick: int, rune: int, gained: int) -> None:
    t = death_knight()
    t.answers("RLK_066", "RLK_709", "RLK_116", pick)
    scion = t.play("BE_298")
    (card,) = t.game.hand[1]
    assert card.get(rune) > 0
    assert [tag for tag in (LIFESTEAL, REBORN, RUSH) if scion.get(tag)] == [gained]


def test_a_malicious_presence_heals_the_owner_of_the_minion() -> None:
    t = death_knight()
    t.hurt(1, 10)
    t.hurt(2, 10)
    mine, enemy = t.minion(), t.minion("EX1_105", side=2)
    t.play("BE_325", enemy)
    assert (t.row(2), t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == ([], 10, 2)
    mine.tags[DAMAGE] = 2
    t.play("BE_325", mine)
    assert (t.row(1), t.hero(1).get(DAMAGE)) == ([], 7)


def test_a_behemoth_leaves_two_minions_and_strength() -> None:
    t = death_knight()
    yeti, behemoth = t.minion(), t.minion("BE_749")
    t.answers("CS2_168", "CS2_171")
    t.kill(behemoth)
    assert sorted(t.row()) == ["CS2_168", "CS2_171", YETI]
    assert stats(yeti) == (7, 5)
    assert sorted(stats(e) for e in t.game.row(1)) == [(4, 1), (5, 1), (7, 5)]


def test_ghuun_steals_health_of_the_weakest() -> None:
    t = death_knight()
    one, two = t.minion("CS2_182", side=2), t.minion("CS2_118", side=2)  # 5 and 1 Health
    ghuun = t.hand("BE_287")
    assert ghuun.get(TAG_SCRIPT_DATA_NUM_1) == 6
    t.play(ghuun)
    assert (t.row(2), stats(ghuun)) == ([], (8, 7))
    assert one.zone == two.zone


def test_ghuun_steals_more_for_blood_runes() -> None:
    t = death_knight()
    hero = t.hurt(2, 10)
    ghuun = t.hand("BE_287")
    t.play("BE_325", t.minion(side=2))  # Blood and Frost
    assert ghuun.get(TAG_SCRIPT_DATA_NUM_1) == 7
    left = hero.get(HEALTH) - hero.get(DAMAGE)
    t.play(ghuun)
    assert (hero.get(HEALTH) - hero.get(DAMAGE), stats(ghuun)) == (left - 7, (8, 8))


BLOOD, FROST, UNHOLY, MIXED = "BE_285", "RLK_709", "RLK_116", "BE_325"


@pytest.mark.parametrize(
    ("played", "form"),
    [
        ((YETI,), "BE_781"),
        ((BLOOD,), "BE_781t3"),
        ((MIXED,), "BE_781t11"),
        ((UNHOLY,), "BE_781t8"),
        ((MIXED, BLOOD), "BE_781t13"),
        ((MIXED, MIXED, BLOOD), "BE_781t13"),
    ],
)
def test_a_devourer_takes_the_runes_of_what_is_played(played: tuple[str, ...], form: str) -> None:
    t = death_knight()
    card = t.hand("BE_781")
    for each in played:
        t.play(each, t.minion(side=2) if each == MIXED else None)
    assert card.card_id == form


def test_an_arrival_of_the_old_gods_leaves_minions_alone() -> None:
    t = table("HERO_11", build=255790)
    fire, yeti, fiend = t.hand("CS2_029"), t.hand(YETI), t.hand("RLK_567")
    t.deck("CS2_172", "CS2_172", "CS2_172", "CS2_029")
    t.play("BE_EVENT_100")
    assert (t.spent(), t.cards()[3:]) == (0, ["CS2_172", "CS2_172"])
    assert t.refuses(fire, t.hero(2))
    t.answers("DREAM_04")
    t.play("EDR_001")
    assert t.refuses(t.game.hand[1][-1], t.at(1, 0))
    t.game.oracle = Sequential()
    t.play(yeti)
    t.play(t.power())
    t.round()
    t.play(fire, t.hero(2))
    assert fiend.zone == Zone.HAND


@pytest.mark.parametrize("shadow", ["RLK_567"])
def test_an_arrival_leaves_what_never_can_be_played(shadow: str) -> None:
    t = table("HERO_08", build=255790)
    held = t.hand(shadow)
    t.play("BE_EVENT_100")
    t.round()
    assert t.refuses(held) or held.card_id != shadow
