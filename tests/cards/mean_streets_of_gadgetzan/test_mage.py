"""Mean Streets of Gadgetzan: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN
from table import YETI, stats, table


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


def test_freezing_potion_freezes_an_enemy_only() -> None:
    t = table()
    foe, own = t.minion(side=2), t.minion()
    assert t.refuses("CFM_021", own)
    t.play("CFM_021", foe)
    assert foe.get(FROZEN) == 1


def test_greater_arcane_missiles_shoots_three_of_the_same_strength() -> None:
    t = table()
    ogre = t.minion("CS2_200", side=2)
    t.answers(ogre, ogre, t.hero(2))
    t.play("CFM_623")
    assert t.hero(2).get(DAMAGE) == 3
    assert t.row(2) == ["CS2_200"]
    assert ogre.get(DAMAGE) == 6


def test_manic_soulcaster_shuffles_a_printed_copy() -> None:
    t = table()
    yeti = t.minion(damage=2)
    t.play("CFM_660", yeti)
    copy = t.game.deck[1][0]
    assert (copy.card_id, stats(copy)) == ("CS2_182", (4, 5))
    t.play("CFM_660", t.minion("CS2_200"))
    assert len(t.game.deck[1]) == 2


def test_cryomancer_grows_when_an_enemy_is_frozen() -> None:
    t = table()
    foe = t.minion(side=2)
    t.minion().tags[FROZEN] = 1
    assert stats(t.play("CFM_671")) == (5, 5)
    foe.tags[FROZEN] = 1
    assert stats(t.play("CFM_671")) == (7, 7)


def test_inkmaster_solia_makes_the_next_spell_of_the_turn_free() -> None:
    t = table()
    fireball, missiles = t.hand("CS2_029"), t.hand("EX1_277")
    t.deck("CS2_182", "CS2_182")
    t.play("CFM_687")
    assert (fireball.get(COST), missiles.get(COST)) == (4, 1)
    t.game.deck[1].clear()
    t.play("CFM_687")
    assert (fireball.get(COST), missiles.get(COST)) == (0, 0)
    t.play(fireball, t.hero(2))
    assert missiles.get(COST) == 1
