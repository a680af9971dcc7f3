"""Mean Streets of Gadgetzan: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, table


@pytest.mark.parametrize(("card_id", "amount", "dragons"), [("CFM_065", 2, 2)])
def test_potions_wash_over_the_board(card_id: str, amount: int, dragons: int) -> None:
    t = table()
    big, dragon = t.minion("CS2_200"), t.minion("BRM_020", 2)
    t.play(card_id)
    assert (big.get(DAMAGE), dragon.get(DAMAGE)) == (amount, dragons)


def test_potion_of_polymorph_waits_for_a_minion() -> None:
    t = table()
    t.play("CFM_620")
    t.end_turn()
    t.play("GAME_005")
    assert len(t.game.secrets[1]) == 1
    t.play(YETI)
    assert t.row(2) == ["CS2_tk1"]
    assert t.game.secrets[1] == []


def test_kabal_lackey_makes_the_next_secret_free() -> None:
    t = table()
    first, second = t.hand("EX1_287"), t.hand("EX1_289")
    t.play("CFM_066")
    assert (first.get(COST), second.get(COST)) == (0, 0)
    t.play(first)
    assert second.get(COST) == 3


def test_kabal_lackey_leaves_a_cost_of_one_in_the_newest_text() -> None:
    t = table(build=255790)
    secret = t.hand("EX1_287")
    t.play("CFM_066")
    assert secret.get(COST) == 1


def test_kabal_crystal_runner_is_cheaper_for_each_secret() -> None:
    t = table()
    runner = t.hand("CFM_760")
    t.play("EX1_287")
    t.play("EX1_289")
    t.play("CS2_182")
    assert runner.get(COST) == 2
