"""Small engines that are checked in these tests: good ones of every kind, and wrong ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.protocol import (
    NONE_OF_THEM,
    OWN_IDS,
    Answers,
    Changes,
    Description,
    EntityState,
    Move,
    Question,
)
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import ZONE, ZONE_POSITION
from proof.mutants import Mutant, mutated

FAULTS = {
    "nobody strikes back": Mutant(
        (120,), "nobody strikes back", "engine.moves.attack:_exchange",
        "answer = defender.tags.get(ATK, 0)", "answer = 0",
    ),
    "places are not closed up": Mutant(
        (14,), "places behind a gap are not closed up", "engine.rules.zones:close_gap",
        "if at > position:", "if at > position + 1:",
    ),
    "no new crystal": Mutant(
        (42,), "no new crystal", "engine.moves.turn:_refill",
        "game.add(player, RESOURCES, 1)", "pass",
    ),
}  # fmt: skip
"""What a wrong engine does → the rule that is broken in it."""


class Wrong(OwnEngine):
    """Our engine with one rule broken; the one that goes along is whole."""

    def __init__(self, fault: Mutant) -> None:
        super().__init__()
        self._fault = fault

    def apply(self, move: Move, answers: Answers) -> Changes:
        with mutated(self._fault):
            return super().apply(move, answers)


class Plain(OwnEngine):
    """Our engine as one that writes no packets, and numbers what it makes by itself."""

    def describe(self) -> Description:
        return Description("plain", "1")

    def apply(self, move: Move, answers: Answers) -> Changes:
        own = _OwnIds(answers)
        changes = super().apply(move, own)
        return replace(changes, packets=None)


class Reversed(Plain):
    """The same, listing what it made from the last to the first."""

    def apply(self, move: Move, answers: Answers) -> Changes:
        changes = super().apply(move, answers)
        return replace(changes, created=changes.created[::-1])


PLACE = (ZONE, ZONE_POSITION)


class Manaless(Plain):
    """The same, which has no tags of players, and keeps no dead."""

    def describe(self) -> Description:
        return Description(
            "manaless", "1", types={CardType.PLAYER: frozenset()},
            places={Zone.GRAVEYARD: frozenset(PLACE)},
        )  # fmt: skip

    def apply(self, move: Move, answers: Answers) -> Changes:
        changes = super().apply(move, answers)
        dead = {each for each, tag, value in changes.tags if (tag, value) == (ZONE, Zone.GRAVEYARD)}
        kept = (each for each in changes.tags if each[0] not in dead or each[1] in PLACE)
        return replace(changes, tags=tuple(kept))


class _OwnIds:
    """The answers but for the ids, which are the engine's own."""

    def __init__(self, answers: Answers) -> None:
        self._answers, self._made = answers, OWN_IDS

    def __call__(self, question: Question) -> int:
        if question.kind == "id":
            self._made += 1
            return self._made
        return self._answers(question)

    def card(self, question: Question) -> str:
        return self._answers.card(question)


class ByRange(Plain):
    """The same, asking for places instead of entities."""

    def apply(self, move: Move, answers: Answers) -> Changes:
        return super().apply(move, _Ranges(answers))


class _Ranges:
    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    def __call__(self, question: Question) -> int:
        if question.kind != "entities":
            return self._answers(question)
        last = len(question.entities) - 1
        return self._answers(Question("range", question.source, low=0, high=last))

    def card(self, question: Question) -> str:
        return self._answers.card(question)


class Blind(Plain):
    """The same, drawing its own random numbers."""

    def __init__(self) -> None:
        super().__init__()
        self._random = random.Random(20)

    def describe(self) -> Description:
        return Description("blind", "1", chance="blind")

    def apply(self, move: Move, answers: Answers) -> Changes:
        return super().apply(move, _Drawn(self._random, answers))


class Seeded(Blind):
    """The same, with a seed."""

    def describe(self) -> Description:
        return Description("seeded", "1", chance="seeded")

    def seed(self, number: int) -> None:
        self._random = random.Random(number)


class _Drawn:
    """Chance is drawn, and what a player chooses is asked."""

    def __init__(self, drawn: random.Random, answers: Answers) -> None:
        self._random, self._answers = drawn, answers

    def __call__(self, question: Question) -> int:
        if question.kind == "id" or question.purpose == "choose":
            return self._answers(question)
        if question.kind == "range":
            return self._random.randint(question.low, question.high)
        candidates: Sequence[Any] = question.candidates
        return self._random.randrange(len(candidates)) if candidates else NONE_OF_THEM

    def card(self, question: Question) -> str:
        return self._random.choice(question.cards) if question.cards else ""


class Raising(OwnEngine):
    """Our engine, with an error in every attack."""

    def apply(self, move: Move, answers: Answers) -> Changes:
        if move.kind == "attack":
            raise KeyError("no such attacker")
        return super().apply(move, answers)


class Hoarder(OwnEngine):
    """Our engine, which makes a thousand times as much as anybody."""

    def apply(self, move: Move, answers: Answers) -> Changes:
        changes = super().apply(move, answers)
        if move.kind != "attack":
            return changes
        return replace(changes, created=(EntityState(-1, "EX1_165"),) * 100_000)


class Nonsense(OwnEngine):
    """Our engine, with text where numbers belong."""

    def apply(self, move: Move, answers: Answers) -> Changes:
        changes = super().apply(move, answers)
        wrong: Any = (("hero", "DAMAGE", "many"),)
        return replace(changes, tags=wrong) if move.kind == "attack" else changes


class Endless(OwnEngine):
    """Our engine, which never stops to ask."""

    def apply(self, move: Move, answers: Answers) -> Changes:
        while move.kind == "attack":
            answers(Question("range", high=1))
        return super().apply(move, answers)


class Forgetful(OwnEngine):
    """Our engine as one of cards without text only."""

    def describe(self) -> Description:
        return Description("plain cards", cards=frozenset(), plain=True, packets=True)
