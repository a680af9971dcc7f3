"""The build of a recording that does not state it, from its syntax and the tags it writes.

Source of truth: what builds did otherwise, and the builds of dated recordings. The result is
the newest build that is consistent with what is absent, so that the profile fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hsreplay_sim.base.enums import BlockType, CardType, Step
from hsreplay_sim.base.tags import (
    ARMOR_LOST_THIS_TURN,
    CARD_TARGET,
    CARDTYPE,
    CURRENT_PLAYER_MIRROR,
    DAMAGE,
    DEATHRATTLES_THIS_TURN,
    HEALING_DONE_THIS_TURN,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    HIDDEN_ZONE_OWNER,
    IGNORE_DAMAGE,
    LAST_AFFECTING_SOURCE,
    LAST_CARD_PLAYED,
    LAST_COMBATANT,
    LAST_DRAWN_CARD,
    LAST_GAME_TURN,
    NEXT_STEP,
    NUM_CARDS_DRAWN_THIS_GAME,
    NUM_CARDS_TO_DRAW,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_GAME,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_SPELLS_DRAWN_THIS_TURN,
    NUM_SPELLS_PLAYED_THIS_TURN,
    NUM_TIMES_HEALED_THIS_GAME,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    PENDING_ZONE,
    RESOLVING_AFTER_DAMAGE,
    RESOURCES_USED,
    SUMMONED_THIS_ACTION,
    TAG_3085,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.actions import flat
from hsreplay_sim.replay.packets import Block, ChangeEntity, FullEntity, ShowEntity, TagChange
from hsreplay_sim.replay.recording import Recording

EVIDENCE: tuple[tuple[int, int], ...] = (
    (NUM_SPELLS_DRAWN_THIS_TURN, 185749),
    (ARMOR_LOST_THIS_TURN, 183876),
    (TAG_3085, 175913),
    (LAST_AFFECTING_SOURCE, 148211),
    (LAST_DRAWN_CARD, 134558),
    (RESOLVING_AFTER_DAMAGE, 88998),
    (LAST_GAME_TURN, 79904),
    (LAST_COMBATANT, 54613),
    (DEATHRATTLES_THIS_TURN, 45310),
    (NUM_OPTIONS_PLAYED_THIS_GAME, 45310),
    (CURRENT_PLAYER_MIRROR, 30795),
    (SUMMONED_THIS_ACTION, 28855),
    (PENDING_ZONE, 28329),
    (HIDDEN_ZONE_OWNER, 25770),
    (NUM_CARDS_DRAWN_THIS_GAME, 24769),
    (HEALING_DONE_THIS_TURN, 23966),
)
"""(tag, build): a recording that writes the tag is at least that new."""


def build_of(game: Recording) -> int:
    """The stated build, unless the recording's own tags are clearly newer; else an estimate.

    Some converted recordings state a build that is years too old for the file (15590, 43246) and
    the right one for the game (U200a, U207, U178): that one is taken if it is not too old as well.
    """
    guess = estimate(game)
    if game.build is None:
        return max(guess, _oldest_by_syntax(game), _oldest_by_cards(game))
    tolerance = 2_000 if game.build < 60_000 else 20_000
    if guess <= game.build + tolerance:
        return game.build
    oldest = max(guess, _oldest_by_cards(game))
    return max(oldest, _build_of_the_game(game))


def _build_of_the_game(game: Recording) -> int:
    """What a converter wrote on the element of the game itself, 0 nothing."""
    told = dict(game.meta).get("Game.buildNumber", "")
    return int(told) if told.isdecimal() else 0


def estimate(game: Recording) -> int:
    """A build whose profile fits the recording."""
    tags = _tags_written(game)
    for tag, since in EVIDENCE:
        if tag in tags:
            if 45310 <= since < 88998 and LAST_CARD_PLAYED not in tags:
                return 88998
            if since == 25770 and _aims_attacks(game):
                return 27641
            return since
    if HERO_DAMAGE_TAKEN_THIS_TURN in tags:
        return _estimate_2017(game)
    if NUM_CARDS_TO_DRAW in tags:
        if not _counts_both_sides(game):
            return 13740
        return 15590 if _shows_enchantments_aside(game) else 13921
    if NUM_SPELLS_PLAYED_THIS_TURN in tags:
        if _counts_both_sides(game):
            return 14830
        if _deals_by_packets(game):
            return 13619
        if _spends_before_using(game):
            return 11460
        return 13030 if _heals_the_dead_last(game) else 12574
    if NUM_RESOURCES_SPENT_THIS_GAME in tags:
        if IGNORE_DAMAGE not in tags:
            return 10833
        return 10604 if _counts_the_buried(game) else 10357
    uses_power = NUM_TIMES_HERO_POWER_USED_THIS_GAME in tags
    return 9166 if uses_power and HEROPOWER_ACTIVATIONS_THIS_TURN not in tags else 9786


def _aims_attacks(game: Recording) -> bool:
    """CARD_TARGET of the attacker in front of its ATTACK block: 27641 and later (U078:1792).

    25770 and 27358 have none in 364 attacks, 28855 has it in 60 of 67.
    """
    return any(
        isinstance(packet, TagChange)
        and packet.tag == CARD_TARGET
        and isinstance(after, Block)
        and after.kind == BlockType.ATTACK
        and after.entity == packet.entity
        for packet, after in pairwise(game.packets)
    )


def _oldest_by_syntax(game: Recording) -> int:
    """What the lines of a BLOCK_START tell: a floor for recordings of few packets (U029)."""
    return 20457 if {"SubOption", "TriggerKeyword"} & game.syntax else 0


def _oldest_by_cards(game: Recording) -> int:
    """No recording is as old as the last sampled build that lacks a card it shows (U207, U178)."""
    store = CardStore.open()
    first = max((store.first_build(card_id) or 0 for card_id in set(_cards(game))), default=0)
    older = [build for build in store.builds if build < first]
    return older[-1] + 1 if older else 0


def _heals_the_dead_last(game: Recording) -> bool:
    """A minion that dies loses ZONE_POSITION before DAMAGE: 13030 and later."""
    for block in _deaths(game):
        buried: set[int] = set()
        for each in block:
            if each.value == 0 and each.tag == ZONE_POSITION:
                buried.add(each.entity)
            elif each.value == 0 and each.tag == DAMAGE:
                return each.entity in buried
    return False


def _counts_the_buried(game: Recording) -> bool:
    """The dead of the turn are counted after ZONE, not before (U581:2931, U008:22620)."""
    for block in _deaths(game):
        for before, each in pairwise(block):
            if each.tag == NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN:
                return before.tag == ZONE
    return False


def _deaths(game: Recording) -> Iterator[list[TagChange]]:
    for packet in flat(game.packets):
        if isinstance(packet, Block) and packet.kind == BlockType.DEATHS:
            yield [each for each in packet.packets if isinstance(each, TagChange)]


def _estimate_2017(game: Recording) -> int:
    if _counts_everything(game):
        return 23576
    on_players = {2, 3}
    for packet in flat(game.packets):
        if isinstance(packet, TagChange) and packet.tag == HERO_DAMAGE_TAKEN_THIS_TURN:
            if packet.entity not in on_players:
                return 19632
            break
    if NUM_TIMES_HEALED_THIS_GAME in _tags_written(game):
        return 22611
    return 22611 if any(card_id.startswith("LOOT_") for card_id in _cards(game)) else 20457


def _cards(game: Recording) -> Iterator[str]:
    for packet in flat(game.packets):
        if isinstance(packet, FullEntity | ShowEntity | ChangeEntity):
            yield packet.card_id


def _spends_before_using(game: Recording) -> bool:
    """NUM_RESOURCES_SPENT_THIS_GAME stands before RESOURCES_USED: up to 11461."""
    both = (NUM_RESOURCES_SPENT_THIS_GAME, RESOURCES_USED)
    for packet in game.packets:
        if isinstance(packet, Block) and packet.kind == BlockType.PLAY:
            paid = [
                inner.tag
                for inner in packet.packets
                if isinstance(inner, TagChange) and inner.tag in both
            ]
            if len(paid) > 1:
                return paid[0] == NUM_RESOURCES_SPENT_THIS_GAME
    return False


def _deals_by_packets(game: Recording) -> bool:
    """The opening hands are dealt in a block that ends the setup: 13619 and later."""
    return any(
        isinstance(inner, TagChange)
        and (inner.tag, inner.value) == (NEXT_STEP, Step.BEGIN_MULLIGAN)
        for packet in game.packets
        if isinstance(packet, Block)
        for inner in packet.packets
    )


def _counts_everything(game: Recording) -> bool:
    """NUM_TURNS_IN_PLAY of the GameEntity goes up as well: 23576 and later."""
    return any(
        isinstance(packet, TagChange) and packet.tag == NUM_TURNS_IN_PLAY and packet.entity == 1
        for packet in flat(game.packets)
    )


def _counts_both_sides(game: Recording) -> bool:
    """NUM_TURNS_IN_PLAY of both heroes goes up at a turn's start: 13921 and later."""
    heroes = {
        packet.entity
        for packet in game.packets
        if isinstance(packet, FullEntity) and dict(packet.tags).get(CARDTYPE) == CardType.HERO
    }
    for packet in game.packets:
        if isinstance(packet, Block):
            counted = {
                inner.entity
                for inner in packet.packets
                if isinstance(inner, TagChange) and inner.tag == NUM_TURNS_IN_PLAY
            }
            if len(counted & heroes) > 1:
                return True
    return False


def _shows_enchantments_aside(game: Recording) -> bool:
    """SHOW_ENTITY of an enchantment with ZONE=SETASIDE: 15590 and later."""
    for packet in flat(game.packets):
        if isinstance(packet, ShowEntity):
            tags = dict(packet.tags)
            if tags.get(202) == 6:
                return tags.get(49) == 6
    return "ACTION_START" not in game.syntax


def _tags_written(game: Recording) -> set[int]:
    return {packet.tag for packet in flat(game.packets) if isinstance(packet, TagChange)}
