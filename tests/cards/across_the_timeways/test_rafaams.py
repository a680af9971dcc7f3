"""Across the Timeways: the Rafaams; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, PLAYSTATE
from hsreplay_sim.engine.rules.deaths import settle
from table import YETI, stats, table

NEW = 238003
THE_REST = (
    "TIME_005t1",
    "TIME_005t2",
    "TIME_005t3",
    "TIME_005t4",
    "TIME_005t5",
    "TIME_005t6",
    "TIME_005t7",
    "TIME_005t8",
    "TIME_005t9",
)
WON = 4


@pytest.mark.parametrize("missing", [0, 1])
def test_timethief_rafaam_wins_when_all_the_others_were_played(missing: int) -> None:
    t = table("HERO_07", build=NEW, mana=100)
    for each in THE_REST[missing:]:
        card = t.hand(each)
        t.play(card)
        t.kill(card)
        t.game.hand[1].clear()
    if missing:
        t.play(THE_REST[-1])
    t.play("TIME_005")
    assert (t.tag(PLAYSTATE) == WON) == (not missing)


def test_a_tiny_rafaam_draws_rafaams() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(YETI, "TIME_005t4", "TIME_005t5")
    tiny = t.play("TIME_005t1")
    assert len(t.cards()) == 1
    t.kill(tiny)
    assert sorted(t.cards()) == ["TIME_005t4", "TIME_005t5"]


def test_a_green_rafaam_strengthens_the_others() -> None:
    t = table("HERO_07", build=NEW)
    held, yeti, body = t.hand("TIME_005t4"), t.hand(YETI), t.minion("TIME_005t1")
    theirs = t.minion("TIME_005t1", 2)
    green = t.play("TIME_005t2")
    assert [stats(e) for e in (held, body, yeti, theirs, green)] == [
        (7, 7),
        (3, 3),
        (4, 5),
        (1, 1),
        (2, 2),
    ]
    assert held.attached[0].card_id == "TIME_005t2e"


def test_an_explorer_rafaam_finds_a_rafaam_of_the_deck() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(YETI, "TIME_005t4", "TIME_005t5", "TIME_005t6")
    explorer = t.hand("TIME_005t3")
    t.answers("TIME_005t4", "TIME_005t5", "TIME_005t6", "TIME_005t5", "TIME_005t5")
    t.play(explorer)
    assert t.cards() == ["TIME_005t5"]


@pytest.mark.parametrize(("held", "armour"), [(YETI, 5), ("TIME_005t1", 10)])
def test_a_warchief_rafaam_armours_more_for_another(held: str, armour: int) -> None:
    t = table("HERO_07", build=NEW)
    t.hand(held)
    t.play("TIME_005t4")
    assert t.hero(1).get(ARMOR) == armour


@pytest.mark.parametrize(("held", "count"), [(YETI, 1), ("TIME_005t1", 2)])
def test_a_mindflayer_rfaam_doubles_for_another(held: str, count: int) -> None:
    t = table("HERO_07", build=NEW)
    t.hand(held)
    t.play("TIME_005t5")
    assert t.row() == ["TIME_005t5"] * count


def test_a_calamitous_rafaam_hurts_who_is_no_rafaam() -> None:
    t = table("HERO_07", build=NEW)
    giant, mine, other = t.minion("CS2_186", 2), t.minion("TIME_005t4"), t.minion("CS2_186")
    theirs = t.minion("TIME_005t4", 2)
    t.play("TIME_005t6")
    assert [e.get(DAMAGE) for e in (giant, other, mine, theirs)] == [6, 6, 0, 0]
    assert t.hero(2).get(DAMAGE) == 0


def test_a_giant_rafaam_is_cheaper_for_each_played() -> None:
    t = table("HERO_07", build=NEW)
    giant = t.hand("TIME_005t7")
    t.play("TIME_005t4")
    t.play(YETI)
    t.play("TIME_005t4")
    settle(t.game)
    assert giant.get(COST) == 6


def test_a_murloc_rafaam_lowers_the_next_one() -> None:
    t = table("HERO_07", build=NEW)
    t.play("TIME_005t8")
    first, second, yeti = t.hand("TIME_005t4"), t.hand("TIME_005t4"), t.hand(YETI)
    assert [e.get(COST) for e in (first, second, yeti)] == [2, 2, 4]
    t.play(yeti)
    t.play(first)
    assert second.get(COST) == 5
    assert not t.game.owner(1).attached


def test_an_archmage_rafaam_makes_sheep_of_the_rest() -> None:
    t = table("HERO_07", build=NEW)
    t.minion(), t.minion("TIME_005t4")
    t.minion(side=2), t.minion("TIME_005t4", 2)
    t.play("TIME_005t9")
    assert t.row() == ["TIME_005t9t", "TIME_005t4", "TIME_005t9"]
    assert t.row(2) == ["TIME_005t9t", "TIME_005t4"]
