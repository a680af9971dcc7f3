"""What an action is called, wherever one is named.

``attack River Crocolisk #46 at Murloc Raider #14``: the names are those at its beginning. A card
that is hidden then has the name that it turns out to have, and a card without a name its id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.carddb.text import plain
from hsreplay_sim.report.model import EntityRef

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.replay.fold import Fold
    from hsreplay_sim.report.model import GameReport


_CARD_ID = re.compile(r"\b[A-Za-z0-9]+_\w+")
"""What may be a card id."""


class Title(NamedTuple):
    """An action by name: `text`, the card that acts, and the target that was chosen."""

    text: str
    actor: EntityRef | None = None
    target: EntityRef | None = None


def title_of(verb: str, actor: EntityRef | None, target: EntityRef | None) -> Title:
    """The title of what `actor` does; None is no card, or none at all."""
    words = [verb]
    for card, link in ((actor, ""), (target, "at")):
        if card is not None:
            words += [link, card.name or card.card_id, f"#{card.id}"]
    return Title(" ".join(filter(None, words)), actor, target)


def text_of(card: Card | None) -> str:
    """``Flamestrike: Deal 4 damage to all enemy minions.``; "" where no card acts."""
    return f"{card.name}: {plain(card.text)}" if card is not None and card.text else ""


def named(text: str, cards: CardSet) -> str:
    """A sentence with the name before each card id: ``generate: Frost Nova (CS2_026)``."""

    def name(found: re.Match[str]) -> str:
        card = cards.get(found[0])
        return f"{card.name} ({found[0]})" if card is not None else found[0]

    return _CARD_ID.sub(name, text)


def names_in(report: GameReport, cards: CardSet) -> dict[str, str]:
    """Card id → name, for every id that a report gives."""
    ids = set(report.tally.unimplemented)
    for each in report.differences:
        ids.update((*each.block.split()[1:], *each.beside))
        ids.update(value for value in (each.logged, each.simulated) if isinstance(value, str))
        ids.update(ref.card_id for ref in (each.entity, each.actor, each.target) if ref)
    found = {card_id: cards.get(card_id) for card_id in sorted(ids)}
    return {card_id: card.name for card_id, card in found.items() if card is not None}


class Names(NamedTuple):
    """The names of a recording's cards at the present place of `fold`.

    `later` maps hidden entities to the card they turn out to be; `cards` has the names of the
    build.
    """

    fold: Fold
    later: Mapping[int, str]
    cards: CardSet

    def title(self, action: Action) -> Title:
        """The title of an action that begins here."""
        return title_of(action.kind, self.ref(action.entity), self.ref(action.target))

    def text(self, action: Action) -> str:
        """Name and text of the card that acts."""
        actor = self.ref(action.entity)
        return text_of(self.cards.get(actor.card_id)) if actor is not None else ""

    def ref(self, entity: int) -> EntityRef | None:
        """A card by id and name; None for the game, a player and nothing."""
        if not entity or entity == self.fold.game or entity in self.fold.players:
            return None
        card_id = self.fold.state.cards.get(entity) or self.later.get(entity, "")
        card = self.cards.get(card_id)
        return EntityRef(entity, card_id, card.name if card is not None else "")


def strange_choices(count: int) -> list[str]:
    """What limits a recording with so many choices of a type that nobody knows, if any."""
    return [f"{count} choice{'s' * (count != 1)} of a type that nobody knows"] * bool(count)
