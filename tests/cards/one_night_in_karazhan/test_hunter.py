"""One Night in Karazhan: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table


def test_cat_trick_answers_a_spell() -> None:
    t = table()
    t.play("KAR_004")
    t.end_turn()
    t.play("GAME_005")
    assert t.row() == ["KAR_004a"]


def test_kindly_grandmother_was_a_wolf() -> None:
    t = table()
    t.kill(t.minion("KAR_005"))
    assert t.row() == ["KAR_005a"]


def test_cloaked_huntress_gives_secrets_away() -> None:
    t = table("HERO_05")
    secret = t.hand("EX1_610")
    t.minion("KAR_006")
    assert secret.get(COST) == 0
