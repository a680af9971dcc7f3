"""The Great Dark Beyond: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import CARDRACE, COST, DAMAGE
from table import YETI, stats, table


def test_a_hydralisk_hits_once_and_once_more_for_each_other_zerg() -> None:
    t = table("HERO_05", build=223542)
    t.minion("SC_010"), t.minion()
    enemy = t.minion(side=2)
    t.answers(enemy, enemy)
    t.play("SC_008")
    t.done()
    assert stats(enemy) == (4, 1)


def test_detailed_notes_find_a_cheaper_beast() -> None:
    t = table("HERO_05", build=217964)
    t.play("GDB_844")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert found.card.cost >= 5
    assert found.get(COST) == found.card.cost - 2
    assert found.card.tags.get(CARDRACE) in (Race.BEAST, Race.ALL)
    assert [e.card_id for e in found.attached] == ["GBL_002e"]


@pytest.mark.parametrize(("other", "size"), [(YETI, (2, 2)), ("SC_010", (3, 4))])
def test_a_roach_grows_beside_another_zerg(other: str, size: tuple[int, int]) -> None:
    t = table("HERO_05", build=223542)
    t.minion(other)
    roach = t.play("SC_012")
    assert stats(roach) == size
    assert [e.card_id for e in roach.attached] == (["SC_012e"] if other != YETI else [])


def test_a_roach_that_is_drawn_brings_another() -> None:
    t = table("HERO_05", build=223542)
    t.deck("SC_012"), t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["SC_012", "SC_012"]


def test_an_extraterrestrial_egg_hatches_upon_the_weakest() -> None:
    t = table("HERO_05", build=217964)
    egg = t.minion("GDB_840")
    yeti, giant = t.minion(side=2), t.minion("EX1_105", side=2)
    t.kill(egg)
    assert (t.row(), yeti.get(DAMAGE), giant.get(DAMAGE)) == (["GDB_840t"], 3, 0)


def test_two_eggs_that_hatch_together_strike_two_enemies() -> None:
    t = table("HERO_05", build=217964)
    first, second = t.minion("GDB_840"), t.minion("GDB_840")
    weak, yeti = t.minion("CS2_231", side=2), t.minion(side=2)
    t.kill(first, second)
    assert (weak.zone, yeti.get(DAMAGE)) == (Zone.GRAVEYARD, 3)


def test_an_evolution_chamber_favours_zerg() -> None:
    t = table("HERO_11", build=241170)
    queen, yeti = t.minion("SC_003"), t.minion()
    t.play("SC_021")
    assert [stats(queen), stats(yeti)] == [(4, 6), (5, 5)]


def test_exarch_naielle_tracks_with_her_hero_power() -> None:
    t = table("HERO_05", build=241170)
    t.play("GDB_846")
    assert t.power().card_id == "GDB_846hp"
    t.deck("CS2_171")
    t.play(t.power())
    assert t.cards() == ["CS2_171"]
