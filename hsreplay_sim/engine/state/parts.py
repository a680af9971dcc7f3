"""Create the cards set aside for the options of a card, one for each (R226)."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import CHOOSE_ONE, PARENT_CARD, TITAN
from hsreplay_sim.engine.oracle import Purpose

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

PARTS_MAX = 3
"""Titans have three abilities, choices two options."""

TWIN = "ts"
"""The ending of the card id of the copy that a Twinspell leaves, whose options are the first's.

In 2 of 2.
"""

OPTIONS = 2
"""How many options a Choose One has."""

ABILITIES = ("t", "t1", "t2", "t3", "t4")
"""Endings of the card ids of a Titan's three abilities; tokens with these ids are no spells."""


def set_parts_aside(game: Game, card: Entity) -> None:
    """Create a card, set aside, for each option of a card; PARENT_CARD names the card (R226)."""
    for card_id in _ids_of_parts(game, card):
        first = {PARENT_CARD: 0}
        part = game.create(card_id, card.controller, Zone.SETASIDE, creator=card, tags=first)
        game.set(part, PARENT_CARD, card.id)


def _ids_of_parts(game: Game, card: Entity) -> tuple[str, ...]:
    """Return the card ids of a card's options; a hidden card gets as many "" as the oracle says.

    The options of a Choose One card without a class are named after it (U439:7217, 11653), by
    letters or as its tokens (U568:2510, 2561), those of a Twinspell's copy after the first card
    (U326:6520, U439:12253). The abilities of a Titan are the spells among its tokens (U378:20492).
    """
    if not card.card_id:
        return ("",) * game.number(Purpose.PARTS, card, 0, PARTS_MAX)
    if card.script is not None:
        return card.script.choose
    name = game.cards.canonical(card.card_id).removesuffix(TWIN)
    if card.tags.get(TITAN, 0):
        return tuple(name + each for each in ABILITIES if _is_spell(game, name + each))
    if not card.tags.get(CHOOSE_ONE, 0):
        return ()
    for endings in (ascii_lowercase, ("t1", "t2")):
        named = [name + ending for ending in endings if _is_option(game, name + ending)]
        if named:
            return tuple(named[:OPTIONS])
    return ()


def _is_option(game: Game, card_id: str) -> bool:
    card = game.cards.get(card_id)
    return card is not None and card.type != CardType.ENCHANTMENT


def _is_spell(game: Game, card_id: str) -> bool:
    card = game.cards.get(card_id)
    return card is not None and card.type == CardType.SPELL
