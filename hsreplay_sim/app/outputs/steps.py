"""The steps of a recording as JSON, a line each: state, action, answers, state, options.

``hsreplay-sim/steps/1``; the schema stands in docs/steps-1.schema.json. Any engine can be tested by
it: load `before`, do the `action`, answer by `answers`, compare with `after`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from hsreplay_sim.answers.asking import asked
from hsreplay_sim.app.look.places import games_of, place_of
from hsreplay_sim.base.address import Address, StrPath
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.output import write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.packets_json import dedented
from hsreplay_sim.replay.decisions.answers import Answer, Created
from hsreplay_sim.replay.decisions.choice import Choice, offered
from hsreplay_sim.replay.packets import Option
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.look.places import Game
    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.replay.walkthrough import ActionInfo

SCHEMA = "hsreplay-sim/steps/1"


class StateDocument(Struct, frozen=True):
    """A state as the recording knows it: what the viewer has not seen has no card and few tags."""

    cards: dict[int, str]
    """Entity → its card id, "" if hidden."""
    tags: dict[int, dict[int, int]]
    """Entity → GameTag → value; a tag that is absent is 0."""


class ActionDocument(Struct, frozen=True):
    """What a player did."""

    kind: str
    turn: int
    player: str
    title: str
    entity: int
    """The card that acts; of a mulligan, an end of turn or a concession the player, 0 if unsaid."""
    target: int
    """The chosen target; 0 without one."""
    choice: Choice
    lines: tuple[int, int]
    """The first and the last line of the file."""


class StepDocument(Struct, frozen=True):
    """A step of a game."""

    schema: str
    game: str
    """The address of the game; of the step it is this, ``@`` and `step`."""
    build: int | None
    """None where the recording does not state it."""
    step: int
    outcome: str
    """How our own engine did: verified, diverged, unexplained, or why the step is not judged."""
    action: ActionDocument
    before: StateDocument
    answers: tuple[Answer, ...]
    created: tuple[Created, ...]
    after: StateDocument
    options: tuple[Option, ...] | None
    """What was offered for this action; None for what the viewer was not offered."""


def schema() -> dict[str, Any]:
    """The JSON schema of a line."""
    return {"$id": SCHEMA, **dedented(msgspec.json.schema(StepDocument))}


def write_steps(text: StrPath, target: StrPath, archive: Archive | None = None) -> int:
    """Write the steps of a file, of a game or one of them to a path ("-": standard output).

    Gives the number of steps.

    Raises:
        InputError: the file cannot be read.
        UsageError: there is no such game or step.
        UnsupportedError: a game has no steps, or no states of them.
        OutputError: the target cannot be written.
    """
    written = 0

    def lines() -> Iterator[bytes]:
        nonlocal written
        for address, game, step in _meant(text, archive):
            for line in step_lines(game, address, step):
                written += 1
                yield line

    write_file(target, lines(), [Address.parse(text).path])
    return written


def _meant(text: StrPath, archive: Archive | None) -> Iterator[tuple[Address, Game, int]]:
    """The games that an address names, each with the step that it names (0: all)."""
    if _names_step(text):
        place = place_of(text, archive)
        whole = Address(place.address.path, place.address.game)
        yield whole, place.game, place.address.step
        return
    for address, game in games_of(text, archive):
        yield address, game, 0


def _names_step(text: StrPath) -> bool:
    """Whether an address names one step, and not whole games."""
    address = Address.parse(text)
    return bool(address.step or address.spot)


def step_lines(game: Game, address: Address, step: int = 0) -> Iterator[bytes]:
    """The steps of a game as lines, or the one with this number.

    Raises:
        UnsupportedError: a script holds no tags, so that its steps have no states.
    """
    if not isinstance(game, Recording):
        raise UnsupportedError("a script holds no states of its steps", SourceRef(address.path))
    report, answers = asked(game)
    walk = Walkthrough(game, build_of(game))
    for info in walk.actions[step - 1 : step] if step else walk.actions:
        number = info.step
        offer = offered(walk.course.actions, walk.course.actions[number - 1])
        outcome = report.outcomes.get(number, report.verdict)
        document = StepDocument(
            schema=SCHEMA, game=str(address), build=game.build, step=number,
            outcome=outcome.value, action=_action(info), before=_state(walk.state(number - 1)),
            answers=answers[number - 1].answers, created=answers[number - 1].created,
            after=_state(walk.state(number)), options=offer.options if offer else None,
        )  # fmt: skip
        yield _encode(document) + b"\n"


def _action(info: ActionInfo) -> ActionDocument:
    return ActionDocument(
        info.kind.value, info.turn, info.player, info.title, info.entity, info.target_entity,
        info.choice, info.lines,
    )  # fmt: skip


def _state(state: TagState) -> StateDocument:
    """A copy, as going on changes the state."""
    copy = state.snapshot()
    return StateDocument(copy.cards, copy.tags)


def _plain(value: Any) -> Any:
    """A range of numbers as a list, which is all that JSON has no word for."""
    if isinstance(value, range):
        return list(value)
    raise NotImplementedError(type(value).__name__)


_encode = msgspec.json.Encoder(enc_hook=_plain).encode
