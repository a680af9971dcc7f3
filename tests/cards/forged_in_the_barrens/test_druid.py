"""Forged in the Barrens with the Wailing Caverns: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, RESOURCES
from table import YETI, stats, table


def test_prides_fury_strengthens_own_minions() -> None:
    t = table(build=90336)
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("BAR_534")
    assert (stats(yeti), stats(foe)) == ((5, 8), (4, 5))


def test_living_seed_draws_a_cheaper_beast() -> None:
    for card_id, cost in (("BAR_536", 5), ("BAR_536t", 4), ("BAR_536t2", 3)):
        t = table(build=88998)
        t.deck(YETI, "EX1_534")
        t.play(card_id)
        (beast,) = t.game.hand[1]
        assert (beast.card_id, beast.get(COST)) == ("EX1_534", cost)


@pytest.mark.parametrize(("build", "both"), [(85548, True), (159202, False)])
def test_celestial_alignment_takes_the_crystals_and_makes_cards_cost_one(
    *, build: int, both: bool
) -> None:
    t = table(build=build, mana=10)
    (below,) = t.deck("CS2_200")
    yeti, theirs = t.hand("CS2_182"), t.hand("CS2_182", 2)
    t.play("BAR_539")
    assert [t.tag(RESOURCES, side) for side in (1, 2)] == [0, 0 if both else 10]
    assert [card.get(COST) for card in (yeti, below, theirs)] == [1, 1, 1 if both else 4]


def test_a_thickhide_kodo_leaves_armor() -> None:
    t = table("HERO_06", build=185749)
    t.kill(t.minion("BAR_535"))
    assert t.hero(1).get(ARMOR) == 5


def test_a_razormane_battleguard_helps_the_first_taunt_of_a_turn() -> None:
    t = table("HERO_06", build=185749)
    first, second, yeti = t.hand("CS2_179"), t.hand("CS2_179"), t.hand(YETI)
    t.play("BAR_537")
    assert [e.get(COST) for e in (first, second, yeti)] == [2, 2, 4]
    t.play(first)
    assert second.get(COST) == 4
    t.round()
    assert second.get(COST) == 2


def test_a_mark_of_the_spikeshell_copies_a_taunt() -> None:
    for marked, copies in ((YETI, []), ("CS2_179", ["CS2_179"])):
        t = table("HERO_06", build=185749)
        body = t.minion(marked)
        before = stats(body)
        t.play("BAR_549", body)
        assert stats(body) == (before[0] + 2, before[1] + 2)
        assert t.cards() == copies


def test_a_fangbound_druid_makes_a_beast_cheaper() -> None:
    t = table("HERO_06", build=185749)
    first, second, yeti = t.hand("CS2_172"), t.hand("CS2_201"), t.hand(YETI)
    druid = t.minion("WC_004")
    t.answers(second)
    t.kill(druid)
    assert [e.get(COST) for e in (first, second, yeti)] == [2, 5, 4]


def test_lady_anacondra_makes_nature_spells_cheaper() -> None:
    t = table("HERO_06", build=185749)
    nature, fire = t.hand("CS2_007"), t.hand("CS2_029")
    before = nature.get(COST)
    t.play("WC_006")
    assert [nature.get(COST), fire.get(COST)] == [before - 2, 4]


def test_thorngrowth_sentries_guard() -> None:
    t = table(build=84593)
    t.play("BAR_533")
    assert t.row() == ["BAR_533t", "BAR_533t"]


def test_druid_of_the_plains_becomes_a_kodo() -> None:
    t = table(build=84593)
    t.play("CS2_008", t.minion("BAR_538"))
    assert t.row() == ["BAR_538t"]


def test_guff_grows_a_friend_with_nature() -> None:
    t = table(build=84593)
    t.minion("BAR_720")
    yeti = t.minion()
    t.play("CS2_029", t.hero(2))
    assert stats(yeti) == (4, 5)
    t.play("CS2_009", t.minion(side=2))
    assert stats(yeti) == (6, 7)


def test_deviate_dreadfang_calls_vipers_with_nature() -> None:
    t = table(build=88998)
    t.minion("WC_036")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["WC_036"]
    t.play("CS2_009", t.minion(side=2))
    assert t.row() == ["WC_036", "WC_036t1"]
