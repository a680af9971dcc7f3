"""Journey to Un'Goro: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, QUEST_PROGRESS
from hsreplay_sim.engine.oracle import Sequential
from table import stats, table


def test_jeweled_macaw_brings_a_beast() -> None:
    t = table()
    t.answers("CS2_120")
    t.play("UNG_912")
    assert t.cards() == ["CS2_120"]


def test_crackling_razormaw_adapts_a_beast() -> None:
    t = table("HERO_05")
    boar, yeti = t.minion("CS2_171"), t.minion()
    assert t.refuses("UNG_915", yeti)
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t5", 0)
    t.play("UNG_915", boar)
    assert stats(boar) == (4, 1)


def test_terrorscale_stalker_triggers_a_deathrattle() -> None:
    t = table()
    t.deck("CS2_182")
    hoarder, stalker = t.minion("EX1_096"), t.hand("UNG_800")
    assert t.refuses(stalker, t.minion())
    t.play(stalker, hoarder)
    assert t.cards() == ["CS2_182"]


def test_grievous_bite_bites_neighbours_too() -> None:
    t = table()
    left, middle, right, far = (t.minion("CS2_200", side=2) for _ in range(4))
    t.play("UNG_910", middle)
    assert [e.get(DAMAGE) for e in (left, middle, right, far)] == [1, 2, 1, 0]


def test_tolvir_warden_draws_two_cheap_minions() -> None:
    t = table()
    t.deck("CS2_182", "CS2_231", "CS2_168", "CS2_171", "GAME_005")
    t.play("UNG_913")
    assert (len(t.cards()), "CS2_182" in t.cards()) == (2, False)


def test_raptor_hatchling_shuffles_its_elder() -> None:
    t = table()
    t.kill(t.minion("UNG_914"))
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_914t1"]


def test_stampede_answers_beasts_for_a_turn() -> None:
    t = table()
    t.play("UNG_916")
    t.answers("CS2_120")
    t.play("CS2_172"), t.play("CS2_182")
    assert t.cards() == ["CS2_120"]
    t.game.oracle = Sequential()
    t.round()
    before = len(t.cards())
    t.play("CS2_172")
    assert len(t.cards()) == before


def test_dinomancy_changes_the_hero_power() -> None:
    t = table("HERO_05")
    t.play("UNG_917")
    raptor = t.minion("CS2_172")
    assert t.refuses(t.power(), t.minion())
    t.play(t.power(), raptor)
    assert (t.power().card_id, stats(raptor)) == ("UNG_917t1", (5, 4))


def test_swamp_king_dred_attacks_newcomers() -> None:
    t = table()
    dred = t.minion("UNG_919", side=2)
    yeti = t.play("CS2_182")
    assert (yeti.zone, dred.get(DAMAGE)) == (Zone.GRAVEYARD, 4)


def test_the_marsh_queen_counts_cheap_minions() -> None:
    t = table()
    t.play("UNG_920")
    quest = t.game.secrets[1][0]
    t.play("CS2_231"), t.play("CS2_182"), t.play("CS2_168")
    assert quest.get(QUEST_PROGRESS) == 1
    t.kill(*t.game.row(1))
    for _ in range(6):
        t.play("CS2_168")
    assert t.cards() == ["UNG_920t1"]
    t.kill(*t.game.row(1))
    t.play("UNG_920t1")
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_920t2"] * 15
    t.play("UNG_920t2")
    assert t.cards()[-1] == "UNG_920t2"
