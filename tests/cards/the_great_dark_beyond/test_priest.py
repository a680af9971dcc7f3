"""The Great Dark Beyond: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD, PROTOSS, RUSH
from table import YETI, stats, table


def test_a_divine_star_hurts_one_and_helps_another() -> None:
    t = table("HERO_09", build=217964)
    assert t.refuses("GDB_460")
    yeti, first, second = t.minion(side=2), t.hand(YETI), t.hand(YETI)
    t.answers(second)
    t.play("GDB_460", yeti)
    assert [stats(e) for e in (yeti, first, second)] == [(4, 2), (4, 5), (4, 8)]


@pytest.mark.parametrize(("place", "cost"), [(0, 2), (1, 0), (3, 0)])
def test_a_halo_is_free_beside_a_card_that_was_played(place: int, cost: int) -> None:
    t = table("HERO_09", build=233275)
    cards = [t.hand(each) for each in ("CS2_168", "CS2_168", "GDB_439", "CS2_168")]
    halo, yeti = cards[2], t.minion()
    t.play(cards[place])
    assert halo.get(COST) == cost
    t.play(halo, yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD)) == ((5, 6), 1)
    assert [e.card_id for e in yeti.attached] == ["GDB_439e"]


def test_a_halo_is_dear_again_with_the_next_turn() -> None:
    t = table("HERO_09", build=233275)
    first, halo = t.hand("CS2_168"), t.hand("GDB_439")
    t.play(first)
    t.deck(YETI, side=2)
    free = halo.get(COST)
    t.end_turn()
    assert (free, halo.get(COST)) == (0, 2)


def test_an_overzealous_healer_heals_the_enemy_unless_it_is_silenced() -> None:
    t = table("HERO_09", build=217964)
    first = t.minion("GDB_454")
    foe = t.hurt(2, 10)
    t.kill(first)
    assert foe.get(DAMAGE) == 4
    second = t.minion("GDB_454")
    t.play("CS2_023")
    t.kill(second)
    assert foe.get(DAMAGE) == 4


def test_a_lightspeed_is_repeatable() -> None:
    t = table("HERO_09", build=217964)
    yeti = t.minion()
    t.play("GDB_457", yeti)
    assert (stats(yeti), yeti.get(RUSH), t.cards()) == ((5, 7), 1, ["GDB_457"])
    assert [e.card_id for e in yeti.attached] == ["GDB_457e1"]


def test_a_hallucination_is_a_fragile_copy() -> None:
    t = table("HERO_03", build=241170)
    yeti, immortal = t.minion(), t.minion("SC_758")
    assert t.refuses("SC_757", yeti)
    t.play("SC_757", immortal)
    copy = next(e for e in t.game.row(1) if e.card_id == "SC_758" and e is not immortal)
    t.play("SC_760", copy)
    assert copy.zone == Zone.GRAVEYARD


def test_a_mothership_brings_protoss_twice() -> None:
    t = table("HERO_09", build=241170)
    ship = t.play("SC_762")
    t.kill(ship)
    assert [e.get(PROTOSS) for e in t.game.hand[1]] == [1] * 4


def test_a_sentry_cheapens_protoss_minions_for_good() -> None:
    t = table("HERO_09", build=241170)
    t.kill(t.minion("SC_764"))
    assert [t.hand(card).get(COST) for card in ("SC_783", "SC_759")] == [2, 2]
