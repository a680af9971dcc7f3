"""Kobolds & Catacombs: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    CUSTOM_KEYWORD_EFFECT,
    DAMAGE,
    DEATHRATTLE,
    EXTRA_BATTLECRIES_BASE,
    GHOSTLY,
    OVERLOAD_OWED,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table


def test_crushing_hand_hits_hard() -> None:
    t = table("HERO_02")
    ogre = t.minion("CS2_200", 2)
    t.play("LOOT_060", ogre)
    assert (ogre.zone, t.tag(OVERLOAD_OWED)) == (Zone.GRAVEYARD, 3)


def test_unstable_evolution_can_be_repeated_in_the_turn() -> None:
    t = table("HERO_02", build=39954)
    yeti = t.minion(YETI)
    t.answers("CS2_187")
    t.play("LOOT_504", yeti)
    ghost = t.game.hand[1][0]
    assert (t.row(), ghost.get(GHOSTLY)) == (["CS2_187"], 1)
    t.end_turn()
    assert t.cards() == []


def test_kobold_hermit_summons_the_chosen_totem() -> None:
    t = table("HERO_02")
    t.answers("CS2_051")
    t.play("LOOT_062")
    assert t.row() == ["LOOT_062", "CS2_051"]


@pytest.mark.parametrize(
    ("card_id", "count"), [("LOOT_064", 1), ("LOOT_064t1", 2), ("LOOT_064t2", 3)]
)
def test_sapphire_spellstones_copy_a_minion(card_id: str, count: int) -> None:
    t = table("HERO_02")
    yeti = t.minion(damage=1)
    t.minion("CS2_231")
    assert t.refuses(card_id, t.minion(side=2))
    t.play(card_id, yeti)
    assert t.row() == [YETI] * (count + 1) + ["CS2_231"]
    assert stats(t.at(1, 1)) == (4, 4)


def test_sapphire_spellstone_is_upgraded_by_overload() -> None:
    t = table("HERO_02")
    stone = t.hand("LOOT_064")
    yeti = t.minion("CS2_200", 2)
    t.play("EX1_238", yeti)
    assert (stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)) == ("LOOT_064", 1)
    t.play("LOOT_060", yeti)
    assert (stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)) == ("LOOT_064t1", 0)
    t.play("EX1_250")
    assert stone.card_id == "LOOT_064t2"


def test_primal_talismans_leave_totems() -> None:
    t = table("HERO_02")
    yeti, other, theirs = t.minion(), t.minion(), t.minion(side=2)
    t.play("LOOT_344")
    assert [e.get(DEATHRATTLE) for e in (yeti, other, theirs)] == [1, 1, 0]
    t.answers("CS2_051")
    t.kill(yeti)
    assert t.row() == ["CS2_051", YETI]


def test_grumble_sends_the_others_home_for_one() -> None:
    t = table("HERO_02")
    yeti, theirs = t.minion(), t.minion(side=2)
    t.play("LOOT_358")
    assert (t.row(), t.row(2), yeti.get(COST)) == (["LOOT_358"], [theirs.card_id], 1)


def test_healing_rain_falls_on_the_own_hurt_characters() -> None:
    t = table("HERO_02")
    hero, yeti, theirs = t.hurt(1, 20), t.minion(damage=3), t.minion(side=2, damage=3)
    t.answers(*[yeti] * 3, *[hero] * 9)
    t.play("LOOT_373")
    assert [e.get(DAMAGE) for e in (hero, yeti, theirs)] == [11, 0, 3]


def test_murmuring_elemental_doubles_the_next_battlecry() -> None:
    t = table("HERO_02")
    first = t.play("LOOT_517")
    assert (t.tag(EXTRA_BATTLECRIES_BASE), first.get(CUSTOM_KEYWORD_EFFECT)) == (1, 1)
    t.play(YETI)
    t.play("BOT_431")
    assert t.row().count("BOT_031") == 2
    assert (t.tag(EXTRA_BATTLECRIES_BASE), first.get(CUSTOM_KEYWORD_EFFECT)) == (0, 0)
    t.play("BOT_431")
    assert t.row().count("BOT_031") == 3


def test_murmuring_elemental_waits_for_this_turn_only() -> None:
    t = table("HERO_02")
    t.play("LOOT_517")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.tag(EXTRA_BATTLECRIES_BASE) == 0


@pytest.mark.parametrize(("build", "fourth"), [(54613, "CS2_052"), (126451, "CS2_058")])
def test_windshear_stormcaller_needs_all_four_totems_of_the_build(build: int, fourth: str) -> None:
    t = table("HERO_02", build=build)
    for totem in ("CS2_050", "CS2_051", fourth):
        t.minion(totem)
    first = t.play("LOOT_518")
    assert "NEW1_010" not in t.row()
    t.kill(first)
    t.minion("NEW1_009")
    t.play("LOOT_518")
    assert "NEW1_010" in t.row()
