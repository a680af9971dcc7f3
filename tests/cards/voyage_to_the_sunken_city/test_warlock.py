"""Voyage to the Sunken City: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2
from table import YETI, stats, table


def test_an_azsharan_scavenger_leaves_a_sunken_one() -> None:
    t = table("HERO_07", build=189017)
    t.deck(YETI)
    t.play("TSC_039")
    assert [e.card_id for e in t.game.deck[1]] == [YETI, "TSC_039t"]


def test_an_abyssal_curse_hurts_for_two_turns() -> None:
    t = table("HERO_07", build=145077)
    curse = t.hand("TSC_955t", side=2)
    curse.tags[TAG_SCRIPT_DATA_NUM_1] = 3
    curse.tags[TAG_SCRIPT_DATA_NUM_2] = 2
    for left in (1, 0):
        t.deck(YETI, side=1)
        t.deck(YETI, side=2)
        t.end_turn()
        assert t.hero(2).get(DAMAGE) == 3 * (2 - left)
        t.end_turn()
    assert "TSC_955t" not in t.cards(2)


def test_a_voidgill_empowers_murlocs_in_hand() -> None:
    t = table("HERO_07", build=185749)
    murloc, yeti = t.hand("CS2_168"), t.hand(YETI)
    t.kill(t.minion("TSC_614"))
    assert [stats(e) for e in (murloc, yeti)] == [(3, 2), (4, 5)]


def test_a_chum_bucket_is_emptied_for_each_murloc() -> None:
    t = table("HERO_07", build=185749)
    murloc, yeti = t.hand("CS2_168"), t.hand(YETI)
    t.minion("CS2_168")
    t.minion("CS2_168")
    t.minion()
    t.play("TSC_957")
    assert [stats(e) for e in (murloc, yeti)] == [(5, 4), (4, 5)]


def test_a_sunken_scavenger_helps_murlocs_wherever_they_are() -> None:
    t = table(build=157820)
    murlocs = [t.minion("CS2_168"), t.hand("CS2_168"), *t.deck("CS2_168")]
    scavenger = t.play("TSC_039t")
    assert [stats(each) for each in murlocs] == [(3, 2)] * 3
    assert stats(scavenger) == (2, 3)


@pytest.mark.parametrize(("found", "paid"), [("CS2_168", (0, 1)), ("CS2_172", (2, 0))])
def test_a_bloodscent_vilefin_lets_health_pay_for_a_dredged_murloc(
    found: str, paid: tuple[int, int]
) -> None:
    t = table("HERO_07", build=189017)
    cards = t.deck("CS2_168", "CS2_172", "CS2_029")
    t.answers(*cards, found)
    t.play("TSC_753")
    t.answers(0)  # the one that lies on top
    t.end_turn()
    t.end_turn()
    assert t.cards() == [found]
    t.play(t.game.hand[1][0])
    assert (t.spent(), t.hero(1).get(DAMAGE)) == paid


@pytest.mark.parametrize(("found", "murlocs"), [("CS2_168", 2), (YETI, 1)])
def test_rock_bottom_summons_one_more_beside_a_murloc(found: str, murlocs: int) -> None:
    t = table("HERO_07", build=189017)
    cards = t.deck("CS2_168", YETI, "CS2_029")
    t.answers(*cards, found)
    t.play("TSC_925")
    assert t.row() == ["TSC_925t"] * murlocs
