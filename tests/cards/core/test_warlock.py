"""Core: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from table import YETI, stats, table


def test_an_enslaved_fel_lord_hits_the_neighbors_too() -> None:
    t = table("HERO_07", build=117521)
    lord = t.minion("CS3_021")
    one, two, three, far = (t.minion(side=2) for _ in range(4))
    t.attack(lord, two)
    assert [stats(e)[1] for e in (one, two, three, far)] == [1, 1, 1, 5]


@pytest.mark.parametrize(("others", "demons"), [(3, 0), (4, 1), (6, 1)])
def test_a_ritual_of_doom_asks_for_five_minions(others: int, demons: int) -> None:
    t = table("HERO_07", build=255790)
    victim = t.minion("CS2_172")
    for _ in range(others):
        t.minion()
    t.play("CS3_002", victim)
    assert sorted(t.row()) == sorted([YETI] * others + ["CS3_002t"] * demons)


@pytest.mark.parametrize("victim", [0, 1])
def test_a_felsoul_jailer_holds_a_minion_while_it_lives(victim: int) -> None:
    t = table("HERO_07", build=255790)
    cards = [t.hand(each, 2) for each in (YETI, "CS2_172", "CS2_029")]
    t.answers(victim)
    jailer = t.play("CS3_003")
    assert cards[victim].zone == Zone.GRAVEYARD
    assert len(t.cards(2)) == 2
    t.kill(jailer)
    assert t.cards(2)[-1] == [YETI, "CS2_172"][victim]
    assert len(t.cards(2)) == 3
    assert t.game.hand[2][-1].get(DISPLAYED_CREATOR) == 0


def test_a_felsoul_jailer_finds_no_minion() -> None:
    t = table("HERO_07", build=255790)
    t.hand("CS2_029", 2)
    t.kill(t.play("CS3_003"))
    assert t.cards(2) == ["CS2_029"]
