"""March of the Lich King: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, DEATHRATTLE, FROZEN, OVERLOAD_OWED
from table import YETI, stats, table


def test_a_blightblood_berserker_strikes_as_it_dies() -> None:
    t = table("HERO_02", build=217964)
    hero, yeti, berserker = t.hurt(1, 9), t.minion(side=2), t.minion("RLK_551")
    t.answers(yeti)
    t.kill(berserker)
    assert (yeti.get(DAMAGE), hero.get(DAMAGE), t.row()) == (3, 6, ["RLK_551"])


def test_prescience_summons_a_spirit_for_each_dear_minion() -> None:
    t = table("HERO_02", build=217964)
    t.deck("CS2_029", YETI, "EX1_105")
    t.play("RLK_553")
    assert (sorted(t.cards()), t.row()) == (sorted([YETI, "EX1_105"]), ["RLK_553t"])


def test_cold_storage_freezes_and_keeps_a_copy() -> None:
    t = table("HERO_02", build=190416)
    yeti = t.minion(side=2)
    t.play("NX2_009", yeti)
    assert (yeti.get(FROZEN), t.cards()) == (1, [YETI])


def test_suffused_minions_strike_as_they_die() -> None:
    t = table("HERO_02", build=217964)
    yeti, other = t.minion(), t.minion()
    t.minion(side=2)
    t.play("RLK_910")
    assert (yeti.get(DEATHRATTLE), other.get(DEATHRATTLE)) == (1, 1)
    t.answers(t.hero(2))
    t.kill(yeti)
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize(("before", "murlocs"), [(YETI, 0), ("UNG_809", 3)])
def test_a_frostfin_chomper_brings_murlocs_behind_an_elemental(before: str, murlocs: int) -> None:
    t = table("HERO_02", build=217964)
    t.play(before)
    t.round()
    t.play("NX2_007")
    assert t.row().count("NX2_007t") == murlocs


def test_what_rotgill_touched_strengthens_all_as_it_dies() -> None:
    t = table("HERO_02", build=217964)
    yeti, other = t.minion(), t.minion()
    rotgill = t.play("RLK_550")
    assert [e.get(DEATHRATTLE) for e in (yeti, other, rotgill)] == [1, 1, 0]
    t.kill(yeti)
    assert (stats(other), stats(rotgill)) == ((5, 6), (4, 7))


@pytest.mark.parametrize(("died", "zombies"), [(False, 0), (True, 2)])
def test_an_unliving_champion_calls_zombies(died: bool, zombies: int) -> None:
    t = table("HERO_02", build=217964)
    if died:
        t.kill(t.minion("RLK_123"))
    t.play("RLK_552")
    assert t.row().count("RLK_909t") == zombies


def test_a_harkener_of_dread_leaves_a_specter() -> None:
    t = table("HERO_02", build=217964)
    harkener = t.minion("RLK_554")
    t.kill(harkener)
    assert sorted(t.row()) == ["RLK_554", "RLK_554t"]


def test_a_deathweaver_aura_leaves_zombies() -> None:
    t = table("HERO_02", build=217964)
    yeti = t.minion()
    t.play("RLK_909", yeti)
    assert t.tag(OVERLOAD_OWED) == 1
    t.kill(yeti)
    assert [stats(e) for e in t.game.row(1)] == [(3, 2), (3, 2)]
