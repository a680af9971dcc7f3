"""What a card needs so that it can be played whole: the texts of all that it makes.

A card whose own text is there may make one that has none: a token, a part, an option, what it
transforms into, the hero power of a hero. And a pool that a text draws from must hold a card.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import QUEST_REWARD_DATABASE_ID
from hsreplay_sim.cards.reach import Reach, reach_of
from hsreplay_sim.engine.keywords.copies import next_drink, twins_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.text import Scripts

KEPT = 8
"""Sets of cards that are remembered: a game, or a sweep over builds, asks for the same ones."""


class Needs:
    """What the cards of a build need, as far as their texts are implemented."""

    def __init__(self, cards: CardSet, scripts: Scripts) -> None:
        self._cards = cards
        self._scripts = scripts
        self._lacks: dict[str, str] = {}
        self._reached: dict[str, Reach] = {}

    def lack(self, card_id: str) -> str:
        """Return, in a sentence, what a card needs and the package lacks; "" if that is nothing."""
        found = self._lacks.get(card_id)
        if found is None:
            found = self._lacks[card_id] = self._lack(card_id)
        return found

    def lacking(self, card_ids: Sequence[str]) -> list[str]:
        """Return what is lacking for these cards, a sentence each, every one once."""
        found = dict.fromkeys(map(self.lack, card_ids))
        return [each for each in found if each]

    def has_text(self, card_id: str) -> bool:
        """Whether the card's own text is implemented."""
        return self._scripts.find(self._cards.get(card_id), card_id) is not None

    def _lack(self, card_id: str) -> str:
        card = self._cards.get(card_id)
        if card is None or not self.has_text(card_id):
            return f"the text of {self._named(card_id)} is not implemented"
        makers = {card.id: ""}
        left = deque([card])
        while left:
            card = left.popleft()
            reach = self._reach(card)
            for pool in reach.pools:
                ids = pool.at(self._cards)
                if ids is not None and not any(map(self.has_text, ids)):
                    return f"{self._way(card.id, makers)} draws from a pool that holds no card"
            for made in self._makes(card, reach):
                if made.id in makers:
                    continue
                makers[made.id] = card.id
                if not self.has_text(made.id):
                    way = self._way(card.id, makers)
                    return f"{way} makes {self._named(made.id)}, whose text is not implemented"
                left.append(made)
        return ""

    def _reach(self, card: Card) -> Reach:
        found = self._reached.get(card.id)
        if found is None:
            found = self._reached[card.id] = reach_of(self._scripts.find(card, card.id))
        return found

    def _makes(self, card: Card, reach: Reach) -> Iterator[Card]:
        """The cards that a text names, and what the rules make of a card, if this build has them.

        A hero whose text brings a hero power has no other: what it prints is never in play.
        """
        script = self._scripts.find(card, card.id)
        brings = script is not None and script.brings_power
        power = card.hero_power if card.type == CardType.HERO and not brings else None
        left = (form for _, form in twins_of(self._cards, card.id, card.tags))
        part = self._cards.by_dbf(card.tags.get(QUEST_REWARD_DATABASE_ID, 0))
        ids = (*reach.strings, power or "", *left, next_drink(self._cards, card))
        made = {each: self._cards.get(each) for each in ids if each != card.hero_power or power}
        yield from (each for each in (*made.values(), part) if each is not None)

    def _way(self, card_id: str, makers: dict[str, str]) -> str:
        """How one comes to a card: "Kazakus (CFM_621) makes …, which"."""
        maker = makers[card_id]
        named = self._named(card_id)
        return f"{self._way(maker, makers)} makes {named}, which" if maker else named

    def _named(self, card_id: str) -> str:
        card = self._cards.get(card_id)
        return f"{card.name} ({card.id})" if card is not None else card_id


_NEEDS: deque[tuple[CardSet, Scripts, Needs]] = deque(maxlen=KEPT)


def needs_of(cards: CardSet, scripts: Scripts) -> Needs:
    """What the cards of a build need; remembered, for it does not change."""
    for known, texts, needs in _NEEDS:
        if known is cards and texts is scripts:
            return needs
    found = Needs(cards, scripts)
    _NEEDS.append((cards, scripts, found))
    return found
