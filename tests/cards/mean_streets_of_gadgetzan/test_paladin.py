"""Mean Streets of Gadgetzan: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DIVINE_SHIELD
from table import YETI, stats, table


@pytest.mark.parametrize(
    "card_id",
    [
        "CFM_305",
        "CFM_753",
    ],
)
def test_smugglers_strengthen_the_hand(card_id: str) -> None:
    t = table()
    yeti, spell = t.hand(YETI), t.hand("GAME_005")
    t.play(card_id)
    assert stats(yeti) == (5, 6)
    assert spell.attached == []
    t.play(yeti)
    assert stats(yeti) == (5, 6)


def test_grimestreet_enforcer_works_every_turn() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.play("CFM_639")
    t.end_turn()
    assert stats(yeti) == (5, 6)


def test_grimestreet_protector_shields_its_neighbours() -> None:
    t = table()
    left, right, far = t.minion(), t.minion(), t.minion()
    t.play("CFM_062", position=2)
    assert [e.get(DIVINE_SHIELD) for e in (left, right, far)] == [1, 1, 0]
