"""The Great Dark Beyond: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardType, SpellSchool
from hsreplay_sim.base.tags import (
    CARDTYPE,
    COST,
    DAMAGE,
    PROTOSS,
    SPELL_SCHOOL,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_a_spontaneous_combustion_is_aimed_after_an_elemental() -> None:
    t = table(build=223542)
    one, other = t.minion(side=2), t.minion(side=2)
    t.answers(one)
    t.play("GDB_456")
    assert (stats(one), stats(other)) == ((4, 1), (4, 5))
    t.game.oracle = Sequential()
    t.play("CS2_033")
    t.round()
    t.play("GDB_456", other)
    assert stats(other) == (4, 1)


def test_a_supernova_fills_the_hand_with_cheap_fire() -> None:
    t = table("HERO_08", build=217964)
    t.hand(YETI)
    t.play("GDB_301")
    fires = t.game.hand[1][1:]
    assert len(fires) == 9
    assert {(e.get(COST), e.get(SPELL_SCHOOL)) for e in fires} == {(1, SpellSchool.FIRE)}
    assert [e.card_id for e in fires[0].attached] == ["GBL_001e"]


def test_a_solar_flare_is_cheaper_with_elementals() -> None:
    t = table("HERO_08", build=217964)
    theirs = t.minion(side=2)
    flare = t.hand("GDB_305")
    assert flare.get(COST) == 5
    t.minion("CS2_033"), t.minion("CS2_033", side=2), t.minion()
    t.play("CS2_023")
    assert flare.get(COST) == 4
    t.play(flare)
    assert (theirs.get(DAMAGE), t.hero(2).get(DAMAGE), t.at(1, 0).get(DAMAGE)) == (2, 2, 0)


def test_a_blasteroid_hides_cheaper_fire() -> None:
    t = table("HERO_08", build=217964)
    t.play("GDB_303")
    fires = t.game.deck[1]
    assert [e.get(SPELL_SCHOOL) for e in fires] == [SpellSchool.FIRE] * 5
    for each in fires:
        assert each.card is not None
        assert each.get(COST) == max(0, each.card.cost - 2)
    assert [e.card_id for e in fires[0].attached] == ["GBL_002e"]


def test_an_arkwing_pilot_shoots_and_calls_another() -> None:
    t = table("HERO_08", build=217964)
    t.minion("GDB_134")
    t.play("CS2_023")
    assert t.row() == ["GDB_134", "GDB_134"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 6


def test_a_colossus_counts_the_protoss_spells() -> None:
    t = table("HERO_08", build=241170)
    t.play("SC_759")
    t.play("SC_755")
    colossus = t.hand("SC_758")
    assert colossus.get(TAG_SCRIPT_DATA_NUM_1) == 3
    t.play(colossus)
    assert t.hero(2).get(DAMAGE) == 6


def test_a_shield_battery_cheapens_the_next_protoss_spell() -> None:
    t = table("HERO_08", build=241170)
    t.play("SC_759")
    spell, ray = t.hand("SC_760"), t.hand("SC_783")
    assert [spell.get(COST), ray.get(COST)] == [1, 3]


def test_a_resonance_coil_brings_a_protoss_spell() -> None:
    t = table("HERO_08", build=241170)
    yeti = t.minion(side=2)
    t.play("SC_760", yeti)
    (spell,) = t.game.hand[1]
    assert [spell.get(PROTOSS), spell.get(CARDTYPE)] == [1, CardType.SPELL]


def test_a_blazing_accretion_draws_fire_and_elementals_and_destroys_the_rest() -> None:
    t = table("HERO_08", build=255790)
    t.deck("CS2_029", YETI, "CS2_042", "CS2_200")
    t.play("GDB_302")
    assert t.cards() == ["CS2_029", "CS2_042"]
    assert [card.card_id for card in t.game.deck[1]] == ["CS2_200"]
