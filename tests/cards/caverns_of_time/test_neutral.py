"""Caverns of Time: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from hsreplay_sim.carddb.store import CardStore
from table import YETI, stats, table


def test_a_future_emissary_helps_the_dragons_of_the_hand() -> None:
    t = table(build=210640)
    dragon, yeti = t.hand("NEW1_023"), t.hand(YETI)
    t.play("WON_140")
    assert (stats(dragon), dragon.get(COST)) == ((4, 3), 1)
    assert (stats(yeti), yeti.get(COST)) == ((4, 5), 4)


def test_a_menagerie_mug_strengthens_three_different_types() -> None:
    t = table("HERO_01", build=255790)
    beast, other, dragon, murloc, none = (
        t.minion(each) for each in ("CS2_172", "CS2_172", "NEW1_023", "CS2_168", YETI)
    )
    before = [stats(each) for each in (beast, other, dragon, murloc, none)]
    t.answers(other, 0, 0)
    t.play("WON_141")
    after = [stats(each) for each in (beast, other, dragon, murloc, none)]
    grown = [(a[0] - b[0], a[1] - b[1]) for a, b in zip(after, before, strict=True)]
    assert grown == [(0, 0), (1, 1), (1, 1), (1, 1), (0, 0)]


def test_a_menagerie_mug_of_the_core_set_takes_what_there_is() -> None:
    t = table("HERO_01", build=255790)
    beast, other = t.minion("CS2_172"), t.minion("CS2_172")
    t.answers(other)
    t.play("CORE_WON_141")
    assert [stats(each) for each in (beast, other)] == [(3, 2), (4, 3)]


def test_the_mug_is_a_card_of_battlegrounds_too() -> None:
    assert CardStore.open().canonical("WON_141") == "BGS_082"


def test_a_menagerie_jug_gives_two_to_three_types() -> None:
    t = table("HERO_01", build=255790)
    bodies = [t.minion(each) for each in ("CS2_172", "CS2_168", "NEW1_023", YETI)]
    before = [stats(each) for each in bodies]
    t.play("CORE_WON_142")
    grown = [stats(each)[0] - size[0] for each, size in zip(bodies, before, strict=True)]
    assert grown == [2, 2, 2, 0]


def test_the_jug_is_a_card_of_battlegrounds_too() -> None:
    assert CardStore.open().canonical("WON_142") == "BGS_083"
