"""March of the Lich King: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CORPSES,
    HEALTH,
)
from table import YETI, table

NEW = 185749


def test_chillfallen_baron_draws_twice() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.kill(t.play("RLK_708"))
    assert t.cards() == [YETI, YETI]


@pytest.mark.parametrize(("corpses", "health", "drawn"), [(2, 35, 0), (3, 40, 1)])
def test_vampiric_blood_is_stronger_with_corpses(corpses: int, health: int, drawn: int) -> None:
    t = table("HERO_11", build=255790)
    t.deck(YETI)
    for _ in range(corpses):
        t.play("RLK_503")
    assert t.tag(CORPSES) == corpses
    t.play("RLK_051")
    assert (t.hero(1).get(HEALTH), len(t.cards())) == (health, drawn)


def test_a_construct_quarter_puts_an_undead_where_the_minion_stood() -> None:
    t = table(build=174258)
    t.minion()
    victim, quarter = t.minion("CS2_231"), t.minion("NX2_036")
    t.play(quarter, victim)
    assert t.row() == [YETI, "RLK_057t", "NX2_036"]


def test_a_necrotic_mortician_asks_for_a_dead_undead() -> None:
    t = table(build=217964, hero="HERO_11")
    t.play("RLK_116")
    assert t.cards() == []
    t.kill(t.minion("RLK_834"))
    t.play("RLK_116")
    assert len(t.cards()) == 1


def test_a_frost_strike_that_kills_finds_a_frost_card() -> None:
    t = table(build=174258, hero="HERO_11")
    yeti, wisp = t.minion(side=2), t.minion("CS2_231", side=2)
    t.play("RLK_025", yeti)
    assert t.cards() == []
    t.play("RLK_025", wisp)
    (found,) = t.game.hand[1]
    assert found.card.tags.get(2197, 0) > 0
