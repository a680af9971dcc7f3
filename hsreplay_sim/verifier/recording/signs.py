"""What dates a recording besides the tags that it writes: their order, and where they stand.

Each sign belongs to a row of the table of builds, where no tag of its own tells it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hsreplay_sim.base.enums import BlockType, CardType, Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARD_TARGET,
    CARDTYPE,
    COST,
    DAMAGE,
    HEALTH,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    NEXT_STEP,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    RESOURCES_USED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.actions import Kind, course_of, descriptions
from hsreplay_sim.replay.packets import Block, ChangeEntity, FullEntity, ShowEntity, TagChange
from hsreplay_sim.verifier.recording.contents import Contents


def printed(contents: Contents) -> set[tuple[str, int, int]]:
    """(card id, tag, value) of the costs and stats with which opening hands are shown."""
    course = course_of(contents.game.packets)
    found: set[tuple[str, int, int]] = set()
    opening = (each for each in course.actions if each.kind in (Kind.DEAL, Kind.MULLIGAN))
    for packets in (course.setup, *(action.packets for action in opening)):
        for packet in descriptions(packets):
            if type(packet) is not ChangeEntity and packet.card_id:
                tags = dict(packet.tags)
                if tags.get(ZONE) in (Zone.HAND, Zone.DECK):
                    shown = _PRINTED.get(tags.get(CARDTYPE, 0), ())
                    found |= {(packet.card_id, tag, tags.get(tag, 0)) for tag in shown}
    return found


_PRINTED = {
    CardType.MINION: (COST, ATK, HEALTH),
    CardType.SPELL: (COST,),
    CardType.WEAPON: (COST, ATK),
}


def aims_attacks(contents: Contents) -> bool:
    """CARD_TARGET of the attacker stands in front of its ATTACK block (U078:1792).

    25770 and 27358 have none in 364 attacks, 28855 has it in 60 of 67.
    """
    return any(
        type(packet) is TagChange
        and packet.tag == CARD_TARGET
        and type(after) is Block
        and after.kind == BlockType.ATTACK
        and after.entity == packet.entity
        for packet, after in pairwise(contents.game.packets)
    )


def counts_everything(contents: Contents) -> bool:
    """NUM_TURNS_IN_PLAY of the GameEntity goes up as well."""
    return any(
        type(packet) is TagChange and packet.tag == NUM_TURNS_IN_PLAY and packet.entity == 1
        for packet in contents.packets
    )


def hurts_on_the_hero(contents: Contents) -> bool:
    """The damage of a turn is noted on the hero, not added up on the player."""
    players = (
        {player.entity for player in contents.game.create.players}
        if contents.game.create
        else {2, 3}
    )
    for packet in contents.packets:
        if type(packet) is TagChange and packet.tag == HERO_DAMAGE_TAKEN_THIS_TURN:
            return packet.entity not in players
    return False


def counts_both_sides(contents: Contents) -> bool:
    """NUM_TURNS_IN_PLAY of both heroes goes up at the start of a turn."""
    heroes = {
        packet.entity
        for packet in contents.game.packets
        if type(packet) is FullEntity and dict(packet.tags).get(CARDTYPE) == CardType.HERO
    }
    for packet in contents.game.packets:
        if type(packet) is Block:
            counted = {
                inner.entity
                for inner in packet.packets
                if type(inner) is TagChange and inner.tag == NUM_TURNS_IN_PLAY
            }
            if len(counted & heroes) > 1:
                return True
    return False


def shows_enchantments_aside(contents: Contents) -> bool:
    """SHOW_ENTITY of an enchantment has ZONE=SETASIDE."""
    for packet in contents.packets:
        if type(packet) is ShowEntity:
            tags = dict(packet.tags)
            if tags.get(CARDTYPE) == CardType.ENCHANTMENT:
                return tags.get(ZONE) == Zone.SETASIDE
    return "ACTION_START" not in contents.game.syntax


def deals_by_packets(contents: Contents) -> bool:
    """The opening hands are dealt in a block that ends the setup."""
    return any(
        type(inner) is TagChange and (inner.tag, inner.value) == (NEXT_STEP, Step.BEGIN_MULLIGAN)
        for packet in contents.game.packets
        if type(packet) is Block
        for inner in packet.packets
    )


def spends_before_using(contents: Contents) -> bool:
    """NUM_RESOURCES_SPENT_THIS_GAME stands before RESOURCES_USED."""
    both = (NUM_RESOURCES_SPENT_THIS_GAME, RESOURCES_USED)
    for packet in contents.game.packets:
        if type(packet) is Block and packet.kind == BlockType.PLAY:
            paid = [
                inner.tag
                for inner in packet.packets
                if type(inner) is TagChange and inner.tag in both
            ]
            if len(paid) > 1:
                return paid[0] == NUM_RESOURCES_SPENT_THIS_GAME
    return False


def heals_the_dead_last(contents: Contents) -> bool:
    """A minion that dies loses ZONE_POSITION before DAMAGE."""
    for block in _deaths(contents):
        buried: set[int] = set()
        for each in block:
            if each.value == 0 and each.tag == ZONE_POSITION:
                buried.add(each.entity)
            elif each.value == 0 and each.tag == DAMAGE:
                return each.entity in buried
    return False


def counts_the_buried(contents: Contents) -> bool:
    """The dead of the turn are counted after ZONE, not before (U581:2931, U008:22620)."""
    for block in _deaths(contents):
        for before, each in pairwise(block):
            if each.tag == NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN:
                return before.tag == ZONE
    return False


def _deaths(contents: Contents) -> Iterator[list[TagChange]]:
    for packet in contents.packets:
        if type(packet) is Block and packet.kind == BlockType.DEATHS:
            yield [each for each in packet.packets if type(each) is TagChange]
