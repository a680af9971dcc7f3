"""Cards of Rumble Run that are no shrines; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
)
from table import YETI, table


def test_razzle_dazzler_fills_the_hand() -> None:
    t = table(build=28855)
    t.hand(YETI)
    t.play("TRLA_130")
    assert t.cards(1) == [YETI] + ["EX1_277"] * 9


def test_showstopping_conjurer_draws_a_spell_for_an_overkill() -> None:
    t = table(build=28855)
    conjurer, wisp = t.minion("TRLA_134"), t.minion("CS2_231", 2)
    t.deck(YETI, "CS2_029", YETI)
    t.attack(conjurer, wisp)
    assert t.cards(1) == ["CS2_029"]


def test_unbound_punisher_armours_itself_with_the_dead() -> None:
    t = table(build=28855)
    t.minion(side=2)
    t.minion("CS2_231", 2)
    own = t.minion()
    t.play("TRLA_177")
    assert (t.row(2), t.row(1)[0], t.hero(1).get(ARMOR)) == ([], own.card_id, 4)


def test_everlasting_devotion_summons_the_shrine_anew() -> None:
    """U510:2067."""
    t = table(build=28855)
    t.minion("TRLA_108")
    t.minion()
    t.play("TRLA_804")
    assert t.row() == ["TRLA_108", YETI, "TRLA_108"]
