"""What an engine does with the protocol, and what it lacks, over a recorded game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from hsreplay_sim.adapter.driver.answers import Recorded
from hsreplay_sim.adapter.protocol import (
    Answers,
    Changes,
    Description,
    Engine,
    Lockstep,
    Move,
    Seeded,
    State,
)
from hsreplay_sim.adapter.session import Session, copied
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.verifier.step import Fault


class Finding(NamedTuple):
    """A result of a check. `grade` is ``ok``, ``note`` or ``bad``."""

    grade: str
    text: str


@dataclass(slots=True)
class Tried:
    """What became of the moves of one kind."""

    done: int = 0
    unsupported: dict[str, int] = field(default_factory=dict)
    """What the engine says of a move that it cannot do → how often."""
    faults: dict[Fault, int] = field(default_factory=dict)


class Probe(Session):
    """A session in which each move is played twice, and looked at."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.moves: dict[str, Tried] = {}
        self.seconds, self.played = 0.0, 0
        self.other_twice: list[str] = []
        """Moves that had other changes when they were played again from the same state."""
        self.asked, self.unmatched, self.unasked = 0, 0, 0
        """Questions that it asked; those that our engine does not ask; moves in which ours asks
        and this one does not."""
        self.unknown: set[int] = set()
        self.partly = 0
        """The tags of which it says nothing somewhere, and the moves in which it does so."""

    @property
    def is_gone(self) -> bool:
        """A check goes on to the end."""
        return False

    def play(self, state: State, move: Move, answers: Answers, seed: int) -> Changes | Fault:
        """Let the engine play a move, and the same move again."""
        assert isinstance(answers, Recorded)
        again = answers.anew()
        began = time.monotonic()
        found = super().play(copied(state), move, answers, seed)
        self.seconds += time.monotonic() - began
        self.played += 1
        tried = self.moves.setdefault(move.kind, Tried())
        if isinstance(found, Fault):
            tried.faults[found] = tried.faults.get(found, 0) + 1
            return found
        if found.unsupported:
            tried.unsupported[found.unsupported] = tried.unsupported.get(found.unsupported, 0) + 1
            return found
        tried.done += 1
        self._count(answers, found)
        if self.description.chance != "blind":
            if super().play(state, move, again, seed) != found:
                self.other_twice.append(f"{move.kind} of {move.entity}")
        return found

    def _count(self, answers: Recorded, found: Changes) -> None:
        self.asked += answers.asked
        self.unmatched += answers.unmatched
        self.unasked += answers.is_silent
        self.unknown |= {tag for _, tag in found.unknown}
        self.partly += bool(found.unknown)


def findings(probe: Probe) -> Iterator[Finding]:
    """What a probe has found, when its games are over."""
    yield from _described(probe.description, probe.engine)
    for kind, tried in probe.moves.items():
        yield from _tried(kind, tried)
    if not any(tried.done for tried in probe.moves.values()):
        yield Finding("bad", "not one move was done")
        return
    if probe.other_twice:
        yield Finding("bad", _repeats(probe))
    elif probe.description.chance != "blind":
        yield Finding("ok", "the same move from the same state has the same changes")
    if probe.partly:
        names = ", ".join(tag_name(each) for each in sorted(probe.unknown))
        yield Finding("note", f"{probe.partly} moves in which it says nothing of some {names}")
    yield from _asked(probe)
    yield Finding("ok", f"{1_000 * probe.seconds / probe.played:.1f} ms for each move")


def _described(description: Description, engine: Engine) -> Iterator[Finding]:
    name = f"{description.name} {description.version}".strip()
    build = f"build {description.build}" if description.build else "any build"
    said = f"{name}, protocol {description.protocol}, {build}, chance {description.chance}"
    yield Finding("ok" if description.name else "bad", said)
    lists = (("cards", description.cards), ("tags", description.tags), ("zones", description.zones))
    counts = ", ".join(f"{'all' if has is None else len(has)} {what}" for what, has in lists)
    plain = ", and cards without text" if description.plain else ""
    yield Finding("ok", f"it models {counts}{plain}")
    if description.chance == "seeded" and not isinstance(engine, Seeded):
        yield Finding("bad", "chance is seeded, and there is no seed(number)")
    if description.lockstep and not isinstance(engine, Lockstep):
        yield Finding("bad", "it says lockstep, and there is no start or take_over")
    for has, what in (
        (description.packets, "packets: the order of its changes is not compared"),
        (description.lockstep, "lockstep: it is asked about steps"),
    ):
        if not has:
            yield Finding("note", f"without {what}")


def _tried(kind: str, tried: Tried) -> Iterator[Finding]:
    if tried.done:
        yield Finding("ok", f"{kind}: {tried.done} done")
    for why, times in tried.unsupported.items():
        yield Finding("note", f"{kind}: {times} not supported: {why}")
    for fault, times in tried.faults.items():
        yield Finding("bad", f"{kind}: {times} failed: {fault.code} {fault.words}")


def _repeats(probe: Probe) -> str:
    first, more = probe.other_twice[0], len(probe.other_twice) - 1
    beside = f" and {more} more" if more else ""
    return f"other changes when it is played again from the same state: {first}{beside}"


def _asked(probe: Probe) -> Iterator[Finding]:
    if probe.description.chance != "told":
        return
    yield Finding("ok", f"it asked {probe.asked} questions")
    if probe.unmatched:
        yield Finding("note", f"{probe.unmatched} questions that our own engine does not ask")
    if probe.unasked:
        yield Finding("note", f"{probe.unasked} moves in which ours asks, and it does not")


def of_lockstep(session: Session, asked: int) -> Finding:
    """What an engine did in lockstep, when its last game is over."""
    counts = session.counts
    failed = f", {counts.failed} failed" if counts.failed else ""
    text = f"lockstep: {asked} moves{failed}, recorded states taken over: {counts.taken_over}"
    return Finding("bad" if counts.failed else "ok", text)
