"""Saviors of Uldum: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import stats, table


def test_khartut_defender_heals_at_both_deaths() -> None:
    t = table()
    hero = t.hurt(1, 9)
    t.kill(t.minion("ULD_208"))
    assert hero.get(DAMAGE) == 6
    t.kill(t.at(1, 0))
    assert (hero.get(DAMAGE), t.row()) == (3, [])


def test_fishflinger_throws_a_murloc_to_each_player() -> None:
    t = table()
    t.answers("EX1_506", "CS2_168")
    t.play("ULD_289")
    assert (t.cards(1), t.cards(2)) == (["EX1_506"], ["CS2_168"])


def test_kobold_sandtrooper_blows_up() -> None:
    t = table()
    t.kill(t.minion("ULD_184"))
    assert t.hero(2).get(DAMAGE) == 3


def test_jar_dealer_leaves_a_small_minion() -> None:
    t = table()
    t.answers("CS2_168")
    t.kill(t.minion("ULD_282"))
    assert t.cards() == ["CS2_168"]


def test_a_beaming_sidekick_helps_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.play("ULD_191", yeti)
    assert (stats(yeti), [e.card_id for e in yeti.attached]) == ((4, 7), ["ULD_191e"])


def test_an_injured_tolvir_hurts_itself() -> None:
    assert stats(table().play("ULD_271")) == (2, 3)
