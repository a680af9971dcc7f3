"""Whizbang's Workshop: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_an_umpires_grasp_draws_a_cheaper_demon() -> None:
    t = table("HERO_10", build=210640)
    t.deck(YETI, "EX1_301")
    grasp = t.weapon("TOY_641")
    t.kill(grasp)
    (demon,) = t.game.hand[1]
    assert (demon.card_id, demon.get(COST)) == ("EX1_301", 1)
