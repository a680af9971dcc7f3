"""References in brackets, and what a client says in them and nowhere else: the names of cards.

`[entityName=Wisp id=7 zone=HAND zonePos=2 cardId=CS2_231 player=1]`, before 2018 `name=`. A card
that is not known has the name UNKNOWN ENTITY or, until 2016, none. In 2014 a choice is
`UNKNOWN ENTITY [id=30 type=MINION zone=HAND zonePos=1]`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from hsreplay_sim.formats.powerlog.shapes.forms import ENTITY_NAME, NAMELESS_CARD, UNKNOWN_ENTITY

_TAIL = re.compile(r"id=(\d+) .*player=(\d+)\]", re.ASCII)
_OF_2014 = re.compile(r"UNKNOWN ENTITY \[id=(\d+) type=\w+ zone=\w+ zonePos=\d+\]", re.ASCII)


class Brackets:
    """Reads the references of one game; each text is read once."""

    def __init__(self) -> None:
        self.card_names: dict[str, str] = {}
        """Card id → the name that stands with it first; an entity may have one of its own later.

        "" where the client has none in its language.
        """
        self.cards: dict[int, str] = {}
        """Entity → the card that stands with it last."""
        self.shown: set[tuple[int, str]] = set()
        """Entity and card as packets tell them."""
        self.signs: set[str] = set()
        """What dates the log by how it refers to entities."""

    def only_named(self) -> dict[int, str]:
        """Entity → the card that references name and no packet shows."""
        named = {each: card for each, card in self.cards.items() if card}
        return {each: card for each, card in named.items() if (each, card) not in self.shown}

    def named_also_by(self, others: Mapping[str, str]) -> dict[str, str]:
        """The names, and those that another stream has for cards of this game."""
        cards = sorted({card for _, card in self.shown} & others.keys())
        named = {card: others[card] for card in cards if not self.card_names.get(card)}
        return self.card_names | named

    def read(self, text: str) -> tuple[int, int] | None:
        """The entity and the PLAYER_ID of its controller, 0 if it is not told; None for no card."""
        if not text.endswith("]"):
            return None
        if not text.startswith("["):
            old = _OF_2014.fullmatch(text)
            return (int(old[1]), 0) if old is not None else None
        start = max(text.rfind(" id="), text.rfind("[id=")) + 1
        found = _TAIL.fullmatch(text, start) if start else None
        if found is None:
            return None
        entity = int(found[1])
        label, _, name = text[1 : start - 1].partition("=")
        if label == ENTITY_NAME:
            self.signs.add(ENTITY_NAME)
        if name == NAMELESS_CARD:
            self.signs.add(UNKNOWN_ENTITY)
        card = text.rpartition("cardId=")[2].partition(" ")[0]
        if card and label and not self.card_names.get(card):
            self.card_names[card] = name
        self.cards[entity] = card
        return entity, int(found[2])
