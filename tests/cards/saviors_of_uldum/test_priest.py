"""Saviors of Uldum: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, QUEST_PROGRESS, REBORN
from table import YETI, stats, table


def test_grandmummy_blesses_another_minion_as_it_dies() -> None:
    t = table()
    yeti, mummy = t.minion(), t.minion("ULD_266")
    t.answers(yeti)
    t.kill(mummy)
    assert stats(yeti) == (5, 6)


def test_grandmummy_triggered_alive_blesses_anew_each_time() -> None:
    """U195:3285: with Baron Rivendare two enchantments, although one source made both."""
    t = table()
    t.minion("FP1_031")
    yeti = t.minion()
    t.minion("ULD_266")
    t.answers(yeti, yeti)
    t.play("GVG_026")
    assert stats(yeti) == (6, 7)
    assert [each.card_id for each in yeti.attached] == ["ULD_266e", "ULD_266e"]


def test_penance_heals_its_caster() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    t.hurt(1, 5)
    t.play("ULD_714", yeti)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (3, 2)


def test_plague_of_death_silences_what_it_destroys() -> None:
    t = table()
    t.deck("CS2_182")
    t.minion("EX1_096"), t.minion(side=2)
    t.play("ULD_718")
    assert (t.row(1), t.row(2), t.cards()) == ([], [], [])


def test_activate_the_obelisk_counts_beyond_its_total_and_gives_the_eye() -> None:
    t = table(build=36393, mana=90)
    quest = t.play("ULD_724")
    t.hurt(1, 20)
    t.play("CS1_112")
    assert quest.get(QUEST_PROGRESS) == 2
    assert quest.zone == Zone.SECRET
    for _ in range(7):
        t.play("CS1_112")
    assert (quest.zone, t.power().card_id) == (Zone.GRAVEYARD, "ULD_724p")
    assert quest.get(QUEST_PROGRESS) >= 15


def test_activate_the_obelisk_counts_what_its_player_restores() -> None:
    t = table(build=36393, mana=90)
    quest = t.play("ULD_724")
    hero = t.hurt(1, 20)
    t.end_turn()
    t.play("CS2_089", hero)
    assert (hero.get(DAMAGE), quest.get(QUEST_PROGRESS)) == (14, 0)


def test_obelisks_eye_strengthens_a_minion_alone() -> None:
    t = table(build=36393)
    power, yeti = t.hero_power("ULD_724p"), t.minion(damage=4)
    t.play(power, yeti)
    assert (stats(yeti), [each.card_id for each in yeti.attached]) == ((7, 7), ["ULD_724e"])
    hero = t.hurt(1, 5)
    t.play(t.hero_power("ULD_724p"), hero)
    assert (hero.get(DAMAGE), hero.attached) == (2, [])


def test_sandhoof_waterbearer_heals_one_that_is_damaged() -> None:
    t = table("HERO_09")
    hero = t.hurt(1, 7)
    t.minion("ULD_270")
    t.end_turn()
    assert hero.get(DAMAGE) == 2


def test_embalming_ritual_brings_it_back_once() -> None:
    t = table("HERO_09")
    yeti = t.minion()
    t.play("ULD_265", yeti)
    t.kill(yeti)
    assert [stats(e) for e in t.game.row(1)] == [(4, 1)]


def test_psychopomp_leads_one_back() -> None:
    t = table("HERO_09")
    t.kill(t.minion())
    t.play("ULD_268")
    back = next(e for e in t.game.row(1) if e.card_id == YETI)
    assert back.get(REBORN) == 1


def test_holy_ripple_hurts_and_heals() -> None:
    t = table("HERO_09")
    friend, foe = t.minion(damage=3), t.minion(side=2)
    t.hurt(1, 4)
    t.play("ULD_272")
    assert [e.get(DAMAGE) for e in (friend, foe, t.hero(1), t.hero(2))] == [2, 1, 3, 1]


def test_high_priest_amet_sets_health() -> None:
    t = table()
    t.minion("ULD_262")
    assert stats(t.play("CS2_231")) == (1, 7)


def test_wretched_reclaimer_returns_a_friend_unhurt() -> None:
    t = table()
    t.play("ULD_269", t.minion(damage=3))
    assert sorted(t.row()) == sorted([YETI, "ULD_269"])
    assert [e.get(DAMAGE) for e in t.game.board[1]] == [0, 0]


def test_what_wretched_reclaimer_returns_stands_behind_what_its_death_has_left() -> None:
    t = table()
    creeper = t.minion("FP1_002")
    t.minion()
    t.play("ULD_269", creeper)
    assert t.row() == ["FP1_002t", "FP1_002t", "FP1_002", YETI, "ULD_269"]
