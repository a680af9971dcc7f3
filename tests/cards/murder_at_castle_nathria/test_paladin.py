"""Murder at Castle Nathria with the Maw and Disorder: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import CLASS, DAMAGE, DIVINE_SHIELD, TAUNT
from table import YETI, stats, table


def test_sinful_sous_chef_leaves_recruits() -> None:
    t = table(build=179020)
    t.kill(t.minion("REV_952"))
    assert t.cards() == ["CS2_101t", "CS2_101t"]


def test_a_great_hall_makes_a_minion_three_three() -> None:
    t = table(build=185749)
    yeti, hall = t.minion(YETI, 2), t.minion("REV_983")
    t.play(hall, yeti)
    assert stats(yeti) == (3, 3)


def test_jury_duty_summons_and_strengthens_recruits() -> None:
    t = table("HERO_04", build=217964)
    yeti, recruit = t.minion(), t.minion("CS2_101t")
    t.play("MAW_015")
    assert [stats(e) for e in (yeti, recruit)] == [(4, 5), (2, 2)]
    assert [stats(e) for e in t.game.row(1)[2:]] == [(2, 2), (2, 2)]


def test_a_class_action_lawyer_wants_a_deck_of_its_class() -> None:
    t = table("HERO_04", build=217964)
    giant = t.minion("EX1_620", side=2)
    t.deck("CS2_089", "CFM_853", "YOP_009")
    t.play("MAW_017", giant)
    assert stats(giant) == (1, 1)
    t.deck(YETI)
    assert t.refuses("MAW_017", giant)


def test_a_muckborn_servant_discovers_a_paladin_card() -> None:
    t = table("HERO_08", build=217964)
    t.play("REV_947")
    (found,) = t.game.in_row(t.game.hand[1])
    assert found.get(CLASS) == CardClass.PALADIN


def test_a_buffet_biggun_serves_recruits() -> None:
    t = table("HERO_04", build=217964)
    t.play("REV_958")
    first, biggun, second = t.game.row(1)
    assert (stats(first), stats(second)) == ((1, 1), (1, 1))
    card = t.hand("REV_958")
    t.kill(first, biggun, second)
    assert card.card_id == "REV_958t"
    t.play(card)
    recruits = [e for e in t.game.row(1) if e.card_id == "CS2_101t"]
    assert [(stats(e), e.get(DIVINE_SHIELD)) for e in recruits] == [((3, 1), 1)] * 2


def test_a_promotion_is_for_recruits() -> None:
    t = table("HERO_04", build=199503)
    yeti, recruit = t.minion(), t.minion("CS2_101t")
    assert t.refuses("REV_842", yeti)
    assert not t.refuses("REV_842", t.minion("CS2_101t", side=2))
    t.play("REV_842", recruit)
    assert [stats(recruit), recruit.get(TAUNT)] == [(4, 4), 1]


def test_a_divine_toll_helps_friends_and_hurts_enemies() -> None:
    t = table("HERO_04", build=255790)
    friend, foe, other = t.minion(), t.minion("CS2_186", side=2), t.minion(side=2)
    t.answers(friend, foe, foe, friend, other)
    t.play("REV_950")
    assert (stats(friend), foe.get(DAMAGE), other.get(DAMAGE)) == ((8, 9), 4, 2)
