"""Which cards the constructed formats allow, by build.

The sets of Standard are in :mod:`hsreplay_sim.carddb.sets`.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardSet as Set
from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.builds.profile import Profile, profile_for
from hsreplay_sim.carddb.sets import FIRST_CORE, FIRST_STANDARD, standard_sets
from hsreplay_sim.carddb.store import CardStore

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet


class Format(StrEnum):
    """A constructed format. Twist is none of them: its cards change by season."""

    STANDARD = "standard"
    WILD = "wild"
    CLASSIC = "classic"


LAST_CLASSIC = 174258
"""The last build with the format Classic, which came with the Core set."""

KEPT = 8
"""Builds whose cards of a format are remembered."""


def has_format(build: int, form: Format) -> bool:
    """Whether a build has a format."""
    if form == Format.CLASSIC:
        return FIRST_CORE <= build <= LAST_CLASSIC
    return form == Format.WILD or build >= FIRST_STANDARD


def allows(build: int, form: Format, card: Card) -> bool:
    """Whether a card may be in a deck of a format.

    A card of a story bears the set of Classic, too, and belongs to no format.
    """
    number = card.tags.get(CARD_SET, 0)
    if form == Format.STANDARD:
        return number in standard_sets(build)
    if number == Set.VANILLA:
        return form == Format.CLASSIC and card.id.startswith("VAN_")
    return form != Format.CLASSIC


@lru_cache(KEPT)
def cards_of(build: int, form: Format | None = None) -> CardSet:
    """The cards of a build as chance draws them; in Standard and Classic from their sets."""
    cards = CardStore.open().at(build)
    if form == Format.STANDARD:
        return cards.drawn(standard_sets(build))
    return cards.drawn({Set.VANILLA} if form == Format.CLASSIC else None)


def profile_of(build: int, form: Format | None) -> Profile:
    """The rules of a build in a format: Classic has kept the Wrath of Air Totem (R163)."""
    profile = profile_for(build)
    return profile.but(strength_totem=False) if form == Format.CLASSIC else profile
