"""Which cards a recording prints as the next sampled card data do.

The card data are samples: a balance change reaches the servers between two of them, and may come
without a build of its own. A recording tells by the numbers with which it describes the card.
"""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, DURABILITY, HEALTH
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardSet, CardStore
from hsreplay_sim.verifier.recording.contents import Contents

NUMBERS = (COST, ATK, HEALTH, DURABILITY)
"""What a balance change prints anew, and every description of the card tells."""


def cards_of(contents: Contents, build: int) -> CardSet:
    """Return the cards of a build, those in the next version that the recording prints so."""
    cards = CardStore.open().at(build)
    return cards.with_later(reprinted(contents, cards))


def reprinted(contents: Contents, cards: CardSet) -> frozenset[str]:
    """Return the cards that are described with numbers of the next sample, never with their own.

    If several numbers differ, a description has to show them all. In 135 sightings no recording
    describes a card both ways, 46 are of the next sample (U353:10811, TTN_469; U363:2236, RLK_548).
    """
    later, ahead, own = cards.later, set[str](), set[str]()
    for packet in contents.descriptions:
        if packet.card_id:
            now, then = cards.get(packet.card_id), later.get(packet.card_id)
            if now is not then and now and then and (changed := _changed(now, then)):
                shown = dict(packet.tags)
                if all(shown.get(tag, 0) == then.tags.get(tag, 0) for tag in changed):
                    ahead.add(packet.card_id)
                elif all(shown.get(tag, 0) == now.tags.get(tag, 0) for tag in changed):
                    own.add(packet.card_id)
    return frozenset(ahead - own)


def _changed(now: Card, then: Card) -> list[int]:
    return [tag for tag in NUMBERS if now.tags.get(tag, 0) != then.tags.get(tag, 0)]
