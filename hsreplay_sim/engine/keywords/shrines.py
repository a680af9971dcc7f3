"""Shrines of Rumble Run: a destroyed shrine sleeps as another card and returns in three turns.

This is not the sleep of R254: no enchantment counts the turns, but the sleeping card itself, which
then becomes the shrine again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    ALTERNATE_MOUSE_OVER_CARD,
    DORMANT,
    ENCHANTMENT_BANNER_TEXT,
    MOUSE_OVER_CARD_APPEARANCE,
    SCORE_VALUE_1,
    SCORE_VALUE_2,
    TAG_SCRIPT_DATA_NUM_1,
    UNTOUCHABLE,
)
from hsreplay_sim.engine.keywords.transform import transform
from hsreplay_sim.engine.rules.summon import summon

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_TURNS = 3
_APPEARANCE = 4


def fall(game: Game, shrine: Entity) -> None:
    """Summon the sleeping card in the place of a destroyed shrine, then set the shrine aside.

    Recording: U407:5581. If the shrine is in play (its Deathrattle was only triggered), do nothing.
    """
    if shrine.zone == Zone.PLAY:
        return
    tags = {
        DORMANT: 1,
        ENCHANTMENT_BANNER_TEXT: _TURNS,
        MOUSE_OVER_CARD_APPEARANCE: _APPEARANCE,
    }
    if shrine.card is not None:
        tags[ALTERNATE_MOUSE_OVER_CARD] = shrine.card.dbf
    card_id, side, place = shrine.card_id + "t", shrine.controller, game.untagged.died_at(shrine.id)
    asleep = summon(game, shrine, card_id, side, position=place, tags=tags)
    if asleep is not None:
        game.open(BlockType.TRIGGER, asleep, index=2)
        _write(game, asleep, ((SCORE_VALUE_2, 0),))
        game.close()
    game.move(shrine, Zone.SETASIDE)


def count_turn(game: Game, asleep: Entity) -> None:
    """Count a turn of a sleeping shrine and set the turns left in its banner.

    Recordings: U407:5726, U510:4082. After the last turn it becomes the shrine again (U407:8922).
    """
    turns = asleep.tags.get(SCORE_VALUE_2, 0) + 1
    left = asleep.tags.get(SCORE_VALUE_1, 0) - turns
    counters = ((TAG_SCRIPT_DATA_NUM_1, turns), (SCORE_VALUE_2, turns))
    _write(game, asleep, (((ENCHANTMENT_BANNER_TEXT, left),) if left > 0 else ()) + counters)
    if left <= 0:
        game.set(asleep, UNTOUCHABLE, 0)
        transform(game, asleep, asleep.card_id.removesuffix("t"), None)


def _write(game: Game, asleep: Entity, changes: tuple[tuple[int, int], ...]) -> None:
    """Set (tag, value) pairs on a sleeping shrine; UNTOUCHABLE is cleared before and set after."""
    game.set(asleep, UNTOUCHABLE, 0)
    for tag, value in changes:
        game.set(asleep, tag, value)
    game.set(asleep, UNTOUCHABLE, 1)
