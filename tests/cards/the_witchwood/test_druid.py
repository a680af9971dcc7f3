"""The Witchwood: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST, CREATOR, DISPLAYED_CREATOR
from table import YETI, stats, table


def test_ferocious_howl_counts_the_hand_after_drawing() -> None:
    t = table("HERO_06")
    t.deck(YETI)
    t.hand(YETI)
    t.play("GIL_637")
    assert t.hero(1).get(ARMOR) == 2


def test_wispering_woods_counts_the_hand() -> None:
    t = table()
    t.hand(YETI)
    t.hand(YETI)
    t.play("GIL_553")
    assert t.row() == ["GIL_553t", "GIL_553t"]


def test_bewitched_guardian_counts_the_hand() -> None:
    t = table("HERO_06")
    t.hand(YETI)
    t.hand(YETI)
    assert stats(t.play("GIL_507")) == (4, 3)


def test_druid_of_the_scythe_takes_a_form() -> None:
    t = table()
    t.play("GIL_188", option=0)
    t.play("GIL_188", option=1)
    assert t.row() == ["GIL_188t", "GIL_188t2"]
    t.minion("OG_044")
    t.play("GIL_188")
    assert t.row()[-1] == "GIL_188t3"


def test_a_minion_that_takes_a_form_forgets_who_made_it() -> None:
    t = table(build=33157)
    maker = t.minion(YETI)
    card = t.hand("GIL_188")
    card.tags[CREATOR] = card.tags[DISPLAYED_CREATOR] = maker.id
    t.play(card, option=1)
    assert (card.card_id, card.tags[CREATOR], card.tags[DISPLAYED_CREATOR]) == ("GIL_188t2", 0, 0)


def test_witchwood_apple_holds_treants() -> None:
    for build, number in ((54613, 3), (255790, 2)):
        t = table(build=build)
        t.play("GIL_663")
        assert t.cards() == ["GIL_663t"] * number


def test_gloom_stag_likes_odd_decks() -> None:
    t = table("HERO_06")
    t.deck("CS2_124")
    assert stats(t.play("GIL_130")) == (4, 8)
    t.deck(YETI)
    assert stats(t.play("GIL_130")) == (2, 6)


def test_witching_hour_summons_a_dead_beast() -> None:
    t = table("HERO_06")
    t.kill(t.minion("CS2_120"), t.minion())
    t.play("GIL_571")
    assert t.row() == ["CS2_120"]


def test_forest_guide_draws_for_both() -> None:
    t = table("HERO_06")
    t.deck(YETI)
    t.deck(YETI, YETI, side=2)
    t.minion("GIL_833")
    t.end_turn()
    assert (len(t.cards()), len(t.cards(2))) == (1, 2)


def test_splintergraft_grafts_a_copy() -> None:
    t = table()
    t.play("GIL_658", t.minion())
    copy = t.game.hand[1][0]
    assert (copy.card_id, stats(copy), copy.get(COST)) == (YETI, (10, 10), 10)
    t.play(copy)
    assert (stats(copy), copy.get(COST)) == ((10, 10), 4)


def test_the_copy_of_splintergraft_has_no_other_enchantment() -> None:
    t = table()
    yeti = t.minion()
    t.play("CS2_092", yeti)  # Blessing of Kings
    t.play("GIL_658", yeti)
    assert [e.card_id for e in t.game.hand[1][0].attached] == ["GIL_658e"]
