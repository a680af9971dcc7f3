"""Reign of the Black Empire: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1, ZONE_POSITION
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, Table, stats, table

BUILD = 255790


def warlock() -> Table:
    return table("HERO_07", build=BUILD)


@pytest.mark.parametrize(("other", "damage"), [("CS2_186", 2), (YETI, 4)])
def test_a_blasphemy_is_repeated_if_no_card_costs_more(other: str, damage: int) -> None:
    t = warlock()
    t.hand(other)
    enemy, mine = t.minion("EX1_105", side=2), t.minion()
    t.play("BE_086")
    assert [e.get(DAMAGE) for e in (enemy, t.hero(2), mine)] == [damage, damage, 0]


def test_a_subjugator_makes_its_neighbours_like_it() -> None:
    t = warlock()
    for _ in range(3):
        t.minion()
    t.play("BE_093", position=2)
    assert t.row() == ["BE_093", "BE_093", "BE_093", YETI]


def test_floating_lessons_give_double_their_cost() -> None:
    t = warlock()
    yeti, one, two = t.minion(), t.hand(YETI), t.hand(YETI)
    t.hand("CS2_029")
    t.minion("BE_729")  # spells cost (1) more
    t.answers(two)
    t.play("BE_094", yeti)
    assert [stats(e) for e in (yeti, one, two)] == [(8, 9), (4, 5), (8, 9)]


def test_zakajz_makes_minions_cheap_and_spells_dear() -> None:
    t = warlock()
    spell, minion = t.hand("CS2_029"), t.hand(YETI)
    deep = t.deck("CS2_029", YETI)
    t.play("BE_728")
    assert [e.get(COST) for e in (spell, minion, *deep)] == [5, 3, 5, 3]


def test_a_mawman_cultist_makes_all_spells_dearer() -> None:
    t = warlock()
    mine, theirs, minion = t.hand("CS2_029"), t.hand("CS2_029", 2), t.hand(YETI)
    cultist = t.minion("BE_729")
    assert [e.get(COST) for e in (mine, theirs, minion)] == [5, 5, 4]
    t.kill(cultist)
    assert [e.get(COST) for e in (mine, theirs, minion)] == [4, 4, 4]


def waited(t: Table) -> None:
    """Two turns have begun."""
    t.round()
    t.round()


def test_a_ritual_of_excess_draws_after_two_turns() -> None:
    t = warlock()
    t.play("BE_005")
    (ritual,) = t.game.secrets[1]
    t.round()
    assert (t.cards(), ritual.get(TAG_SCRIPT_DATA_NUM_1)) == ([YETI], 1)
    t.deck(YETI, YETI)
    t.round()
    held = t.game.in_row(t.game.hand[1])
    assert sorted(e.get(COST) for e in held) == [2, 2, 4, 4]
    assert (t.game.secrets[1], ritual.zone) == ([], Zone.GRAVEYARD)


def test_two_rituals_of_summoning_lie_side_by_side() -> None:
    t = warlock()
    t.play("BE_085")
    t.round()
    t.play("BE_085")
    t.round()
    assert t.row() == ["BE_085t"] * 2
    t.round()
    assert t.row() == ["BE_085t"] * 4


def test_a_ritual_of_cthun_offers_an_ability() -> None:
    t = warlock()
    t.play("BE_726")
    t.round()
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("BE_013t4", 0)
    t.end_turn()
    assert t.row() == ["BE_013t5"] * 2


@pytest.mark.parametrize("done", [True, False])
def test_kithix_asks_for_a_completed_ritual(done: bool) -> None:
    t = warlock()
    t.play("BE_085")
    t.round()
    if done:
        t.round()
    t.answers("BE_090t3") if done else t.answers()
    kithix = t.play("BE_090")
    held, deep = t.hand(YETI), t.deck(YETI, "CS2_029")[0]
    t.done()
    t.game.oracle = Sequential()
    waited(t)
    grown = 6 if done else 0
    assert stats(kithix) == (6 + grown, 6 + grown)
    assert [stats(e) for e in (held, deep)] == [(4 + grown, 5 + grown)] * 2


def sinister(ritual: str) -> Table:
    """A table at which a Ritual was cast, one turn before it ends."""
    t = warlock()
    t.play(ritual)
    t.round()
    return t


def test_a_ritual_of_famine_draws_from_the_other_deck() -> None:
    t = sinister("BE_090t1")
    t.deck(*["CS2_168"] * 6, side=2)
    t.round()
    assert t.cards().count("CS2_168") == 5
    assert {e.controller for e in t.game.hand[1]} == {1}


def test_a_ritual_of_famine_draws_no_more_than_there_is() -> None:
    t = sinister("BE_090t1")
    t.deck(YETI)
    t.deck("CS2_168", "CS2_168", side=2)
    t.end_turn()
    t.end_turn()
    assert sorted(t.cards()).count("CS2_168") == 1
    assert t.hero(1).get(DAMAGE) == 0


def test_a_ritual_of_famine_draws_no_card_twice() -> None:
    t = sinister("BE_090t1")
    t.deck(YETI)
    t.deck(*["DAL_582t"] * 2, *["CS2_168"] * 6, side=2)  # Felhound Portals
    t.end_turn()
    t.end_turn()
    hand = t.game.in_row(t.game.hand[1])
    assert [e.get(ZONE_POSITION) for e in hand] == list(range(1, len(hand) + 1))


def test_a_ritual_of_subjugation_summons_legends_and_gives_copies() -> None:
    t = sinister("BE_090t2")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("EX1_016", "EX1_110", "EX1_012", 0)
    t.end_turn()
    assert t.row() == ["EX1_016", "EX1_110", "EX1_012"]
    copies = [e for e in t.game.in_row(t.game.hand[1]) if e.card_id != YETI]
    assert [(e.card_id, e.get(COST)) for e in copies] == [
        ("EX1_016", 1),
        ("EX1_110", 1),
        ("EX1_012", 1),
    ]


@pytest.mark.parametrize("first", [0, 1])
def test_a_treasure_fiend_lets_one_of_two_be_played(first: int) -> None:
    t = table("HERO_07", build=255790)
    t.deck("CS2_029", "CS2_024", YETI)
    t.answers(0, 0)
    t.play("BE_EVENT_103")
    cards = list(t.game.hand[1])
    assert [each.card_id for each in cards] == ["CS2_029", "CS2_024"]
    t.play(YETI)
    assert len(t.game.hand[1]) == 2
    t.play(cards[first], t.hero(2))
    assert (t.cards(), cards[1 - first].zone) == ([], Zone.GRAVEYARD)


def test_a_treasure_fiend_binds_nothing_to_a_single_card() -> None:
    t = table("HERO_07", build=255790)
    t.deck("CS2_029")
    t.play("BE_EVENT_103")
    other = t.hand("CS2_024")
    t.play(t.game.hand[1][0], t.hero(2))
    assert other.zone == Zone.HAND
