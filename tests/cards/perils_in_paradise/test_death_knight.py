"""Perils in Paradise: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    EXHAUSTED,
    FROZEN,
    REBORN,
    TAG_SCRIPT_DATA_NUM_1,
)
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


def test_a_snow_shredder_is_cheap_while_one_is_frozen() -> None:
    t = table("HERO_11", build=217964)
    shredder, theirs = t.hand("VAC_429"), t.minion(side=2)
    assert shredder.get(COST) == 4
    t.play("CS2_024", theirs)
    assert shredder.get(COST) == 1


def test_a_brittlebone_buccaneer_gives_deathrattles_reborn() -> None:
    t = table("HERO_11", build=217964)
    t.minion("VAC_436")
    yeti, golem = t.play(YETI), t.play("EX1_556")
    assert (yeti.get(REBORN), golem.get(REBORN)) == (0, 1)


def test_a_ghouls_night_sends_five_ghouls() -> None:
    t = table("HERO_11", build=217964)
    t.answers(*[t.hero(2)] * 5)
    t.play("VAC_445")
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["VAC_445t"] * 5, 5)


def test_an_eternal_layover_brings_all_back_with_one_health() -> None:
    t = table("HERO_11", build=217964)
    t.minion(), t.minion("EX1_105", side=2)
    t.play("WORK_028")
    assert [stats(t.at(side, 0)) for side in (1, 2)] == [(4, 1), (8, 1)]


@pytest.mark.parametrize(("corpses", "back"), [(2, []), (3, ["VAC_427"])])
def test_a_corpsicle_comes_back_for_corpses(corpses: int, back: list[str]) -> None:
    t = table("HERO_11", build=221908)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("VAC_427", t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.cards()] == [3, []]
    assert t.tag(CORPSES_SPENT_THIS_GAME) == 3 * len(back)
    kept = [e for e in t.game.entities.values() if e.card_id == "VAC_427e"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == back
    # It notes that it has given, and goes in a block of its own when the next turn starts.
    assert [(e.get(TAG_SCRIPT_DATA_NUM_1), e.zone) for e in kept] == [
        (1, Zone.GRAVEYARD) for _ in back
    ]
    t.round()
    assert t.cards().count("VAC_427") == len(back)


def test_a_frostbitten_freebooter_freezes_or_hurts() -> None:
    t = table("HERO_11", build=221908)
    yeti = t.minion("EDR_978", side=2)
    t.kill(t.minion("VAC_402"))
    assert [yeti.get(FROZEN), t.hero(2).get(FROZEN)] == [1, 1]
    t.kill(t.minion("VAC_402"))
    assert [yeti.get(DAMAGE), t.hero(2).get(DAMAGE)] == [5, 5]


def test_eliza_goreblade_leaves_all_minions_stronger() -> None:
    t = table("HERO_11", build=221908)
    first = t.minion()
    t.kill(t.minion("VAC_426"))
    assert [stats(first), stats(t.play(YETI)), stats(t.minion(side=2))] == [(5, 5), (5, 5), (4, 5)]


@pytest.mark.parametrize(("corpses", "cards"), [(4, 1), (5, 2)])
def test_a_soul_search_copies_for_corpses(corpses: int, cards: int) -> None:
    t = table("HERO_11", build=221908)
    t.game.owner(1).tags[CORPSES] = corpses
    t.deck("CS2_171")
    t.play("WORK_070")
    assert t.cards() == ["CS2_171"] * cards
