"""Basic: Shaman, with the basic totems; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    CURRENT_SPELLPOWER,
    DAMAGE,
    EXHAUSTED,
    FROZEN,
    TAUNT,
    WINDFURY,
)
from table import BUILD, YETI, stats, table


def test_frost_shock_hurts_and_freezes_an_enemy() -> None:
    t = table("HERO_02")
    t.play("CS2_037", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(2).get(FROZEN)) == (1, 1)
    assert t.refuses("CS2_037", t.hero(1))


def test_windfury_lets_a_minion_attack_twice() -> None:
    t = table("HERO_02")
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert t.refuses(yeti, t.hero(2))
    t.play("CS2_039", yeti)
    assert (yeti.get(WINDFURY), yeti.get(EXHAUSTED)) == (1, 0)
    t.attack(yeti, t.hero(2))
    assert t.refuses(yeti, t.hero(2))


def test_ancestral_healing_restores_all_and_gives_taunt() -> None:
    t = table("HERO_02")
    yeti = t.minion(damage=4)
    t.play("CS2_041", yeti)
    assert (stats(yeti), yeti.get(TAUNT)) == ((4, 5), 1)


@pytest.mark.parametrize(("build", "dealt"), [(BUILD, 3), (255790, 4)])
def test_fire_elemental_deals_what_its_text_says(build: int, dealt: int) -> None:
    t = table("HERO_02", build=build)
    t.play("CS2_042", t.hero(2))
    assert t.hero(2).get(DAMAGE) == dealt


def test_rockbiter_weapon_gives_attack_for_a_turn() -> None:
    t = table("HERO_02")
    yeti, theirs = t.minion(), t.minion(side=2)
    assert t.refuses("CS2_045", theirs)
    t.play("CS2_045", yeti)
    t.play("CS2_045", t.hero(1))
    assert [e.get(ATK) for e in (yeti, t.hero(1))] == [7, 3]
    t.end_turn()
    assert [e.get(ATK) for e in (yeti, t.hero(1))] == [4, 0]


def test_bloodlust_strengthens_all_own_minions_for_a_turn() -> None:
    t = table("HERO_02")
    a, b = t.minion(), t.minion()
    t.play("CS2_046")
    assert (a.get(ATK), b.get(ATK), t.hero(1).get(ATK)) == (7, 7, 0)
    t.end_turn()
    assert a.get(ATK) == 4


def test_totemic_might_gives_totems_health() -> None:
    t = table("HERO_02")
    totem, yeti = t.minion("CS2_050"), t.minion()
    t.play("EX1_244")
    assert (stats(totem), stats(yeti)) == ((1, 3), (4, 5))


@pytest.mark.parametrize("build", [13030, BUILD, 255790])
def test_hex_leaves_a_taunting_frog(build: int) -> None:
    t = table("HERO_02", build=build)
    t.play("EX1_246", t.minion(side=2))
    assert t.row(2) == ["hexfrog"]
    assert (stats(t.at(2, 0)), t.at(2, 0).get(TAUNT)) == ((0, 1), 1)


def test_flametongue_totem_serves_whoever_is_adjacent() -> None:
    t = table("HERO_02")
    first, second = t.minion(), t.minion()
    far = t.minion()
    t.play("EX1_565", position=2)
    assert [e.get(ATK) for e in (first, second, far)] == [6, 6, 4]
    t.play("EX1_246", second)
    assert [stats(e)[0] for e in t.game.row(1)] == [6, 0, 2, 4]


def test_flametongue_follows_the_neighbours_that_change() -> None:
    t = table("HERO_02")
    near, far = t.minion("CS2_168"), t.minion()
    t.play("EX1_565", position=1)
    assert (near.get(ATK), far.get(ATK)) == (4, 4)
    t.play("CS2_008", near)
    assert far.get(ATK) == 6


def test_windspeaker_gives_windfury() -> None:
    t = table("HERO_02")
    yeti = t.minion()
    t.play("EX1_587", yeti)
    assert yeti.get(WINDFURY) == 1


def test_healing_totem_heals_friendly_minions_at_the_end_of_the_turn() -> None:
    t = table("HERO_02")
    mine, theirs = t.minion(damage=2), t.minion(side=2, damage=2)
    t.hurt(1, 5)
    t.minion("NEW1_009")
    t.end_turn()
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(1))] == [1, 2, 5]


def test_strength_totem_gives_attack_to_another_friendly_minion() -> None:
    t = table("HERO_02", build=255790)
    yeti = t.minion()
    totem = t.minion("CS2_058")
    t.answers(yeti)
    t.end_turn()
    assert (yeti.get(ATK), totem.get(ATK)) == (5, 0)


def test_searing_stoneclaw_and_wrath_of_air_are_their_tags() -> None:
    t = table("HERO_02")
    searing, stoneclaw, wrath = (t.minion(i) for i in ("CS2_050", "CS2_051", "CS2_052"))
    assert [stats(e) for e in (searing, stoneclaw, wrath)] == [(1, 1), (0, 2), (0, 2)]
    assert stoneclaw.get(TAUNT) == 1
    assert t.tag(CURRENT_SPELLPOWER) == 1
    t.play(YETI)
