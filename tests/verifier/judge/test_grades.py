"""How much a tag matters to somebody who plays."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, CREATOR, EXHAUSTED, LAST_AFFECTED_BY, TAUNT, ZONE
from hsreplay_sim.report.words import Grade
from hsreplay_sim.verifier.judge.grades import grade_of_tag

BOARD, RULES, BOOKKEEPING = Grade


@pytest.mark.parametrize(
    ("tag", "zone", "grade"),
    [
        pytest.param(ATK, Zone.PLAY, BOARD, id="a-stat-in-play"),
        pytest.param(ATK, Zone.DECK, RULES, id="a-stat-in-the-deck"),
        pytest.param(TAUNT, Zone.PLAY, BOARD, id="a-keyword"),
        pytest.param(ZONE, Zone.GRAVEYARD, BOARD, id="a-death"),
        pytest.param(ZONE, Zone.SETASIDE, RULES, id="what-is-set-aside"),
        pytest.param(EXHAUSTED, Zone.PLAY, RULES, id="a-rule-reads-it"),
        pytest.param(CREATOR, Zone.PLAY, RULES, id="who-made-it"),
        pytest.param(LAST_AFFECTED_BY, Zone.PLAY, BOOKKEEPING, id="a-note-of-the-server"),
    ],
)
def test_grade(tag: int, zone: int, grade: Grade) -> None:
    assert grade_of_tag("E301", tag, {zone}, is_enchantment=False) is grade


def test_where_the_zones_differ_one_is_enough() -> None:
    zones: set[int] = {Zone.GRAVEYARD, Zone.PLAY}
    assert grade_of_tag("E301", ATK, zones, is_enchantment=False) is BOARD


def test_what_stands_in_another_block_is_no_more_than_order() -> None:
    assert grade_of_tag("E307", ATK, {Zone.PLAY}, is_enchantment=False) is RULES


def test_an_enchantment_is_not_seen() -> None:
    assert grade_of_tag("E302", ZONE, {Zone.PLAY}, is_enchantment=True) is RULES
