"""An empty block of a text that the engine knows, and does not run, is a difference."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import TRIGGER_VISUAL
from hsreplay_sim.engine.options.options import objection
from hsreplay_sim.engine.options.requirements import LEGAL
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import table

YETI, CULTIST = "CS2_182", "OG_070"
POWER, TRIGGER = BlockType.POWER, BlockType.TRIGGER


@pytest.mark.parametrize(
    ("card", "kind", "index", "keyword", "missed"),
    [
        (YETI, TRIGGER, 0, 0, True),
        (CULTIST, TRIGGER, 0, 0, True),
        ("NEW1_019", TRIGGER, 0, 0, False),
        ("NEW1_019", TRIGGER, 0, TRIGGER_VISUAL, True),
        (YETI, POWER, 0, 0, True),
        (YETI, POWER, 1, 0, False),
    ],
)
def test_an_empty_block_is_missed_where_the_text_is_known(
    card: str, kind: int, index: int, keyword: int, *, missed: bool
) -> None:
    """U318, step 18. A juggler may listen in vain; a second effect may be empty (U435:25607)."""
    t = table()
    minion, oracle = t.minion(card), LogOracle({})
    oracle.begin(Tape([Block(kind, minion.id, [], index=index, trigger_keyword=keyword)]))
    oracle.finish(t.game)
    assert bool(oracle.questions.unopened) is missed


def test_an_attack_of_who_has_attacked_meets_an_objection() -> None:
    """U299, step 15."""
    t = table()
    mine, theirs = t.minion(YETI), t.minion(YETI, side=2)
    assert objection(t.game, mine, theirs) == LEGAL
    mine.tags[297] = 1
    assert objection(t.game, mine, theirs) != LEGAL
