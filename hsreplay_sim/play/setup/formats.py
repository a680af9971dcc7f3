"""Which cards the constructed formats allow, by build.

Source of truth: the public announcements of the years of Standard, and the decks of 102 recorded
games of that format, which hold no card of other sets; for the first build of an expansion the card
data, and U295 of the year that 134558 begins.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from hearthstone.enums import CardSet as Set

from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.builds.profile import Profile, profile_for

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card


class Format(StrEnum):
    """A constructed format. Twist is none of them: its cards change by season."""

    STANDARD = "standard"
    WILD = "wild"
    CLASSIC = "classic"


FIRST_STANDARD, FIRST_CORE, LAST_CLASSIC = 12574, 77662, 174258
"""The builds that brought Standard, and the Core set and Classic; the last one with Classic."""

YEARS: tuple[tuple[int, frozenset[Set]], ...] = (
    (0, frozenset({Set.NAXX, Set.GVG})),
    (8834, frozenset({Set.BRM, Set.TGT, Set.LOE})),
    (FIRST_STANDARD, frozenset({Set.OG, Set.KARA, Set.GANGS})),
    (18336, frozenset({Set.UNGORO, Set.ICECROWN, Set.LOOTAPALOOZA})),
    (23966, frozenset({Set.GILNEAS, Set.BOOMSDAY, Set.TROLL})),
    (29933, frozenset({Set.DALARAN, Set.ULDUM, Set.DRAGONS, Set.YEAR_OF_THE_DRAGON})),
    (44222, frozenset({
        Set.BLACK_TEMPLE, Set.DEMON_HUNTER_INITIATE, Set.SCHOLOMANCE, Set.DARKMOON_FAIRE,
    })),
    (FIRST_CORE, frozenset({Set.THE_BARRENS, Set.STORMWIND, Set.ALTERAC_VALLEY})),
    (134558, frozenset({
        Set.THE_SUNKEN_CITY, Set.REVENDRETH, Set.RETURN_OF_THE_LICH_KING, Set.PATH_OF_ARTHAS,
    })),
    (170824, frozenset({Set.BATTLE_OF_THE_BANDS, Set.TITANS, Set.WILD_WEST})),
    (195635, frozenset({Set.WHIZBANGS_WORKSHOP, Set.ISLAND_VACATION, Set.SPACE})),
    (217964, frozenset({Set.EMERALD_DREAM, Set.THE_LOST_CITY, Set.TIME_TRAVEL})),
    (238003, frozenset({Set.CATACLYSM, Set.ESCAPEFROM_VIOLET_HOLD, Set.BE})),
)  # fmt: skip
"""The first build of each year of expansions, and its sets: Standard has this year and the last.

A patch comes some days before the year that it brings: its build still has the year before the last
(U408 of 29933, U365 of 77662)."""


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
    if number == int(Set.VANILLA):
        return form == Format.CLASSIC and card.id.startswith("VAN_")
    return form != Format.CLASSIC


def standard_sets(build: int) -> frozenset[Set]:
    """The sets of Standard in a build; those that are still to come bring no cards."""
    basic = {Set.CORE, Set.EVENT} if build >= FIRST_CORE else {Set.BASIC, Set.EXPERT1}
    past = [sets for first, sets in YEARS if first <= build]
    years = 3 if any(first == build for first, _ in YEARS) else 2
    return frozenset(basic).union(*past[-years:])


def profile_of(build: int, form: Format | None) -> Profile:
    """The rules of a build in a format: Classic has kept the Wrath of Air Totem (R163)."""
    profile = profile_for(build)
    return profile.but(strength_totem=False) if form == Format.CLASSIC else profile
