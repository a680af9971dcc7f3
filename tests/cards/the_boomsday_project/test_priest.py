"""The Boomsday Project: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, DISPLAYED_CREATOR
from table import YETI, stats, table


def test_topsy_turvy_swaps() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    t.play("BOT_517", yeti)
    assert stats(yeti) == (5, 4)


def test_extra_arms_come_twice() -> None:
    t = table()
    yeti = t.minion()
    t.play("BOT_219", yeti)
    assert (stats(yeti), t.cards()) == ((6, 7), ["BOT_219t"])
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0
    t.play(t.game.hand[1][0], yeti)
    assert (stats(yeti), t.cards()) == ((8, 9), [])


def test_omega_medic_heals_with_ten_crystals() -> None:
    for mana, left in ((10, 2), (9, 12)):
        t = table("HERO_09", mana=mana)
        hero = t.hurt(1, 12)
        t.play("BOT_216")
        assert hero.get(DAMAGE) == left


def test_dead_ringer_rings_for_a_deathrattle() -> None:
    t = table("HERO_09")
    t.deck(YETI, "EX1_096")
    t.kill(t.minion("BOT_509"))
    assert t.cards() == ["EX1_096"]


def test_cloning_device_discovers_of_the_enemy_deck() -> None:
    t = table()
    t.deck(YETI, "CS2_120", "CS2_231", "CS2_029", side=2)
    t.answers(YETI, "CS2_120", "CS2_231", "CS2_120")
    t.play("BOT_435")
    assert (t.cards(), len(t.game.deck[2])) == (["CS2_120"], 4)


def test_replicate_makes_a_five_five() -> None:
    t = table()
    t.play("BOT_529", t.minion("CS2_231"))
    assert [stats(e) for e in t.game.board[1]] == [(1, 1), (5, 5)]


def test_reckless_experimenter_cheapens_and_dooms() -> None:
    t = table()
    egg, yeti = t.hand("FP1_031"), t.hand(YETI)
    t.minion("BOT_566")
    t.deck("CS2_231"), t.deck("CS2_231", side=2)
    plain = t.hand("CS2_117")
    hoarder = t.hand("EX1_096")
    assert [e.get(COST) for e in (egg, yeti, plain, hoarder)] == [4, 4, 3, 0]
    t.play(hoarder)
    t.play(yeti)
    t.end_turn()
    assert t.row() == ["BOT_566", YETI]


@pytest.mark.parametrize(("build", "cost"), [(30103, 0), (31532, 1), (44222, 0)])
def test_reckless_experimenter_left_a_crystal_to_pay_from_31268_to_44221(
    build: int, cost: int
) -> None:
    t = table(build=build)
    t.minion("BOT_566")
    assert t.hand("EX1_096").get(COST) == cost


def test_cloning_gallery_summons_the_deck_as_ones() -> None:
    t = table()
    first, second, _ = t.deck(YETI, "CS2_120", "CS2_029")
    t.answers(second, first)
    t.play("BOT_567")
    assert [(e.card_id, stats(e)) for e in t.game.board[1]] == [("CS2_120", (1, 1)), (YETI, (1, 1))]
    assert len(t.game.deck[1]) == 3
