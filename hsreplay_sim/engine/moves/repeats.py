"""Repeat texts: Brann, Spirit of the Shark, Rude Awakening, Electra (R169)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    BATTLECRY,
    EXTRA_BATTLECRIES_BASE,
    EXTRA_MINION_BATTLECRIES_BASE,
    EXTRA_SPELL_CASTS_ADDITIONAL,
    IS_EXTRA_TRIGGERED_POWER,
    SPELLS_CAST_TWICE,
)
from hsreplay_sim.engine.keywords import rewind
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.events import acts_twice

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Script

_WITH_BATTLECRY = frozenset((CardType.MINION, CardType.WEAPON, CardType.HERO))


def begin(game: Game, card: Entity) -> None:
    """Set IS_EXTRA_TRIGGERED_POWER on a card whose text is about to run again, since 223542.

    Recording: U575:8876. From 13030 to 31761 the second Battlecry attaches new enchantments in
    place of layers: U594b:11645, U074:7928, U214:7456.
    """
    game.set(card, IS_EXTRA_TRIGGERED_POWER, 1 if game.profile.marks_repeats else 0)
    update_auras(game)
    if not game.profile.battlecries_stack:
        game.stacks_from = (card.id, game.clock)


def asks_again(game: Game, card: Entity) -> bool:
    """Whether a text that has waited for a choice is repeated."""
    return card.type != CardType.SPELL or game.profile.choices_are_repeated


def end(game: Game, card: Entity) -> None:
    """Clear IS_EXTRA_TRIGGERED_POWER of a card whose text has run again."""
    game.set(card, IS_EXTRA_TRIGGERED_POWER, 0)


def times(game: Game, card: Entity, script: Script, *, combo: bool) -> int:
    """Return how many times the text of a card runs: 1, and more if a tag repeats it.

    A Battlecry runs again for EXTRA_BATTLECRIES_BASE of the player (Brann, R169), those of weapons
    and heroes too: the text speaks of all Battlecries. Combos and Battlecries of minions run again
    for EXTRA_MINION_BATTLECRIES_BASE, of the player (Spirit of the Shark, U051:6268, U051:6477) or
    of the minion itself (Rude Awakening). Spells run again for SPELLS_CAST_TWICE, in a second POWER
    block, before they leave (U240:14590), or for EXTRA_SPELL_CASTS_ADDITIONAL of their own.
    """
    tags, extra = game.owner(card.controller).tags, 0
    once = 1 + int(rewind.keeps_both(game, card))
    if card.type == CardType.SPELL:
        own = card.tags.get(EXTRA_SPELL_CASTS_ADDITIONAL, 0)
        return once + tags.get(SPELLS_CAST_TWICE, 0) + own
    if card.type not in _WITH_BATTLECRY:
        return once + int(card.type == CardType.HERO_POWER and acts_twice(game, card))
    if card.tags.get(BATTLECRY, 0) and script.action:
        extra = tags.get(EXTRA_BATTLECRIES_BASE, 0)
    if card.type == CardType.MINION and (extra or _has_text(card, script, combo=combo)):
        own = card.tags.get(EXTRA_MINION_BATTLECRIES_BASE, 0)
        extra = max(extra, tags.get(EXTRA_MINION_BATTLECRIES_BASE, 0), own)
    return once + extra


def _has_text(card: Entity, script: Script, *, combo: bool) -> bool:
    """Whether a minion has a text that can be repeated: a Combo that is active, or a Battlecry."""
    if combo and script.combo is not None:
        return True
    return bool(card.tags.get(BATTLECRY, 0)) and script.action is not None
