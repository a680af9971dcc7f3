"""Actions of which a text was adopted: whether what stands beside it is compared.

Two things are asked of every recording. In how many of the actions with an adopted block, that are
not judged as a whole, was the rest compared? And does anything cosmetic put an action off: a card
that takes no part in play, or one that only looks other than a card whose text is written?
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from unittest.mock import patch

from hsreplay_sim.base.enums import COSMETIC
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier import run
from hsreplay_sim.verifier.booking import Books
from hsreplay_sim.verifier.judge.evidence import Evidence, Judgement
from hsreplay_sim.verifier.judge.verdict import withheld

GUESSED = "a question that the log does not answer"
ALONE = "the form of a switch was chosen for its sake"
NOTHING = "nothing else was predicted"


@dataclass(slots=True)
class Beside:
    """What was found in the unverifiable actions with an adopted block of a game."""

    actions: int = 0
    compared: int = 0
    why: Counter[str] = field(default_factory=Counter)
    """Why the rest of the others was not compared."""
    cosmetic: list[str] = field(default_factory=list)
    """Actions that something cosmetic puts off: address and card."""


def beside(game: Recording) -> Beside:
    """All of a game."""
    heard: dict[int, list[tuple[int, Evidence, Judgement]]] = defaultdict(list)
    booked = Books.action

    def action(books: Books, step: int, evidence: Evidence, judgement: Judgement) -> None:
        heard[id(books.report)].append((step, evidence, judgement))
        booked(books, step, evidence, judgement)

    with patch.object(Books, "action", action):
        report = run.verify_game(game)
    found, build = Beside(), report.card_build or 0
    for step, evidence, judgement in heard[id(report)]:
        adopted = evidence.adopted or evidence.texts or evidence.refused
        if judgement.outcome is not Outcome.UNVERIFIABLE or not adopted or is_lost(evidence):
            continue
        found.actions += 1
        found.compared += judgement.partly
        if not judgement.partly:
            found.why[why_not(evidence, judgement)] += 1
        where = f"{game.path.rpartition('/')[2]}:{game.index}@{step}"
        cosmetic = (each for each in sorted(evidence.texts) if is_cosmetic(each, build))
        found.cosmetic += (f"{where} {each}" for each in cosmetic)
    return found


def is_lost(evidence: Evidence) -> bool:
    """Whether nothing of the action was simulated, so that there is no adopted block."""
    return evidence.damaged or evidence.resets


def why_not(evidence: Evidence, judgement: Judgement) -> str:
    """Why the rest of an action says nothing."""
    if withheld(evidence) is not None:
        return str(judgement.reason)
    if evidence.asked > evidence.answered:
        return GUESSED
    if evidence.explains_itself:
        return ALONE
    return str(judgement.reason) if evidence.predicted else NOTHING


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
