"""Perils in Paradise: Death Knight; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, EXHAUSTED, FROZEN, REBORN
from table import YETI, stats, table


def test_a_horizons_edge_reopens_when_a_friend_dies() -> None:
    t = table("HERO_11", build=217964)
    yeti, enemy = t.minion(), t.minion(side=2)
    t.play("VAC_425")
    edge = next(e for e in t.game.board[1] if e.card_id == "VAC_425")
    t.answers(*[t.hero(2)] * 3)
    t.play(edge)
    assert (t.hero(2).get(DAMAGE), edge.get(EXHAUSTED)) == (3, 1)
    t.kill(enemy)
    assert edge.get(EXHAUSTED) == 1
    t.kill(yeti)
    assert edge.get(EXHAUSTED) == 0


def test_a_slippery_slope_draws_for_all_that_are_frozen() -> None:
    t = table("HERO_11", build=217964)
    mine, theirs, _warm = t.minion(), t.minion(side=2), t.minion(side=2)
    mine.tags[FROZEN] = 1
    t.deck(*[YETI] * 4)
    t.play("VAC_513", theirs)
    assert (theirs.get(FROZEN), len(t.cards())) == (1, 2)


def test_a_dreadhound_handler_leaves_a_dreadhound() -> None:
    t = table("HERO_11", build=217964)
    t.kill(t.minion("VAC_514"))
    assert t.row() == ["VAC_514t"]
    assert (stats(t.at(1, 0)), t.at(1, 0).get(REBORN)) == ((1, 1), 1)


def test_a_travel_security_leaves_a_minion_of_eight() -> None:
    t = table("HERO_11", build=217964)
    security = t.minion("WORK_010")
    t.kill(security)
    (found,) = t.game.row(1)
    assert found.card is not None
    assert found.card.cost == 8
