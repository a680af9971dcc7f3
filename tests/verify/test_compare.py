"""What the recording seat would be told of the engine's changes."""

from __future__ import annotations

from hsreplay_sim.engine.entities import FULL, TAG
from hsreplay_sim.enums import CardType, Zone
from hsreplay_sim.tags import ATTACHED, CARDTYPE, ZONE
from hsreplay_sim.verify.compare import Logged, visible
from hsreplay_sim.verify.observed import Observed

HOST, ENCHANTMENT = 20, 1_000_001
LAID_ON = [
    (FULL, ENCHANTMENT, "EX1_608e", {CARDTYPE: CardType.ENCHANTMENT, ATTACHED: HOST}, None),
    (TAG, ENCHANTMENT, ZONE, Zone.PLAY, Zone.SETASIDE),
]


def test_an_aura_on_a_card_out_of_sight_is_not_told() -> None:
    assert list(visible(LAID_ON, Logged(), Observed())) == []


def test_an_aura_on_a_card_in_sight_is_told() -> None:
    seen = Observed()
    seen.known.add(HOST)
    assert list(visible(LAID_ON, Logged(), seen)) == [(ENCHANTMENT, ZONE, Zone.PLAY)]


def test_an_enchantment_younger_than_the_build_is_not_told() -> None:
    seen = Observed()
    seen.known.add(HOST)
    laid_on = [(FULL, ENCHANTMENT, "GBL_005e", {ATTACHED: HOST}, None), LAID_ON[1]]
    assert list(visible(laid_on, Logged(), seen)) == []
