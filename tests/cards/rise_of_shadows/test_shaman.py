"""Rise of Shadows: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, OVERLOAD_OWED
from table import YETI, table


@pytest.mark.parametrize(("card_id", "overload"), [("DAL_433", 1)])
def test_a_lackey_comes_into_the_hand(card_id: str, overload: int) -> None:
    t = table()
    t.answers("DAL_614")
    t.play(card_id)
    assert (t.cards(), t.tag(OVERLOAD_OWED)) == (["DAL_614"], overload)


def test_evil_totem_hands_out_lackeys() -> None:
    t = table()
    t.minion("ULD_276")
    t.answers("DAL_614", 0)
    t.deck("CS2_182", side=2)
    t.end_turn()
    assert t.cards() == ["DAL_614"]


def test_underbelly_angler_fishes_when_another_murloc_is_played() -> None:
    t = table()
    t.answers("EX1_506")
    t.play("DAL_049")
    t.play("CS2_231")
    t.play("CS2_168")
    assert t.cards() == ["EX1_506"]


def test_scargil_blesses_murlocs() -> None:
    t = table()
    murloc, yeti = t.hand("EX1_103"), t.hand(YETI)
    scargil = t.minion("DAL_726")
    assert (murloc.get(COST), yeti.get(COST)) == (1, 4)
    t.kill(scargil)
    assert murloc.get(COST) == 3


def test_hagathas_scheme_grows_each_turn() -> None:
    t = table()
    scheme, yeti = t.hand("DAL_009"), t.minion(side=2)
    t.round()
    t.play(scheme)
    assert yeti.get(DAMAGE) == 2


def test_mutate_makes_a_friend_one_dearer() -> None:
    t = table()
    t.answers("EX1_028")
    t.play("DAL_071", t.minion())
    assert t.row() == ["EX1_028"]


def test_witchs_brew_may_be_played_again_this_turn() -> None:
    t = table()
    hero = t.hurt(1, 9)
    t.play("DAL_432", hero)
    assert (hero.get(DAMAGE), t.cards()) == (5, ["DAL_432"])
    t.end_turn()
    assert t.cards() == []
