"""Madness at the Darkmoon Faire: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import CARD_COSTS_HEALTH, COST, DAMAGE
from table import YETI, stats, table

FAIRE = 88998


def test_palm_reading_makes_spells_cheaper() -> None:
    t = table("HERO_09", build=FAIRE)
    t.answers("CS2_004", "CS2_234", "CS1_112", 2)
    t.play("DMF_187")
    assert t.game.hand[1][0].get(COST) == 3


def test_insight_draws_a_minion_cheaper_once_corrupted() -> None:
    t = table("HERO_09", build=179020)
    t.deck("CS2_024", YETI, "CS2_200")
    one, other = t.hand("DMF_054"), t.hand("DMF_054t")
    t.play(one)
    t.play(other)
    assert sorted((e.card_id, e.get(COST)) for e in t.game.hand[1]) == [(YETI, 4), ("CS2_200", 4)]


def test_an_idol_of_yshaarj_makes_a_great_copy() -> None:
    t = table("HERO_09", build=90000)
    t.deck("CS2_168", "CS2_029")
    t.play("DMF_055")
    assert [(e.card_id, *stats(e)) for e in t.game.row(1)] == [("CS2_168", 10, 10)]
    assert len(t.game.deck[1]) == 2


def test_a_nazmani_bloodweaver_makes_a_card_cheaper() -> None:
    t = table("HERO_09", build=90000)
    t.minion("DMF_120")
    first, second, coin = t.hand(YETI), t.hand(YETI), t.hand("GAME_005")
    t.answers(second)
    t.play(coin)
    assert [e.get(COST) for e in (first, second)] == [4, 3]


def test_a_fortune_teller_counts_spells() -> None:
    t = table("HERO_09", build=90000)
    t.hand("GAME_005")
    t.hand("CS2_029")
    t.hand(YETI)
    assert stats(t.play("DMF_121")) == (5, 5)


def test_a_fairground_fool_is_corrupted() -> None:
    t = table("HERO_09", build=90000)
    t.hand("DMF_184")
    t.play("CS2_200")
    assert t.cards() == ["DMF_184t"]


def test_auspicious_spirits_grow_when_corrupted() -> None:
    t = table("HERO_09", build=90000)
    t.hand("DMF_186")
    t.play("DMF_186")
    assert [e.get(COST) for e in t.game.row(1)] == [4]
    t.play("CS2_200")
    t.play(next(e for e in t.game.hand[1] if e.card_id == "DMF_186a"))
    assert sorted(e.get(COST) for e in t.game.row(1)) == [4, 6, 7]


def test_ghuun_draws_two_cards_that_cost_health() -> None:
    t = table("HERO_09", build=255790, mana=8)
    t.deck(YETI, "CS2_029")
    held = t.hand(YETI)
    t.play("DMF_056")
    yeti = next(e for e in t.game.hand[1] if e.card_id == YETI and e is not held)
    assert (t.spent(), held.get(CARD_COSTS_HEALTH)) == (8, 0)
    t.play(yeti)
    assert (t.spent(), t.hero(1).get(DAMAGE)) == (8, 4)
    assert t.refuses(held)
