"""Recordings beside the trees of hslog that are made of them: what differs, and for which reason.

hslog's own exporter follows the tree, our fold the packets: both end with entities, their cards and
tags. And the packets that are made of the tree again are held against those it was made of.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hearthstone.cardxml
import pytest
from hslog.export import EntityTreeExporter, FriendlyPlayerExporter

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.hslog_tree.read import recording_of
from hsreplay_sim.formats.hslog_tree.times import Clock
from hsreplay_sim.formats.hslog_tree.tree import HslogTree
from hsreplay_sim.formats.hslog_tree.write import GAME, tree_of
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    Block,
    CreateGame,
    HideEntity,
    MetaData,
    Packet,
    ResetGame,
    SubSpell,
    walk,
)
from hsreplay_sim.replay.recording import Recording

KINDS = {
    "gone": "RESET_GAME ends entities; hslog keeps all that there ever were, without their cards",
    "put back": "RESET_GAME puts game and players back, of which nothing is told; hslog does not",
    "hidden": "HIDE_ENTITY tells the zone; hslog's exporter does not look at it",
}
"""Kind of a difference between the two states → the reason for it."""
UNLISTED = "unlisted"

Entities = dict[int, tuple[str, dict[int, int]]]
"""Entity → its card, "" while unknown, and its tags that are not 0."""


@dataclass(slots=True)
class Held:
    """What was found of some recordings."""

    games: int = 0
    same: int = 0
    """Games whose two states are the same."""
    entities: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    """Kind → entities that differ so."""
    examples: dict[str, str] = field(default_factory=dict)
    added: int = 0
    """Games for whose exporters something was added."""
    viewers: int = 0
    """Games of which both name the player that has recorded."""
    other_viewer: list[str] = field(default_factory=list)
    """Those of which hslog names another one."""
    parted: list[str] = field(default_factory=list)
    """Games that do not come back from their trees."""
    lost: Counter[str] = field(default_factory=Counter)
    """What trees say of themselves that they have lost → games."""


def without_card_data(patch: pytest.MonkeyPatch) -> None:
    """Let exporters run where the package of card data is not installed, as nothing here needs it.

    They ask it what a card was before a text made it another one.
    """
    patch.setattr(hearthstone.cardxml, "load_dbf", lambda *_, **__: ({}, None))


def held(paths: Iterable[Path]) -> Held:
    """Make the tree of every game in these files, and hold it against the game."""
    found = Held()
    for path in paths:
        for game in open_replay(path):
            if isinstance(game, Recording):
                _hold(game, f"{path.name.partition('_')[0]}:{game.index}", found)
    return found


def _hold(game: Recording, name: str, found: Held) -> None:
    tree = tree_of(game)
    found.games += 1
    found.added += bool(tree.added)
    found.lost.update({re.sub(r"\d+|:.*", "", each).strip() for each in tree.lost})
    ours, theirs = by_fold(game), by_hslog(tree)
    found.entities += len(ours)
    differing = list(differences(game, ours, theirs))
    found.same += not differing
    for kind, entity in differing:
        found.kinds[kind] += 1
        found.examples.setdefault(kind, f"{name} entity {entity}")
    viewer = game.summary.friendly
    named = FriendlyPlayerExporter(tree).export()
    if viewer is not None and named is not None:
        found.viewers += 1
        if named != viewer.player_id:
            found.other_viewer.append(name)
    if comparable(game.packets) != comparable(recording_of(tree).packets):
        found.parted.append(name)


def by_fold(game: Recording) -> Entities:
    """The entities at the end as our own packets tell them."""
    state = Fold().apply_all(game.packets).state
    return {
        entity: (state.cards.get(entity, ""), dict(tags)) for entity, tags in state.tags.items()
    }


def by_hslog(tree: HslogTree) -> Entities:
    """The entities at the end as an exporter of hslog has them."""
    exported = EntityTreeExporter(tree, tree.player_manager).export().game
    return {
        each.id: (
            getattr(each, "card_id", "") or "",
            {int(t): int(v) for t, v in told if v and t > 0},
        )
        for each in exported.entities
        if (told := each.tags.items()) or each.id != GAME
    }


def differences(game: Recording, ours: Entities, theirs: Entities) -> Iterator[tuple[str, int]]:
    """The kind of each entity that the two do not have alike."""
    packets = list(walk(game.packets))
    reset = any(
        type(each) is ResetGame or (type(each) is Block and each.kind == BlockType.GAME_RESET)
        for each in packets
    )
    hidden = {each.entity for each in packets if type(each) is HideEntity}
    roots = {root for each in packets if type(each) is CreateGame
             for root in (each.entity, *(player.entity for player in each.players))}  # fmt: skip
    for entity in sorted(ours.keys() | theirs.keys()):
        if ours.get(entity) == theirs.get(entity):
            continue
        if reset and entity not in ours:
            yield "gone", entity
        elif reset and entity in roots:
            yield "put back", entity
        elif entity in hidden and but_for_zone(ours, entity) == but_for_zone(theirs, entity):
            yield "hidden", entity
        else:
            yield UNLISTED, entity


def but_for_zone(entities: Entities, entity: int) -> Any:
    """An entity without its zone; None if there is none."""
    card, tags = entities.get(entity, ("", {}))
    return card, {tag: value for tag, value in tags.items() if tag != ZONE}


def comparable(packets: list[Packet]) -> list[Any]:
    """Packets without what hslog's classes have no place for."""
    return [_comparable(packet) for packet in walk(packets)]


def _comparable(packet: Packet) -> Any:
    told: dict[str, Any] = {
        name: getattr(packet, name) for name in packet.__struct_fields__ if name != "packets"
    }
    told["type"] = type(packet)
    told["ts"] = Clock(None).read(packet.ts)
    if isinstance(packet, Block | SubSpell):
        told["packets"] = len(packet.packets)
    if isinstance(packet, MetaData | SubSpell):
        told["extra"] = [pair for pair in packet.extra if pair[0] == "targetCount"]
    if isinstance(packet, CreateGame):
        told["players"] = [
            (each.entity, each.player_id, each.name, each.tags)
            + ((each.account_hi, each.account_lo) if each.has_account else ("", ""))
            for each in packet.players
        ]
    return told
