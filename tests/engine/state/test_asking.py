"""The texts that an update of the auras asks: each where it works, and no others."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    CURRENT_SPELLPOWER,
    HEALING_DOES_DAMAGE,
    SPELLPOWER,
    SUMMONED_THIS_ACTION,
)
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.saved import Saved
from table import table

YETI, RAIDER, GIANT, AUCHENAI = "CS2_182", "CS2_122", "EX1_105", "EX1_591"


def test_a_plain_board_is_asked_nothing() -> None:
    t = table()
    t.minion(YETI)
    asking = t.game.asking
    asked = (asking.auras, asking.stats, asking.players, asking.numbers, asking.buried)
    assert asked == ([], [], [], [], [])
    assert asking.enchantments == [[], [], []]


def test_a_text_is_asked_where_it_works() -> None:
    t = table()
    asking = t.game.asking
    giant, raider = t.hand(GIANT), t.hand(RAIDER)
    assert (asking.numbers, asking.auras) == ([giant], [])
    t.play(raider)
    assert asking.auras == [raider]
    t.kill(raider)
    assert (asking.numbers, asking.auras) == ([giant], [])


def test_enchantments_stand_in_the_order_in_which_they_came() -> None:
    t = table()
    t.minion(RAIDER)
    t.minion(YETI), t.minion(YETI)
    laid = t.game.asking.enchantments[1]
    assert laid == [each for each in t.game.in_play[1] if each in laid]
    assert len(laid) == 2


def test_players_are_asked_only_when_what_they_are_given_may_have_changed() -> None:
    t = table()
    settle(t.game)
    assert not t.game.players_stale
    yeti = t.minion(YETI)
    assert not t.game.players_stale
    t.game.set(yeti, SPELLPOWER, 1)
    assert t.game.players_stale
    t.game.touch_auras()
    update_auras(t.game)
    assert t.tag(CURRENT_SPELLPOWER) == 1


def test_r84_healing_that_is_damage_ends_when_the_dead_have_passed() -> None:
    t = table(build=90336)
    priest = t.minion(AUCHENAI)
    assert t.tag(HEALING_DOES_DAMAGE) == 1
    t.kill(priest)
    t.minion(YETI)
    assert t.tag(HEALING_DOES_DAMAGE) == 0


def test_what_arrived_is_remembered_by_a_game_put_back() -> None:
    t = table()
    body = t.minion(YETI)
    t.game.set(body, SUMMONED_THIS_ACTION, 1)
    saved = Saved(t.game)
    t.game.set(body, SUMMONED_THIS_ACTION, 0)
    t.game.arrivals.clear()
    saved.restore(t.game)
    assert t.game.arrivals == {body.id: body}
