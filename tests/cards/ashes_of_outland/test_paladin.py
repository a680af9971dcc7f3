"""Ashes of Outland: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.stream import HIDE, SHOW, TAG
from hsreplay_sim.base.tags import (
    CARDRACE,
    COST,
    CREATOR,
    DAMAGE,
    DISPLAYED_CREATOR,
    DIVINE_SHIELD,
    DORMANT,
    TAG_SCRIPT_DATA_ENT_1,
)
from table import YETI, stats, table


def test_libram_of_wisdom_comes_back() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("BT_025", yeti)
    assert stats(yeti) == (5, 6)
    t.kill(yeti)
    assert t.cards() == ["BT_025"]
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0


@pytest.mark.parametrize(("card_id", "cost"), [("BT_020", 1), ("BT_026", 0)])
def test_aldors_make_librams_cheaper_by_their_cost_alone(card_id: str, cost: int) -> None:
    """U463:20964; the cost is the printed one again as the Libram is played."""
    t = table("HERO_04", build=66927)
    libram, other = t.hand("BT_025"), t.hand("BT_292")
    (drawn,) = t.deck("BT_025")
    aldor = t.play(card_id)
    assert (libram.get(COST), other.get(COST), libram.attached) == (cost, 2, [])
    assert drawn.get(COST) == cost
    t.play(libram, aldor)
    assert (t.spent(), libram.get(COST)) == (aldor.get(COST) + cost, 2)
    t.kill(aldor)
    (again,) = (card for card in t.game.hand[1] if card.card_id == "BT_025")
    assert (again.get(COST), again.get(DISPLAYED_CREATOR)) == (cost, 0)


def test_hand_of_adal_strengthens_and_draws() -> None:
    t = table("HERO_04", build=88998)
    t.deck(YETI)
    yeti = t.minion()
    t.play("BT_292", yeti)
    assert (stats(yeti), t.cards()) == ((6, 6), [YETI])


def test_libram_of_hope_heals_and_guards() -> None:
    t = table("HERO_04")
    t.hurt(1, 10)
    t.play("BT_024", t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.row()) == (2, ["BT_024t"])


def test_murgurgle_comes_back_with_shielded_murlocs() -> None:
    t = table()
    since = len(t.game.out)
    t.kill(t.minion("BT_019"))
    prime = t.game.deck[1][-1]
    assert prime.card_id == "BT_019t"
    assert prime.get(TAG_SCRIPT_DATA_ENT_1) == prime.get(CREATOR)
    told = [packet[:1] + packet[2:3] for packet in t.game.out[since:] if packet[1] == prime.id]
    marks = [(TAG, TAG_SCRIPT_DATA_ENT_1), (TAG, DISPLAYED_CREATOR)]
    assert told[1:5] == [(SHOW, "BT_019t"), *marks, (HIDE, Zone.DECK)]
    t.answers(*["CS2_168"] * 4)
    t.play("BT_019t")
    assert t.row() == [*["CS2_168"] * 2, "BT_019t", *["CS2_168"] * 2]
    assert [e.get(DIVINE_SHIELD) for e in t.game.row(1)] == [1] * 5


def test_imprisoned_sungill_awakens_between_two_murlocs() -> None:
    t = table(build=54613)
    sungill = t.play("BT_009")
    assert sungill.get(DORMANT) == 1
    t.round()
    assert t.row() == ["BT_009"]
    t.round()
    assert (sungill.get(DORMANT), t.row()) == (0, ["BT_009t", "BT_009", "BT_009t"])


def test_libram_of_justice_equips_and_humbles_the_enemies() -> None:
    t = table(build=66927)
    hurt, small, own = t.minion(side=2, damage=2), t.minion("CS2_168", 2), t.minion()
    t.play("BT_011")
    assert [stats(each) for each in (hurt, small, own)] == [(4, 1), (2, 1), (4, 5)]
    assert ([each.card_id for each in hurt.attached], small.attached) == (["BT_011e"], [])
    assert [each.card_id for each in t.game.weapons[1]] == ["BT_011t"]


def test_an_underlight_angling_rod_catches_murlocs() -> None:
    t = table("HERO_04", build=54613)
    t.weapon("BT_018")
    t.attack(t.hero(1), t.hero(2))
    assert [e.get(CARDRACE) for e in t.game.hand[1]] == [Race.MURLOC]
