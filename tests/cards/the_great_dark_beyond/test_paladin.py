"""The Great Dark Beyond: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST
from table import YETI, table


@pytest.mark.parametrize(("beside", "found"), [(False, 1), (True, 2)])
def test_an_orbital_satellite_finds_another_beside_a_card_that_was_played(
    beside: bool, found: int
) -> None:
    t = table("HERO_04", build=233275)
    first, second, satellite = (t.hand(each) for each in ("CS2_168", "CS2_168", "GDB_462"))
    t.play(second if beside else first)
    t.answers(*["GDB_874", 0, 0, 0] * found)
    t.play(satellite)
    assert t.cards().count("GDB_874") == found


def test_an_interstellar_wayfarer_makes_librams_cheaper_twice() -> None:
    t = table("HERO_04", build=241170)
    libram, yeti = t.hand("BT_024"), t.hand(YETI)
    wayfarer = t.play("GDB_721")
    assert (libram.get(COST), yeti.get(COST)) == (8, 4)
    t.kill(wayfarer)
    assert libram.get(COST) == 7


def test_an_interstellar_starslicer_makes_librams_cheaper_twice() -> None:
    t = table("HERO_04", build=217964)
    libram, theirs = t.hand("BT_024"), t.hand("BT_024", side=2)
    (below,) = t.deck("BT_024")
    t.play("GDB_726")
    assert [e.get(COST) for e in (libram, below, theirs)] == [8, 8, 9]
    assert [e.card_id for e in t.game.owner(1).attached] == ["GDB_726e"]
    t.play("CS2_097")
    assert libram.get(COST) == 7


def test_an_interstellar_researcher_draws_librams_twice() -> None:
    t = table("HERO_04", build=217964)
    t.deck(YETI, "BT_024", "BT_024")
    t.play("GDB_728")
    assert t.cards() == ["BT_024"]
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["BT_024", "BT_024"]
