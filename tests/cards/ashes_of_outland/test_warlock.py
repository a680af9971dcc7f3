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


def test_shadow_council_replaces_the_hand_by_demons() -> None:
    t = table()
    t.hand(YETI)
    t.answers("CS2_065")
    t.play("BT_306")
    assert [(e.card_id, stats(e)) for e in t.game.hand[1]] == [("CS2_065", (3, 5))]


def test_darkglare_refreshes_when_its_hero_is_hurt() -> None:
    t = table()
    t.minion("BT_307")
    spent = t.spent()
    t.play("CS2_062")
    assert t.spent() == spent + 4 - 2


def test_darkglare_later_asks_at_its_battlecry() -> None:
    t = table(build=214839, mana=10)
    t.play("CS2_062")
    spent = t.spent()
    t.play("BT_307")
    assert t.spent() == spent + 3 - 3


def test_kanrethad_cheapens_demons_and_returns_as_its_prime() -> None:
    t = table()
    demon = t.hand("CS2_065")
    ebonlocke = t.minion("BT_309")
    t.play("CS2_231")
    assert demon.get(COST) == t.game.cards.get("CS2_065").cost - 1
    t.kill(ebonlocke)
    assert [e.card_id for e in t.game.deck[1]] == ["BT_309t"]
    t.kill(t.minion("CS2_065"), t.minion("CS2_065"), t.minion("CS2_065"))
    t.answers(0, 0, 0)
    t.play("BT_309t")
    assert t.row().count("CS2_065") == 3
