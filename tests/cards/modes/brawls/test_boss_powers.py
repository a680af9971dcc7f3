"""Hero powers of brawls; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CHARGE,
    DAMAGE,
    DIVINE_SHIELD,
    RESOURCES,
    TAG_SCRIPT_DATA_NUM_2,
    TAUNT,
    TURN,
)
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.enchantments import attach
from table import table


def test_overmine_shuffles_two_bombs_into_the_other_deck() -> None:
    t = table(build=31761)
    t.play(t.hero_power("TB_EVILBRM_BoomHeroPower"))
    made = [e for e in t.game.entities.values() if e.zone == Zone.DECK]
    assert [(each.card_id, each.controller) for each in made] == [("BOT_511t", 2)] * 2


def test_hello_shields_the_weakest_of_the_own_minions() -> None:
    t = table(build=13619)
    strong, weak, other = t.minion(), t.minion("CS2_231"), t.minion("CS2_231")
    theirs = t.minion("CS2_231", 2)
    power = t.hero_power("TB_MechWar_Boss1_HeroPower")
    t.answers(other)
    t.play(power)
    marks = [(e.get(DIVINE_SHIELD), e.get(TAUNT)) for e in (strong, weak, other, theirs)]
    assert marks == [(0, 0), (0, 0), (1, 1), (0, 0)]


def test_hello_needs_no_minion() -> None:
    t = table(build=13619)
    t.play(t.hero_power("TB_MechWar_Boss1_HeroPower"))
    assert t.row() == []


@pytest.mark.parametrize(("fallen", "dealt"), [(0, 1), (1, 2)])
def test_boom_bot_jr_splits_its_damage_and_each_hit_is_strengthened(
    fallen: int, dealt: int
) -> None:
    """U008:32878: two hits of 2."""
    t = table(build=13619)
    for _ in range(fallen):
        t.minion("AT_003")
    yeti, hero = t.minion(side=2), t.hero(2)
    power = t.hero_power("TB_MechWar_Boss2_HeroPower")
    t.answers(yeti, hero)
    t.play(power)
    assert [each.get(DAMAGE) for each in (yeti, hero)] == [dealt, dealt]


def test_all_minions_of_a_brawl_have_taunt_and_charge() -> None:
    t = table()
    yeti = t.minion()
    attach(t.game, t.hero(1), yeti, "TB_AllMinionsTauntCharge")
    assert (yeti.get(TAUNT), yeti.get(CHARGE)) == (1, 1)


@pytest.mark.parametrize(("hero", "told"), [("TB_EVILBRM_BoomH", 1), ("TB_EVILBRM_TogwaggleH", 4)])
def test_the_hero_of_a_coliseum_is_noted_on_the_enemy(hero: str, told: int) -> None:
    """U179:585, U212:723."""
    t = table(hero, build=31761)
    events.let_scenario_speak(t.game, events.DEALT)
    noted = [t.game.owner(side).get(TAG_SCRIPT_DATA_NUM_2) for side in (1, 2)]
    assert noted == [0, told]


def test_nefarian_begins_with_a_crystal() -> None:
    """U212:882."""
    t = table("HERO_01", "TB_EVILBRM_Nefarian", build=31761, mana=0)
    for turn in (1, 2):
        t.game.root.tags[TURN] = turn
        events.let_scenario_speak(t.game, events.TURN_BEGUN)
    assert [t.game.owner(side).get(RESOURCES) for side in (1, 2)] == [0, 1]
