"""Following the engine through a recorded action, block by block.

A block that the engine opens is matched with the first unused logged block of the same kind and
entity at the same place of the tree. Blocks of cards that are not implemented are adopted: their
packets are applied to the engine's state as data.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, enum_name
from hsreplay_sim.base.stream import FULL, META
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARD_TARGET,
    DEATHRATTLE,
    REVEALED,
    STEP,
)
from hsreplay_sim.engine.rules.events import Rule, rules_around
from hsreplay_sim.replay.packets import Block, FullEntity, MetaData, Packet, TagChange
from hsreplay_sim.replay.revelations import Ties
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.adoption import Adopter, advances, is_idle
from hsreplay_sim.verifier.simulate.cursor import BlockSpan, Cursor
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


_ALWAYS_LOGGED = (BlockType.POWER, BlockType.DEATHS)
"""Blocks that the recording has wherever the engine has one, empty or not: in all of 19,587
verified actions. Of triggers that is so where a question is asked in them."""
_TEXTS = (BlockType.POWER, BlockType.RITUAL)
"""Blocks in which a card's text acts as it is played."""


class Alignment(Cursor):
    """Where in the logged action the engine is, as its watcher; see :meth:`begin`."""

    def __init__(self, names: dict[int, str], ties: Ties | None = None) -> None:
        self.adopter = Adopter(names, ties.hosts if ties is not None else None)
        super().__init__(names, ties)

    def begin(self, tape: Tape) -> None:
        """Start an action with its packets."""
        super().begin(tape)
        self.unlogged: set[str] = set()
        """Blocks of the engine that the recording would have and does not, opened before any text
        was adopted: none can have prevented them."""
        self.adopter.begin(tape)

    def finish(self, game: Game) -> None:
        """Adopt all that unimplemented cards did after the engine's last step."""
        whole = self._spans[0]
        for at in self._foreign(game, whole, whole.end):
            self.adopter.adopt(game, at)
        self.adopter.adopt_unseen(game)

    # --- blocks of the engine ------------------------------------------------------------------

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """The engine has opened a block: go to the logged one, adopting what is before it."""
        span = self._spans[-1]
        at = self._match(game, span, kind, entity)
        if at < 0:
            name = f"{enum_name('BlockType', kind)} {entity.card_id} #{entity.id}"
            self._spans.append(BlockSpan(0, 0, 0, began=len(game.out), unlogged=name))
            if kind in _ALWAYS_LOGGED:
                self.miss_block()
            return
        self._adopt_foreign(game, span, at)
        self.use(at)
        end = self.tape.end[at]
        span.next = max(span.next, end)
        self._spans.append(BlockSpan(at + 1, end, at + 1, len(game.out)))

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """The engine is about to close its block: adopt what unimplemented cards did at its end."""
        span = self._spans[-1]
        if span.unlogged and _makes_something(game, span.began):
            self.miss_block()
        self._adopt_foreign(game, span, span.end)
        if len(self._spans) > 1:
            self._spans.pop()

    def miss_block(self) -> None:
        """Note the engine's innermost block as missing, if the recording does not have it."""
        block = self._spans[-1].unlogged
        if block and not self.adopter.cards:
            self.unlogged.add(block)

    def unopened(self) -> Iterator[Block]:
        """Yield the logged blocks that the engine did not open, and that were not adopted."""
        for at, packet in enumerate(self.tape.packets):
            if type(packet) is Block and not self._used[at]:
                yield packet

    def unheard(self) -> set[int]:
        """Return the entities of logged TRIGGER blocks that the engine did not open.

        A hidden one may have been another card by then: it did something as it was drawn.
        """
        return {each.entity for each in self.unopened() if each.kind == BlockType.TRIGGER}

    def leave_named(self, game: Game) -> None:
        """Use up the logged targets that the engine has named in its block: they answer nothing."""
        span = self._spans[-1]
        for kind, _, meta, content, _ in game.out[span.written :]:
            if kind == META and meta == Meta.TARGET:
                named = (Meta.TARGET, content[1])
                logged = self.unused_of(MetaData)
                at = next((at for at, each in logged if (each.meta, each.info) == named), None)
                if at is not None:
                    self.use(at)
        span.written = len(game.out)

    def _match(self, game: Game, span: BlockSpan, kind: int, entity: Entity) -> int:
        """Return the position of the logged block that is the engine's, -1 if there is none."""
        if game.staging:
            return self._text_of_scenario(span)
        is_step = len(self._spans) == 1 and entity.type in (CardType.GAME, CardType.PLAYER)
        if not is_step:
            return self._first(span.first, span.end, kind, entity)
        start, end = self._span_of_step(game.root.tags.get(STEP, 0))
        found = self._first(start, end, kind, entity, steps=True)
        return self._first(end, span.end, kind, entity, steps=True) if found < 0 else found

    def _first(
        self, start: int, end: int, kind: int, entity: Entity, *, steps: bool = False
    ) -> int:
        """Return the first unused block of the kind and entity; of `steps`, one that advances."""
        found = -1
        for at, packet in self._content(start, end):
            if type(packet) is Block and packet.entity == entity.id and packet.kind == kind:
                if self._used[at]:
                    continue
                if not steps or advances(packet):
                    return at
                found = at if found < 0 else found
        return found

    def _text_of_scenario(self, span: BlockSpan) -> int:
        """Return the next TRIGGER of the game before its next step, first one with an effect."""
        found = -1
        for at, packet in self._content(span.next, span.end):
            if type(packet) is Block and not self._used[at]:
                if advances(packet):
                    break
                if not is_idle(packet):
                    return at
                found = at if found < 0 else found
        return found

    def after(self) -> Iterator[Packet]:
        """Yield the packets after the present block and after those around it, up to a block.

        The update that follows an attack comes so after each block in it.
        """
        for around, inner in zip(self._spans[-2::-1], self._spans[:0:-1], strict=True):
            for at in self.tape.content(inner.end, around.end):
                if type(self.tape.packets[at]) is Block:
                    return
                yield self.tape.packets[at]

    def _span_of_step(self, step: int) -> tuple[int, int]:
        """Return where the recording enters a step and leaves it: its triggers are in between."""
        whole = len(self.tape)
        entered = [
            (at, packet.value)
            for at, packet in self._content(0, whole)
            if type(packet) is TagChange and packet.tag == STEP
        ]
        start = next((at for at, value in entered if value == step), 0)
        return start, next((at for at, _ in entered if at > start), whole)

    # --- moments of the engine -----------------------------------------------------------------

    def noted(self, game: Game, player: Entity, tag: int) -> None:
        """The engine keeps a count of a player in a block: use up the logged block."""
        for at, packet in self.content():
            if type(packet) is Block and packet.entity == player.id and not self._used[at]:
                if any(each.tag == tag for each in self._changes_in(at)):
                    self.use(at)
                    return

    def event(self, game: Game) -> None:
        """Triggers may run: adopt the next logged blocks of unimplemented cards.

        It stops at any other block, at a Deathrattle, which waits for the engine to come to its
        minion (U568:26706), and where the logged changes before a block are not simulated yet.
        """
        span = self._spans[-1]
        awaited: dict[tuple[int, int], int] = {}
        for at, packet in self._content(span.next, span.end):
            if type(packet) is Block:
                if self._used[at] or self.adopter.is_idle(game, packet):
                    continue
                if not self._may_run(game, packet) or not _reached(game, awaited, packet.entity):
                    return
                self._adopt(game, at)
                span.next = self.tape.end[at]
                awaited = {}
            elif type(packet) is TagChange:
                awaited[packet.entity, packet.tag] = packet.value
            elif type(packet) is FullEntity and packet.entity not in game.entities:
                if not self.adopter.is_foreign_packet(game, packet):
                    return
                self._adopt(game, at)

    def _may_run(self, game: Game, block: Block) -> bool:
        return block.trigger_keyword != DEATHRATTLE and self.adopter.is_foreign(game, block)

    def announced(self, game: Game, entity: Entity, tag: int) -> None:
        """An amount is in a tag of an entity, to be changed by a text that is not implemented."""

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """Adopt the text of an unimplemented card, up to the last of its blocks."""
        span = self._spans[-1]
        self.adopter.note(entity)
        texts = [
            (at, packet.kind)
            for at, packet in self.content()
            if type(packet) is Block and packet.entity == entity.id and not self._used[at]
        ]
        texts = [each for each in texts if each[1] in (*_TEXTS, BlockType.TRIGGER)]
        if not texts:
            return
        first, kind = texts[0]
        last = first
        if kind != BlockType.TRIGGER:
            self._adopt_foreign(game, span, first)
            last = max(at for at, kind in texts if kind in _TEXTS)
        for at in self.tape.content(first, self.tape.end[last]):
            if not self._used[at]:
                self._adopt(game, at)
        span.next = max(span.next, self.tape.end[last])

    def foreign_aim(self, game: Game, spell: Entity) -> bool:
        """Adopt the target of an unimplemented spell, logged before its text (U127:3890).

        Returns False if it is not cast, but revealed (U230:12733).
        """
        span = self._spans[-1]
        for at, packet in self._content(span.next, span.end):
            if type(packet) is Block:
                break
            if type(packet) is TagChange and packet.entity == spell.id:
                if packet.tag == CARD_TARGET:
                    self._adopt(game, at)
                    break
                if packet.tag == REVEALED:
                    return False
        return True

    # --- adopting ------------------------------------------------------------------------------

    def _adopt_foreign(self, game: Game, span: BlockSpan, until: int) -> None:
        for at in self._foreign(game, span, until):
            self._adopt(game, at)

    def _foreign(self, game: Game, span: BlockSpan, until: int) -> Iterator[int]:
        """Yield the positions of what unimplemented cards did before a position."""
        for at, packet in self._content(span.next, until):
            if not self._used[at] and self.adopter.is_foreign_packet(game, packet):
                yield at

    def _adopt(self, game: Game, at: int) -> None:
        """Adopt a packet; of a Secret or a quest the rules around its text are simulated."""
        end = self.tape.end[at]
        self._used[at:end] = b"\1" * (end - at)
        around = _rules_around(game, self.tape.packets[at])
        if around is None:
            self.adopter.adopt(game, at)
            return
        entity, before, after = around
        before(game, entity)
        self.adopter.adopt(game, at)
        after(game, entity)

    def _changes_in(self, at: int) -> list[TagChange]:
        inside = self.tape.packets[at + 1 : self.tape.end[at]]
        return [each for each in inside if type(each) is TagChange]


def _rules_around(game: Game, packet: Packet) -> tuple[Entity, Rule, Rule] | None:
    """Return the Secret or quest whose text a block is, and the rules before and after the text."""
    if type(packet) is not Block or packet.kind != BlockType.TRIGGER:
        return None
    entity = game.entities.get(packet.entity)
    rules = rules_around(entity, packet.trigger_keyword) if entity is not None else None
    return (entity, *rules) if entity is not None and rules is not None else None


def _makes_something(game: Game, began: int) -> bool:
    """Whether the engine has made an entity since, besides enchantments on hidden cards.

    No recording shows whether a text finds such a card fit (Far Watch Post, U444@53).
    """
    made = (game.entities[each[1]] for each in game.out[began:] if each[0] == FULL)
    hosts = (game.entities.get(each.tags.get(ATTACHED, 0)) for each in made)
    return any(host is None or host.card_id for host in hosts)


def _reached(game: Game, awaited: dict[tuple[int, int], int], but: int) -> bool:
    """Whether the engine has these values; those of the entity `but` are its text's to write."""
    for (entity_id, tag), value in awaited.items():
        if entity_id == but or tag in OUT_OF_SCOPE:
            continue
        entity = game.entities.get(entity_id)
        if entity is None or entity.tags.get(tag, 0) != value:
            return False
    return True
