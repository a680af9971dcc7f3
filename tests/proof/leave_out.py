"""A class is taken away from a game in which it acts: no action may diverge for that.

What the engine does not model it has to leave open. So a pair is a recording and a card whose class
acts in it; the game is verified with the class and without it, and whatever diverges only without
it is a false accusation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from random import Random
from unittest.mock import patch

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards import registry
from hsreplay_sim.cards.reading.worn import Worn, worn
from hsreplay_sim.cards.registry import Registry, class_of, classes, scenario_of
from hsreplay_sim.replay.packets import DESCRIPTIONS, Block
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.revelations import revelations
from hsreplay_sim.report.model import GameReport, Verdict
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier import verification
from hsreplay_sim.verifier.judge.alive import PastTexts, alive
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate import simulation
from hsreplay_sim.verifier.simulate.adoption import is_idle
from hsreplay_sim.verifier.step import Step
from reading.trees import family, named_by, tree_of

CARD, HERO, PASSIVE, SCENARIO, TWO = "card", "hero of a mode", "passive", "scenario", "two cards"
KINDS = (CARD, HERO, PASSIVE, SCENARIO, TWO)

_OF_TEXTS = (BlockType.POWER, BlockType.TRIGGER)
_AT_WORK = (Zone.HAND, Zone.PLAY, Zone.SECRET)
_STATIC = frozenset((
    "aura", "keywords", "hero_keywords", "mate_keywords", "player_tags", "atk", "max_health",
    "cost", "always_atk", "spell_damage", "power_damage", "spell_power", "shared_spell_power",
    "own_number", "hand_number", "start_of_game", "starts", "cleaves", "attack_targets",
    "playable",
))  # fmt: skip
"""Slots that act without a block of their own."""
_HEROES = re.compile(r"\.modes\.\w+\.(bosses|boss_powers|powers|shadow_towers)$")


@dataclass(frozen=True, slots=True)
class Left:
    """What is left out of a game: the cards, none for the scenario."""

    kind: str
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.kind} {' and '.join(self.cards)}".strip()


@dataclass(frozen=True, slots=True)
class Accused:
    """An action that diverges only without the class."""

    address: str
    left: Left
    says: str

    def __str__(self) -> str:
        return f"{self.address} without {self.left}: {self.says}"


@dataclass(frozen=True, slots=True)
class Tried:
    """A pair: how many actions, how many are judged otherwise without it, and the accusations."""

    left: Left
    actions: int
    other: int
    unexplained: int
    """Actions that are unexplained without it and were not with it."""
    open_: int
    """Actions in which a difference would be unexplained whatever differs."""
    accused: tuple[Accused, ...]


def acting(game: Recording) -> dict[str, str]:
    """Card → kind, of those whose class acts in a game."""
    contents = Contents(game)
    cards = CardStore.open().at(game.build or 0)
    names = revelations(contents.telling, cards, {})
    acted = {
        names.get(each.entity, "")
        for each in contents.packets
        if type(each) is Block and each.kind in _OF_TEXTS and not is_idle(each)
    }
    there = {
        names.get(each.entity, "")
        for each in contents.moves
        if (dict(each.tags) if isinstance(each, DESCRIPTIONS) else {each.tag: each.value}).get(ZONE)
        in _AT_WORK
    }
    found = {}
    for card_id in sorted((acted | there) - {""}):
        definition = class_of(card_id) or class_of(CardStore.open().canonical(card_id))
        if definition is None or _is_enchantment(card_id):
            continue
        if card_id in acted or _STATIC & tree_of(definition).keys():
            found[definition.__name__] = _kind(definition)
    return found


def _kind(definition: type) -> str:
    if _HEROES.search(definition.__module__):
        return HERO
    return PASSIVE if ".modes." in definition.__module__ else CARD


@cache
def _is_enchantment(card_id: str) -> bool:
    card = CardStore.open().at().get(card_id)
    return card is not None and card.type == CardType.ENCHANTMENT


def pairs_of(game: Recording) -> list[Left]:
    """All that may be left out of a game, one card at a time, and its scenario."""
    found = [Left(kind, (card_id,)) for card_id, kind in acting(game).items()]
    shown = Contents(game).cards
    return found + [Left(SCENARIO)] * (scenario_of(shown) is not None)


def two_of(pairs: Sequence[Left], random: Random) -> Left | None:
    """Two cards at once, by chance; None if a game has but one."""
    cards = [card for each in pairs for card in each.cards]
    return Left(TWO, tuple(sorted(random.sample(cards, 2)))) if len(cards) > 1 else None


def belonging(card_id: str) -> frozenset[str]:
    """A card with its enchantments and its options: what one class file would not have either."""
    named = {*family(card_id), *named_by(classes()[card_id])}
    return frozenset(each for each in named if each.startswith(card_id) or _is_enchantment(each))


@contextmanager
def missing(left: Left) -> Iterator[None]:
    """The engine of the verifier without some classes."""
    gone = frozenset().union(*map(belonging, left.cards))
    store = CardStore.open()

    def without(card_id: str) -> type | None:
        return None if card_id in gone else class_of(card_id)

    def unread(card: Card) -> Worn | None:
        return None if {card.id, store.canonical(card.id)} & gone else worn(card)

    shared, own = simulation._registry(), Registry(store)
    own._found = {
        key: script
        for key, script in shared._found.items()
        if not {key[0], store.canonical(key[0])} & gone
    }
    none = scenario_of if left.kind != SCENARIO else lambda shown: None
    with (
        patch.object(registry, "class_of", without),
        patch.object(registry, "worn", unread),
        patch.object(simulation, "_registry", lambda: own),
        patch.object(simulation, "scenario_of", none),
    ):
        yield


def try_game(game: Recording, lefts: Sequence[Left]) -> list[Tried]:
    """Verify a game with all its classes, and without each of these."""
    whole = verify_game(game)
    if whole.verdict in (Verdict.UNSUPPORTED, Verdict.ERROR):
        return []
    return [_tried(game, whole, left) for left in lefts]


@contextmanager
def _counting() -> Iterator[dict[int, bool]]:
    """Note of each action whether a text is alive in it whatever differs."""
    found: dict[int, bool] = {}

    class Counting(PastTexts):
        def note(self, step: Step) -> None:
            found[step.action.step] = bool(alive(step, self.at_work()))
            super().note(step)

    with patch.object(verification, "PastTexts", Counting):
        yield found


def _tried(game: Recording, whole: GameReport, left: Left) -> Tried:
    with missing(left), _counting() as open_:
        report = verify_game(game)
    before, after = whole.outcomes, report.outcomes
    other = [step for step in after if after[step] != before.get(step)]
    says = {
        each.step: f"{each.code} {each.entity} {each.tag}: logged {each.logged}, "
        f"simulated {each.simulated}; {each.cause.text if each.cause else 'no cause'}"
        for each in reversed(report.divergences)
    }
    return Tried(
        left,
        len(after),
        len(other),
        sum(after[step] == Outcome.UNEXPLAINED for step in other),
        sum(open_.values()),
        tuple(
            Accused(f"{game.path.rpartition('/')[2]}:{game.index}@{step}", left, says[step])
            for step in other
            if after[step] == Outcome.DIVERGED
        ),
    )
