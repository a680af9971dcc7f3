"""Nothing cosmetic keeps an action from being judged, and nothing is unexplained beside it.

Cosmetic is a card that takes no part in play, and one that only looks other than a card whose text
is written.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache

from hsreplay_sim.base.enums import COSMETIC
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome, Reason
from proof.listening import verify_heard

BESIDE_TEXTS = (Outcome.UNEXPLAINED, Reason.UNIMPLEMENTED, Reason.HIDDEN)
"""What is said of an action in which a text without a class acts, or is alive."""


@dataclass(slots=True)
class Beside:
    """The actions of a game that a text without a class keeps from being judged."""

    actions: int = 0
    cosmetic: list[str] = field(default_factory=list)
    """Those of which a cosmetic card does: address and card."""


def beside(game: Recording) -> Beside:
    """All such actions of a game."""
    report, adopted = verify_heard(game, lambda step: step.adopted.cards)
    alive: dict[int, set[str]] = defaultdict(set)
    for each in report.unexplained:
        alive[each.step].update(each.beside)
    found, build = Beside(), report.card_build or 0
    for action, cards in zip(course_of(game.packets).actions, adopted, strict=False):
        if report.outcomes.get(action.step) not in BESIDE_TEXTS:
            continue
        found.actions += 1
        where = f"{game.path.rpartition('/')[2]}:{game.index}@{action.step}"
        texts = sorted(cards | alive[action.step])
        found.cosmetic += (f"{where} {each}" for each in texts if is_cosmetic(each, build))
    return found


def is_cosmetic(card_id: str, build: int) -> bool:
    """Whether a card is only to be looked at, or is one that is written under another picture."""
    store = CardStore.open()
    cards = store.at(build)
    card = cards.get(card_id)
    if card is None or card.type in COSMETIC or not card.text:
        return card is not None and card.type in COSMETIC
    registry = _registry()
    if registry.find(card, card_id) is not None:
        return False
    others = (cards.get(each) for each in store.ids_by_name(card.name) if each != card_id)
    return any(
        each is not None and _says(each) == _says(card) and registry.find(each, each.id) is not None
        for each in others
    )


def _says(card: Card) -> tuple[object, ...]:
    return card.type, card.text, card.cost, card.atk, card.health


@cache
def _registry() -> Registry:
    return Registry(CardStore.open())
