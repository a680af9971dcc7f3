"""The Lost City of Un'Goro: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
    DISPLAYED_CREATOR,
    FROZEN,
    QUEST_PROGRESS,
    REVEALED,
    SPELLPOWER,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
)
from table import YETI, stats, table
from texts import written


def test_a_slagclaw_bursts_its_cinders_after_its_kin() -> None:
    t = table(build=223542)
    first = t.play("TLC_482")
    assert (t.row().count("TLC_249"), t.hero(2).get(DAMAGE)) == (2, 0)
    cinders = [t.at(1, 0), t.at(1, 2)]
    assert [each.get(DISPLAYED_CREATOR) for each in cinders] == [first.id] * 2
    t.round()
    since = len(t.game.out)
    second = t.play("TLC_482")
    assert t.row().count("TLC_249") == 4
    assert t.hero(2).get(DAMAGE) == 8
    marks = [value for _, tag, value in written(t.game, since) if tag == TAG_SCRIPT_DATA_NUM_1]
    assert (marks, second.get(TAG_SCRIPT_DATA_NUM_1)) == ([1, 0], 0)


def test_the_spirit_of_the_mountain_wants_six_minions_of_unique_types() -> None:
    t = table(build=233275)
    quest = t.play("TLC_229")
    for minion, progress in (
        ("NEW1_023", 1),  # a Dragon
        ("CS2_182", 1),  # of no type
        ("NEW1_023", 1),  # a second Dragon
        ("CS2_168", 2),  # a Murloc
        ("BOT_020", 3),  # a Mech
        ("UNG_019", 4),  # an Elemental
        ("CS2_065", 5),  # a Demon
    ):
        t.play(minion)
        t.kill(t.at(1, 0))
        assert quest.get(QUEST_PROGRESS) == progress
    kept = t.game.entities[quest.get(TAG_SCRIPT_DATA_NUM_1)]
    assert (kept.card_id, kept.zone, kept.get(REVEALED)) == ("NEW1_023", Zone.SETASIDE, 1)
    t.play("TSC_069")  # of all types
    assert "TLC_229t14" in t.cards()


def test_a_minion_of_two_types_stands_for_the_one_that_is_still_free() -> None:
    t = table(build=233275)
    quest = t.play("TLC_229")
    t.play("DED_522")  # a Murloc Pirate
    t.play("CS2_168")  # a Murloc
    assert quest.get(QUEST_PROGRESS) == 2
    t.play("CS2_146")  # a Pirate
    assert quest.get(QUEST_PROGRESS) == 2


def test_ashalon_gives_its_adaptations_to_minions_that_are_played() -> None:
    t = table(build=233275)
    t.answers("UNG_999t2", "UNG_999t3", "UNG_999t10", "UNG_999t3")
    t.answers(
        *("UNG_999t3", "UNG_999t6", "UNG_999t8", 0),
        *("UNG_999t6", "UNG_999t3", "UNG_999t8", 0),
    )
    ashalon = t.play("TLC_229t14")
    assert (stats(ashalon), ashalon.get(TAUNT)) == ((11, 8), 1)
    yeti = t.play(YETI)
    assert (stats(yeti), yeti.get(TAUNT)) == ((7, 5), 1)
    t.play("CS2_023")
    assert len(t.row()) == 2
    t.end_turn()
    foe = t.play(YETI)
    assert stats(foe) == (4, 5)


@pytest.mark.parametrize(("before", "power"), [(YETI, 0), ("CS2_033", 2)])
def test_a_volcanic_thrasher_makes_its_spell_stronger_among_kin(before: str, power: int) -> None:
    t = table("HERO_02", build=233275)
    t.play(before)
    t.round()
    frost, fire = t.deck("CS2_024", "CS2_029")
    t.play("TLC_223")
    assert (fire.zone, frost.zone) == (Zone.HAND, Zone.DECK)
    assert (fire.get(SPELLPOWER), len(fire.attached)) == (power, power // 2)
    assert all(e.card_id == "TLC_223e" for e in fire.attached)


def test_a_cinderfin_leaves_a_cinder() -> None:
    t = table("HERO_02", build=233275)
    t.kill(t.minion("TLC_225"))
    assert t.row() == ["TLC_249"]


def test_a_lava_flow_hits_the_lowest_three_times() -> None:
    t = table("HERO_02", build=233275)
    wisp, yeti = t.minion("CS2_231", side=2), t.minion(side=2)
    t.play("TLC_227")
    assert (wisp.zone, yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (Zone.GRAVEYARD, 4, 0)


def test_a_fire_breath_warms_elementals() -> None:
    t = table("HERO_02", build=241170)
    elemental, yeti = t.minion("TTN_479"), t.minion()
    t.play("DINO_406", t.hero(2))
    assert [t.hero(2).get(DAMAGE), stats(elemental), stats(yeti)] == [4, (3, 4), (4, 5)]


@pytest.mark.parametrize("kindred", [False, True])
def test_a_chillspine_stegodon_freezes_beside_its_kind(kindred: bool) -> None:
    t = table(build=241170)
    first, second = t.minion(side=2), t.minion(side=2)
    if kindred:
        t.play("DINO_413")
        t.round()
    t.play("DINO_413")
    wounds = 4 if kindred else 2
    assert [e.get(DAMAGE) for e in (first, second)] == [wounds, wounds]
    assert [e.get(FROZEN) for e in (first, second)] == [kindred, kindred]


def test_mechanized_magma_grows_by_the_cost_of_fire_spells() -> None:
    t = table("HERO_08", build=241170)
    magma = t.minion("TLC_224")
    t.play("CORE_CS2_024", t.hero(2))
    t.play("CORE_CS2_029", t.hero(2))
    assert stats(magma) == (6, 9)


LATE = 255790


def test_a_tortotem_finds_minions_of_several_types() -> None:
    t = table("HERO_02", build=LATE)
    t.minion("DINO_412")
    t.deck(YETI, side=2)
    t.answers("DED_522", 0)
    t.end_turn()
    assert t.cards() == ["DED_522"]


def test_a_sizzling_swarm_is_as_many_as_its_damage() -> None:
    t = table("HERO_02", build=LATE)
    yeti = t.minion(side=2)
    t.minion("CS2_142")  # Kobold Geomancer
    t.play("TLC_221", yeti)
    assert (yeti.get(DAMAGE), t.row()) == (4, ["CS2_142"] + ["TLC_249"] * 4)


def test_a_sizzling_swarm_stops_at_a_full_board() -> None:
    t = table("HERO_02", build=LATE)
    for _ in range(6):
        t.minion()
    t.play("TLC_221", t.hero(2))
    assert t.row() == [YETI] * 6 + ["TLC_249"]


@pytest.mark.parametrize(("build", "grown"), [(LATE, 1), (238003, 2)])
def test_a_flight_of_the_firehawk_draws_two_types(build: int, grown: int) -> None:
    t = table("HERO_02", build=build)
    murloc, second, yeti, beast, third = t.deck("CS2_168", "CS2_168", YETI, "CS2_172", "CS2_172")
    t.answers(second, third)
    t.play("TLC_222")
    assert [e.zone for e in (murloc, yeti, beast)] == [Zone.DECK] * 3
    assert [stats(e) for e in (second, third)] == [(2 + grown, 1 + grown), (3 + grown, 2 + grown)]


def test_a_flight_of_the_firehawk_finds_one_type_alone() -> None:
    t = table("HERO_02", build=LATE)
    t.deck("CS2_168", "CS2_168", YETI)
    t.play("TLC_222")
    assert t.cards() == ["CS2_168"]


def test_bralma_searstone_stokes_elementals() -> None:
    t = table("HERO_02", build=LATE)
    elemental, yeti = t.minion("CORE_UNG_809"), t.minion()
    bralma = t.minion("TLC_228")
    enemy = t.minion(side=2)
    t.attack(elemental, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.attack(yeti, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6
    t.kill(bralma)
    t.attack(t.minion("CORE_UNG_809"), enemy)
    assert enemy.get(DAMAGE) == 1
