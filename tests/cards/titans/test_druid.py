"""TITANS: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    RESOURCES_USED,
)
from table import YETI, stats, table


def test_aerosoilizer_leaves_two_treants() -> None:
    t = table("HERO_06", build=217964)
    soil = t.play("YOG_403")
    assert t.row() == ["YOG_403", "TTN_950t2"]
    t.kill(soil)
    assert t.row() == ["TTN_950t2"] * 2


def test_eonar_draws_heals_and_refreshes() -> None:
    t = table(build=210640)
    t.deck(*[YETI] * 12)
    t.hurt(1, 20)
    t.play(t.minion("TTN_903"), option=0)
    t.play(t.minion("TTN_903"), option=1)
    t.game.owner(1).tags[RESOURCES_USED] = 9
    t.play(t.minion("TTN_903"), option=2)
    assert (len(t.cards()), t.hero(1).get(DAMAGE), t.spent()) == (10, 0, 0)
    assert t.row().count("TTN_903t4") == 3


def test_seedlings_blossom_in_the_hand() -> None:
    t = table(build=190416)
    seedlings, lotus = t.hand("TTN_950"), t.hand("TTN_930")
    t.deck(*[YETI] * 9)
    t.deck(*[YETI] * 9, side=2)
    for _ in range(2):
        t.end_turn()
        t.end_turn()
    assert (seedlings.card_id, lotus.card_id) == ("TTN_950t3", "TTN_930")
    t.end_turn()
    t.end_turn()
    assert lotus.card_id == "TTN_930t"
    t.play(seedlings)
    t.play("TTN_950")
    assert t.row() == ["TTN_950t2"] * 2 + ["TTN_950t"] * 2
    held = len(t.cards())
    t.play(lotus)
    assert (len(t.cards()), t.hero(1).get(ARMOR)) == (held + 1, 10)


def test_cultivation_is_cheaper_for_each_treant_summoned() -> None:
    t = table("HERO_06", build=190416)
    spell = t.hand("TTN_954")
    treant = t.minion("EX1_158t")
    t.kill(t.minion("TTN_950t2"))
    t.minion("EX1_158t", side=2)
    t.play(YETI)
    assert spell.get(COST) == 6
    t.play(spell)
    assert (stats(treant), stats(t.at(2, 0))) == ((4, 4), (2, 2))
