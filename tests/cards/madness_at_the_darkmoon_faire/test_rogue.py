"""Madness at the Darkmoon Faire: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, STEALTH
from table import YETI, table

FAIRE = 88998


def test_swindle_draws_a_minion_only_as_a_combo() -> None:
    t = table("HERO_03", build=FAIRE)
    t.deck(YETI, "CS2_029", "CS2_029")
    t.play("DMF_515")
    assert t.cards() == ["CS2_029"]
    t.play("DMF_515")
    assert t.cards() == ["CS2_029", "CS2_029", YETI]


def test_prize_plunderer_counts_the_cards_of_the_turn() -> None:
    t = table(build=179020)
    foe = t.minion("CS2_200", side=2)
    assert t.refuses("DMF_519", foe)
    t.play("GAME_005")
    t.play("GAME_005")
    t.play("DMF_519", foe)
    assert foe.get(DAMAGE) == 2


def test_foxy_fraud_helps_the_next_combo() -> None:
    t = table("HERO_03", build=179020)
    one, other, wisp = t.hand("EX1_134"), t.hand("EX1_134"), t.hand(YETI)
    t.play("DMF_511")
    assert [e.get(COST) for e in (one, other, wisp)] == [1, 1, 4]
    t.play(one, t.hero(2))
    assert other.get(COST) == 3


def test_ticket_master_shuffles_tickets_for_bears() -> None:
    t = table(build=90336)
    t.kill(t.minion("DMF_514"))
    tickets = list(t.game.deck[1])
    assert [e.card_id for e in tickets] == ["DMF_514t"] * 3
    t.game.deck[1][1:] = []
    t.deck("CS2_182")
    t.end_turn()
    t.answers(*t.game.deck[1])
    t.end_turn()
    assert (t.row(), t.cards()) == (["DMF_514t2"], ["CS2_182"])


def test_tenwu_returns_a_friend_for_one_mana() -> None:
    t = table("HERO_03", build=90000)
    t.play("DMF_071", t.minion())
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [(YETI, 1)]
    t.round()
    assert sorted(e.get(COST) for e in t.game.hand[1]) == [4, 4]


def test_a_cloak_of_shadows_hides_the_hero_for_a_turn() -> None:
    t = table("HERO_03", build=90000)
    t.play("DMF_512")
    assert t.hero(1).get(STEALTH) == 1
    t.round()
    assert t.hero(1).get(STEALTH) == 0


def test_a_sweet_tooth_is_corrupted() -> None:
    t = table("HERO_03", build=90000)
    t.hand("DMF_517")
    t.play("CS2_200")
    assert t.cards() == ["DMF_517a"]


def test_a_malevolent_strike_counts_strangers_in_the_deck() -> None:
    t = table("HERO_03", build=90000)
    strike, foe = t.hand("DMF_518"), t.minion(side=2)
    t.deck(YETI)
    t.kill(t.minion("BT_210"))
    assert strike.get(COST) == 4
    t.play(strike, foe)
    assert t.row(2) == []
