"""Rastakhan's Rumble: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    CREATOR,
    CUSTOM_KEYWORD_EFFECT,
    DAMAGE,
    HERO_POWER_DAMAGE_THIS_GAME,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, table


@pytest.mark.parametrize(("damage", "cards"), [(4, ["CS2_029"]), (3, [])])
def test_blast_wave_rewards_overkill(damage: int, cards: list[str]) -> None:
    t = table("HERO_08")
    t.minion(side=2, damage=damage)
    if cards:
        t.answers(*cards)
    t.play("TRL_317")
    assert t.cards() == cards


def test_blast_wave_adds_as_many_as_it_overkills_and_the_hand_holds() -> None:
    t = table("HERO_08")
    for _ in range(3):
        t.minion("CS2_231", side=2)
    for _ in range(8):
        t.hand("CS2_182")
    t.answers("CS2_029", "CS2_025")
    wave = t.play("TRL_317")
    assert t.cards()[8:] == ["CS2_029", "CS2_025"]
    assert wave.get(TAG_SCRIPT_DATA_NUM_1) == 0


def test_elemental_evocation_is_for_one_elemental_of_the_turn() -> None:
    t = table("HERO_08")
    one, two, yeti = t.hand("CS2_033"), t.hand("CS2_033"), t.hand("CS2_182")
    t.play("TRL_310")
    assert [e.get(COST) for e in (one, two, yeti)] == [2, 2, 4]
    t.play(one)
    assert two.get(COST) == 4
    t.play("TRL_310")
    assert two.get(COST) == 2
    t.end_turn()
    assert two.get(COST) == 4


def test_scorch_is_cheap_after_an_elemental() -> None:
    t = table()
    yeti, scorch = t.minion(side=2), t.hand("TRL_313")
    t.play("UNG_809")
    assert scorch.get(COST) == 4
    t.round()
    assert scorch.get(COST) == 1
    t.play(scorch, yeti)
    assert yeti.get(DAMAGE) == 4


@pytest.mark.parametrize("elemental", [False, True])
def test_arcanosaur_burns_after_an_elemental(elemental: bool) -> None:
    t = table()
    own, theirs = t.minion(), t.minion(side=2)
    t.play("UNG_809t1" if elemental else "CS2_231")
    t.round()
    saur = t.play("TRL_311")
    assert [e.get(DAMAGE) for e in (own, theirs, saur)] == ([3, 3, 0] if elemental else [0, 0, 0])


def test_pyromaniac_draws_for_kills_of_the_hero_power() -> None:
    t = table()
    t.minion("TRL_315")
    t.deck(YETI, YETI)
    wisp, yeti = t.minion("CS2_231", 2), t.minion(side=2, damage=3)
    t.play("CS2_029", yeti)
    assert t.cards(1) == []
    t.play(t.power(), wisp)
    assert t.cards(1) == [YETI]


@pytest.mark.parametrize(("dealt", "row"), [(7, ["TRL_316"]), (8, ["TRL_316", "TRL_316t"])])
def test_janalai_calls_ragnaros_for_a_hot_power(dealt: int, row: list[str]) -> None:
    t = table()
    t.game.owner(1).tags[HERO_POWER_DAMAGE_THIS_GAME] = dealt
    t.play("TRL_316")
    assert t.row() == row


def test_splitting_image_copies_who_is_attacked() -> None:
    t = table(build=29933)
    t.play("TRL_400")
    yeti = t.minion()
    t.minion("CS2_231")
    attacker = t.minion(side=2)
    t.end_turn()
    t.attack(attacker, yeti)
    assert t.row() == [YETI, YETI, "CS2_231"]
    assert t.at(1, 1).get(CREATOR) == yeti.id


def test_daring_fire_eater_helps_the_next_hero_power() -> None:
    t = table("HERO_08", build=33717)
    eater = t.play("TRL_390")
    assert eater.get(CUSTOM_KEYWORD_EFFECT) == 1
    t.play(t.power(), t.hero(2))
    assert (t.hero(2).get(DAMAGE), eater.get(CUSTOM_KEYWORD_EFFECT)) == (3, 0)
    t.round()
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
