"""The cards that are set aside for options."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import PARENT_CARD
from hsreplay_sim.engine.rules.choices import parts_of
from table import table


def test_r226_a_choose_one_without_a_class_has_its_two_options_set_aside() -> None:
    t = table(build=56359)
    made = t.game.create("SCH_612", 1, Zone.SETASIDE)
    assert made.script is None
    assert [part.card_id for part in parts_of(t.game, made)] == ["SCH_612a", "SCH_612b"]
    assert {part.get(PARENT_CARD) for part in parts_of(t.game, made)} == {made.id}


def test_r226_a_twin_has_the_options_of_the_first_card() -> None:
    t = table(build=49534)
    twin = t.game.create("YOD_001ts", 1, Zone.HAND)
    assert [part.card_id for part in parts_of(t.game, twin)] == ["YOD_001b", "YOD_001c"]


@pytest.mark.parametrize(
    ("titan", "endings"),
    [("TTN_429", "t t2 t3"), ("TTN_960", "t2 t3 t4"), ("TTN_858", "t1 t2 t3")],
)
def test_r260_a_titan_without_a_class_has_its_three_abilities_set_aside(
    titan: str, endings: str
) -> None:
    """U378:20492, U044:3261: a token of it is no ability."""
    t = table(build=210640)
    made = t.game.create(titan, 1, Zone.HAND)
    abilities = [part.card_id for part in parts_of(t.game, made)]
    assert abilities == [titan + each for each in endings.split()]
