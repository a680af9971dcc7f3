"""Kobolds & Catacombs: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, IMMUNE
from table import YETI, table


def test_flanking_strike_brings_a_wolf() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2)
    t.play("LOOT_077", yeti)
    assert (yeti.get(DAMAGE), t.row()) == (3, ["LOOT_077t"])


def test_wandering_monster_steps_in_for_the_hero() -> None:
    t = table("HERO_05")
    t.play("LOOT_079")
    attacker = t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("CS2_125")
    t.attack(attacker, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 0
    assert attacker.get(DAMAGE) == 3


def test_the_emerald_spellstones_grow_with_each_secret() -> None:
    t = table("HERO_05", build=223542)
    stone = t.hand("LOOT_080")
    t.play("EX1_611")
    assert stone.card_id == "LOOT_080t2"
    t.play("EX1_610")
    assert stone.card_id == "LOOT_080t3"
    t.play(stone)
    assert t.row() == ["LOOT_077t"] * 4


@pytest.mark.parametrize(("stone", "wolves"), [("LOOT_080", 2), ("LOOT_080t2", 3)])
def test_the_lesser_emerald_spellstones_call_fewer_wolves(stone: str, wolves: int) -> None:
    t = table("HERO_05", build=223542)
    card = t.hand(stone)
    t.play("CS2_029", t.hero(2))
    assert card.card_id == stone
    t.play(card)
    assert t.row() == ["LOOT_077t"] * wolves


def test_crushing_walls_crush_the_outer_minions() -> None:
    t = table("HERO_05")
    t.minion("CS2_231", 2)
    t.minion(side=2)
    t.minion("CS2_231", 2)
    own = t.minion()
    t.play("LOOT_522")
    assert (t.row(2), t.row(1)) == ([YETI], [own.card_id])


def test_candleshot_guards_its_hero_in_an_attack() -> None:
    t = table("HERO_05")
    t.weapon("LOOT_222")
    foe = t.minion(side=2)
    t.attack(t.hero(1), foe)
    assert (t.hero(1).get(DAMAGE), foe.get(DAMAGE), t.hero(1).get(IMMUNE)) == (0, 1, 0)


def test_cave_hydra_bites_beside_its_victim() -> None:
    t = table("HERO_05")
    left, middle, right, far = [t.minion(side=2) for _ in range(4)]
    t.attack(t.minion("LOOT_078"), middle)
    assert [e.get(DAMAGE) for e in (left, middle, right, far)] == [2, 2, 2, 0]


def test_kathrena_winterwisp_recruits_twice() -> None:
    t = table("HERO_05")
    t.deck(YETI, "CS2_120", "CS2_120")
    kathrena = t.play("LOOT_511")
    assert t.row() == ["LOOT_511", "CS2_120"]
    t.kill(kathrena)
    assert t.row() == ["CS2_120", "CS2_120"]


def test_rhokdelar_fills_the_hand_with_hunter_spells() -> None:
    t = table()
    t.hand(YETI)
    t.deck("CS2_029")
    t.answers(*["DS1_185"] * 9)
    t.play("LOOT_085")
    assert t.cards() == [YETI, *["DS1_185"] * 9]


def test_to_my_side_brings_two_companions_without_minions() -> None:
    t = table()
    t.deck("CS2_029")
    t.answers("NEW1_032", "NEW1_034")
    t.play("LOOT_217")
    assert t.row() == ["NEW1_032", "NEW1_034"]


def test_to_my_side_brings_one_companion_with_minions() -> None:
    t = table()
    t.deck(YETI)
    t.answers("NEW1_032")
    t.play("LOOT_217")
    assert t.row() == ["NEW1_032"]
