"""What only Battlegrounds and Mercenaries have: heroes, teams, places and the boards of fights."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import ChoiceKind
from hsreplay_sim.replay.facts.model import BATTLEGROUNDS, MERCENARIES, Combat, Warband
from hsreplay_sim.replay.packets import DESCRIPTIONS, Choices, TagChange, walk

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.replay.facts.tally import Tally
    from hsreplay_sim.replay.packets import Description, Packet
    from hsreplay_sim.replay.recording import Recording

_SIGNS = {
    BATTLEGROUNDS: ("GT_BATTLEGROUNDS", ("TB_BaconShop", "TB_BaconUps", "BG_ShopBuff")),
    MERCENARIES: ("GT_MERCENARIES", ("LETL_",)),
}
"""How the game types begin, and cards that are in no other game."""


def kind_of(game: Recording) -> str:
    """Return which of the two a game is, by its type or else by what it shows; "" for neither."""
    cards = {each.card_id for each in walk(game.packets) if isinstance(each, DESCRIPTIONS)}
    for kind, (beginning, signs) in _SIGNS.items():
        if game.game_type.startswith(beginning):
            return kind
        if not game.game_type and any(card_id.startswith(signs) for card_id in cards):
            return kind
    return ""


def commanders(game: Recording, setup: TagState, end: TagState) -> list[int]:
    """Return the PLAYER_IDs of whose mercenaries the recording shows what the other cannot see.

    A client is told of its own alone which ability each of them will use, and of another person's
    not who they are before they fight.
    """
    own = {each.entity for each in walk(game.packets) if _shows_choice(each)}
    told = {end.get(each, t.LETTUCE_CONTROLLER) for each in own} - {0}
    players = game.create.players if game.create is not None else ()
    people = {each.player_id for each in players if each.account_lo not in ("", "0")}
    shown = {
        player
        for player, team in _teams(setup, end).items()
        if all(map(setup.cards.get, team)) and player in people
    }
    return sorted(told or (shown if len(shown) == 1 else ()))


def _shows_choice(packet: Packet) -> TypeGuard[TagChange | Description]:
    """Whether a packet tells which ability a mercenary of the recording player will use."""
    if type(packet) is TagChange:
        return packet.tag == t.LETTUCE_ABILITY_TILE_VISUAL_SELF_ONLY
    if isinstance(packet, DESCRIPTIONS):
        return any(tag == t.LETTUCE_ABILITY_TILE_VISUAL_SELF_ONLY for tag, _ in packet.tags)
    return False


def warband_of(
    game: Recording, entity: int, setup: TagState, end: TagState, tally: Tally
) -> Warband:
    """Return what is told of the heroes; `entity` is the recording player, 0 if nobody knows it.

    `setup` is the state before the first action, `end` the one behind the last packet.
    """
    hero = end.get(entity, t.HERO_ENTITY)
    teams = _teams(setup, end)
    return Warband(
        offered=tuple(end.cards.get(each, "") for each in _offered(game, entity)),
        chosen="" if teams else end.cards.get(hero, ""),
        placement=end.get(hero, t.PLAYER_LEADERBOARD_PLACE) or None,
        teams={player: tuple(end.cards.get(e, "") for e in team) for player, team in teams.items()},
        combats=[Combat(turn, boards) for turn, boards in tally.fights],
    )


def _offered(game: Recording, entity: int) -> tuple[int, ...]:
    """The heroes that a player was offered."""
    for packet in walk(game.packets):
        if type(packet) is Choices and packet.kind == ChoiceKind.MULLIGAN:
            if packet.player == entity:
                return packet.entities
    return ()


def _teams(setup: TagState, end: TagState) -> dict[int, list[int]]:
    """PLAYER_ID → the mercenaries that it came with; those that it makes are made later.

    The player of LETTUCE_CONTROLLER is the one whose they are, whoever fights with them.
    """
    found: dict[int, list[int]] = {}
    for entity in sorted(setup.tags):
        player = end.get(entity, t.LETTUCE_CONTROLLER)
        if player and end.get(entity, t.LETTUCE_MERCENARY):
            found.setdefault(player, []).append(entity)
    return dict(sorted(found.items()))
