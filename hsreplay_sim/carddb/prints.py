"""Which builds print cards as somebody saw them: numbers, keywords and marks are dates as well.

Source of truth: the card data, in which a patch of balance or a new wording begins at a build.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    CARD_SET,
    CARDRACE,
    CLASS,
    OVERLOAD,
    SPELLPOWER,
)
from hsreplay_sim.carddb.sets import first_with
from hsreplay_sim.carddb.store import CardStore

UNTOLD = {
    CANT_BE_TARGETED_BY_HERO_POWERS, CANT_BE_TARGETED_BY_SPELLS, CARD_SET, CARDRACE, CLASS,
    OVERLOAD, SPELLPOWER,
}  # fmt: skip
"""Tags of the card data that recordings of one build do not always write."""

Seen = Mapping[str, Sequence[Mapping[int, int]]]
"""Card id → the tags with which it was described, each time."""


class Prints:
    """What somebody saw of the tags that not all builds print alike, held against a build.

    Execute costs 1 in U149:1@1 and Abusive Sergeant has 2 Attack in U614: both are older than
    14830, which changed them.
    """

    def __init__(self, seen: Seen) -> None:
        unlike = CardStore.open().unlike
        self._seen = {
            card_id: {tag: {tags.get(tag, 0) for tags in described} for tag in told}
            for card_id, described in seen.items()
            if (told := unlike(card_id) - UNTOLD)
        }

    def missed(self, build: int) -> int:
        """Return how many tags of cards a build prints as nobody ever saw them."""
        cards = CardStore.open().at(build)
        known = ((cards.get(card_id), seen) for card_id, seen in self._seen.items())
        return sum(
            card.tags.get(tag, 0) not in values
            for card, seen in known
            if card is not None
            for tag, values in seen.items()
        )


def first_possible(card_id: str) -> int:
    """Return the first build that may have a card, 0 if any may.

    That is the one after the last sampled build without it, or the one that brought its set.
    """
    store = CardStore.open()
    at = bisect_left(store.builds, store.first_build(card_id) or 0)
    if at:
        return store.builds[at - 1] + 1
    card = store.sampled(card_id, store.builds[0])
    return first_with(card.tags.get(CARD_SET, 0)) if card is not None else 0
