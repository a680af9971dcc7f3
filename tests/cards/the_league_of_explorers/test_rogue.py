"""The League of Explorers: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DISPLAYED_CREATOR,
)
from table import YETI, table


def test_tomb_pillager_leaves_a_coin() -> None:
    t = table()
    t.kill(t.minion("LOE_012"))
    assert t.cards() == ["GAME_005"]
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0


def test_unearthed_raptor_gains_the_deathrattle_of_a_friend() -> None:
    t = table()
    hoarder, foe = t.minion("EX1_556"), t.minion("EX1_556", side=2)
    assert t.refuses("LOE_019", foe)
    t.play("LOE_019", hoarder)
    raptor = t.at(1, 1)
    assert [e.card_id for e in raptor.attached] == ["LOE_019e"]
    t.kill(raptor)
    assert t.row() == ["EX1_556", "skele21"]


def test_unearthed_raptor_gains_what_an_enchantment_gave() -> None:
    t = table()
    yeti = t.minion()
    t.play("EX1_158")
    t.play("LOE_019", yeti)
    t.kill(t.at(1, 1))
    assert t.row() == [YETI, "EX1_158t"]
