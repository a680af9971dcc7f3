"""Treasures of the Dalaran Heist; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, HEALTH
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_hagathas_embrace_strengthens_a_random_minion_of_the_hand_each_turn() -> None:
    t = table(build=31761)
    attach(t.game, t.hero(1), t.game.owner(1), "DALA_744e")
    spell, one, two = t.hand("CS2_029"), t.hand(YETI), t.hand(YETI)
    theirs = t.hand(YETI, 2)
    (drawn,) = t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert two.get(ATK) == 4
    t.answers(two, drawn)
    t.end_turn()
    assert [(e.get(ATK), e.get(HEALTH)) for e in (one, two, theirs)] == [(4, 5), (5, 6), (4, 5)]
    assert [e.card_id for e in two.attached] == ["DALA_744e2"]
    assert not spell.attached


def test_hagathas_embrace_finds_no_minion() -> None:
    t = table(build=31761)
    attach(t.game, t.hero(1), t.game.owner(1), "DALA_744e")
    t.hand("CS2_029")
    t.deck("CS2_029")
    t.deck(YETI, side=2)
    t.round()
    assert t.cards() == ["CS2_029", "CS2_029"]


def test_the_dummy_of_hagathas_embrace_does_nothing() -> None:
    t = table(build=31761)
    yeti = t.minion()
    t.play("DALA_744d")
    assert (t.cards(), yeti.attached) == ([], [])
