"""The twists of Tombs of Terror; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ENCHANTMENT_BANNER_TEXT,
    SCORE_VALUE_2,
    TAG_SCRIPT_DATA_NUM_1,
    UNTOUCHABLE,
)
from table import table


def test_eternal_tomb_counts_the_own_dead_one_by_one() -> None:
    t = table(build=36393)
    tomb = t.minion("ULDA_804t")
    tomb.tags[ENCHANTMENT_BANNER_TEXT] = 78
    t.kill(t.minion(), t.minion(), t.minion(side=2))
    counted = [TAG_SCRIPT_DATA_NUM_1, SCORE_VALUE_2, ENCHANTMENT_BANNER_TEXT, UNTOUCHABLE]
    assert [tomb.get(tag) for tag in counted] == [2, 2, 76, 1]
