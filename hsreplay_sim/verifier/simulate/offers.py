"""Logged choices: what is picked lies among what was offered, at a mulligan as in a text.

Where the engine makes the offer (`engine/rules/choices.py`), it checks that the cards offered are
in the pool of the text and differ from each other: an answer outside of the rest of the pool is
E203.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.replay.actions import Kind, flat
from hsreplay_sim.replay.packets import Choices, ChosenEntities, Packet

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.actions import Action


def attacks_nobody(game: Game, action: Action) -> list[str]:
    """The attacker or target of an attack that is not there as the action begins."""
    if action.kind is not Kind.ATTACK:
        return []
    ends = (action.entity, action.target)
    return [f"attack: entity {each} is not there" for each in ends if each not in game.entities]


def picked_elsewhere(packets: list[Packet]) -> list[str]:
    """Every pick of an action that was not offered to the player it is recorded for."""
    offers: dict[tuple[int, int], Choices] = {}
    found = []
    for packet in flat(packets):
        if type(packet) is Choices:
            offers[packet.id, packet.player] = packet
        elif type(packet) is ChosenEntities:
            offer = offers.get((packet.id, packet.player))
            strangers = [e for e in packet.entities if offer and e not in offer.entities]
            found += [f"pick: entity {e} was not offered" for e in strangers]
    return found
