"""Both sides of a step: what the log says and what the engine did, before and after."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.app.look.rows import rows_of
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report import cause
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.moment.sides import Apart, Match, Row, Sides
from hsreplay_sim.report.text import value_text
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.recording.exchange import righted
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.report.model import Board, Divergence, GameReport
    from hsreplay_sim.verifier.witness import Seen


def sides_of(game: Recording, steps: Collection[int] = ()) -> tuple[GameReport, list[Sides]]:
    """The report of a game and both sides of these steps, by default of all."""
    game = righted(game)[0]
    witness = _Witness(game, frozenset(steps))
    report = verify_game(game, witness=witness)
    cause.explain(report)
    told: dict[int, list[Divergence]] = defaultdict(list)
    for each in sorted(report.divergences, key=weight):
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

    def begins(self, action: Action, engine: Game) -> None:
        """Nothing is kept but what is apart already: the recording tells the same."""
        self._apart = set(_apart(self._walk.state(action.step - 1), engine))

    def ends(self, seen: Seen) -> None:
        """Keep the packets and the engine's board."""
        step = seen.action.step
        if self._steps and step not in self._steps:
            return
        differs = {each.mismatch.entity for each in seen.differences}
        self.seen[step] = _Kept(
            rows_of(seen, lambda entity: name_of(seen, self._walk, entity)),
            self._walk.drawn(_state(seen), differs),
            differs,
            self._new_apart(seen),
        )

    def _new_apart(self, seen: Seen) -> tuple[Apart, ...]:
        """What came apart in this step, or was found to differ."""
        found = {(each.mismatch.entity, each.mismatch.tag) for each in seen.differences}
        logged = seen.observed.state
        made = {entity for entity, _ in found} - logged.tags.keys()
        new = [
            each
            for each in _apart(logged, seen.engine)
            if (each.entity, each.tag) in found
            or (each.entity in seen.observed.known and each not in self._apart)
        ]
        for number in made & seen.engine.entities.keys():
            tags = seen.engine.entities[number].tags
            new += (Apart(number, tag, value) for tag, value in tags.items())
        return tuple(sorted(new, key=lambda each: (each.entity, each.tag)))

    def sides(self, report: GameReport, step: int, told: tuple[Divergence, ...]) -> Sides:
        """One step, with what the report says of it."""
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
            divergences=told,
            before=self._walk.board(step - 1, kept.differs),
            after_logged=self._walk.board(step, kept.differs),
            after_simulated=kept.board,
            apart=kept.apart,
        )


class _Kept(NamedTuple):
    """What is kept of a step while the game is verified."""

    rows: tuple[Row, ...]
    board: Board
    differs: set[int]
    apart: tuple[Apart, ...]


def _apart(logged: TagState, engine: Game) -> Iterator[Apart]:
    """Every tag that the engine has otherwise; what the log alone knows has no value there."""
    for number, tags in logged.tags.items():
        entity = engine.entities.get(number)
        if entity is None:
            yield from (Apart(number, tag, None) for tag in tags)
        elif entity.tags != tags:
            for tag in tags.keys() | entity.tags.keys():
                if tags.get(tag, 0) != entity.tags.get(tag, 0):
                    yield Apart(number, tag, entity.tags.get(tag, 0))


def name_of(seen: Seen, walk: Walkthrough, number: int) -> str:
    """``Murloc Raider #14``; a player by name, the game as such."""
    entity = seen.engine.entities.get(number)
    if entity is None:
        card_id = seen.observed.state.cards.get(number, "")
        return f"{walk.named(card_id) or card_id} #{number}".strip()
    if entity.type == CardType.GAME:
        return "the game"
    if entity.type == CardType.PLAYER:
        return walk.player_name(entity.controller)
    name = entity.card.name if entity.card is not None else entity.card_id
    return f"{name} #{number}".strip()


def _state(seen: Seen) -> TagState:
    """The engine's state as the seat may see it: what it cannot know has no card."""
    state, told = TagState(), seen.observed.state.cards
    for number, entity in seen.engine.entities.items():
        state.tags[number] = entity.tags
        hidden = not told.get(number) and entity.zone != Zone.PLAY
        state.cards[number] = "" if hidden else entity.card_id
    return state


# --- what is told as a whole ---------------------------------------------------------------------


def spelt_out(rows: tuple[Row, ...], told: Iterable[Divergence]) -> tuple[Row, ...]:
    """The rows; where the log tells an entity as a whole, each tag that differs has one below."""
    below: dict[int, list[Row]] = defaultdict(list)
    for each in told:
        at = _telling(rows, each)
        if at is not None:
            below[at].append(_tag_row(rows[at], each))
    return tuple(row for at, whole in enumerate(rows) for row in (whole, *below[at]))


def _telling(rows: tuple[Row, ...], divergence: Divergence) -> int | None:
    """The place of the row in whose packet the tag is told; nothing if it has a row of its own."""
    if divergence.entity is None or divergence.tag is None:
        return None
    number, tag = divergence.entity.id, divergence.tag.id
    own = [at for at, row in enumerate(rows) if row.entity == number]
    if any(rows[at].tag == tag and rows[at].odd for at in own):
        return None
    return next((at for at in own if rows[at].line == divergence.line and not rows[at].tag), None)


def _tag_row(whole: Row, divergence: Divergence) -> Row:
    """One tag of an entity that is told as a whole."""
    ref, values = divergence.tag, (divergence.logged, divergence.simulated)
    assert ref is not None
    logged, simulated = (f"{ref.name} {value_text(ref, each)}" for each in values)
    return replace(
        whole, match=Match.DIFFERS, depth=whole.depth + 1, tag=ref.id,
        logged=logged, simulated=simulated,
    )  # fmt: skip


# --- where the divergences stand -----------------------------------------------------------------


def marks_of(rows: tuple[Row, ...], told: Iterable[Divergence]) -> tuple[int, ...]:
    """The place of each divergence, in their order; each once."""
    return tuple(dict.fromkeys(_place(rows, each) for each in told))


def _place(rows: tuple[Row, ...], divergence: Divergence) -> int:
    """The row that shows a divergence best: its line, or where the engine alone writes it."""
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
