"""Rise of Shadows: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_shimmerfly_leaves_a_hunter_spell() -> None:
    t = table()
    t.answers("DS1_185")
    t.kill(t.minion("DAL_587"))
    assert t.cards() == ["DS1_185"]


def test_ursatron_leaves_a_mech_of_the_deck() -> None:
    t = table()
    t.deck(YETI, "GVG_085", YETI)
    t.kill(t.minion("DAL_604"), t.minion("DAL_604"))
    assert t.cards() == ["GVG_085"]


def test_rapid_fire_shoots_twice() -> None:
    t = table()
    t.play("DAL_373", t.hero(2))
    assert t.cards() == ["DAL_373ts"]
    t.play(t.game.hand[1][0], t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, [])


def test_unleash_the_beast_calls_two_wyverns() -> None:
    t = table()
    t.play("DAL_378")
    assert t.cards() == ["DAL_378ts"]
    t.play(t.game.hand[1][0])
    assert (t.row(), t.cards()) == (["DAL_378t1", "DAL_378t1"], [])


def test_oblivitron_calls_a_mech_and_has_it_rattle() -> None:
    t = table(build=39954)
    t.hand(YETI)
    t.hand("FP1_002")
    bot = t.hand("GVG_096")
    t.kill(t.minion("DAL_376"))
    assert (bot.zone, t.row()[0], len(t.row())) == (Zone.PLAY, "GVG_096", 2)


def test_marked_shot_hits_a_minion_and_discovers_a_spell() -> None:
    t = table(build=39954)
    foe = t.minion("EX1_620", 2)
    assert t.refuses("DAL_371", t.hero(2))
    t.play("DAL_371", foe)
    assert (foe.get(DAMAGE), t.game.hand[1][-1].type, len(t.cards())) == (4, 5, 2)


def test_nine_lives_finds_a_dead_minion_and_triggers_its_deathrattle() -> None:
    t = table()
    t.deck("CS2_182")
    lives = t.hand("DAL_377")
    assert t.refuses(lives)
    t.kill(t.minion("EX1_096"))
    t.deck("CS2_200")
    t.answers("EX1_096", 0, 0)
    t.play(lives)
    assert sorted(t.cards()) == ["CS2_182", "CS2_200", "EX1_096"]


def test_arcane_fletcher_draws_a_spell_for_a_one_drop() -> None:
    t = table()
    t.minion("DAL_372")
    t.deck("CS2_029", YETI)
    t.play(YETI)
    assert t.cards() == []
    t.play("CS2_168")
    assert t.cards() == ["CS2_029"]


def test_arcane_fletcher_looks_at_the_cost_that_was_paid() -> None:
    t = table()
    t.minion("DAL_372")
    t.deck("CS2_029")
    bloodfen = t.hand("CS2_172")
    attach(t.game, bloodfen, bloodfen, "GBL_003e")
    t.play(bloodfen)
    assert t.cards() == ["CS2_029"]


def test_hunting_party_copies_beasts() -> None:
    t = table()
    t.hand("CS2_172"), t.hand(YETI)
    t.play("DAL_589")
    assert t.cards() == ["CS2_172", "CS2_172", YETI]
