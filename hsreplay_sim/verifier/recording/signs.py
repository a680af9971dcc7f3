"""What dates a recording besides the tags that it writes: their order, and where they stand.

Each sign belongs to a row of the table of builds, where no tag of its own tells it.
"""

from __future__ import annotations

from collections.abc import Iterator

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Step
from hsreplay_sim.replay.packets import Block, FullEntity, TagChange
from hsreplay_sim.verifier.recording.contents import Contents


def counts_both_sides(contents: Contents) -> bool:
    """Whether a block changes NUM_TURNS_IN_PLAY of both heroes, as at the start of a turn."""
    made = (each for each in contents.game.packets if type(each) is FullEntity)
    heroes = {each.entity for each in made if (t.CARDTYPE, CardType.HERO) in each.tags}
    for _, changes in _blocks(contents):
        counted = {each.entity for each in changes if each.tag == t.NUM_TURNS_IN_PLAY}
        if len(counted & heroes) > 1:
            return True
    return False


def deals_by_packets(contents: Contents) -> bool:
    """Whether the opening hands are dealt in a block that ends the setup."""
    ends = (t.NEXT_STEP, Step.BEGIN_MULLIGAN)
    return any((c.tag, c.value) == ends for _, changes in _blocks(contents) for c in changes)


def spends_before_using(contents: Contents) -> bool:
    """Whether the first payment logs NUM_RESOURCES_SPENT_THIS_GAME before RESOURCES_USED."""
    both = (t.NUM_RESOURCES_SPENT_THIS_GAME, t.RESOURCES_USED)
    for block, changes in _blocks(contents):
        paid = [each.tag for each in changes if each.tag in both]
        if block.kind == BlockType.PLAY and len(paid) > 1:
            return paid[0] == t.NUM_RESOURCES_SPENT_THIS_GAME
    return False


def _blocks(contents: Contents) -> Iterator[tuple[Block, list[TagChange]]]:
    """Yield the outermost blocks, each with the tag changes directly in it."""
    for packet in contents.game.packets:
        if type(packet) is Block:
            yield packet, [each for each in packet.packets if type(each) is TagChange]
