"""Which sets are Standard in a build, and which are of the past.

Source of truth: the public announcements of the years of Standard, and the decks of 102 recorded
games of that format, which hold no card of other sets; for the first build of an expansion the card
data, and U295 of the year that 134558 begins.
"""

from __future__ import annotations

from functools import cache

from hearthstone.enums import CardSet as Set

FIRST_STANDARD, FIRST_CORE = 12574, 77662
"""The builds that brought Standard, and the Core set."""

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


@cache
def standard_sets(build: int) -> frozenset[Set]:
    """The sets of Standard in a build; those that are still to come bring no cards."""
    basic = {Set.CORE, Set.EVENT} if build >= FIRST_CORE else {Set.BASIC, Set.EXPERT1}
    past = [sets for first, sets in YEARS if first <= build]
    years = 3 if any(first == build for first, _ in YEARS) else 2
    return frozenset(basic).union(*past[-years:])


@cache
def past_sets(build: int) -> frozenset[int]:
    """The sets of cards "from the past": they can be collected, and are Standard no more."""
    return frozenset(map(int, Set)) - standard_sets(build) - {int(Set.VANILLA)}
