"""When the sets of cards came out, which are Standard in a build, and which are of the past.

Source of truth: the public notes of the patches and announcements of the years of Standard; the
decks of 102 recorded games of that format, which hold no card of other sets; for the first build of
an expansion the card data, and U295 of the year that 134558 begins. The first card data (18792)
know every card up to April 2017, whatever older build is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hsreplay_sim.base.enums import CardSet as Set

FIRST_STANDARD, FIRST_CORE = 12574, 77662
"""The builds that brought Standard, and the Core set."""

RELEASED: Mapping[int, int] = {
    Set.NAXX: 6024, Set.GVG: 7234, Set.BRM: 8108, Set.TGT: 9786, Set.LOE: 10833, Set.OG: 12574,
    Set.KARA: 13921, Set.GANGS: 15590, Set.UNGORO: 18336,
}  # fmt: skip
"""Set → the build of the patch that brought it; any other set of the first data is older. The four
adventures opened a wing a week: here they are there from the first wing on."""

YEARS: tuple[tuple[int, frozenset[int]], ...] = (
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

OF_NO_YEAR = frozenset({Set.BASIC, Set.EXPERT1, Set.HOF, Set.REWARD, Set.PROMO, Set.LEGACY})
"""Sets of collectible cards that belong to no year."""


def first_with(card_set: int) -> int:
    """The first build with the cards of a set, 0 if it was always there or is in the card data."""
    return RELEASED.get(card_set, 0)


@cache
def standard_sets(build: int) -> frozenset[int]:
    """The sets of Standard in a build; those that are still to come bring no cards."""
    basic = {Set.CORE, Set.EVENT} if build >= FIRST_CORE else {Set.BASIC, Set.EXPERT1}
    past = [sets for first, sets in YEARS if first <= build]
    years = 3 if any(first == build for first, _ in YEARS) else 2
    return frozenset(basic).union(*past[-years:])


@cache
def past_sets(build: int) -> frozenset[int]:
    """The sets of cards "from the past": they can be collected, and are Standard no more."""
    known = OF_NO_YEAR.union(*(sets for first, sets in YEARS if first <= build))
    return known - standard_sets(build)
