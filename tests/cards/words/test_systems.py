"""Temporary cards, Kindred, Bonus Effects."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DIVINE_SHIELD, EXHAUSTED, TAUNT, WINDFURY
from hsreplay_sim.cards.words import (
    KINDRED,
    TEMPORARY,
    bonus_effect,
    count,
    give,
    summon,
    when,
)
from hsreplay_sim.cards.words.selectors import FRIENDLY_HAND, FRIENDLY_MINIONS
from hsreplay_sim.engine.state.entities import Entity
from table import Table, table
from texts import give_text, spell

WISP, MURLOC, BEAST, YETI = "CS2_231", "CS2_168", "CS2_120", "CS2_182"


def temporary(t: Table) -> Entity:
    """A card in the hand that is there for this turn only."""
    card = t.hand(WISP)
    t.play(spell(t, give(FRIENDLY_HAND, "GIFT_99e")))
    give_text(t.game, card.attached[0], events=TEMPORARY)
    return card


def test_a_temporary_card_is_gone_at_the_end_of_the_turn() -> None:
    t = table(build=210640)
    card = temporary(t)
    t.end_turn()
    assert (card.zone, t.game.hand[1]) == (Zone.GRAVEYARD, [])


def test_a_temporary_card_that_is_played_stays() -> None:
    t = table(build=210640)
    card = t.play(temporary(t))
    t.end_turn()
    assert (card.zone, card.attached) == (Zone.PLAY, [])


@pytest.mark.parametrize(("before", "row"), [(MURLOC, 1), (BEAST, 0)])
def test_kindred_asks_for_the_type_of_a_card_of_last_turn(before: str, row: int) -> None:
    t = table()
    t.play(before)
    t.round()
    murloc = t.hand(MURLOC)
    give_text(t.game, murloc, action=when(KINDRED, summon(WISP)))
    t.play(murloc)
    assert t.row().count(WISP) == row


def test_kindred_asks_for_the_school_of_a_spell_of_last_turn() -> None:
    t = table(build=88998)
    t.play("CS2_024", t.hero(2))  # Frostbolt
    t.round()
    nova = t.hand("CS2_026")  # Frost Nova
    give_text(t.game, nova, action=when(KINDRED, summon(WISP)))
    t.play(nova)
    assert t.row() == [WISP]


def test_a_bonus_effect_of_windfury_lets_a_minion_attack_again() -> None:
    t = table()
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert yeti.get(EXHAUSTED) == 1
    t.answers(WINDFURY)
    t.play(spell(t, bonus_effect(FRIENDLY_MINIONS)))
    assert (yeti.get(WINDFURY), yeti.get(EXHAUSTED)) == (1, 0)


def test_bonus_effects_are_different_ones_that_it_has_not_got() -> None:
    t = table()
    shield_bearer = t.minion("CS2_179")  # Taunt
    t.answers(DIVINE_SHIELD)
    t.play(spell(t, bonus_effect(FRIENDLY_MINIONS, count(FRIENDLY_MINIONS))))
    assert (shield_bearer.get(TAUNT), shield_bearer.get(DIVINE_SHIELD)) == (1, 1)
