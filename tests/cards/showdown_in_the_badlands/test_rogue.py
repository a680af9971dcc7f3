"""Showdown in the Badlands: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TURN_DRAWN,
    ZONE,
)
from table import YETI, table
from texts import written


def test_velarok_finds_a_card_of_another_class() -> None:
    t = table("HERO_03", build=217964)
    velarok, yeti = t.minion("WW_364t"), t.minion()
    t.answers("CS2_029", "CS2_084", "EX1_246", "CS2_029")
    t.attack(yeti, t.hero(2))
    assert t.cards() == []
    t.attack(velarok, t.hero(2))
    found = t.game.hand[1][0]
    assert (found.card_id, found.get(COST)) == ("CS2_029", 1)
    assert found.get(TAG_LAST_KNOWN_COST_IN_HAND) == 1


def test_velaroks_card_is_cheaper_before_it_finds_no_room() -> None:
    """U472:21883 to 21912: in 4 of 4 the enchantment precedes the hand."""
    t = table("HERO_03", build=193128)
    velarok = t.minion("WW_364t")
    for _ in range(10):
        t.hand(YETI)
    t.answers("CS2_029", "CS2_084", "EX1_246", "CS2_029")
    since = len(t.game.out)
    t.attack(velarok, t.hero(2))
    found = next(e for e in t.game.entities.values() if e.card_id == "CS2_029")
    changes = [c[1:] for c in written(t.game, since, of=found) if c[1] in (COST, ZONE)]
    assert changes == [(COST, 1), (ZONE, Zone.GRAVEYARD), (COST, 4)]
    assert found.attached == []


def test_drilly_excavates_once_twice_when_just_drawn_and_as_it_dies() -> None:
    t = table("HERO_03", build=192896)
    drilly = t.hand("WW_417")
    drilly.tags[TURN_DRAWN] = 5
    t.play(drilly)
    assert len(t.cards()) == 1
    t.kill(drilly)
    assert len(t.cards()) == 2
    t.deck("WW_417", YETI, side=1)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    t.play(next(card for card in t.game.hand[1] if card.card_id == "WW_417"))
    assert len(t.cards()) == 4


def test_a_quick_pick_draws_as_it_strikes() -> None:
    t = table("HERO_03", build=217964)
    t.deck(YETI, YETI)
    t.weapon("DEEP_014")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == [YETI]


def test_triple_sevens_hurt_and_draw() -> None:
    t = table("HERO_03", build=217964)
    foe = t.minion("EX1_105", side=2)
    t.deck(*[YETI] * 8)
    t.play("WW_410", foe)
    assert (foe.get(DAMAGE), len(t.cards())) == (7, 7)


def test_a_broken_shovel_excavates() -> None:
    t = table("HERO_03", build=217964)
    t.weapon("WW_412")
    t.weapon("CS2_106")
    assert len(t.cards()) == 1


@pytest.mark.parametrize(("before", "coins"), [(0, 0), (1, 1)])
def test_a_bounty_wrangler_is_paid_in_a_combo(before: int, coins: int) -> None:
    t = table("HERO_03", build=221908)
    for _ in range(before):
        t.play("CS2_171")
    t.play("WW_363")
    assert t.cards() == ["GAME_005"] * coins
