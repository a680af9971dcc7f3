"""Knights of the Frozen Throne: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import POISONOUS
from table import table


def test_plague_scientist_poisons_a_friend_as_combo() -> None:
    t = table()
    yeti = t.minion()
    t.play("ICC_809")
    t.play("ICC_809", yeti)
    assert yeti.get(POISONOUS) == 1
