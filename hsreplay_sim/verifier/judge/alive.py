"""The one question: is a text, a mode or a scenario without a class alive here?

It is asked only where something differs. A text without a class is alive if it acted in the action,
if it or an enchantment that it made is in play or among the secrets, if it is in a hand and its
words speak of hands, or if it acted earlier in the game and its words last. What it did is not
reasoned about: the action is unexplained.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CREATOR, ZONE
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.report.words import BEFORE_BEGINNING
from hsreplay_sim.verifier.step import HIDDEN, SCENARIO

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.verifier.step import Step, Unmodelled

OF_HANDS = re.compile(
    r"\bhands?\b|\bcosts?\b|\bdraw|\bdiscard|\bholding\b|\bwherever\b|\bCasts When Drawn\b",
    re.IGNORECASE,
)
"""Words of a text that acts from a hand, or on hands."""

LASTS = re.compile(
    r"\bthis game\b|\brest of the game\b|\bnext\b|\bextra turn\b|\buntil\b|\beach turn\b"
    r"|\bin \d+ turns\b|\bafter you\b|\bwhenever\b|\bpermanently\b",
    re.IGNORECASE,
)
"""Words of a text that is at work after it ran, though nothing of it is in play."""

FROM_THE_START = re.compile(r"\bstart of game\b|\bif your deck\b", re.IGNORECASE)
"""Words of a text that acts from a deck, before the first turn or at any time."""

_THERE = (Zone.PLAY, Zone.SECRET)


class PastTexts:
    """The texts without a class that acted so far in a game, if their words last."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self.lasting: dict[str, None] = {}

    def note(self, step: Step) -> None:
        """Remember the texts that acted in a step, if their words last beyond the board."""
        for card_id in sorted(step.adopted.cards):
            if card_id == SCENARIO or LASTS.search(words_of(self._cards, card_id)):
                self.lasting[card_id] = None


def alive(
    step: Step, past: Collection[str] = (), entities: Collection[int] = ()
) -> tuple[str, ...]:
    """Return the card ids of the texts without a class that are alive in a step, the nearest first.

    `past` are those that acted before and last, `entities` what differs. `HIDDEN` stands for a card
    that is never shown, and for what acted unseen on one of the `entities`; `SCENARIO` for the text
    of an adventure, a brawl or an anomaly; a text that asks for an unknown past is as good as one.
    """
    found = dict.fromkeys(sorted(step.adopted.cards))
    for each in _in_reach(step):
        found.setdefault(each)
    if any(each in step.strangers for each in entities):
        found.setdefault(HIDDEN)
    found |= dict.fromkeys((*(BEFORE_BEGINNING,) * step.recalls, *past))
    return tuple(found)


def _in_reach(step: Step) -> Iterator[str]:
    """Yield the texts without a class that are at work, and those that made what is in play."""
    for each in step.unmodelled:
        if _is_at_work(step, each):
            yield each.card_id or HIDDEN
    missing = {each.entity: each.card_id for each in step.unmodelled}
    for tags in step.simulated.tags.values():
        maker = missing.get(tags.get(CREATOR, 0))
        if maker is not None and tags.get(ZONE, 0) in _THERE:
            yield maker


def _is_at_work(step: Step, text: Unmodelled) -> bool:
    """Whether a text is in play or a secret, before or after the action, or acts from a hand."""
    zones = (text.zone, step.zone_before(text.entity))
    if any(zone in _THERE for zone in zones):
        return True
    words = words_of(step.cards, text.card_id)
    if Zone.HAND in zones and OF_HANDS.search(words):
        return True
    return FROM_THE_START.search(words) is not None


def words_of(cards: CardSet, card_id: str) -> str:
    """Return the text of a card as one line; "" if the data have no such card."""
    card = cards.get(card_id)
    return plain(card.text) if card is not None else ""
