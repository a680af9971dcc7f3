"""Ashes of Outland with the first Demon Hunter cards: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
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


def test_a_hand_of_guldan_draws_when_played_or_discarded() -> None:
    t = table("HERO_07", build=54613)
    t.deck(*[YETI] * 6)
    t.play("BT_300")
    assert t.cards() == [YETI] * 3
    for held in t.game.in_row(t.game.hand[1]):
        t.play(held)
    t.hand("BT_300")
    t.hand("CS2_231")
    t.play("BT_301")
    assert t.cards() == ["CS2_231"] + [YETI] * 3


def test_the_dark_portal_wants_a_full_hand() -> None:
    for held, cost in ((6, 4), (7, 0)):
        t = table("HERO_07", build=54613)
        t.deck(YETI, "CS2_029")
        for _ in range(held):
            t.hand("CS2_029")
        t.play("BT_302")
        assert [e.get(COST) for e in t.game.hand[1] if e.card_id == YETI] == [cost]


def test_an_enhanced_dreadlord_leaves_a_desperate_one() -> None:
    t = table("HERO_07", build=54613)
    t.kill(t.minion("BT_304"))
    assert t.row() == ["BT_304t"]
