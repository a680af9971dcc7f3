"""Following the engine through a recorded action, block by block.

A block of the engine is matched with the first unused logged one of its kind and entity at the same
place of the tree. Blocks of cards that are not implemented are adopted: applied as data.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import COSMETIC, BlockType, CardType, Meta, Zone, enum_name
from hsreplay_sim.base.stream import FULL, META
from hsreplay_sim.base.tags import ATTACHED, CARD_TARGET, DEATHRATTLE, REVEALED, STEP
from hsreplay_sim.engine.rules.events import may_be_idle, rules_around
from hsreplay_sim.replay.packets import Block, FullEntity, MetaData, Packet, TagChange
from hsreplay_sim.replay.tape import Tape, stated
from hsreplay_sim.verifier.simulate.adoption import Adopter, advances, is_idle, listens_in_vain
from hsreplay_sim.verifier.simulate.cursor import BlockSpan, Cursor, Key, key_of
from hsreplay_sim.verifier.step import Asked
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

    def begin(self, tape: Tape) -> None:
        """Start an action with its packets: none is used, and nothing is asked or adopted yet."""
        super().begin(tape)
        self.questions = Asked()
        self.adopter = Adopter(self)
        self._elsewhere: set[str] = set()

    def finish(self, game: Game) -> None:
        """Adopt what unimplemented cards did after the last block, then unseen enchantments."""
        for at in self._foreign(game, self._spans[0], len(self.tape)):
            self.adopter.adopt(game, at)
        self.adopter.adopt_unseen(game)
        for at, block in self.unused_blocks():
            entity = game.entities.get(block.entity)
            known = entity and entity.card and entity.script and entity.type not in COSMETIC
            if entity and known and self._is_too_many(at, block, entity):
                self.questions.unopened.add(_named(entity, block.kind))
        self.questions.unopened.difference_update(self._elsewhere)

    def _is_too_many(self, at: int, block: Block, entity: Entity) -> bool:
        """Whether an unused block has no place: a used one says the same, or it changes nothing.

        Of empty blocks a POWER is a difference; that of a second effect may be empty (Overload,
        U435:25607). So is a TRIGGER with a keyword, and most of a minion in play, but as it
        arrives (U463:8969). U577 has keyword 1 where others have none.
        """
        blocks = self.tape.blocks
        if not is_idle(block):
            said = self._said(at)
            return any(self._used[each] and self._said(each) == said for each in blocks)
        if block.kind != BlockType.TRIGGER:
            return block.kind == BlockType.POWER and block.index <= 0
        there = entity.type == CardType.MINION and entity.zone == Zone.PLAY
        around = self.tape.block(at)
        first = [each for each in blocks if each < at][-1:] == [self.tape.parent[at]]
        arrives = first and around is not None and around.entity == entity.id
        return block.trigger_keyword > 1 or (there and not arrives and not may_be_idle(entity))

    def _said(self, at: int) -> list[Key]:
        return [key_of(each) for each in self.tape.packets[at : self.tape.end[at]]]

    # --- blocks of the engine ------------------------------------------------------------------

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """Enter the logged block that is the engine's new one, after adopting what is before it.

        If there is none, enter an empty span, and note a missing POWER or DEATHS block.
        """
        span = self._spans[-1]
        at = self._match(game, span, kind, entity)
        if at < 0:
            name = _named(entity, kind)
            self._elsewhere.add(name)
            self._spans.append(BlockSpan(0, 0, 0, len(game.out), name))
            if kind in _ALWAYS_LOGGED:
                self.miss_block()
            return
        self._adopt_foreign(game, span, at)
        self.use(at)
        end = self.tape.end[at]
        span.next = max(span.next, end)
        self._spans.append(BlockSpan(at + 1, end, at + 1, len(game.out)))

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """Leave the engine's block, after adopting what unimplemented cards did until it ends."""
        span = self._spans[-1]
        if span.unlogged and _makes_something(game, span.written):
            self.miss_block()
        self._adopt_foreign(game, span, span.end)
        self._spans.pop()

    def miss_block(self) -> None:
        """If the recording lacks the engine's innermost block and nothing is adopted, note that."""
        block = self._spans[-1].unlogged
        if block and not self.adopter.adopted.cards:
            self.questions.unlogged.add(block)

    def unheard(self) -> set[int]:
        """Return the entities of unused TRIGGER blocks at any depth, hidden cards among them."""
        return {each.entity for _, each in self.unused_blocks() if each.kind == BlockType.TRIGGER}

    def leave_named(self, game: Game) -> None:
        """Use up the logged META_DATA TARGETs that the engine has written: they answer nothing."""
        span = self._spans[-1]
        for kind, _, meta, content, _ in game.out[span.written :]:
            if kind == META and meta == Meta.TARGET:
                named, logged = (meta, content[1]), self.unused_of(MetaData)
                self.take((at, each) for at, each in logged if (each.meta, each.info) == named)
        span.written = len(game.out)

    def _match(self, game: Game, span: BlockSpan, kind: int, entity: Entity) -> int:
        """Return the position of the logged block that is the engine's, -1 if there is none.

        It is the first unused one of this kind and entity in the span. Outermost, one of the game
        or a player is not before the present STEP; one in that step is preferred, then one that
        advances.
        """
        if game.staging:
            return self._text_of_scenario(span)
        blocks, number = self._blocks(span.first, span.end), entity.id
        own = (e for e in blocks if e[1].entity == number and e[1].kind == kind)
        if len(self._spans) == 1 and entity.type in (CardType.GAME, CardType.PLAYER):
            start, end = self._span_of_step(game.root.tags.get(STEP, 0))
            later = [each for each in own if each[0] >= start]
            later.sort(key=lambda each: (each[0] >= end, not advances(each[1])))
            return later[0][0] if later else -1
        return next((at for at, _ in own), -1)

    def _text_of_scenario(self, span: BlockSpan) -> int:
        """Return where the next block before one that advances is, not idle if possible; or -1."""
        before = list(takewhile(lambda e: not advances(e[1]), self._blocks(span.next, span.end)))
        before.sort(key=lambda each: is_idle(each[1]))
        return before[0][0] if before else -1

    def after(self) -> Iterator[Packet]:
        """Yield the packets after the present block, then after those around it, up to a block."""
        for around, inner in zip(self._spans[-2::-1], self._spans[:0:-1], strict=True):
            for at in self.tape.content(inner.end, around.end):
                if type(self.tape.packets[at]) is Block:
                    return
                yield self.tape.packets[at]

    def _span_of_step(self, step: int) -> tuple[int, int]:
        """Return where the recording enters a step (else 0) and the one after it (else the end)."""
        whole = len(self.tape)
        entered = [(at, value) for at, value in self.tape.steps if not self._used[at]]
        start = next((at for at, value in entered if value == step), 0)
        return start, next((at for at, _ in entered if at > start), whole)

    # --- moments of the engine -----------------------------------------------------------------

    def event(self, game: Game) -> None:
        """When triggers may run: adopt the next logged blocks and enchantments without a class.

        Stop at any other block, at a Deathrattle, which waits for the engine to come to its minion
        (U568:26706), and at a block before which logged changes are not simulated yet.
        """
        span = self._spans[-1]
        if not self.tape.makes_or_opens(span.next, span.end):
            return
        awaited: dict[tuple[int, int], int] = {}
        for at, packet in self._content(span.next, span.end):
            if type(packet) is Block:
                entity = game.entities.get(packet.entity)
                if listens_in_vain(packet) and entity is not None and entity.script is None:
                    continue
                waits = packet.trigger_keyword == DEATHRATTLE
                waits = waits or not _reached(game, awaited, packet.entity)
                if waits or not self.adopter.is_foreign(game, packet):
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

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """Adopt a text without a class, from the card's first block to its last block of _TEXTS.

        If the first is no such block, adopt that block alone; if the card has none, nothing.
        """
        span = self._spans[-1]
        self.adopter.note(entity)
        own = [e for e in self._blocks(span.first, span.end) if e[1].entity == entity.id]
        if not own:
            return
        last = first = own[0][0]
        if own[0][1].kind in _TEXTS:
            self._adopt_foreign(game, span, first)
            last = max(at for at, block in own if block.kind in _TEXTS)
        for at, _ in self._content(first, self.tape.end[last]):
            self._adopt(game, at)
        span.next = max(span.next, self.tape.end[last])

    def foreign_aim(self, game: Game, spell: Entity) -> bool:
        """Adopt the CARD_TARGET of an unimplemented spell, if logged before its text (U127:3890).

        Return whether the spell is cast: it is not if its REVEALED is logged (U230:12733).
        """
        own = {tag: at for at, entity, tag, _ in stated(self.soon()) if entity == spell.id}
        if CARD_TARGET in own:
            self._adopt(game, own[CARD_TARGET])
        return REVEALED not in own

    # --- adopting ------------------------------------------------------------------------------

    def _adopt_foreign(self, game: Game, span: BlockSpan, until: int) -> None:
        for at in self._foreign(game, span, until):
            self._adopt(game, at)

    def _foreign(self, game: Game, span: BlockSpan, until: int) -> Iterator[int]:
        """Yield the positions of unused packets of texts without a class, up to `until`."""
        tape, used, classless = self.tape, self._used, game.classless
        at = span.next if classless else tape.next_entity(span.next)
        while at < until:
            packet = tape.packets[at]
            if not used[at] and (type(packet) is not TagChange or packet.entity in classless):
                if self.adopter.is_foreign_packet(game, packet):
                    yield at
            at = tape.end[at] if classless else tape.next_entity(tape.end[at])

    def _adopt(self, game: Game, at: int) -> None:
        """Adopt a packet and all in it; around a Secret's or quest's TRIGGER run its rules, too."""
        end = self.tape.end[at]
        self._used[at:end] = b"\1" * (end - at)
        block = self.tape.packets[at]
        if type(block) is Block and block.kind == BlockType.TRIGGER:
            entity = game.entities.get(block.entity)
            rules = rules_around(entity, block.trigger_keyword) if entity is not None else None
            if entity is not None and rules is not None:
                before, after = rules
                before(game, entity)
                self.adopter.adopt(game, at)
                after(game, entity)
                return
        self.adopter.adopt(game, at)


def _named(entity: Entity, kind: int) -> str:
    return f"{enum_name('BlockType', kind)} {entity.card_id} #{entity.id}"


def _makes_something(game: Game, began: int) -> bool:
    """Whether an entity was made since packet `began`, other than an enchantment on a hidden card.

    No recording shows whether a text finds such a card fit (Far Watch Post, U444@53).
    """
    made = (game.entities[each[1]] for each in game.out[began:] if each[0] == FULL)
    hosts = (game.entities.get(each.tags.get(ATTACHED, 0)) for each in made)
    return any(host is None or host.card_id for host in hosts)


def _reached(game: Game, awaited: dict[tuple[int, int], int], but: int) -> bool:
    """Whether the engine has these values; tags out of scope and entity `but` do not count."""
    return all(
        entity in game.entities and game.entities[entity].tags.get(tag, 0) == value
        for (entity, tag), value in awaited.items()
        if entity != but and tag not in OUT_OF_SCOPE
    )
