"""Rastakhan's Rumble: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, RUSH, STEALTH, TAUNT
from table import YETI, stats, table


def test_pounce_lasts_for_the_turn() -> None:
    t = table("HERO_06")
    t.play("TRL_243")
    attack = t.hero(1).get(ATK)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (attack, t.hero(1).get(ATK)) == (2, 0)


def test_ironhide_direhorn_leaves_a_runt_beside_its_prey() -> None:
    t = table("HERO_06")
    horn, wisp = t.minion("TRL_232"), t.minion("CS2_231", 2)
    t.attack(horn, wisp)
    assert t.row() == ["TRL_232", "TRL_232t"]


def test_treespeaker_turns_treants_into_ancients() -> None:
    t = table("HERO_06")
    t.minion("DAL_256t2")
    t.minion()
    t.play("TRL_341")
    assert t.row() == ["TRL_341t", YETI, "TRL_341"]


def test_spirit_of_the_raptor_draws_for_a_kill() -> None:
    t = table()
    spirit = t.minion("TRL_223")
    t.deck(YETI, YETI)
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.minion("CS2_231", side=2))
    assert (t.cards(), spirit.get(STEALTH)) == ([YETI], 1)
    t.round()
    t.attack(t.hero(1), t.minion(side=2))
    assert (t.cards(), spirit.get(STEALTH)) == ([YETI, YETI], 0)


def test_savage_striker_hits_with_the_attack_of_the_hero() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("TRL_240")
    t.weapon("CS2_106")
    t.play("TRL_240", yeti)
    assert yeti.get(DAMAGE) == 3


def test_gonk_lets_the_hero_attack_again_after_a_kill() -> None:
    t = table()
    t.minion("TRL_241")
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.minion("CS2_231", side=2))
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_predatory_instincts_doubles_the_health_of_a_drawn_beast() -> None:
    t = table()
    t.deck("CS2_172", YETI)
    t.play("TRL_244")
    assert [(e.card_id, stats(e)) for e in t.game.hand[1]] == [("CS2_172", (3, 4))]


def test_mark_of_the_loa_marks_or_summons() -> None:
    t = table()
    yeti = t.minion()
    t.play("TRL_254", yeti, option=0)
    assert (stats(yeti), yeti.get(TAUNT)) == ((6, 9), 1)
    t.play("TRL_254", option=1)
    assert t.row() == [YETI, "TRL_254t", "TRL_254t"]


def test_stampeding_roar_calls_a_beast() -> None:
    t = table()
    t.hand(YETI)
    assert t.refuses("TRL_255")
    t.hand("CS2_172")
    t.play("TRL_255")
    assert [(e.card_id, e.get(RUSH)) for e in t.game.board[1]] == [("CS2_172", 1)]
