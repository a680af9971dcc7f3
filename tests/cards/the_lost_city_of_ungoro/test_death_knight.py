"""The Lost City of Un'Goro: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, COST_FROST, DAMAGE, RUSH
from table import YETI, stats, table

NEW = 238003


def test_a_soulrest_ceremony_drives_minions_to_their_end() -> None:
    t = table("HERO_11", build=NEW)
    yeti = t.play(YETI)
    t.play("DINO_417")
    assert (stats(yeti), yeti.get(RUSH)) == ((5, 5), 1)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == []


def test_a_bonechill_stegodon_hits_three_enemies() -> None:
    t = table("HERO_11", build=NEW)
    one, two = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.kill(t.minion("TLC_401"))
    assert [e.get(DAMAGE) for e in (one, two, t.hero(2))] == [6, 6, 6]


@pytest.mark.parametrize(("before", "cost"), [(YETI, 2), ("FP1_001", 0)])
def test_a_dread_raptor_draws_and_frees_among_kin(before: str, cost: int) -> None:
    t = table("HERO_11", build=NEW)
    t.play(before)
    t.round()
    _, loot = t.deck("EX1_016", "EX1_096")
    t.play("TLC_432")
    assert (loot.zone, loot.get(COST)) == (Zone.HAND, cost)


def test_a_crypt_map_finds_a_card_of_frost() -> None:
    t = table("HERO_11", build=NEW)
    t.play("TLC_435")
    (found,) = t.game.hand[1]
    noted = [e.card_id for e in t.game.owner(1).attached]
    assert (found.get(COST_FROST) > 0, noted) == (True, ["TLC_435e"])


def test_a_staff_of_the_endbringer_ends_all() -> None:
    t = table("HERO_11", build=231191)
    t.minion(), t.minion(side=2)
    t.kill(t.weapon("TLC_EVENT_402"))
    assert (t.row(), t.row(2)) == ([], [])
