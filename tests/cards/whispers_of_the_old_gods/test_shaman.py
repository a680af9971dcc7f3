"""Whispers of the Old Gods: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.stream import CLOSE, TAG
from hsreplay_sim.base.tags import COST, DAMAGE, JUST_TRANSFORMED, OVERLOAD_LOCKED, OVERLOAD_OWED
from table import stats, table


def test_evolve_turns_minions_into_ones_that_cost_one_more() -> None:
    t = table()
    t.minion()
    t.answers("CS2_201")
    with pytest.raises(AssertionError, match="not in the pool"):
        t.play("OG_027")
    t.answers("EX1_593")
    t.play("OG_027")
    assert t.row() == ["EX1_593"]


def test_a_spell_marks_what_it_transforms_and_a_minion_does_not() -> None:
    for card_id, victim, mark in (("OG_027", False, 1), ("OG_328", True, 0)):
        t = table(build=12574)
        yeti = t.minion()
        t.answers("EX1_593")
        t.play(card_id, yeti if victim else None)
        changed = next(t.at(1, place) for place in (0, -1) if t.at(1, place).card_id == "EX1_593")
        assert changed.get(JUST_TRANSFORMED) == mark


def test_thing_from_below_counts_totems() -> None:
    t = table()
    thing = t.hand("OG_028")
    assert thing.get(COST) == 6
    t.kill(t.minion("CS2_050"))
    t.minion("CS2_051")
    assert thing.get(COST) == 4


def test_thing_from_below_counts_a_played_totem_once_its_text_has_run() -> None:
    """U066:1328, U121:1340: 30 of 30 behind the POWER block."""
    t = table("HERO_02")
    thing = t.hand("OG_028")
    since = len(t.game.out)
    t.play("AT_052")
    told = [p[:3] for p in t.game.out[since:]]
    power = next(n for n, p in enumerate(told) if (p[0], p[2]) == (CLOSE, BlockType.POWER))
    assert told.index((TAG, thing.id, COST)) > power


def test_stormcrack_hits_a_minion_and_overloads() -> None:
    t = table("HERO_02")
    yeti = t.minion(side=2)
    t.play("OG_206", yeti)
    assert (yeti.get(DAMAGE), t.tag(OVERLOAD_OWED)) == (4, 1)


def test_eternal_sentinel_unlocks_mana() -> None:
    t = table("HERO_02")
    t.game.owner(1).tags |= {OVERLOAD_LOCKED: 2, OVERLOAD_OWED: 1}
    t.game.owner(2).tags |= {OVERLOAD_OWED: 1}
    t.play("OG_026")
    assert (t.tag(OVERLOAD_LOCKED), t.tag(OVERLOAD_OWED)) == (0, 0)
    assert t.tag(OVERLOAD_OWED, 2) == 1


def test_primal_fusion_counts_totems() -> None:
    t = table()
    yeti = t.minion()
    t.minion("CS2_050"), t.minion("NEW1_009"), t.minion("CS2_050", side=2)
    t.play("OG_023", yeti)
    assert stats(yeti) == (6, 7)


def test_hammer_of_twilight_leaves_an_elemental() -> None:
    t = table()
    t.kill(t.weapon("OG_031"))
    assert t.row() == ["OG_031a"]


def test_master_of_evolution_evolves_a_friend() -> None:
    t = table()
    yeti = t.minion()
    assert t.refuses("OG_328", t.minion(side=2))
    t.answers("CS2_187")
    t.play("OG_328", yeti)
    assert t.row() == ["CS2_187", "OG_328"]


def test_hallazeal_heals_by_the_damage_of_spells() -> None:
    t = table()
    t.minion("OG_209")
    yeti = t.minion(side=2)
    t.hurt(1, 10)
    t.play("CS2_029", yeti)
    assert t.hero(1).get(DAMAGE) == 4
    t.play("CS2_008", t.minion(side=2))
    assert t.hero(1).get(DAMAGE) == 3
