"""Whizbang's Workshop: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DORMANT
from table import YETI, table


def test_an_umpires_grasp_draws_a_cheaper_demon() -> None:
    t = table("HERO_10", build=210640)
    t.deck(YETI, "EX1_301")
    grasp = t.weapon("TOY_641")
    t.kill(grasp)
    (demon,) = t.game.hand[1]
    assert (demon.card_id, demon.get(COST)) == ("EX1_301", 1)


def test_a_red_card_sends_a_minion_to_sleep_for_two_turns_of_its_player() -> None:
    t = table("HERO_10", build=233275)
    enemy, friend = t.minion(side=2), t.minion()
    t.play("TOY_644", enemy)
    t.play("TOY_644", friend)
    assert [e.card_id for e in enemy.attached] == ["Toy_644e1"]
    asleep = []
    for _ in range(4):
        t.deck(YETI)
        t.deck(YETI, side=2)
        t.end_turn()
        asleep.append((enemy.get(DORMANT), friend.get(DORMANT)))
    assert asleep == [(1, 1), (1, 1), (0, 1), (0, 0)]
