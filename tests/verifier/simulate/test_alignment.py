"""Which blocks of the engine's the recording has."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import ATTACHED
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import table


@pytest.mark.parametrize(
    ("kind", "told", "asks", "untold"),
    [
        (BlockType.POWER, False, None, True),
        (BlockType.POWER, True, Purpose.AMOUNT, False),
        (BlockType.DEATHS, False, None, True),
        (BlockType.TRIGGER, False, None, False),
        (BlockType.TRIGGER, False, Purpose.AMOUNT, True),
        (BlockType.TRIGGER, False, Purpose.COIN, False),
        (BlockType.TRIGGER, False, Purpose.HOLDS, False),
    ],
)
def test_a_block_that_would_be_told_is_missed(
    kind: int, asks: Purpose | None, *, told: bool, untold: bool
) -> None:
    """U245, step 8: a trigger that draws a card; one whose condition or coin fails is not told.

    So is one whose condition goes by unseen cards: Chillmaw of the other seat (U035:8750).
    """
    t = table()
    yeti, oracle = t.minion(), LogOracle({})
    oracle.begin(Tape([Block(kind, yeti.id, [])] if told else []))
    oracle.opened(t.game, kind, yeti, 0)
    if asks is not None:
        oracle.number(t.game, Question(asks, yeti, range(2)))
    assert bool(oracle.questions.unlogged) is untold


@pytest.mark.parametrize(
    ("host", "told", "missed"),
    [("CS2_182", False, True), ("CS2_182", True, False), ("", False, False), (None, False, True)],
)
def test_a_block_in_which_the_engine_makes_something_is_told(
    host: str | None, *, told: bool, missed: bool
) -> None:
    """U316, step 33: Far Watch Post lays an enchantment on a card that is drawn.

    Of one that nobody ever sees no recording tells whether it could (U444, step 53).
    """
    t = table()
    yeti, oracle = t.minion(), LogOracle({})
    bearer = t.game.create(host or "", 1, Zone.HAND)
    oracle.begin(Tape([Block(BlockType.TRIGGER, yeti.id, [])] if told else []))
    oracle.opened(t.game, BlockType.TRIGGER, yeti, 0)
    made = t.game.create("CS2_092e" if host is not None else "CS2_182", 1, Zone.SETASIDE)
    if host is not None:
        made.tags[ATTACHED] = bearer.id
    oracle.closing(t.game, BlockType.TRIGGER, yeti)
    assert bool(oracle.questions.unlogged) is missed


def test_an_adopted_text_may_prevent_the_blocks_behind_it() -> None:
    """Not those before it: U350, step 13, a Battlecry left out in front of what it brought."""
    t = table()
    yeti, oracle = t.minion(), LogOracle({})
    oracle.begin(Tape([]))
    oracle.adopter.note(yeti)
    oracle.opened(t.game, BlockType.POWER, yeti, 0)
    assert not oracle.questions.unlogged


def test_who_acts_in_a_trigger_that_the_engine_does_not_open_is_named() -> None:
    """What a hidden card does as it is drawn may make it another card."""
    oracle = LogOracle({})
    oracle.begin(Tape([Block(BlockType.TRIGGER, 51, []), Block(BlockType.DEATHS, 1, [])]))
    assert oracle.unheard() == {51}
