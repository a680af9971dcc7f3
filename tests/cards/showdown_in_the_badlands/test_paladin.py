"""Showdown in the Badlands: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    ELUSIVE,
    LAST_KNOWN_ATK,
    LIFESTEAL,
    NUM_TURNS_IN_HAND,
    POISONOUS,
    REBORN,
    RUSH,
    STEALTH,
    TAUNT,
    WINDFURY,
)
from table import YETI, stats, table


def test_a_fossilized_kaleidosaur_gains_two_effects_and_excavates() -> None:
    t = table("HERO_04", build=217964)
    saur = t.hand("DEEP_033")
    t.play(saur)
    assert len(t.cards()) == 1
    keywords = (TAUNT, DIVINE_SHIELD, RUSH, WINDFURY, LIFESTEAL, POISONOUS, REBORN, STEALTH)
    assert sum(saur.get(tag) for tag in (*keywords, ELUSIVE)) >= 2


def test_r273_a_deputy_is_the_leftmost_minion_for_three_turns() -> None:
    """U148a:9514 and later, U363:15636."""
    t = table(build=195635)
    first, second = t.minion(), t.minion()
    aura = t.play("WW_341")
    assert (stats(first), first.get(LIFESTEAL), stats(second)) == ((7, 5), 1, (4, 5))
    t.kill(first)
    assert (stats(second), second.get(LIFESTEAL)) == ((7, 5), 1)
    for left in (7, 7, 4):
        assert aura.zone == Zone.SECRET
        t.end_turn()
        assert stats(second)[0] == left
        t.end_turn()
    assert (aura.zone, second.get(LIFESTEAL)) == (Zone.GRAVEYARD, 0)


@pytest.mark.parametrize(("others", "left"), [(0, 6), (1, 3)])
def test_deputization_aura_leaves_a_dying_minion_for_one_that_lives(others: int, left: int) -> None:
    """U148a:6742, U363:12324: alone it dies with the Attack that the aura gave."""
    t = table(build=195635)
    first, foe = t.minion("CS2_172"), t.minion("EX1_563", side=2)
    for _ in range(others):
        t.minion()
    t.play("WW_341")
    t.attack(first, foe)
    assert first.zone == Zone.GRAVEYARD
    assert first.get(LAST_KNOWN_ATK) == left


@pytest.mark.parametrize(("build", "windfury"), [(193128, 1), (217964, 0)])
def test_shroomscavate_shields_and_excavates(build: int, windfury: int) -> None:
    t = table("HERO_04", build=build)
    yeti = t.minion()
    t.play("DEEP_018", yeti)
    assert (yeti.get(DIVINE_SHIELD), yeti.get(WINDFURY), len(t.cards())) == (1, windfury, 1)


@pytest.mark.parametrize(("build", "face", "cost"), [(193128, 0, 6), (217964, 3, 5)])
def test_a_prismatic_beam_is_cheaper_against_many(build: int, face: int, cost: int) -> None:
    t = table("HERO_04", build=build)
    mine, foe = t.minion(), t.minion(side=2)
    t.minion(side=2)
    beam = t.hand("WW_336")
    assert beam.get(COST) == cost
    t.play(beam)
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 3, face]


def test_a_lawful_longarm_counts_its_hand() -> None:
    t = table("HERO_04", build=217964)
    t.hand(YETI)
    t.hand("CS2_029")
    assert stats(t.play("WW_342")) == (3, 5)


def test_a_silverwing_leaves_a_holy_spell() -> None:
    t = table("HERO_04", build=217964)
    t.deck(YETI, "CS2_029", "CS2_089")
    t.kill(t.minion("WW_344"))
    assert t.cards() == ["CS2_089"]


def test_a_living_horizon_is_cheaper_in_a_full_hand() -> None:
    t = table("HERO_04", build=217964)
    t.hand(YETI)
    horizon = t.hand("WW_366")
    t.hand(YETI)
    assert horizon.get(COST) == 8


@pytest.mark.parametrize(("turns", "left"), [(1, 0), (2, 1)])
def test_the_law_kills_when_quick(turns: int, left: int) -> None:
    t = table("HERO_04", build=217964)
    giant = t.minion("EX1_620", side=2)
    law = t.hand("WW_365")
    law.tags[NUM_TURNS_IN_HAND] = turns
    t.play(law, giant)
    assert [stats(e) for e in t.game.row(2)] == [(1, 1)] * left


def test_a_holy_cowboy_makes_the_next_holy_spell_cheaper() -> None:
    t = table("HERO_04", build=217964)
    light, other, ball = t.hand("CS2_089"), t.hand("CS2_089"), t.hand("CS2_029")
    t.play("WW_335")
    before = other.card.cost if other.card is not None else 0
    assert [e.get(COST) for e in (light, other, ball)] == [before - 2, before - 2, 4]
    t.play(light)
    assert other.get(COST) == before


def test_a_showdown_calls_outlaws_on_both_sides() -> None:
    t = table("HERO_04", build=221908)
    t.play("WW_051")
    assert [t.row(1), t.row(2)] == [["WW_051t"] * 3] * 2
    assert [e.get(RUSH) for e in (*t.game.row(1), *t.game.row(2))] == [1, 1, 1, 0, 0, 0]
