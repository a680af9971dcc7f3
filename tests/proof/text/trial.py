"""What becomes of planted errors: the public verdict on each action, before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import hsreplay_sim as hs
from proof.text.blocks import block, deaths_exchanged, is_of_a_text, option
from proof.text.blocks_again import (
    block_again,
    chosen_otherwise,
    draw_of_another,
    empty_block,
    move_again,
    triggers_exchanged,
)
from proof.text.descriptions import (
    card,
    cost_of_the_other,
    creation,
    hide,
    is_enchantment,
    is_in_hand_or_deck,
    is_in_play,
    keyword_left_out,
    tag,
)
from proof.text.listed import REPRINTED, is_listed
from proof.text.log import Log
from proof.text.plants import Kind, Plant, is_shown_number, is_summed_up
from proof.text.values import (
    attack_target,
    defending,
    doubled,
    is_enchantment_at,
    moved_over,
    moved_to_a_block,
    names_an_enchantment,
    nowhere,
    proposed_defender,
    value,
)

REPORTED = "reported"
"""The report lists a difference of the action, diverged or unexplained; of an option: its decision
is among the option differences."""
BY_LAW = "by a law"
"""Nothing differs in the action, but the recording now contradicts itself there."""
FOUND = (REPORTED, BY_LAW)
VERIFIED = "verified"
ADOPTED = ("hidden", "unimplemented")
CRASHED = "crashed:"
LATER = "later"
"""The action still verifies, and another one does not agree instead."""
APART = "listed"
"""Verified, as it should be: the error changes nothing that the seat can know."""

CHANGE, CREATED, SHOWN = "TAG_CHANGE", "FULL_ENTITY", "SHOW_ENTITY"
BECOMES, HIDDEN, BLOCK, OPTION = "CHANGE_ENTITY", "HIDE_ENTITY", "BLOCK", "OPTION"
CHOSEN = "CHOSEN"

KINDS: dict[str, tuple[str, Kind]] = {
    "card changed into": (BECOMES, card(BECOMES)),
    "tag of a change": (BECOMES, tag(BECOMES)),
    "block FATIGUE": (BLOCK, block("FATIGUE")),
    "hiding": (HIDDEN, hide),
    "creation of an enchantment": (CREATED, creation(is_enchantment)),
    "creation in hand or deck": (CREATED, creation(is_in_hand_or_deck)),
    "creation in play": (CREATED, creation(is_in_play)),
    "card created": (CREATED, card(CREATED)),
    "tag of a creation": (CREATED, tag(CREATED)),
    "card shown": (SHOWN, card(SHOWN)),
    "cost of the other seat": (SHOWN, cost_of_the_other),
    "block DEATHS": (BLOCK, block("DEATHS")),
    "block POWER": (BLOCK, block("POWER")),
    "block TRIGGER": (BLOCK, block("TRIGGER")),
    "attack target": (BLOCK, attack_target),
    "chosen otherwise": (CHOSEN, chosen_otherwise),
    "triggers exchanged": (BLOCK, triggers_exchanged),
    "draw of another": (BLOCK, draw_of_another),
    "block again": (BLOCK, block_again),
    "empty block": (BLOCK, empty_block),
    "move again": (BLOCK, move_again),
    "keyword left out": (SHOWN, keyword_left_out),
    "proposed defender": (CHANGE, proposed_defender),
    "defending": (CHANGE, defending),
    "tag of a showing": (SHOWN, tag(SHOWN)),
    "value": (CHANGE, value),
    "nowhere": (CHANGE, nowhere),
    "doubled": (CHANGE, doubled),
    "moved over": (CHANGE, moved_over),
    "deaths exchanged": (CHANGE, deaths_exchanged),
    "moved to a block": (CHANGE, moved_to_a_block),
    "option": (OPTION, option),
}
"""Name → (the statements it is planted in, how): those that find few places come first."""


@dataclass(frozen=True, slots=True)
class Tried:
    """One planted error and what became of it."""

    where: str
    kind: str
    was: str
    now: str
    outcome: str
    """`REPORTED`, `BY_LAW`, `LATER`, `VERIFIED`, `APART`, or why the action is not judged."""

    def text(self) -> str:
        """One line for people."""
        return f"{self.where} {self.kind}: {self.was} -> {self.now}: {self.outcome}"


@dataclass(slots=True)
class Verdicts:
    """What is said of a game: the outcome of each step, and the decisions told as differing."""

    outcomes: dict[int, str]
    options: dict[int, list[object]] = field(default_factory=dict)
    """What is told of the options of a decision."""
    adopted: frozenset[int] = frozenset()
    """Actions of which a text is adopted, and nothing else differs."""
    not_judged: frozenset[tuple[int, int]] = frozenset()
    """(step, entity): the options of which the report says that nobody judged them."""
    differing: frozenset[int] = frozenset()
    """Actions of which a difference is listed."""
    broken: frozenset[int] = frozenset()
    """Actions in which the recording contradicts itself."""
    reprinted: tuple[str, ...] = ()
    """The flags that name cards whose cost or stats nobody can tell."""

    @classmethod
    def of(cls, game: hs.Recording) -> Verdicts:
        """Verify a game."""
        report = hs.verify(game)
        said = {step: str(outcome) for step, outcome in report.outcomes.items()}
        flags = tuple(flag for flag in report.flags if flag.startswith(REPRINTED))
        apart = frozenset(report.options_not_judged)
        adopted = frozenset(step for step, word in said.items() if word in ADOPTED)
        differing = frozenset(each.step for each in report.differences)
        broken = frozenset(each.step for each in report.contradictions)
        found = cls(said, {}, adopted, apart, differing, broken, flags)
        for each in report.option_differences:
            step = hs.Address.parse(each.address).step
            found.options.setdefault(step, []).append(each)
        return found

    def said(self, step: int) -> str:
        """What is said of an action: `REPORTED`, `BY_LAW`, or its outcome."""
        outcome = self.outcomes.get(step, "gone")
        if outcome in _FAILS and step in self.differing:
            return REPORTED
        return BY_LAW if outcome in _FAILS and step in self.broken else outcome

    @property
    def failing(self) -> set[int]:
        """The actions that do not agree."""
        return {step for step, outcome in self.outcomes.items() if outcome in _FAILS}


def kinds_in(lines: list[str], kinds: Sequence[str]) -> list[str]:
    """Those kinds of whose statements the text of a game holds one at least."""
    statements = Log.read(lines).statements
    held = {each.value if each.kind == BLOCK else each.kind for each in statements} | {BLOCK}
    heads = {kind: kind.partition("block ")[2] or KINDS[kind][0] for kind in kinds}
    return [kind for kind in kinds if heads[kind] in held]


class Game:
    """A game in which errors are planted.

    They are planted in verified actions or, `outside`, beside the adopted texts of others.
    """

    def __init__(self, name: str, lines: list[str], outside: bool = False) -> None:
        self.name = name
        self.log = Log.read(lines)
        whole = read(self.log.text({}))
        self.before = Verdicts.of(whole)
        self._spans, self._kinds = _actions_of(whole)
        steps = {step for step, said in self.before.outcomes.items() if said == VERIFIED}
        self._outside = outside
        self.log.sound = [
            at
            for at, each in enumerate(self.log.statements)
            if self._step_of(each.line, after=False) in (self.before.adopted if outside else steps)
            and not (outside and is_of_a_text(self.log, at))
        ]

    def _step_of(self, line: int, after: bool) -> int:
        """The step that holds a line, from 0, or that stands before it; 0 for none."""
        found = 0
        for step, (first, last) in enumerate(self._spans, 1):
            if first <= line + 1:
                found = step if after or line + 1 <= last else 0
        return found

    def plants(self, random: Random, count: int, chosen: Sequence[str]) -> list[Tried]:
        """Up to `count` errors, one at a time: the rare kinds first, then the others in turn."""
        kinds = [kind for kind in KINDS if kind in chosen]
        if not self.log.sound:
            return []
        start = random.randrange(len(kinds))
        turn = [*kinds[:_RARE], *kinds[start:], *kinds[:start]]
        tried: list[Tried] = []
        for kind in turn:
            found = self._plant(kind, random) if len(tried) < count else None
            if found is not None:
                tried.append(found)
        return tried

    def more(self, random: Random, count: int, chosen: Sequence[str]) -> list[Tried]:
        """Up to `count` errors of each kind, several of them in one statement if need be."""
        tried: list[Tried] = []
        for kind in chosen:
            plants: dict[tuple[int, str], Plant] = {}
            places = self._places(kind) * count
            for at in random.sample(places, min(len(places), _ATTEMPTS)):
                plant = self._fitting(kind, at, random) if len(plants) < count else None
                if plant is not None:
                    plants[plant.line, plant.now] = plant
            tried += (self._tried(kind, plant) for plant in plants.values())
        return tried

    def _places(self, kind: str) -> list[int]:
        """Where a kind may apply: in actions that verify; of an option, in a decision."""
        head = KINDS[kind][0]
        if head == OPTION:
            return self._options()
        return [at for at in self.log.sound if self.log.statements[at].kind == head]

    def _options(self) -> list[int]:
        """The options that are judged, of each decision that a verified action leads to."""
        last: dict[int, list[int]] = {}
        for at, each in enumerate(self.log.statements):
            if each.kind == OPTION:
                listed = last.setdefault(self._step_of(each.line, after=True), [])
                if each.opens:
                    listed.clear()
                listed.append(at)
        decided = (step for step in last if step and self._kinds[step - 1] not in _NO_DECISION)
        said, apart = self.before.outcomes, self.before.not_judged
        return [
            at
            for step in decided
            if said.get(step) == VERIFIED
            for at in last[step]
            if (step, int(self.log.statements[at].entity or 0)) not in apart
        ]

    def _plant(self, kind: str, random: Random) -> Tried | None:
        places = self._places(kind)
        for at in random.sample(places, min(len(places), _ATTEMPTS)):
            plant = self._fitting(kind, at, random)
            if plant is not None:
                return self._tried(kind, plant)
        return None

    def _fitting(self, kind: str, at: int, random: Random) -> Plant | None:
        """An error of this kind in a statement, if it may be planted there."""
        plant = KINDS[kind][1](self.log, at, random)
        return None if plant is None or (self._outside and self._is_inside(plant)) else plant

    def _is_inside(self, plant: Plant) -> bool:
        """Whether a text may hold what is planted, or a line is moved into the block of one.

        An enchantment comes and goes with a text, and the numbers that a card shows are its text's.
        """
        lines = {each.line: at for at, each in enumerate(self.log.statements)}
        places = [lines[line] for line in plant.edits if line in lines]
        moved = len(plant.edits) == 2 and any(is_of_a_text(self.log, at) for at in places)
        of_a_text = any(is_enchantment_at(self.log, lines[line]) for line in self._first(plant))
        of_a_text |= names_an_enchantment(self.log, plant)
        return moved or of_a_text or is_summed_up(plant) or is_shown_number(plant)

    def _first(self, plant: Plant) -> list[int]:
        """The statement in which an error of one statement is planted."""
        heads = (each.line for each in self.log.statements if plant.line in each.lines)
        return list(heads)

    def _tried(self, kind: str, plant: Plant) -> Tried:
        step = self._step_of(plant.line, kind == "option")
        try:
            game = read(self.log.text(plant.edits))
            now = Verdicts.of(game)
            outcome = self._outcome(step, now, kind == "option")
            there = now.said(_step_in(game, plant))
            if outcome not in FOUND and there in FOUND:
                outcome = there
        except Exception as error:
            outcome = f"{CRASHED} {type(error).__name__}"
        if outcome == VERIFIED and (is_listed(plant) or now.reprinted != self.before.reprinted):
            outcome = APART
        return Tried(f"{self.name}@{step}", kind, plant.was, plant.now, outcome)

    def _outcome(self, step: int, now: Verdicts, of_option: bool) -> str:
        if of_option:
            told = now.options.get(step) != self.before.options.get(step)
            return REPORTED if told else VERIFIED
        outcome = now.said(step)
        if outcome != self.before.outcomes[step]:
            return outcome
        return LATER if now.failing - self.before.failing else VERIFIED


def read(text: bytes) -> hs.Recording:
    """The text of one game as the program reads it."""
    recording = hs.load(text)[0]
    assert isinstance(recording, hs.Recording)
    return recording


def _actions_of(game: hs.Recording) -> tuple[list[tuple[int, int]], list[str]]:
    """The lines of each action, and its kind."""
    actions = game.actions
    return [each.lines for each in actions], [str(each.kind) for each in actions]


def _step_in(game: hs.Recording, plant: Plant) -> int:
    """The action that holds an error once it is planted: another step may begin there."""
    return step_of(game, plant.line + plant.behind)


def step_of(game: hs.Recording, line: int) -> int:
    """The action that holds a line, from 0; 0 for none."""
    spans, _ = _actions_of(game)
    held = (step for step, (first, last) in enumerate(spans, 1) if first <= line + 1 <= last)
    return next(held, 0)


_FAILS = ("diverged", "unexplained")

_NO_DECISION = ("deal",)
"""What is listed after these is not to be taken yet."""

_ATTEMPTS = 200
"""A kind applies to some of its statements only: another place is tried so often."""

_RARE = 8
"""So many kinds from the top of the table are tried in every game."""
