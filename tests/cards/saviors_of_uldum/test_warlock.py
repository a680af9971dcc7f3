"""Saviors of Uldum: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, QUEST_PROGRESS
from table import YETI, table


def test_neferset_thrasher_hurts_its_own_hero() -> None:
    t = table()
    t.attack(t.minion("ULD_161"), t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 4)


def test_supreme_archaeology_counts_cards_drawn_and_gives_the_tome() -> None:
    t = table("HERO_07")
    quest = t.play("ULD_140")
    t.deck(*[YETI] * 3)
    t.play("CS2_077")  # Sprint
    assert quest.get(QUEST_PROGRESS) == 3


def test_tome_of_origination_makes_the_card_free() -> None:
    t = table("HERO_07")
    t.deck(YETI)
    t.play(t.hero_power("ULD_140p"))
    assert [card.get(COST) for card in t.game.hand[1]] == [0]


def test_evil_recruiter_trades_a_lackey_for_a_demon_in_its_place() -> None:
    t = table(build=39954)
    t.minion()
    lackey, yeti = t.minion("DAL_613"), t.minion()
    assert t.refuses("ULD_162", yeti)
    t.play("ULD_162", lackey)
    assert t.row() == [YETI, "ULD_162t", YETI, "ULD_162"]
    t.kill(t.at(1, 1))
    t.play("ULD_162")
    assert t.row() == [YETI, YETI, "ULD_162", "ULD_162"]


def test_riftcleaver_destroys_a_minion_and_its_health_hurts_the_hero() -> None:
    t = table()
    yeti = t.minion(side=2, damage=2)
    t.play("ULD_165", yeti)
    assert (t.row(2), t.hero(1).tags[DAMAGE]) == ([], 3)
