"""Which blocks of the engine's the recording has."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import table


@pytest.mark.parametrize(
    ("kind", "told", "asks", "untold"),
    [
        (BlockType.POWER, False, False, True),
        (BlockType.POWER, True, True, False),
        (BlockType.DEATHS, False, False, True),
        (BlockType.TRIGGER, False, False, False),
        (BlockType.TRIGGER, False, True, True),
    ],
)
def test_a_block_that_would_be_told_is_missed(
    kind: int, *, told: bool, asks: bool, untold: bool
) -> None:
    """U245, step 8: a trigger that draws a card; one whose condition fails need not be told."""
    t = table()
    yeti, oracle = t.minion(), LogOracle({})
    oracle.begin([Block(kind, yeti.id, [])] if told else [])
    oracle.opened(t.game, kind, yeti, 0)
    if asks:
        oracle.number(t.game, Question(Purpose.AMOUNT, yeti, range(2, 4)))
    assert bool(oracle.untold) is untold
