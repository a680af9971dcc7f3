"""Ashes of Outland with the first Demon Hunter cards: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import YETI, stats, table


def test_unstable_felbolt_hits_a_friend_too() -> None:
    t = table()
    own, other, foe = t.minion(), t.minion(), t.minion(side=2)
    t.answers(other)
    t.play("BT_199", foe)
    assert [e.get(DAMAGE) for e in (own, other, foe)] == [0, 3, 3]


def test_imprisoned_scrap_imp_awakens_for_the_hand() -> None:
    t = table(build=54613)
    yeti, spell = t.hand(YETI), t.hand("GAME_005")
    t.play("BT_305")
    t.round()
    assert stats(yeti) == (4, 5)
    t.round()
    assert (stats(yeti), spell.attached) == ((6, 6), [])
    assert [each.card_id for each in yeti.attached] == ["BT_305e"]
