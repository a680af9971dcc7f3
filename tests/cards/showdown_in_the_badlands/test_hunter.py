"""Showdown in the Badlands: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DIVINE_SHIELD,
    ELUSIVE,
    IMMUNE,
    LIFESTEAL,
    POISONOUS,
    REBORN,
    RUSH,
    STEALTH,
    TAUNT,
    TURN,
    TURN_DRAWN,
    WINDFURY,
)
from table import YETI, stats, table


def test_a_messenger_buzzard_brings_a_beast_and_strengthens_the_hand() -> None:
    t = table("HERO_05", build=217964)
    yeti = t.hand(YETI)
    _, beast = t.deck(YETI, "CS2_172")
    t.kill(t.minion("WW_807"))
    assert t.cards() == [YETI, "CS2_172"]
    assert (stats(yeti), stats(beast)) == ((5, 6), (4, 3))


def test_an_obsidian_revenant_leaves_two_small_ones() -> None:
    t = table("HERO_05", build=217964)
    revenant = t.minion("DEEP_005")
    t.answers("EX1_096", "EX1_012")
    t.kill(revenant)
    assert t.row() == ["EX1_096", "EX1_012"]


def test_the_saddled_leave_small_beasts() -> None:
    t = table("HERO_05", build=217964)
    yeti = t.minion()
    t.play("WW_812")
    t.answers("CS2_172")
    t.kill(yeti)
    assert t.row() == ["CS2_172"]


def test_sneaky_snakes_summon_two_hidden_snakes() -> None:
    t = table("HERO_05", build=217964)
    t.play("WW_806")
    assert t.row() == ["WW_806t", "WW_806t"]
    assert [(stats(e), e.get(STEALTH)) for e in t.game.board[1]] == [((1, 1), 1)] * 2


def test_sneaky_snakes_need_a_place() -> None:
    t = table("HERO_05", build=217964)
    for _ in range(7):
        t.minion()
    assert t.refuses(t.hand("WW_806"))


def test_a_shimmer_shot_summons_what_it_deals() -> None:
    t = table("HERO_05", build=221908)
    t.play("DEEP_003", t.hero(2))
    assert [e.get(COST) for e in t.game.row(1)][:1] == [1]


@pytest.mark.parametrize("fresh", [False, True])
def test_a_fresh_silver_serpent_is_immune_for_a_turn(fresh: bool) -> None:
    t = table("HERO_05", build=221908)
    serpent = t.hand("WW_808")
    if fresh:
        serpent.tags[TURN_DRAWN] = t.game.root.get(TURN)
    t.play(serpent)
    assert serpent.get(IMMUNE) == fresh


def test_a_strong_bovine_skeleton_comes_again() -> None:
    t = table("HERO_05", build=221908)
    t.kill(t.minion("WW_809"))
    assert t.row() == []
    skeleton = t.minion("WW_809")
    skeleton.tags[ATK] = 4
    t.kill(skeleton)
    assert "WW_809" in t.row()


@pytest.mark.parametrize(
    ("number", "tag"),
    list(
        enumerate(
            (DIVINE_SHIELD, TAUNT, RUSH, WINDFURY, ELUSIVE, POISONOUS, LIFESTEAL, REBORN), start=1
        )
    ),
)
def test_a_camouflage_mount_leaves_its_chameleon(number: int, tag: int) -> None:
    t = table("HERO_05", build=221908)
    yeti = t.minion()
    t.answers(f"WW_810t{number}e1")
    t.play("WW_810", yeti)
    assert [stats(yeti), yeti.get(tag)] == [(7, 8), 1]
    t.kill(yeti)
    assert f"WW_810t{number}" in t.row()


def test_a_ten_gallon_hat_comes_back() -> None:
    t = table("HERO_05", build=221908)
    t.deck("CORE_CS2_029", YETI)
    t.play("WW_811")
    (yeti,) = t.game.hand[1]
    assert stats(yeti) == (5, 6)
    t.kill(t.play(yeti))
    assert t.cards() == ["WW_811"]


def test_a_starshooter_loads_arcane_shots() -> None:
    t = table("HERO_05", build=221908)
    t.weapon("WW_813")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["DS1_185"]


def test_spurfang_calls_beasts_of_his_attack_twice() -> None:
    t = table("HERO_05", build=221908)
    spurfang = t.play("WW_814")
    t.kill(spurfang)
    beasts = [e for e in t.game.row(1) if e.get(COST) == 2]
    assert len(beasts) == 2
