"""The Great Dark Beyond: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, RUSH
from table import YETI, stats, table


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


def test_an_interstellar_wayfarer_of_2024_did_so_once() -> None:
    t = table("HERO_04", build=210640)
    libram = t.hand("BT_024")
    t.kill(t.play("GDB_721"))
    assert libram.get(COST) == 8


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


def test_librams_are_better_when_free() -> None:
    t = table("HERO_04", build=241170)
    yeti = t.minion()
    t.play("GDB_138", yeti)
    assert stats(yeti) == (7, 8)
    t.play("GDB_139")
    assert [e.get(RUSH) for e in t.game.row(1)[1:]] == [0, 0, 0]
    t.kill(*t.game.row(1)[1:])
    t.deck("CS2_171", "CS2_171", "CORE_CS2_029")
    t.play("GDB_137")
    assert [stats(e) for e in t.game.hand[1]] == [(1, 1), (1, 1)]
    for card in ("GDB_138", "GDB_139", "GDB_137"):
        t.hand(card)
    librams = {e.card_id: e for e in t.game.hand[1]}
    for each in ("GDB_138", "GDB_139", "GDB_137"):
        librams[each].tags[COST] = 0
    t.play(librams["GDB_138"], yeti)
    librams["GDB_139"].tags[COST] = 0
    t.play(librams["GDB_139"])
    assert [e.get(RUSH) for e in t.game.row(1)[1:]] == [1, 1, 1]
    t.deck("CS2_171", "CS2_171")
    librams["GDB_137"].tags[COST] = 0
    t.play(librams["GDB_137"])
    assert sorted(stats(e) for e in t.game.hand[1])[-2:] == [(3, 2), (3, 2)]
    t.deck(YETI, side=2)
    t.end_turn()
    assert "GDB_138" in t.cards()
