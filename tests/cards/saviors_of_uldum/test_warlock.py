"""Saviors of Uldum: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
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


def test_sinister_deal_offers_lackeys() -> None:
    t = table()
    t.answers("DAL_614", "DAL_741", "DAL_613", "DAL_741")
    t.play("ULD_160")
    assert t.cards() == ["DAL_741"]


def test_expired_merchant_gives_its_goods_back() -> None:
    t = table()
    t.hand("CS2_231"), t.hand("CS2_186")
    merchant = t.play("ULD_163")
    assert t.cards() == ["CS2_231"]
    t.kill(merchant)
    assert t.cards() == ["CS2_231", "CS2_186", "CS2_186"]


def test_diseased_vulture_feeds_on_own_damage_in_its_turn() -> None:
    t = table()
    t.minion("ULD_167")
    t.answers("CS2_124")
    t.play("CS2_062")
    assert t.row() == ["ULD_167", "CS2_124"]
    t.end_turn()
    t.play("CS2_008", t.hero(1))
    assert t.row() == ["ULD_167", "CS2_124"]


def test_impbalming_costs_room_in_the_deck() -> None:
    t = table()
    t.play("ULD_324", t.minion(side=2))
    assert (t.row(2), [e.card_id for e in t.game.deck[1]]) == ([], ["ULD_324t"] * 3)


def test_plague_of_flames_burns_as_many_enemies() -> None:
    t = table()
    t.minion()
    burned, spared = t.minion(side=2), t.minion(side=2)
    t.answers(burned)
    t.play("ULD_717")
    assert (t.row(), burned.zone, spared.zone) == ([], Zone.GRAVEYARD, Zone.PLAY)
