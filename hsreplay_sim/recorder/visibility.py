"""What a viewer sees: one table for whoever writes a recording and for whoever reads one.

A viewer sees play, the graveyards, and its own hand, secrets and what it sets aside. Of any other
entity it is shown that there is one, and changes of the tags below; SHOW_ENTITY delivers the rest.
Source of truth: four games that both players recorded; they hold the same entities and blocks.
"""

from __future__ import annotations

from functools import cache

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    CANT_PLAY,
    CLASS,
    CONTROLLER,
    COST,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    FORGE_REVEALED,
    IMMOLATESTAGE,
    IMMOLATING,
    MULTI_CLASS_GROUP,
    MULTIPLE_CLASSES,
    SECRET,
    SECRET_LOCKED,
    TAG_LAST_KNOWN_COST_IN_HAND,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.profile import Profile

OF_HIDDEN: dict[int, str] = {
    ZONE: "where it is",
    ZONE_POSITION: "its place there",
    CONTROLLER: "whose it is",
    EXHAUSTED: "of any hidden card (U363:8916, U488:2861)",
    DISPLAYED_CREATOR: "what generated it, since 25770",
    FORGE_REVEALED: "that it was forged (U240:8198, U127:1134)",
    CANT_PLAY: "that it is barred, or countered (U207:1455, 2396)",
    IMMOLATING: "that it is on fire (U568:16971, 17338)",
    IMMOLATESTAGE: "how far it has burnt (the same)",
}
"""Tag → what its changes say of an entity out of sight."""

IN_SECRET: frozenset[int] = frozenset((
    SECRET, CLASS, COST, TAG_LAST_KNOWN_COST_IN_HAND, MULTIPLE_CLASSES, MULTI_CLASS_GROUP,
    SECRET_LOCKED,
))  # fmt: skip
"""Tags whose changes are shown of a hidden card only as it goes to the secret zone, and there."""

_BODIES = (CardType.MINION, CardType.HERO, CardType.HERO_POWER)
_IN_SIGHT = (Zone.PLAY, Zone.GRAVEYARD)
_ITS_OWN = (Zone.HAND, Zone.SECRET, Zone.SETASIDE)


@cache
def hidden_tags(profile: Profile) -> frozenset[int]:
    """The tags whose changes a build shows of an entity out of sight, in the secret zone or not."""
    shown = frozenset(OF_HIDDEN) | IN_SECRET
    return shown if profile.tells_hidden_creators else shown - {DISPLAYED_CREATOR}


def is_shown_of_hidden(tag: int, profile: Profile, *, secret: bool) -> bool:
    """Whether a change of a hidden entity is shown; `secret`: it is in the secret zone."""
    return tag in hidden_tags(profile) and (secret or tag not in IN_SECRET)


def is_in_sight(zone: int, *, own: bool, secret: bool) -> bool:
    """Whether a viewer sees an entity in a zone: its `own`, or one that is no `secret`."""
    if zone in _IN_SIGHT or (zone == Zone.SECRET and not secret):
        return True
    return own and zone in _ITS_OWN


def stays_in_sight(zone: int, *, own: bool) -> bool:
    """Whether an entity that a viewer sees stays in its sight as it goes to a hidden zone.

    A player goes on seeing what goes to its own hand and its bodies that are set aside; what the
    other one sets aside is hidden (80 of 80 minions, 59 of 59 hero powers, none of 351 of its own).
    """
    return own and zone in (Zone.HAND, Zone.SETASIDE)


def is_hidden_aside(card_type: int, before: int) -> bool:
    """Whether a body set aside was in sight: minion, hero or hero power (U334:2115)."""
    return before in _IN_SIGHT and card_type in _BODIES
