"""Whizbang's Workshop: Death Knight; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DEATHRATTLE
from table import table


def test_threads_of_despair_make_all_minions_hurt_each_other_as_they_die() -> None:
    t = table(build=210640)
    mine, theirs, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.play("TOY_826")
    assert [e.card_id for e in theirs.attached] == ["TOY_826e"]
    assert mine.get(DEATHRATTLE) == 1
    t.kill(theirs)
    assert (mine.get(DAMAGE), other.get(DAMAGE)) == (1, 1)
