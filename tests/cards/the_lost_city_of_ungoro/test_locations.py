"""The Lost City of Un'Goro: Elise's locations; each made of parts and used."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    DEATHRATTLE,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
)
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, stats, table

LATE = 255790


def crafted(t: Table, location: str, *parts: str) -> Entity:
    """A location in play that is put together of these parts."""
    card = t.hand(location)
    for tag, part in zip((MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2), parts, strict=True):
        found = t.game.cards.get(part)
        assert found is not None
        card.tags[tag] = found.dbf
    return t.play(card)


@pytest.mark.parametrize(
    ("location", "parts", "raptors", "armor"),
    [
        ("TLC_100t1", ("TLC_100t15", "TLC_100t16"), (1, 1), 3),
        ("TLC_100t2", ("TLC_100t26", "TLC_100t25"), (3, 2), 6),
        ("TLC_100t3", ("TLC_100t35", "TLC_100t36"), (6, 4), 12),
    ],
)
@pytest.mark.parametrize(("which", "build"), [(0, 231720), (1, 238003)])
def test_r278_a_crafted_location_does_what_its_parts_say(
    location: str,
    parts: tuple[str, str],
    raptors: tuple[int, int],
    armor: int,
    which: int,
    build: int,
) -> None:
    t = table(build=build)
    place = crafted(t, location, *parts)
    t.round()
    t.play(place)
    assert (t.row().count("TLC_101t"), t.hero(1).get(ARMOR)) == (raptors[which], armor)
    assert t.row()[0] == location


@pytest.mark.parametrize(
    ("part", "less"), [("TLC_100t13", 1), ("TLC_100t23", 4), ("TLC_100t33", 7)]
)
def test_runic_inscriptions_make_what_they_find_cheaper(part: str, less: int) -> None:
    t = table(build=231720)
    place = crafted(t, "TLC_100t2", part, "TLC_100t16")
    t.round()
    t.play(place)
    found = t.game.in_row(t.game.hand[1])[-1]
    assert found.card is not None
    assert found.get(COST) == max(0, found.card.cost - less)


@pytest.mark.parametrize(
    ("location", "part", "copied"),
    [
        ("TLC_100t1", "TLC_100t17", (1, 1)),
        ("TLC_100t2", "TLC_100t27", (5, 5)),
        ("TLC_100t3", "TLC_100t37", (10, 10)),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_r278_a_crafted_location_is_aimed_as_its_part_is(
    location: str, part: str, copied: tuple[int, int], first: bool
) -> None:
    t = table(build=231720)
    parts = (part, "TLC_100t16") if first else ("TLC_100t16", part)
    place = crafted(t, location, *parts)
    t.round()
    assert t.refuses(place)
    ours, theirs = t.minion(), t.minion(side=2)
    for wrong in (None, theirs, t.hero(1)):
        assert t.refuses(place, wrong)
    t.play(place, ours)
    assert t.row() == [location, ours.card_id, ours.card_id]
    assert sorted((stats(t.at(1, 1)), stats(t.at(1, 2)))) == sorted((stats(ours), copied))
    assert t.hero(1).get(ARMOR) == 3


def test_r278_a_crafted_location_without_such_a_part_takes_no_target() -> None:
    t = table(build=231720)
    place = crafted(t, "TLC_100t1", "TLC_100t15", "TLC_100t16")
    t.round()
    assert t.refuses(place, t.minion())
    t.play(place)


def test_r278_a_part_without_a_class_is_no_guess() -> None:
    t = table(build=231720)
    place = crafted(t, "TLC_100t2", "LOOT_541t", "TLC_100t16")  # a reward without a text
    t.round()
    with pytest.raises(UnsupportedError, match="LOOT_541t"):
        t.play(place)


@pytest.mark.parametrize(
    ("part", "dealt"), [("TLC_100t11", 1), ("TLC_100t21", 3), ("TLC_100t31", 5)]
)
def test_a_bursting_geyser_bursts_as_its_location_ends(part: str, dealt: int) -> None:
    t = table(build=LATE)
    place = crafted(t, "TLC_100t2", part, "TLC_100t26")
    place.tags[DEATHRATTLE] = 1
    yeti, mine = t.minion("EX1_105", side=2), t.minion("EX1_105")
    t.round()
    t.play(place)
    assert (yeti.get(DAMAGE), t.hero(1).get(ARMOR)) == (0, 6)
    t.kill(place)
    assert [e.get(DAMAGE) for e in (yeti, t.hero(2), mine)] == [dealt, dealt, 0]


@pytest.mark.parametrize(
    ("part", "power"), [("TLC_100t12", 1), ("TLC_100t22", 2), ("TLC_100t32", 4)]
)
def test_shining_moonlight_falls_on_the_next_spell(part: str, power: int) -> None:
    t = table(build=LATE)
    place = crafted(t, "TLC_100t1", part, "TLC_100t16")
    t.round()
    t.play(place)
    t.round()
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6 + power
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12 + power


@pytest.mark.parametrize(
    ("part", "more"), [("TLC_100t14", 1), ("TLC_100t24", 2), ("TLC_100t34", 4)]
)
def test_snapping_plants_snap_for_a_turn(part: str, more: int) -> None:
    t = table(build=LATE)
    place = crafted(t, "TLC_100t1", part, "TLC_100t16")
    yeti, enemy = t.minion(), t.minion(side=2)
    t.round()
    t.play(place)
    assert [e.get(ATK) for e in (yeti, t.hero(1), enemy)] == [4 + more, more, 4]
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(ATK) for e in (yeti, t.hero(1))] == [4, 0]
