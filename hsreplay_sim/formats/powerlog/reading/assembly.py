"""From the pieces of a game to its packets: blocks get their content, and names their players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import force_setattr

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import MULLIGAN_STATE, tag_name
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.powerlog.reading.pieces import (
    NOBODY,
    Created,
    Decision,
    Described,
    End,
    Growing,
    Offered,
    Piece,
    Sent,
    Shown,
    Spell,
    UnknownNameError,
)
from hsreplay_sim.replay import packets as ours

if TYPE_CHECKING:
    from hsreplay_sim.formats.powerlog.reading.game_text import GameText

_OF_CHOICE = (Decision, Offered, Sent)


class Assembly:
    """Makes the packets of one game.

    `names` are the players whom names mean; `called` is what each of these is called; `choosers`
    are printed players of choices → those that choose, where the two are not the same.
    """

    def __init__(
        self,
        text: GameText,
        names: Mapping[str, int],
        called: Mapping[int, str],
        choosers: Mapping[int, int],
    ) -> None:
        self._text, self._called, self._choosers = text, called, choosers
        self._players = [names.get(name) for name in text.names]
        self._into: list[ours.Packet] = []
        self._open: list[tuple[ours.Block | ours.SubSpell, list[ours.Packet]]] = []
        """Each block that is open, and what it stands in."""
        self._entities: set[int] = set()
        self._blocks = 0
        self._piece: Piece = End(0)
        """The present one."""

    def packets(self) -> list[ours.Packet]:
        """Return the packets; what is told of a player whom nobody knows is reported and left out.

        Raises LimitError past a bound.
        """
        top = self._into
        for piece in self._text.take():
            self._piece = piece
            if type(piece) is ours.TagChange and piece.entity >= 0:
                self._into.append(piece)
            elif isinstance(piece, End):
                self._end(piece.line)
            else:
                try:
                    self._add(piece)
                except UnknownNameError:
                    continue
        return top

    def _add(self, piece: Growing | ours.Packet) -> None:
        packet = self._made(piece)
        self._into.append(packet)
        if type(packet) is ours.Block or type(packet) is ours.SubSpell:
            self._open.append((packet, self._into))
            self._into = packet.packets

    def _made(self, piece: Growing | ours.Packet) -> ours.Packet:
        """The packet of a piece."""
        if isinstance(piece, ours.TagChange | ours.CachedTag | ours.HideEntity):
            force_setattr(piece, "entity", self._who(piece.entity, piece.line))
            return piece
        if type(piece) is ours.Block:
            return self._block(piece)
        if isinstance(piece, Created):
            return piece.packet(self._called)
        if not isinstance(piece, Described | Shown | Spell | Offered | Sent | Decision):
            return piece
        packet = piece.packet(self._who)
        if type(packet) is ours.FullEntity:
            self._entities.add(packet.entity)
            self._hold(len(self._entities), limits.ENTITIES_MAX, "too many entities", packet.line)
        elif type(packet) is ours.Choices or type(packet) is ours.ChosenEntities:
            force_setattr(packet, "player", self._choosers.get(packet.player, packet.player))
        return packet

    def _block(self, block: ours.Block) -> ours.Block:
        """Name whom a block is of and at; one of somebody whom nobody knows keeps its content."""
        self._blocks += 1
        self._hold(self._blocks, limits.BLOCKS_MAX, "too many blocks", block.line)
        try:
            block.entity = self._who(block.entity, block.line)
            block.target = self._who(block.target, block.line)
        except UnknownNameError:
            return ours.Block(0, 0, line=block.line, ts=block.ts, closed=False)
        return block

    def _end(self, line: int) -> None:
        block, self._into = self._open.pop()
        if type(block) is ours.Block:
            block.closed, block.end_line = True, line

    def _hold(self, count: int, most: int, what: str, line: int) -> None:
        if count > most:
            raise LimitError(what, SourceRef(self._text.path, line))

    def _who(self, reference: int, line: int) -> int:
        """The entity of a reference; raises UnknownNameError, and reports what is lost by it."""
        if reference >= NOBODY:
            return max(reference, 0)
        entity = self._players[NOBODY - 1 - reference]
        if entity is None:
            self._lose(line, self._text.name_of(reference))
            raise UnknownNameError
        return entity

    def _lose(self, line: int, name: str) -> None:
        """Report what the present piece tells of a name that nobody knows."""
        of_choice, tag, told = isinstance(self._piece, _OF_CHOICE), 0, name
        if type(self._piece) is ours.TagChange:
            tag = self._piece.tag
            of_choice = tag == MULLIGAN_STATE
            told = f"TAG_CHANGE Entity={name} tag={tag_name(tag)} value={self._piece.value}"
        what = f"nobody knows who this is: {told!r}"
        self._text.lose(line, what, codes.NAME_UNKNOWN, of_choice=of_choice, tag=tag)
