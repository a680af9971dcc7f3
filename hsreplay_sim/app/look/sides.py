"""Both sides of a step: what the log says and what the engine did, before and after."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.look.rows import rows_of
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.causes.finder import Finder
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report import cause
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.moment.sides import Apart, Match, Row, Sides
from hsreplay_sim.report.text import value_text
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.report.model import Board, Divergence, GameReport
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step


def sides_of(
    game: Recording, steps: Collection[int] = (), options: VerifyOptions | None = None
) -> tuple[GameReport, list[Sides]]:
    """The report of a game and both sides of these steps, by default of all.

    The other side is our engine's, or that of the engine which `options` name.
    """
    witness = _Witness(game, frozenset(steps))
    session = VerifyOptions.given(options).session()
    if session is None:
        report = verify_game(game, witness=witness, explains=Finder)
    else:
        report = verify_by(session, game, witness)
    cause.explain(report)
    told: dict[int, list[Divergence]] = defaultdict(list)
    for each in sorted(report.differences, key=weight):
        told[each.step].append(each)
    return report, [witness.sides(report, step, tuple(told[step])) for step in witness.seen]


class _Witness:
    """Keeps of each wanted step what is shown of it."""

    def __init__(self, game: Recording, steps: frozenset[int]) -> None:
        self._game = game
        self._walk = Walkthrough(game, build_of(game))
        self._steps = steps
        self.seen: dict[int, _Kept] = {}
        self._apart: set[Apart] = set()

    def begins(self, action: Action, simulation: Simulation) -> None:
        """Nothing is kept but what is apart already: the recording tells the same."""
        self._apart = set(_apart(self._walk.state(action.step - 1), simulation.tags()))

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """Keep the packets and the engine's board."""
        number = step.action.step
        if self._steps and number not in self._steps:
            return
        differs = {each.entity for each in comparison.tags}
        self.seen[number] = _Kept(
            rows_of(step, comparison, lambda entity: name_of(step, self._walk, entity)),
            self._walk.drawn(_state(step), differs),
            differs,
            self._new_apart(step, comparison),
        )

    def _new_apart(self, step: Step, comparison: Comparison) -> tuple[Apart, ...]:
        """Return the tags that first differ after this step, or were found to differ."""
        found = {(each.entity, each.tag) for each in comparison.tags}
        logged, simulated = step.observed.state, step.simulated.tags
        made = {entity for entity, _ in found} - logged.tags.keys()
        new = [
            each
            for each in _apart(logged, simulated)
            if (each.entity, each.tag) in found
            or (each.entity in step.observed.known and each not in self._apart)
        ]
        for number in made & simulated.keys():
            new += (Apart(number, tag, value) for tag, value in simulated[number].items())
        return tuple(sorted(new, key=lambda each: (each.entity, each.tag)))

    def sides(self, report: GameReport, step: int, told: tuple[Divergence, ...]) -> Sides:
        """Return both sides of a step, with the divergences that the report has there."""
        kept, action = self.seen[step], self._walk.actions[step - 1]
        rows = spelt_out(kept.rows, told)
        return Sides(
            address=str(Address(self._game.path, self._game.index, step)),
            step=step,
            steps=len(self._walk.actions),
            turn=action.turn,
            player=action.player,
            title=action.title,
            card_text=action.card_text,
            outcome=str(report.outcomes.get(step, "")),
            lines=action.lines,
            rows=rows,
            marks=marks_of(rows, told),
            differences=told,
            contradictions=tuple(each for each in report.contradictions if each.step == step),
            names=report.names,
            before=self._walk.board(step - 1, kept.differs),
            after_logged=self._walk.board(step, kept.differs),
            after_simulated=kept.board,
            apart=kept.apart,
        )


class _Kept(NamedTuple):
    """The data kept of a step while the game is verified."""

    rows: tuple[Row, ...]
    board: Board
    differs: set[int]
    apart: tuple[Apart, ...]


def _apart(logged: TagState, simulated: Mapping[int, Mapping[int, int]]) -> Iterator[Apart]:
    """Yield every tag that the engine has with another value.

    None for entities it does not have.
    """
    for number, tags in logged.tags.items():
        own = simulated.get(number)
        if own is None:
            yield from (Apart(number, tag, None) for tag in tags)
        elif own != tags:
            for tag in tags.keys() | own.keys():
                if tags.get(tag, 0) != own.get(tag, 0):
                    yield Apart(number, tag, own.get(tag, 0))


def name_of(step: Step, walk: Walkthrough, number: int) -> str:
    """``Murloc Raider #14``; a player by name, the game as such."""
    if number == step.observed.game:
        return "the game"
    if number in step.observed.players:
        return walk.player_name(step.observed.state.get(number, CONTROLLER))
    own = step.simulated.cards.get(number)
    card_id = own if own is not None else step.observed.state.cards.get(number, "")
    return f"{walk.named(card_id) or card_id} #{number}".strip()


def _state(step: Step) -> TagState:
    """The engine's state as the viewer may see it: what it cannot know has no card."""
    state, shown = TagState(), step.observed.state.cards
    for number, tags in step.simulated.tags.items():
        state.tags[number] = dict(tags)
        hidden = not shown.get(number) and tags.get(ZONE, 0) != Zone.PLAY
        state.cards[number] = "" if hidden else step.simulated.cards[number]
    return state


# --- what is told as a whole ---------------------------------------------------------------------


def spelt_out(rows: tuple[Row, ...], told: Iterable[Divergence]) -> tuple[Row, ...]:
    """Return the rows; below a packet that describes an entity, a row for each tag that differs."""
    below: dict[int, list[Row]] = defaultdict(list)
    for each in told:
        at = _telling(rows, each)
        if at is not None:
            below[at].append(_tag_row(rows[at], each))
    return tuple(row for at, whole in enumerate(rows) for row in (whole, *below[at]))


def _telling(rows: tuple[Row, ...], divergence: Divergence) -> int | None:
    """Return the index of the row whose packet contains the tag.

    None if it has a row of its own.
    """
    if divergence.entity is None or divergence.tag is None:
        return None
    number, tag = divergence.entity.id, divergence.tag.id
    own = [at for at, row in enumerate(rows) if row.entity == number]
    if any(rows[at].tag == tag and rows[at].odd for at in own):
        return None
    return next((at for at in own if rows[at].line == divergence.line and not rows[at].tag), None)


def _tag_row(whole: Row, divergence: Divergence) -> Row:
    """Return a row for one tag of an entity that a packet describes as a whole."""
    ref, values = divergence.tag, (divergence.logged, divergence.simulated)
    assert ref is not None
    logged, simulated = (f"{ref.name} {value_text(ref, each)}" for each in values)
    return replace(
        whole, match=Match.DIFFERS, depth=whole.depth + 1, tag=ref.id,
        logged=logged, simulated=simulated,
    )  # fmt: skip


# --- where the differences stand -----------------------------------------------------------------


def marks_of(rows: tuple[Row, ...], told: Iterable[Divergence]) -> tuple[int, ...]:
    """The place of each difference, in their order; each once."""
    return tuple(dict.fromkeys(_place(rows, each) for each in told))


def _place(rows: tuple[Row, ...], divergence: Divergence) -> int:
    """Return the index of the row that shows a difference best: its line, or the engine's row."""
    entity = divergence.entity.id if divergence.entity is not None else 0
    tag = divergence.tag.id if divergence.tag is not None else 0

    def likeness(at: int) -> tuple[bool, bool, bool, bool, bool, int]:
        row = rows[at]
        same = entity != 0 and row.entity == entity
        own = same and row.tag == tag and row.odd
        here = divergence.line != 0 and row.line == divergence.line
        above = row.line if row.line <= divergence.line else 0
        return own and here, own, same and here, here, same and row.odd, above

    return max(range(len(rows)), key=likeness, default=0)
