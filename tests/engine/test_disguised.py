"""Disguised minions: either side of the board (Escape from the Violet Hold)."""

from __future__ import annotations

from hsreplay_sim.base.tags import NUM_CARDS_PLAYED_THIS_TURN, NUM_MINIONS_PLAYED_THIS_TURN
from table import YETI, table

BUILD = 255790
OPERATOR = "CAP_004"
OWN, OTHER = 0, 1


def test_a_disguised_minion_asks_for_a_side() -> None:
    t = table(build=BUILD)
    assert t.refuses(OPERATOR)
    mine = t.play(OPERATOR, option=OWN)
    theirs = t.play(OPERATOR, option=OTHER)
    assert (t.row(), t.row(2)) == ([OPERATOR], [OPERATOR])
    assert (mine.controller, theirs.controller) == (1, 2)
    assert (t.tag(NUM_CARDS_PLAYED_THIS_TURN), t.tag(NUM_CARDS_PLAYED_THIS_TURN, 2)) == (2, 0)
    assert (t.tag(NUM_MINIONS_PLAYED_THIS_TURN), t.tag(NUM_MINIONS_PLAYED_THIS_TURN, 2)) == (2, 0)
    assert (t.spent(), t.spent(2)) == (2, 0)


def test_a_disguised_minion_comes_to_a_place_of_the_other_row() -> None:
    t = table(build=BUILD)
    t.minion(side=2)
    t.minion(side=2)
    t.play(OPERATOR, option=OTHER, position=2)
    assert t.row(2) == [YETI, OPERATOR, YETI]


def test_a_disguised_minion_needs_room_on_its_side() -> None:
    t = table(build=BUILD)
    t.fill(1)
    assert t.refuses(OPERATOR, option=OWN)
    t.play(OPERATOR, option=OTHER)
    t.fill(2)
    assert t.refuses(OPERATOR, option=OWN)
    assert t.refuses(OPERATOR, option=OTHER)


def test_what_waits_for_a_play_hears_of_the_own_side_alone() -> None:
    t = table(build=BUILD)
    for side in (1, 2):
        t.minion("GVG_104", side=side)  # Hobgoblin
    mine = t.play("CAP_004", option=OWN)
    theirs = t.play("CAP_004", option=OTHER)
    assert (len(mine.attached), len(theirs.attached)) == (0, 0)


def test_what_waits_for_a_summoning_hears_of_it_on_its_side() -> None:
    t = table(build=BUILD)
    for side in (1, 2):
        t.minion("JAIL_850", side=side)  # Warden Maiev waits for a play
        t.minion("EX1_080", side=side)
    theirs = t.play(OPERATOR, option=OTHER)
    assert theirs.attached == []
