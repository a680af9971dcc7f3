"""The Boomsday Project: Hunter; each card played."""

from __future__ import annotations

from table import table


def test_spider_bomb_takes_an_enemy_with_it_alone_and_merged() -> None:
    t = table("HERO_05")
    first, second = t.minion(side=2), t.minion(side=2)
    t.answers(second)
    t.kill(t.minion("BOT_251"))
    assert t.game.row(2) == [first]
    mech = t.minion("GVG_085")
    t.answers(first)
    t.play("BOT_251", position=1)
    t.kill(mech)
    assert (t.row(1), t.row(2)) == ([], [])
