"""The Witchwood: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, POISONOUS, RUSH
from table import stats, table


def test_dire_frenzy_strengthens_a_beast_and_three_copies() -> None:
    t = table()
    raptor = t.minion("CS2_172")
    assert t.refuses("GIL_828", t.minion())
    t.play("GIL_828", raptor)
    assert stats(raptor) == (6, 5)
    deck = t.game.deck[1]
    assert [e.card_id for e in deck] == ["CS2_172"] * 3
    assert [stats(e) for e in deck] == [(6, 5)] * 3
    assert [e.card_id for e in raptor.attached] == ["GIL_828e"]


def test_houndmaster_shaw_lets_the_others_rush() -> None:
    t = table("HERO_05")
    shaw, yeti = t.minion("GIL_650"), t.minion()
    assert (shaw.get(RUSH), yeti.get(RUSH)) == (0, 1)


def test_carrion_drake_likes_a_death() -> None:
    t = table("HERO_05")
    assert t.play("GIL_905").get(POISONOUS) == 0
    t.kill(t.minion())
    assert t.play("GIL_905").get(POISONOUS) == 1


def test_wing_blast_is_cheap_after_a_death() -> None:
    t = table()
    blast, yeti = t.hand("GIL_518"), t.minion(side=2)
    assert blast.get(COST) == 4
    t.kill(t.minion())
    t.play("CS2_008", t.hero(2))
    assert blast.get(COST) == 1
    t.play(blast, yeti)
    assert yeti.get(DAMAGE) == 4


def test_rat_trap_springs_at_the_third_card() -> None:
    t = table()
    t.play("GIL_577")
    t.end_turn()
    t.play("CS2_231")
    t.play("CS2_231")
    assert t.row() == []
    t.play("CS2_231")
    assert t.row() == ["GIL_577t"]


@pytest.mark.parametrize(("build", "fires"), [(24589, True), (24769, False)])
def test_r110_rat_trap_fires_onto_a_full_board_up_to_24589(build: int, *, fires: bool) -> None:
    """hs-bugs#946; the notes of June 2018 mend it."""
    t = table(build=build)
    trap = t.play("GIL_577")
    t.fill(1)
    t.end_turn()
    for _ in range(3):
        t.play("CS2_231")
    assert (trap.zone == Zone.GRAVEYARD) == fires
