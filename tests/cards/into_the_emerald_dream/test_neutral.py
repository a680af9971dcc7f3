"""Into the Emerald Dream: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, MAXRESOURCES, RESOURCES, RESOURCES_USED
from hsreplay_sim.engine.text import Frame
from table import YETI, stats, table


def test_a_tormented_dreadwing_draws_cheaper_dragons() -> None:
    t = table(build=241170)
    t.deck(YETI, "NEW1_023", YETI, "NEW1_023", "NEW1_023")
    t.kill(t.minion("EDR_572"))
    assert t.cards() == ["NEW1_023"] * 2
    assert [card.get(COST) for card in t.game.hand[1]] == [1, 1]


def test_a_petal_peddler_strengthens_another_dragon() -> None:
    t = table(build=241170)
    peddler, first, second = t.minion("EDR_889"), t.minion("NEW1_023"), t.minion("NEW1_023")
    t.deck(YETI, side=2)
    t.answers(second, 0)
    t.end_turn()
    assert [stats(e) for e in (peddler, first, second)] == [(1, 4), (3, 2), (4, 3)]


def test_a_tranquil_treant_leaves_both_an_empty_crystal() -> None:
    t = table(build=223542, mana=5)
    treant = t.minion("EDR_861")
    t.kill(treant)
    assert [t.tag(RESOURCES, side) for side in (1, 2)] == [6, 6]
    assert [t.tag(RESOURCES_USED, side) for side in (1, 2)] == [1, 1]


def test_a_living_flame_draws_a_fire_spell() -> None:
    t = table(build=223542)
    flame = t.minion("FIR_929")
    t.deck(YETI, "CS2_029", "CS2_024")
    t.kill(flame)
    assert t.cards() == ["CS2_029"]


def test_a_resplendent_dreamweaver_asks_for_two_imbuings() -> None:
    t = table(build=223542)
    enemy = t.minion(side=2)
    t.play("EDR_860")
    t.game.owner(1).tags[3527] = 2
    t.play("EDR_860", enemy)
    assert stats(enemy) == (4, 1)


@pytest.mark.parametrize(("build", "then"), [(217964, 1), (231720, 2)])
def test_naralex_makes_the_first_dragon_of_a_turn_cost_one(build: int, then: int) -> None:
    t = table(build=build)
    t.minion("EDR_844")
    first, second = t.hand("NEW1_023"), t.hand("NEW1_023")
    yeti = t.hand(YETI)
    assert (first.get(COST), second.get(COST), yeti.get(COST)) == (1, 1, 4)
    t.play(first)
    assert second.get(COST) == then


def test_naralex_itself_is_the_first_dragon_of_its_turn() -> None:
    t = table(build=231720)
    t.play("EDR_844")
    dragon = t.hand("NEW1_023")
    assert dragon.get(COST) == 2
    t.round()
    assert dragon.get(COST) == 1


def test_an_illusory_greenwing_leaves_two_illusions_in_the_deck() -> None:
    t = table(build=241170)
    t.kill(t.minion("EDR_260"))
    assert [e.card_id for e in t.game.deck[1]] == ["EDR_260t", "EDR_260t"]


def test_ysera_gains_crystals() -> None:
    t = table(build=233275, mana=9)
    for side in (1, 2):
        t.game.owner(side).tags[MAXRESOURCES] = 15
    t.play("EDR_000")
    assert (t.tag(RESOURCES), t.spent()) == (12, 9)


def test_ysera_raises_the_maximum_of_both_before_the_first_turn() -> None:
    t = table(build=233275)
    (ysera,) = t.deck("EDR_000")
    assert ysera.script is not None
    assert ysera.script.start_of_game is not None
    ysera.script.start_of_game(t.game, ysera, Frame())
    assert [t.tag(MAXRESOURCES, side) for side in (1, 2)] == [15, 15]
