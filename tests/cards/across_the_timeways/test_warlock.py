"""Across the Timeways: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, PLAYSTATE
from hsreplay_sim.cards.words import INFINITY
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules.deaths import settle
from table import YETI, stats, table

NEW = 238003


def test_shreds_of_time_hurt_who_draws_them() -> None:
    t = table("HERO_07", build=241170)
    yeti = t.minion()
    t.play("TIME_025")
    t.play("TIME_026")
    t.play("TIME_027")
    assert [e.card_id for e in t.game.deck[1]] == ["TIME_025t"] * 6
    assert [stats(yeti), t.hero(2).get(DAMAGE)] == [(5, 6), 6]
    t.end_turn()
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == 6 * 3 + 1  # each draws the next, the last one finds no card


def test_an_acolyte_of_infinity_makes_a_card_unpayable_until_it_dies() -> None:
    t = table("HERO_07", build=NEW)
    other, card = t.hand(YETI), t.hand("CS2_186")
    acolyte = t.hand("END_018")
    t.answers(card)
    t.play(acolyte)
    assert [e.get(COST) for e in (other, card)] == [4, INFINITY]
    t.kill(t.minion("END_018"))
    assert card.get(COST) == INFINITY
    t.kill(acolyte)
    assert (card.get(COST), [e.card_id for e in card.attached]) == (7, ["END_018e2"])


def test_a_bygone_doomspeaker_takes_a_card_of_both_hands() -> None:
    t = table("HERO_07", build=NEW)
    speaker = t.hand("TIME_008")
    mine = [t.hand(YETI), t.hand(YETI)]
    theirs = [t.hand(YETI, 2), t.hand(YETI, 2)]
    t.answers(mine[1], theirs[0], "TIME_000ta")
    t.play(speaker)
    assert [e.zone == Zone.GRAVEYARD for e in (*mine, *theirs)] == [False, True, True, False]


@pytest.mark.parametrize("shred", [False, True])
def test_a_fatebreaker_grows_by_a_shred(shred: bool) -> None:
    t = table("HERO_07", build=NEW)
    t.deck("TIME_025t" if shred else YETI, YETI)
    breaker = t.play("TIME_028")
    assert stats(breaker) == ((7, 7) if shred else (4, 4))
    assert (t.hero(1).get(DAMAGE), len(t.game.deck[1])) == (3 * shred, 2 - shred)


@pytest.mark.parametrize("shred", [False, True])
def test_a_ruinous_velocidrake_doubles_by_a_shred(shred: bool) -> None:
    t = table("HERO_07", build=NEW)
    t.deck("TIME_025t" if shred else YETI, YETI)
    t.play("TIME_029")
    assert t.row() == ["TIME_029"] * (1 + shred)
    assert t.hero(1).get(DAMAGE) == 3 * shred


def test_a_divergence_makes_two_halves_of_a_minion() -> None:
    t = table("HERO_07", build=NEW)
    divergence = t.hand("TIME_030")
    other, card, spell = t.hand(YETI), t.hand("CS2_186"), t.hand("CS2_029")
    t.answers(card)
    t.play(divergence)
    assert t.cards() == [YETI, "CS2_186", "CS2_186", "CS2_029"]
    halves = [e for e in t.game.hand[1] if e.card_id == "CS2_186"]
    assert [(e.get(COST), *stats(e)) for e in halves] == [(4, 4, 4)] * 2
    assert [other.get(COST), spell.get(COST)] == [4, 4]


def test_a_divergence_in_a_full_hand_leaves_one_half() -> None:
    t = table("HERO_07", build=NEW)
    divergence = t.hand("TIME_030")
    for _ in range(9):
        t.hand("CS2_029")
    half = t.hand("CS2_186")
    t.game.oracle = Sequential()
    t.play(divergence)
    t.hand("CS2_029")
    assert (half.get(COST), stats(half)) == (4, (4, 4))


def test_a_rafaam_ladder_draws_three_costs() -> None:
    t = table("HERO_07", build=NEW)
    deck = t.deck(YETI, "CS2_029", "CS2_186", "CS2_168", "CS2_168")
    t.answers(deck[1], deck[4], deck[2])
    t.play("TIME_031")
    assert t.cards() == ["CS2_029", "CS2_168", "CS2_186"]


def test_a_rafaam_ladder_stops_where_the_costs_end() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(YETI, "CS2_029", YETI)
    t.play("TIME_031")
    assert (len(t.cards()), t.hero(1).get(DAMAGE)) == (1, 0)


def test_chronogor_keeps_the_dear_and_gives_the_cheap_cards() -> None:
    t = table("HERO_07", build=NEW)
    t.deck("CS2_186", "CS2_168", YETI, "EX1_561", "CS2_231")
    t.deck("EX1_586", side=2)
    t.play("TIME_032")
    assert (sorted(t.cards()), sorted(t.cards(2))) == (
        ["CS2_186", "EX1_561"],
        ["CS2_168", "CS2_231"],
    )
    assert [e.card_id for e in t.game.deck[1]] == [YETI]
    assert [e.controller for e in t.game.hand[2]] == [2, 2]


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


def test_the_first_tiny_rafaam_drew_as_it_died() -> None:
    t = table("HERO_07", build=231191)
    t.deck("TIME_005t4", "TIME_005t5")
    tiny = t.play("TIME_005t1")
    assert t.cards() == []
    t.kill(tiny)
    assert len(t.cards()) == 1


def test_the_first_green_rafaam_strengthened_the_hand_alone() -> None:
    t = table("HERO_07", build=231191)
    held, body = t.hand("TIME_005t4"), t.minion("TIME_005t1")
    green = t.play("TIME_005t2")
    assert [stats(e) for e in (held, body, green)] == [(7, 7), (1, 1), (2, 2)]


@pytest.mark.parametrize(("held", "there", "armour"), [(True, False, 5), (False, True, 10)])
def test_the_first_warchief_rafaam_looked_for_another_in_play(
    held: bool, there: bool, armour: int
) -> None:
    t = table("HERO_07", build=231191)
    if held:
        t.hand("TIME_005t1")
    t.minion("TIME_005t1" if there else YETI)
    t.play("TIME_005t4")
    assert t.hero(1).get(ARMOR) == armour


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
