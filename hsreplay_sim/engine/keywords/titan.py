"""Titans (R260): instead of attacking they use one of three abilities a turn, each once a game.

Old Gods have four; no recording shows one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    EXHAUSTED,
    LAUNCHPAD,
    LITERALLY_UNPLAYABLE,
    NUM_ATTACKS_THIS_TURN,
)
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.choices import aim_option, parts_of, text_of_option
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.parts import ABILITIES_USED

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

USED_THIS_TURN = 3129


def use_ability(game: Game, titan: Entity, frame: Frame) -> None:
    """Use the ability `frame.option` of a Titan: POWER block, marks, deaths, "after this uses".

    It is inside the PLAY block (U353:13471). CARD_TARGET of the Titan and of the ability's card is
    set first (U495:11705, U578:9116). Raises UnsupportedError for a Starship on its launchpad,
    whose ability launches it (U578:6257).
    """
    if titan.tags.get(LAUNCHPAD, 0):
        raise UnsupportedError("a Starship is launched")
    if frame.target is not None:
        game.set(titan, CARD_TARGET, frame.target.id)
        aim_option(game, titan, frame)
    script = titan.script
    if script is None:
        if game.watcher is not None:
            game.watcher.foreign_power(game, titan)
    else:
        target = frame.target.id if frame.target is not None else 0
        game.open(BlockType.POWER, titan, index=0, target=target, sub_option=frame.option)
        effect = text_of_option(game, script, frame)
        if effect is not None:
            effect(game, titan, frame)
        game.close()
    game.set(titan, USED_THIS_TURN, 1)
    game.add(titan, NUM_ATTACKS_THIS_TURN, 1)
    game.set(titan, EXHAUSTED, 1)
    for spent in parts_of(game, titan)[frame.option : frame.option + 1]:
        game.set(spent, LITERALLY_UNPLAYABLE, 1)
    game.set(titan, ABILITIES_USED[frame.option], 1)
    settle(game)
    events.fire(game, events.ABILITY_USED, frame)
    settle(game)
