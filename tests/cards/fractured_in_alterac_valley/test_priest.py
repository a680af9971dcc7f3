"""Fractured in Alterac Valley: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import stats, table


def test_an_undying_disciple_strikes_with_the_attack_that_it_had() -> None:
    t = table(build=150659)
    disciple, enemy = t.minion("AV_325"), t.minion(side=2)
    t.game.touch_auras()
    t.kill(disciple)
    assert enemy.get(DAMAGE) == 3


def test_shadow_word_devour_takes_health_of_all_the_others() -> None:
    t = table(build=148211)
    thief, friend, enemy = t.minion(), t.minion(), t.minion(side=2)
    t.play("AV_324", thief)
    assert [stats(e) for e in (thief, friend, enemy)] == [(4, 7), (4, 4), (4, 4)]
    assert [e.card_id for e in thief.attached] == ["AV_324e2", "AV_324e2b", "AV_324e2b"]
    assert [e.card_id for e in enemy.attached] == ["AV_324e3", "AV_324eb"]


def test_stolen_health_forgives_no_wounds() -> None:
    """U573:2419, U573:2810."""
    t = table(build=148211)
    thief, hurt, dying = t.minion(), t.minion(damage=2), t.minion(damage=4)
    t.play("AV_324", thief)
    assert (stats(hurt), hurt.get(DAMAGE), dying.zone) == ((4, 2), 2, Zone.GRAVEYARD)
