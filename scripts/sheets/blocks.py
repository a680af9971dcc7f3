"""The blocks of recordings, card by card, and which card was seen to make which."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.base.tags import CREATOR
from hsreplay_sim.formats import open_replay
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, ShowEntity, SubSpell
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.dating import build_of
from sheets.lines import KINDS, Scribe, keyword_of

LINES_KEPT = 46
"""Of one block."""
TOLD = {
    BlockType.PLAY,
    BlockType.TRIGGER,
    BlockType.JOUST,
    BlockType.RITUAL,
    BlockType.REVEAL_CARD,
    BlockType.DECK_ACTION,
}
"""Kinds of blocks that are kept; a POWER block only where it stands in no other."""


class Told(NamedTuple):
    """One block: where it stands, how long it is, and its first lines."""

    build: int
    game: int
    line: int
    length: int
    text: str


@dataclass(slots=True)
class FileBlocks:
    """What one file shows."""

    name: str
    blocks: dict[tuple[str, str], list[Told]] = field(default_factory=dict)
    """(card id, kind of block) → the median one and the fullest that is kept whole."""
    made: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(creator, created) → how often."""
    error: str = ""
    """Why the rest of the file could not be read."""


def read_blocks(path: Path) -> FileBlocks:
    """All blocks of a file, a choice of each card's."""
    found = FileBlocks(path.name)
    blocks: dict[tuple[str, str], list[Told]] = defaultdict(list)
    try:
        for game in open_replay(str(path)).games:
            if isinstance(game, Recording):
                reader = BlockReader(build_of(game), game.index, blocks, found.made)
                reader.read(game.packets, (), 0)
    except HsReplayError as error:
        found.error = str(error)
    for key, rows in blocks.items():
        rows.sort(key=lambda row: row.length)
        whole = [row for row in rows if row.length <= LINES_KEPT]
        found.blocks[key] = list(dict.fromkeys([rows[len(rows) // 2], *whole[-1:]]))
    return found


class BlockReader:
    """Follows the packets of one game and writes every block that says something."""

    def __init__(
        self,
        build: int,
        game: int,
        blocks: dict[tuple[str, str], list[Told]],
        made: Counter[tuple[str, str]],
    ) -> None:
        self.build = build
        self.game = game
        self.blocks = blocks
        self.made = made
        self.fold = Fold()
        self.scribe = Scribe(self.fold)

    def read(self, packets: list[Packet], open_blocks: tuple[list[str], ...], depth: int) -> None:
        """Let packets act; write each down in all blocks that it stands in."""
        for packet in packets:
            if isinstance(packet, Block):
                self._block(packet, open_blocks, depth)
            elif isinstance(packet, SubSpell):
                self.read(packet.packets, open_blocks, depth)
            else:
                self._count(packet)
                text = self.scribe.line(packet)
                self.fold.apply(packet)
                line = "  " * depth + text
                for lines in open_blocks if text else ():
                    if not lines or lines[-1] != line:
                        lines.append(line)

    def _count(self, packet: Packet) -> None:
        """Whether it is a card that another one made."""
        cards = self.fold.state.cards
        if not isinstance(packet, FullEntity | ShowEntity) or not packet.card_id:
            return
        if isinstance(packet, ShowEntity) and cards.get(packet.entity):
            return
        maker = cards.get(dict(packet.tags).get(CREATOR, 0), "")
        if maker and maker != packet.card_id:
            self.made[maker, packet.card_id] += 1

    def _block(self, block: Block, open_blocks: tuple[list[str], ...], depth: int) -> None:
        self.fold.apply(block)
        head = self.scribe.head(block)
        for lines in open_blocks:
            lines.append("  " * depth + head)
        top_power = block.kind == BlockType.POWER and depth == 0
        if block.kind not in TOLD and not top_power:
            self.read(block.packets, open_blocks, depth + 1)
            return
        known = self.fold.state.cards.get(block.entity)
        own: list[str] = []
        self.read(block.packets, (*open_blocks, own), depth + 1)
        card = known or self.fold.state.cards.get(block.entity) or block.card_id
        if card and len(own) > top_power:
            self._keep(block, card, head, [line[2 * depth :] for line in own])

    def _keep(self, block: Block, card: str, head: str, own: list[str]) -> None:
        lines = [head.replace(f"?#{block.entity}", f"{card}#{block.entity}"), *own]
        kind = KINDS[block.kind] + (keyword_of(block) if block.kind == BlockType.TRIGGER else "")
        text = "\n".join(lines[:LINES_KEPT])
        self.blocks[card, kind].append(Told(self.build, self.game, block.line, len(lines), text))
