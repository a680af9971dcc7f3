"""Dormant (R254): a minion sleeps in its slot until its enchantment has counted enough turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CHARGE,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    DORMANT_AWAKEN_CONDITION_ENCHANT,
    ELUSIVE,
    HEALTH,
    LIFESTEAL,
    PENDING_DORMANT,
    POISONOUS,
    REBORN,
    RUSH,
    SCORE_VALUE_1,
    SCORE_VALUE_2,
    SPELLPOWER,
    STEALTH,
    TAUNT,
    UNTOUCHABLE,
    WINDFURY,
)
from hsreplay_sim.engine.records.bodies import BODY_ARRIVES
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules.enchantments import attach, detach
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

DORMANT_VISUAL = 1652
"""The keyword of the TRIGGER that puts a minion to sleep as it arrives."""
JUST_AWOKEN = 1449
RESTED = (
    WINDFURY, TAUNT, STEALTH, SPELLPOWER, DIVINE_SHIELD, CHARGE, POISONOUS, LIFESTEAL, RUSH,
    REBORN, ELUSIVE, DORMANT_VISUAL,
)  # fmt: skip
"""Keywords that are cleared as a minion falls asleep; the printed ones are set as it wakes."""


def arrive(game: Game, body: Entity) -> None:
    """If a minion that has come into play "starts Dormant", put it to sleep in a TRIGGER block.

    Recording: U230:25641.
    """
    script = body.script
    if script is not None and script.dormant and body.zone == Zone.PLAY:
        keyword = 0 if game.profile.sleeps_without_mark else DORMANT_VISUAL
        game.open(BlockType.TRIGGER, body, keyword=keyword)
        sleep(game, body, script.dormant)
        if game.profile.sleeps_without_mark:
            game.affect(body, body)
        game.close()


def sleep(
    game: Game, body: Entity, enchantment: str, turns: int = 0, source: Entity | None = None
) -> None:
    """Make a minion Dormant: attach the enchantment, clear keywords, set DORMANT and UNTOUCHABLE.

    `turns` replaces the enchantment's own number of turns, if not 0. If another text (`source`)
    does it, the minion is affected by that, and DORMANT_AWAKEN_CONDITION_ENCHANT of the enchantment
    is set (U426:7610). Asleep it has no more wounds than printed Health (hs-bugs#1345).
    """
    game.pulse(body, PENDING_DORMANT, 1)
    given = {SCORE_VALUE_1: turns} if turns else None
    laid = attach(game, source or body, body, enchantment, tags=given)
    if source is not None:
        game.affect(body, source)
        game.set(laid, DORMANT_AWAKEN_CONDITION_ENCHANT, 1)
    for tag in RESTED:
        kept = tag == DORMANT_VISUAL and game.profile.sleeps_without_mark
        if body.tags.get(tag, 0) and not kept:
            game.set(body, tag, 0)
    printed = body.card.tags.get(HEALTH, 0) if body.card is not None else 0
    if printed and body.tags.get(DAMAGE, 0) > printed:
        game.set(body, DAMAGE, printed)
    game.set(body, DORMANT, 1)
    game.set(body, UNTOUCHABLE, 1)
    game.touch_auras()


def count(game: Game, enchantment: Entity) -> None:
    """Count a turn on a Dormant enchantment; if it was the last one, wake its host.

    Recording: U054:4882.
    """
    game.add(enchantment, SCORE_VALUE_2, 1)
    if enchantment.tags.get(SCORE_VALUE_2, 0) >= enchantment.tags.get(SCORE_VALUE_1, 0):
        host = game.entities.get(enchantment.tags.get(ATTACHED, 0))
        if host is not None:
            wake(game, host, enchantment)


def wake(game: Game, body: Entity, enchantment: Entity | None = None) -> None:
    """Clear DORMANT and UNTOUCHABLE, set the printed keywords, then run "when this awakens".

    `enchantment`, if given, is detached. Recording: U230:27600.
    """
    game.set(body, UNTOUCHABLE, 0)
    game.set(body, DORMANT, 0)
    game.set(body, JUST_AWOKEN, 1)
    if enchantment is not None:
        detach(game, enchantment)
    printed = game.base_tags(body.card_id)
    for tag in RESTED:
        if printed.get(tag, 0):
            game.set(body, tag, printed[tag])
    if body.type == CardType.MINION:
        record(game, BODY_ARRIVES, body)
    game.touch_auras()
    game.may_die(body)
    script = body.script
    if script is not None and script.awaken is not None:
        game.open(BlockType.TRIGGER, body)
        script.awaken(game, body, Frame(subject=body))
        game.close()
