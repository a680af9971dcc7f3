"""The Boomsday Project: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    VALEERASHADOW,
)
from table import YETI, stats, table


def test_void_analyst_strengthens_demons_of_the_hand() -> None:
    t = table()
    analyst = t.minion("BOT_443")
    demon, yeti = t.hand("CS2_065"), t.hand(YETI)
    t.kill(analyst)
    assert (stats(demon), stats(yeti)) == ((2, 4), (4, 5))


def test_the_soularium_draws_for_a_turn() -> None:
    t = table()
    t.deck(*["CS2_182"] * 4)
    t.play("BOT_568")
    assert [e.get(VALEERASHADOW) for e in t.game.hand[1]] == [1] * 3
    t.end_turn()
    assert t.cards() == []


def test_doubling_imp_doubles() -> None:
    t = table()
    t.play("BOT_224")
    assert t.row() == ["BOT_224", "BOT_224"]


def test_soul_infusion_strengthens_the_leftmost_minion() -> None:
    t = table()
    t.hand("CS2_029")
    yeti, ogre = t.hand("CS2_182"), t.hand("CS2_200")
    t.play("BOT_263")
    assert (stats(yeti), stats(ogre)) == ((6, 7), (6, 7))


def test_soul_infusion_may_strengthen_a_hidden_card_left_of_a_known_minion() -> None:
    """Nobody is told which: the enchantment has no name."""
    t = table()
    hidden, yeti = t.game.create("", 1, Zone.HAND), t.hand("CS2_182")
    t.answers(1, 0)
    t.play("BOT_263")
    assert (stats(yeti), hidden.attached) == ((4, 5), [])
    assert [e.card_id for e in t.game.in_play[1] if e.id > yeti.id and not e.card_id] == [""]


def test_ectomancy_copies_demons() -> None:
    t = table()
    t.minion("CS2_065"), t.minion()
    t.play("BOT_521")
    assert t.row() == ["CS2_065", "CS2_065", "CS2_182"]


@pytest.mark.parametrize(("dealt", "attack"), [(0, 1), (5, 6)])
def test_nethersoul_buster_feeds_on_the_pain_of_the_turn(dealt: int, attack: int) -> None:
    t = table("HERO_07")
    t.game.owner(1).tags[HERO_DAMAGE_TAKEN_THIS_TURN] = dealt
    assert t.play("BOT_226").get(ATK) == attack
