"""Put a hidden card into the secret zone: the tags that the opponent sees, and its exhaustion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import (
    CLASS,
    COST,
    EXHAUSTED,
    MULTIPLE_CLASSES,
    SECRET,
    SECRET_LOCKED,
    TAG_LAST_KNOWN_COST_IN_HAND,
)
from hsreplay_sim.engine.state.entities import Entity

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


TOLD_OF_A_SECRET = (SECRET, CLASS, MULTIPLE_CLASSES, COST, TAG_LAST_KNOWN_COST_IN_HAND)
"""What the opponent sees of a Secret that is created hidden."""


def tell_hidden(game: Game, card: Entity) -> None:
    """Write the tags that the opponent sees of a card that enters the secret zone hidden.

    These are whether it is a secret, its class and its cost, each written even if unchanged. A
    quest is shown right after (U095:1063, U141:770). Builds that write whole secrets write 0 too
    (U181:916, U360:13482), the others do not (U089:7285). Up to 14830 the cost becomes the printed
    one (U583:7279).
    """
    profile, tags = game.profile, card.tags
    if profile.tells_whole_secrets:
        told: tuple[int, ...] = (EXHAUSTED, SECRET, CLASS, MULTIPLE_CLASSES, COST)
    else:
        told = (SECRET, CLASS, COST)
    if profile.tells_cost_in_hand:
        told += (TAG_LAST_KNOWN_COST_IN_HAND,)
    if profile.tells_secret_locked:
        told += (SECRET_LOCKED,)
    for tag in told:
        value = tags.get(COST if tag == TAG_LAST_KNOWN_COST_IN_HAND else tag, 0)
        if tag == COST and card.card is not None and not profile.tells_changed_cost:
            value = card.card.cost
        if tag in (COST, TAG_LAST_KNOWN_COST_IN_HAND):
            game.set(card, tag, value)
        if value or profile.tells_whole_secrets:
            game.tell(card, tag, value)


def let_sleep(game: Game, secret: Entity) -> None:
    """Set EXHAUSTED on a secret, in a TRIGGER block of its player.

    It is called as the secret enters in its player's turn, and lasts as long as the turn
    (U620:3487).
    """
    game.open(BlockType.TRIGGER, game.owner(secret.controller))
    game.set(secret, EXHAUSTED, 1)
    game.close()
