"""Voyage to the Sunken City: Warlock; each card played."""

from __future__ import annotations

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
