"""Edits that make a recording look damaged, placed in front of a divergence: none may hide it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

import hsreplay_sim as hs
from proof.text.log import Log
from proof.text.plants import CORE
from proof.text.trial import VERIFIED, Game, Verdicts, read, step_of
from proof.text.values import value

Edit = Callable[[Log, "Place", Random], "dict[int, list[str]] | None"]
"""From a log and a divergence to the lines that stand in place of others; None if there is none."""

_OPTIONS = re.compile(r"(DebugPrintOptions\(\) - +id=)(\d+)")
_CUT = 20
"""So many characters of what a cut line says are left."""
_NEAR = 60
"""An edit stands among so many statements in front of the action that diverges."""


DIVERGED = "diverged"


class Place(NamedTuple):
    """A divergence: its action's first line, from 0, and what the log calls what differs."""

    line: int
    entities: frozenset[str]
    tags: frozenset[str]


def _options(by: int) -> Edit:
    """The last list of options before the divergence has another number."""

    def edit(log: Log, place: Place, random: Random) -> dict[int, list[str]] | None:
        numbers = [(at, found) for at in range(place.line)
                   if (found := _OPTIONS.search(log.lines[at]))]  # fmt: skip
        if len(numbers) < 2 or int(numbers[-1][1][2]) + by < 1:
            return None
        at, found = numbers[-1]
        text = log.lines[at]
        now = f"{found[1]}{int(found[2]) + by}"
        return {at: [text[: found.start()] + now + text[found.end() :]]}

    return edit


def _before(log: Log, place: Place) -> list[int]:
    """The changes in front of the divergence, of other entities than differ in it."""
    near = [each for each in log.statements if each.line < place.line][-_NEAR:]
    return [each.line for each in near
            if each.kind == "TAG_CHANGE" and each.entity not in place.entities]  # fmt: skip


def _cut(log: Log, place: Place, random: Random) -> dict[int, list[str]] | None:
    """A change in front of the divergence is cut off."""
    lines = _before(log, place)
    if not lines:
        return None
    at = random.choice(lines)
    head, call, message = log.lines[at].partition("() - ")
    indent = len(message) - len(message.lstrip())
    return {at: [f"{head}{call}{message[: indent + _CUT]}\n"]}


def _garbage(log: Log, place: Place, random: Random) -> dict[int, list[str]] | None:
    """A change of another tag of somebody unknown stands before the action, or opens it."""
    lines = [*_before(log, place), place.line]
    at = random.choice(lines)
    head, call, _ = log.lines[at].partition("() - ")
    tag = random.choice(sorted(CORE - place.tags))
    text = f"{head}{call}TAG_CHANGE Entity=Nobody at all tag={tag} value=1\n"
    return {at: [log.lines[at], text]}


def _setup(log: Log) -> Iterator[int]:
    """The creations of cards before the first block."""
    for at, each in enumerate(log.statements):
        if each.kind == "BLOCK":
            return
        if each.kind == "FULL_ENTITY" and each.details:
            yield at


def _aged(log: Log, place: Place, random: Random) -> dict[int, list[str]] | None:
    """A card of the setup has NUM_TURNS_IN_PLAY=2."""
    made = [log.statements[at] for at in _setup(log)]
    made = [each for each in made if each.entity not in place.entities]
    if not made:
        return None
    line, tag, value = random.choice(made).details[0]
    text = log.lines[line]
    more = text.replace(f"tag={tag} value={value}", "tag=NUM_TURNS_IN_PLAY value=2")
    return {line: [text, more]}


def _flipped(log: Log, place: Place, random: Random) -> dict[int, list[str]] | None:
    """A card or a player belongs to the other player, before the mulligan."""
    lines = []
    for each in log.statements:
        if each.tag == "MULLIGAN_STATE" or each.line >= place.line:
            break
        if each.entity in place.entities:
            continue
        lines += [line for line, tag, value in each.details if tag == "CONTROLLER"]
        lines += [each.line] if each.tag == "CONTROLLER" else []
    if not lines:
        return None
    at = random.choice(lines)
    text = log.lines[at]
    was = re.search(r"tag=CONTROLLER value=([12])", text)
    if was is None:
        return None
    return {at: [text.replace(was[0], f"tag=CONTROLLER value={3 - int(was[1])}")]}


EDITS: dict[str, tuple[str, Edit]] = {
    "options +1": ("the number of one list of options is one more", _options(1)),
    "options -2": ("the number of one list of options is two less", _options(-2)),
    "cut": (f"a change is cut off after {_CUT} characters", _cut),
    "garbage": ("a change of an unknown name stands among them", _garbage),
    "aged": ("NUM_TURNS_IN_PLAY=2 on a card of the setup", _aged),
    "flipped": ("one CONTROLLER is the other player before the mulligan", _flipped),
}
"""Name → what it is, and the function that plans it."""


class Hidden(NamedTuple):
    """An edit in front of a divergence, and what is said of the divergence then."""

    where: str
    edit: str
    said: str
    """The outcome of the action: "diverged" if the divergence is not hidden."""
    verified: int
    """How many actions more verify than without the edit."""
    accused: int
    """How many other actions diverge because of the edit alone."""

    def text(self) -> str:
        """One line for people."""
        return f"{self.where} {self.edit}: {self.said}, {self.verified:+}, {self.accused} accused"


def hidden_by(game: Game, count: int, random: Random, edits: Sequence[str]) -> list[Hidden]:
    """Each edit in front of up to `count` divergences of a game: its own, then planted ones."""
    found: list[Hidden] = []
    for planted, place in islice(_divergences(game, random), count):
        plain = _verified(game.log.text(planted))[1]
        for name in edits:
            edit = EDITS[name][1](game.log, place, random)
            if edit is None or edit.keys() & planted.keys():
                continue
            more = sum(len(lines) - 1 for at, lines in edit.items() if at < place.line)
            replay, now = _verified(game.log.text(planted | edit))
            said = now.outcomes.get(step_of(replay, place.line + more), "gone")
            gains = [_count(now, word) - _count(plain, word) for word in (VERIFIED, DIVERGED)]
            gains[1] += said != DIVERGED
            found.append(Hidden(f"{game.name}:{place.line + 1}", name, said, *gains))
    return found


def _count(verdicts: Verdicts, word: str) -> int:
    return sum(each == word for each in verdicts.outcomes.values())


def _divergences(game: Game, random: Random) -> Iterator[tuple[dict[int, list[str]], Place]]:
    """Yield what is planted, and where it diverges: nothing at first, then one value at a time."""
    for place in _places(game, {}):
        yield {}, place
    for at in random.sample(game.log.sound, len(game.log.sound)):
        plant = value(game.log, at, random)
        if plant is not None:
            yield from ((plant.edits, each) for each in _places(game, plant.edits)[:1])


def _places(game: Game, planted: dict[int, list[str]]) -> list[Place]:
    """The divergences of a log with these lines, one for each action."""
    replay = read(game.log.text(planted))
    found = [each for each in hs.verify(replay).divergences if each.line]
    steps = {each.step: [every for every in found if every.step == each.step] for each in found}
    return [
        Place(
            replay.actions[step - 1].lines[0] - 1,
            frozenset(
                name for each in every if each.entity for name in _names(game, each.entity.id)
            ),
            frozenset(each.tag.name for each in every if each.tag),
        )
        for step, every in steps.items()
    ]


def _names(game: Game, entity: int) -> set[str]:
    """What the log calls an entity; any name of the game and the players if it is one of them."""
    named = {each.entity for each in game.log.statements if not each.entity.isdigit()}
    return {str(entity), *(named if game.log.kind_of(str(entity)) != "CARD" else ())}


def _verified(text: bytes) -> tuple[hs.Recording, Verdicts]:
    replay = read(text)
    return replay, Verdicts.of(replay)
