"""Mean Streets of Gadgetzan: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
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
