"""How much a difference matters to somebody who plays: by its code, its tag and where it stands."""

from __future__ import annotations

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.report.board import KEYWORDS
from hsreplay_sim.report.words import Grade
from hsreplay_sim.verifier.tags.gameplay import GAMEPLAY

SEEN = frozenset((
    t.ARMOR, t.ATK, t.CONTROLLER, t.CORPSES, t.COST, t.CURRENT_SPELLPOWER, t.DAMAGE, t.DURABILITY,
    t.FATIGUE, t.HEALTH, t.HERO_ENTITY, t.OVERLOAD_LOCKED, t.OVERLOAD_OWED, t.PLAYSTATE,
    t.QUEST_PROGRESS, t.RESOURCES, t.RESOURCES_USED, t.SILENCED, t.SPELLPOWER, t.TEMP_RESOURCES,
    t.ZONE, t.ZONE_POSITION,
    *(tag for tag, _ in KEYWORDS),
))  # fmt: skip
"""The tags that somebody at the table can see."""

_TABLE = frozenset((Zone.PLAY, Zone.HAND, Zone.SECRET))
"""The zones in which the tags of a card are seen; in all others its zone alone."""

_PLACES = _TABLE | {Zone.DECK, Zone.GRAVEYARD}
"""The zones that a card is seen to go into or come from."""


def grade_of_tag(code: str, tag: int, zones: set[int], *, is_enchantment: bool) -> Grade:
    """Return the grade of a tag that differs, of an entity in these zones in the log or the engine.

    If it differs only in its block (E307), nobody sees more than its order. An enchantment is seen
    by what it does to its host.
    """
    seen = tag in SEEN and code != "E307" and not is_enchantment
    if seen and zones & (_PLACES if tag == t.ZONE else _TABLE):
        return Grade.BOARD
    return Grade.RULES if tag in GAMEPLAY else Grade.BOOKKEEPING
