"""March of the Lich King: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_life_from_death_draws_three() -> None:
    t = table("HERO_06", build=217964)
    t.deck(*[YETI] * 3)
    t.play("NX2_011")
    assert t.cards() == [YETI] * 3


def test_life_from_death_is_cheap_once_infused() -> None:
    t = table("HERO_06", build=217964)
    t.deck(*[YETI] * 3)
    life = t.hand("NX2_011")
    for _ in range(10):
        if life.card_id == "NX2_011t":
            break
        t.kill(t.minion())
    assert (life.card_id, life.get(COST)) == ("NX2_011t", 1)
    t.play(life)
    assert t.cards() == [YETI] * 3
