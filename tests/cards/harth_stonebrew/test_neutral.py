"""Gifts of Harth Stonebrew: neutral; what makes a card temporary."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import VALEERASHADOW
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_a_temporary_card_is_gone_at_the_end_of_the_turn() -> None:
    """U127:4290"""
    t = table(build=195635)
    card = t.hand(YETI)
    attach(t.game, t.hero(1), card, "GIFT_99e")
    assert card.get(VALEERASHADOW) == 1
    t.end_turn()
    assert (card.zone, card.get(VALEERASHADOW), card.attached) == (Zone.GRAVEYARD, 0, [])
