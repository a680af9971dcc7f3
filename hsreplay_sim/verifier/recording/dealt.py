"""What made the cards of a starting deck, by what is told of those dealt beside them.

The decks are made in one go: a card that is shown names the same maker as the ones shown before and
behind it (9,924 of 9,946; most of the others some text changed first), the game in adventures, the
card that brought the deck in brawls, and nobody elsewhere. What follows a deck, a treasure or a
Coin, has a maker of its own.
"""

from __future__ import annotations

from itertools import takewhile

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import CARDTYPE, CONTROLLER, CREATOR, ZONE
from hsreplay_sim.replay.actions import descriptions
from hsreplay_sim.replay.packets import Block, CreateGame, FullEntity, Packet, ShowEntity

_DEALT = (Zone.DECK, Zone.HAND)


def makers_beside(packets: list[Packet]) -> dict[int, frozenset[int]]:
    """Card of a starting deck → the makers it may name: those of the nearest shown on both sides.

    Behind the last of them it may be what was added to the deck, by the game or by what lies aside.
    """
    decks, aside, players = _decks(packets)
    told = _told(packets, {each for deck in decks for each in deck})
    found: dict[int, frozenset[int]] = {}
    for deck in decks:
        said = [told[each] for each in deck[:-1] if told.get(each, -1) in aside]
        passed = 0
        for card in deck:
            mine = card != deck[-1] and told.get(card, -1) in aside
            before, behind = said[:passed][-1:], said[passed + mine :][:1]
            passed += mine
            if card in told and (before or behind):
                added = frozenset() if behind else aside - {0}
                coin = players if card == deck[-1] else frozenset()
                found[card] = frozenset((*before, *behind)) | added | coin
    return found


def _decks(
    packets: list[Packet],
) -> tuple[list[list[int]], frozenset[int], frozenset[int]]:
    """The hidden cards of both decks as they are made, what may have made them, and the players.

    The game and what lies aside may have, and an enchantment, but no hero and no hero power (none
    of 10,025).
    """
    decks: dict[int, list[int]] = {}
    aside, players = {0}, frozenset[int]()
    for packet in takewhile(lambda each: type(each) is not Block, packets):
        if type(packet) is CreateGame:
            aside.add(packet.entity)
            players = frozenset(each.entity for each in packet.players)
        elif type(packet) is FullEntity:
            tags = dict(packet.tags)
            if tags.get(ZONE) in _DEALT and not tags.get(CARDTYPE):
                decks.setdefault(tags.get(CONTROLLER, 0), []).append(packet.entity)
            elif tags.get(ZONE) != Zone.PLAY or tags.get(CARDTYPE) == CardType.ENCHANTMENT:
                aside.add(packet.entity)
    return list(decks.values()), frozenset(aside), players


def _told(packets: list[Packet], cards: set[int]) -> dict[int, int]:
    """Card → the maker that it names as it is first shown."""
    told: dict[int, int] = {}
    for packet in descriptions(packets):
        if type(packet) is ShowEntity and packet.entity in cards:
            told.setdefault(packet.entity, dict(packet.tags).get(CREATOR, 0))
    return told
