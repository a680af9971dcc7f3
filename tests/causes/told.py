"""An action as a recording tells it and as an engine does it, both written by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.causes.sides import Found, Sides
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, Packet, TagChange
from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Asked, Step
from steps import step_of
from table import BUILD, Table, table

FIREBALL = "CS2_029"


class Told:
    """A Yeti in play and a spell in hand, which is played."""

    def __init__(self, spell: str = FIREBALL, build: int = BUILD) -> None:
        self.table: Table = table(build=build)
        self.yeti = self.table.minion()
        self.spell = self.table.hand(spell)
        self.observed = Observed()
        for each in self.table.game.entities.values():
            self.observed.state.tags[each.id] = dict(each.tags)
            self.observed.state.cards[each.id] = each.card_id
            self.observed.known.add(each.id)
        self.out: list[EnginePacket] = []
        self.logged: list[Packet] = []
        self.asked = Asked()

    @property
    def step(self) -> Step:
        action = Action(7, Kind.PLAY, entity=self.spell.id)
        step = step_of(self.observed, self.logged, self.out, game=self.table.game, action=action)
        return replace(step, asked=self.asked)

    def found(
        self,
        rule: Callable[[Sides], Found | None],
        *differs: Mismatch,
        cards: CardMismatch | None = None,
    ) -> Found | None:
        """What a rule finds where this differs."""
        return rule(Sides(self.step, differs, [cards] if cards else ()))

    def text(self, rule: Callable[[Sides], Found | None], *differs: Mismatch) -> str:
        """The words of the cause that a rule finds; "" if it finds none."""
        found = self.found(rule, *differs)
        return found.cause.text if found is not None else ""

    def block(self, entity: Entity, *packets: Packet, kind: int = BlockType.POWER) -> None:
        """The log has a block."""
        self.logged.append(Block(kind, entity.id, list(packets)))

    def run(self, entity: Entity, *packets: EnginePacket, kind: int = BlockType.POWER) -> None:
        """The engine has a block."""
        head = (made.OPEN, entity.id, kind, (0, 0, -1, 0), None)
        self.out += [head, *packets, (made.CLOSE, entity.id, kind, 0, None)]


def logs(entity: Entity, tag: int, value: int) -> TagChange:
    """A change in the log."""
    return TagChange(entity.id, tag, value, line=9)


def writes(entity: Entity, tag: int, value: int) -> EnginePacket:
    """A change by the engine."""
    return made.TAG, entity.id, tag, value, entity.get(tag)


def differs(entity: Entity, tag: int, sides: Sequence[int | None]) -> Mismatch:
    """A tag with a logged and a simulated value."""
    return Mismatch(entity.id, tag, *sides)
