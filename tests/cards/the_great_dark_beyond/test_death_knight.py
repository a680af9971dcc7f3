"""The Great Dark Beyond: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CORPSES, COST, HEALTH, LIFESTEAL, REBORN, TAUNT
from table import stats, table


def test_a_wakener_of_souls_resurrects_another_deathrattle() -> None:
    t = table("HERO_11", build=217964)
    first, golem, yeti = t.minion("GDB_468"), t.minion("EX1_556"), t.minion()
    t.kill(golem, yeti)
    t.game.owner(1)
    first.tags[REBORN] = 0
    t.kill(first)
    assert sorted(t.row()) == ["EX1_556", "skele21"]


@pytest.mark.parametrize(("place", "reborn"), [(0, 0), (1, 1), (3, 1)])
def test_an_orbital_moon_gives_reborn_beside_a_card_that_was_played(
    place: int, reborn: int
) -> None:
    t = table("HERO_11", build=233275)
    cards = [t.hand(each) for each in ("CS2_168", "CS2_168", "GDB_475", "CS2_168")]
    moon, yeti = cards[2], t.minion()
    t.play(cards[place])
    t.play(moon, yeti)
    assert [yeti.get(tag) for tag in (TAUNT, LIFESTEAL, REBORN)] == [1, 1, reborn]


def test_baneling_barrage_brings_two_beside_a_zerg() -> None:
    t = table("HERO_07", build=241170)
    t.play("SC_001")
    assert t.cards() == ["SC_019t"]
    t.minion("SC_003")
    t.play("SC_001")
    assert t.cards() == ["SC_019t"] * 3


@pytest.mark.parametrize(("corpses", "souls"), [(4, 1), (5, 2)])
def test_an_airlock_breach_happens_twice_for_corpses(corpses: int, souls: int) -> None:
    t = table("HERO_11", build=241170)
    t.game.owner(1).tags[CORPSES] = corpses
    before = t.hero(1).get(HEALTH)
    t.play("GDB_113")
    assert t.row() == ["GDB_113t"] * souls
    assert t.hero(1).get(HEALTH) == before + 5 * souls
    assert [e.card_id for e in t.hero(1).attached] == ["GDB_113e"] * souls


def test_an_assimilating_blight_summons_with_reborn() -> None:
    t = table("HERO_11", build=241170)
    t.play("GDB_478")
    (found,) = t.game.row(1)
    assert [found.get(REBORN), found.get(COST)] == [1, 3]


@pytest.mark.parametrize(("build", "size"), [(214839, (3, 6)), (241170, (3, 5))])
def test_an_infestor_strengthens_zerg_for_good(build: int, size: tuple[int, int]) -> None:
    t = table("HERO_11", build=build)
    queen, yeti = t.minion("SC_003"), t.minion()
    t.kill(t.minion("SC_002"))
    assert [stats(queen), stats(yeti)] == [size, (4, 5)]
