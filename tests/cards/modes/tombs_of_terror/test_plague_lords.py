"""The plague lords of Tombs of Terror; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    HEALTH,
    IMMUNE,
    REBORN,
    TAG_1254,
    TAG_1416,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.damage import deal
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, table

BUILD = 33717
MURLOC = "CS2_168"


def vesh(health: int, damage: int = 0, *, power: str = "ULDA_BOSS_39p2") -> tuple[Table, Entity]:
    """The second player is the plague lord of murlocs."""
    t = table("HERO_01", "ULDA_BOSS_39h", build=BUILD)
    t.hero_power(power, 2)
    settle(t.game)
    hero = t.hero(2)
    hero.tags |= {HEALTH: health, TAG_1416: health - damage, DAMAGE: damage}
    return t, hero


def stats(body: Entity) -> tuple[int, int]:
    return body.get(ATK), body.get(HEALTH)


def test_made_of_murlocs_loses_health_as_one_of_either_side_dies_and_takes_no_damage() -> None:
    t, boss = vesh(300, power="ULDA_BOSS_39p1")
    own, theirs, yeti = t.minion(MURLOC, 2), t.minion(MURLOC), t.minion()
    assert boss.get(IMMUNE) == 1
    t.kill(own, theirs, yeti)
    assert (boss.get(HEALTH), boss.get(TAG_1416), boss.get(DAMAGE)) == (294, 294, 0)


def test_the_lord_of_murlocs_dies_of_the_health_it_loses() -> None:
    t, boss = vesh(3, power="ULDA_BOSS_39p1")
    t.kill(t.minion(MURLOC))
    assert (boss.get(HEALTH), boss.zone) == (0, Zone.GRAVEYARD)


@pytest.mark.parametrize(
    ("health", "damage", "dealt", "noted"),
    [(200, 5, 3, 192), (200, 90, 15, 110), (100, 5, 3, 92)],
)
def test_vesh_notes_how_low_his_health_has_been(
    health: int, damage: int, dealt: int, noted: int
) -> None:
    """Not where his last hero power begins: that is another block (U189:40512)."""
    t, boss = vesh(health, damage)
    deal(t.game, t.minion(), (boss,), dealt)
    assert boss.get(TAG_1416) == noted


def test_vesh_notes_nothing_while_he_is_healthier_than_before() -> None:
    """U189:29617: he had been healed."""
    t, boss = vesh(200, 20)
    boss.tags[TAG_1416] = 169
    deal(t.game, t.minion(), (boss,), 3)
    assert boss.get(TAG_1416) == 169


def test_ashes_anew_puts_a_golem_where_the_murloc_stood() -> None:
    t = table(build=BUILD)
    power = t.hero_power("ULDA_BOSS_39p2")
    murloc, yeti, theirs = t.minion(MURLOC), t.minion(), t.minion(MURLOC, 2)
    assert t.refuses(power, yeti)
    assert t.refuses(power, theirs)
    t.play(power, murloc)
    assert t.row() == ["ULDA_BOSS_39m", YETI]


def test_what_is_reborn_inside_of_a_text_notes_the_card_of_that_text() -> None:
    """U189:18166; elsewhere it notes itself (56 of 56)."""
    t = table(build=BUILD)
    power, murmy, other = t.hero_power("ULDA_BOSS_39p2"), t.minion("ULD_723"), t.minion("ULD_723")
    t.play(power, murmy)
    assert t.row() == ["ULDA_BOSS_39m", "ULD_723", "ULD_723"]
    assert t.at(1, 1).get(TAG_1254) == power.id
    t.kill(other)
    assert t.at(1, 2).get(TAG_1254) == other.id


def test_scaly_golem_strengthens_the_murlocs_of_both_sides() -> None:
    t = table(build=BUILD)
    golem, own, yeti, theirs = (
        t.minion("ULDA_BOSS_39m"),
        t.minion(MURLOC),
        t.minion(),
        t.minion(MURLOC, 2),
    )
    t.kill(golem)
    assert [stats(each) for each in (own, yeti, theirs)] == [(3, 2), (4, 5), (3, 2)]
    assert [each.card_id for each in own.attached] == ["ULDA_BOSS_39me"]


def test_foreboding_fate_triggers_a_deathrattle_and_needs_one() -> None:
    t = table(build=BUILD)
    power = t.hero_power("ULDA_BOSS_37p1")
    golem, murloc = t.minion("ULDA_BOSS_39m"), t.minion(MURLOC)
    assert t.refuses(power, murloc)
    t.play(power, golem)
    assert (stats(murloc), t.row()) == ((3, 2), ["ULDA_BOSS_39m", MURLOC])


def test_deaths_embrace_brings_back_the_first_of_each_side_and_turn() -> None:
    t = table(build=BUILD)
    power = t.hero_power("ULDA_BOSS_37p2", 2)
    settle(t.game)
    bodies = [t.minion(side=side) for side in (1, 1, 2, 2)]
    t.kill(*bodies)
    back = [t.at(1, 0), t.at(2, 0)]
    assert (t.row(1), t.row(2)) == ([YETI], [YETI])
    assert [(each.get(DAMAGE), each.get(REBORN)) for each in back] == [(4, 0), (4, 0)]
    noted = [power.get(tag) for tag in (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2)]
    assert noted == [1, 1]
    t.deck(YETI, side=2)
    t.end_turn()
    assert power.get(TAG_SCRIPT_DATA_NUM_1) == power.get(TAG_SCRIPT_DATA_NUM_2) == 0
    t.kill(*back)
    assert (t.row(1), t.row(2)) == ([YETI], [YETI])


@pytest.mark.parametrize(("damage", "cards"), [(4, ["ULDA_BOSS_37t"]), (3, [])])
def test_deaths_gaze_adds_an_untimely_demise_if_any_die(damage: int, cards: list[str]) -> None:
    t = table(build=BUILD)
    own, _ = t.minion(), t.minion(side=2, damage=damage)
    t.play(t.hero_power("ULDA_BOSS_37p3"))
    assert (own.get(DAMAGE), t.cards()) == (1, cards)


def test_untimely_demise_hits_all_enemies() -> None:
    t = table(build=BUILD)
    own, theirs = t.minion(), t.minion(side=2)
    t.play("ULDA_BOSS_37t")
    assert [each.get(DAMAGE) for each in (own, theirs, t.hero(2))] == [0, 3, 3]


def test_the_golem_takes_its_place_in_the_row() -> None:
    t = table(build=BUILD)
    t.minion()
    murloc = t.minion(MURLOC)
    t.minion()
    t.play(t.hero_power("ULDA_BOSS_39p2"), murloc)
    assert t.at(1, 1).card_id == "ULDA_BOSS_39m"
    assert [each.get(ZONE_POSITION) for each in t.game.row(1)] == [1, 2, 3]


def test_mur_nado_is_cheaper_for_dead_murlocs_and_dearer_for_each_use() -> None:
    t, _ = vesh(100, power="ULDA_BOSS_39p3")
    power = t.power(2)
    t.kill(t.minion(MURLOC), t.minion(MURLOC, 2), t.minion())
    assert (power.get(COST), len(power.attached)) == (13, 1)
    t.minion(side=1)
    t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    held = len(t.game.deck[2])
    t.play(power)
    assert (t.row(1), t.row(2), len(t.game.deck[2]) - held) == ([], [], 2)
    assert (power.get(COST), power.attached) == (16, [])
