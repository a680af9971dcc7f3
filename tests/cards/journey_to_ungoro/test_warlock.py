"""Journey to Un'Goro: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_tar_lurker_is_strong_in_the_other_turn() -> None:
    t = table()
    lurker = t.minion("UNG_049")
    assert stats(lurker) == (1, 7)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(lurker) == (4, 7)


@pytest.mark.parametrize(("build", "body"), [(54613, (1, 1)), (240000, (4, 1))])
def test_feeding_time_calls_pterrordaxes(build: int, body: tuple[int, int]) -> None:
    t = table(build=build)
    yeti = t.minion(side=2)
    if build > 187190:
        t.answers("UNG_999t2", "UNG_999t4", "UNG_999t3", 2)
    t.play("UNG_834", yeti)
    assert yeti.get(DAMAGE) == 3
    assert [stats(e) for e in t.game.row(1)] == [body] * 3
