"""Create the cards, set aside, that stand for the options of a card (R226)."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ACTIVATABLE_MINION,
    ACTIVATABLE_MINION_ABILITY_USED_4,
    CHOOSE_ONE,
    PARENT_CARD,
    TITAN,
    TITAN_ABILITY_USED_1,
    TITAN_ABILITY_USED_2,
    TITAN_ABILITY_USED_3,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.state.printed import own_token

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

PARTS_MAX = 4
"""The greatest number of options: Totemic Slam and an Old God have four, a Choose One two."""

TWIN = "ts"
"""What the card id of a Twinspell's copy adds to that of the Twinspell.

The copy has the options of the Twinspell, in 2 of 2.
"""

ABILITIES_USED = (
    TITAN_ABILITY_USED_1,
    TITAN_ABILITY_USED_2,
    TITAN_ABILITY_USED_3,
    ACTIVATABLE_MINION_ABILITY_USED_4,
)
"""The tag of each ability that says that it was used."""

OPTIONS = 2
"""How many options a Choose One has."""

ABILITIES = ("t", "t1", "t2", "t3", "t4")
"""Possible endings of the card ids of a Titan's abilities; a token with such an id is no spell."""


def has_abilities(tags: dict[int, int]) -> bool:
    """Whether a minion uses abilities instead of attacking: a Titan, or an Old God (R260)."""
    return bool(tags.get(TITAN, 0) or tags.get(ACTIVATABLE_MINION, 0))


def set_parts_aside(game: Game, card: Entity) -> None:
    """Create a card, set aside, for each option of `card`; set its PARENT_CARD to `card` (R226)."""
    for card_id in _ids_of_parts(game, card):
        first = {PARENT_CARD: 0}
        own = own_token(game, card, card_id)
        part = game.create(own, card.controller, Zone.SETASIDE, creator=card, tags=first)
        game.set(part, PARENT_CARD, card.id)


def _ids_of_parts(game: Game, card: Entity) -> tuple[str, ...]:
    """Return the card ids of a card's options; empty if it has none.

    For a hidden card they are as many "" as the oracle says. For a card with a script, they are
    those of its Choose One. For a card without one, they are guessed from its card id: the options
    of a Choose One end in letters or are its tokens (U439:7217, 11653; U568:2510, 2561), those of a
    Twinspell's copy are named after the Twinspell (U326:6520, U439:12253). The abilities of a Titan
    are the spells among its tokens (U378:20492).
    """
    if not card.card_id:
        return ("",) * game.number(Purpose.PARTS, card, 0, PARTS_MAX)
    if card.script is not None:
        return card.script.choose
    name = game.cards.canonical(card.card_id).removesuffix(TWIN)
    if has_abilities(card.tags):
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
