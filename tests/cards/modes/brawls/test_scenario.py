"""What the GAME entity does in brawls."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CHARGE, CREATOR, HEALTH, TAUNT
from hsreplay_sim.engine.rules import events
from scenarios import staged
from table import YETI


@pytest.mark.parametrize("side", [1, 2])
def test_a_minion_that_is_played_gets_taunt_and_charge(side: int) -> None:
    """U006:2328: the minion itself is named as the maker of its enchantment."""
    t = staged("TB_AllMinionsTauntCharge", 10833)
    if side == 2:
        t.end_turn()
    yeti = t.play(YETI)
    assert [yeti.get(tag) for tag in (TAUNT, CHARGE)] == [1, 1]
    (given,) = yeti.attached
    assert (given.get(CREATOR), given.controller) == (yeti.id, side)


def test_a_minion_that_is_summoned_gets_nothing() -> None:
    """U006:12173."""
    t = staged("TB_AllMinionsTauntCharge", 10833)
    t.play(YETI)
    t.play("EX1_131")
    assert [(e.card_id, e.get(CHARGE)) for e in t.game.board[1]] == [
        (YETI, 1),
        ("EX1_131", 1),
        ("EX1_131t", 0),
    ]


def test_a_run_of_brawls_is_set_up_as_one_of_an_adventure() -> None:
    """U213:519."""
    t = staged("TB_EVILBRM_Garr", 31761)
    t.answers(45, 0, 40)
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    assert [t.hero(side).get(HEALTH) for side in (1, 2)] == [45, 40]
