"""Rules of brawls; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Step, Zone
from hsreplay_sim.base.stream import OPEN
from hsreplay_sim.base.tags import (
    COST,
    NEXT_STEP,
    TAG_SCRIPT_DATA_NUM_1,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, Table, table

BUILD = 15590
LEGENDS = ("EX1_002", "EX1_002", "EX1_110")
"""The Black Knight twice, and Cairne Bloodhoof."""


def with_rule(card_id: str, mana: int = 10) -> Table:
    t = table(build=BUILD, mana=mana)
    attach(t.game, t.hero(1), t.game.owner(1), card_id)
    return t


def test_the_clockwork_dealer_lays_a_card_for_the_mana_on_top() -> None:
    t = with_rule("TB_GreatCurves_01", mana=3)
    _, four, other = t.deck("CS2_029", YETI, YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers(four, four)
    t.end_turn()
    assert (t.cards(), other.get(ZONE_POSITION)) == ([YETI], 0)


def test_the_clockwork_dealer_lays_nothing_without_such_a_card() -> None:
    t = with_rule("TB_GreatCurves_01", mana=6)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.round()
    assert t.cards() == [YETI]


def test_offensive_play_helps_all_legends_until_one_is_played_and_then_its_copies() -> None:
    t = table(build=BUILD)
    t.play("TB_Superfriends001")
    first, copy, other = (t.hand(each) for each in LEGENDS)
    yeti = t.hand(YETI)
    assert [each.get(COST) for each in (first, copy, other, yeti)] == [3, 3, 3, 4]
    t.play(first)
    assert [each.get(COST) for each in (first, copy, other, yeti)] == [6, 3, 6, 4]
    (kept,) = t.game.owner(1).attached
    assert (kept.card_id, kept.get(TAG_SCRIPT_DATA_NUM_1)) == ("TB_Superfriends001e", 1656)
    t.play(t.hand(YETI))
    assert copy.get(COST) == 3


@pytest.mark.parametrize(("turn", "cards"), [(0, 1), (2, 0), (4, 1), (6, 0), (8, 1), (10, 0)])
def test_offensive_play_is_drawn_on_the_first_third_and_fifth_turn(turn: int, cards: int) -> None:
    t = with_rule("TB_Superfriends002e")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.game.root.tags[TURN] = turn
    t.end_turn()
    assert t.cards().count("TB_Superfriends001") == cards


def test_a_waxy_gift_gives_the_enemy_a_cheaper_legend() -> None:
    t = table(build=68600)
    t.answers("EX1_110")
    t.kill(t.minion("TB_KoboldGiftMinion"))
    (legend,) = t.game.hand[2]
    assert (legend.card_id, legend.get(COST), t.cards()) == ("EX1_110", 3, [])


def test_who_has_picked_a_second_class_draws_by_that_brawl_alone() -> None:
    t = with_rule("TB_ClassRandom_PickSecondClass")
    first, second = t.deck(YETI, YETI)
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    assert t.cards(2) == [YETI]
    since = len(t.game.out)
    t.end_turn()
    assert (t.game.hand[1], t.game.deck[1]) == ([first], [second])
    drawn = next(each for each in t.game.out[since:] if each[1:4] == (first.id, ZONE, Zone.HAND))
    step = next(each for each in t.game.out[since:] if each[2:4] == (NEXT_STEP, Step.MAIN_ACTION))
    assert t.game.out.index(step) < t.game.out.index(drawn)
    rule = next(e for e in t.game.entities.values() if e.card_id.startswith("TB_ClassRandom"))
    assert any(each[:2] == (OPEN, rule.id) for each in t.game.out[since:])
