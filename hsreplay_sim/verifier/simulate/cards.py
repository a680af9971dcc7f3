"""Which card of a pool a recorded block shows, for every purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CONTROLLER,
    LOOT_CARD_1,
    LOOT_CARD_2,
    LOOT_CARD_3,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
)
from hsreplay_sim.carddb.likeness import in_pool, is_enchantment
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, Packet, ShowEntity, TagChange
from hsreplay_sim.verifier.simulate.alignment import Alignment

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

LOOT_CARDS = (LOOT_CARD_1, LOOT_CARD_2, LOOT_CARD_3)

Finder = Callable[[Alignment, "Game", Question[str]], str | None]
"""Gives the card id, "" for a card that is never shown, None if there is no such card."""


def _made(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """The next new card of the player; it is still to be created, so it is not used up.

    One that is never shown is the only one that it can be, if there is but one.
    """
    return _first_made(log, game, question, log.unused())


def _cast(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """The next new card of the block itself: in a block within, another text has made it."""
    return _first_made(log, game, question, log.content())


def _first_made(
    log: Alignment, game: Game, question: Question[str], packets: Iterable[tuple[int, Packet]]
) -> str | None:
    for at, packet in packets:
        if type(packet) is FullEntity and not log.is_used(at):
            if dict(packet.tags).get(CONTROLLER, 0) == question.player:
                found, pool = log.name_of(packet), question.options
                if is_enchantment(game.cards, found) and found not in pool:
                    continue
                if not in_pool(game.cards, found, pool):
                    if log.is_remade(packet, question.source):
                        log.remade.add(packet.entity)
                        return ""
                    first = (each for each in pool if is_later_form(packet, found, each))
                    found = next(first, found)
                return pool[0] if not found and len(pool) == 1 else found
    return None


def is_later_form(packet: FullEntity, shown: str, card_id: str) -> bool:
    """Whether a card made out of sight is first shown as what this one grows into.

    A Spellstone upgrades in the hand (LOOT_064t1, U092a:5265), a ranked spell in the deck as well;
    the id of a form is its own and a "t", those of options are not (ULD_178a, ULD_178a4).
    """
    return not packet.card_id and card_id != "" and shown.startswith(f"{card_id}t")


def _changed_into(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """What the next CHANGE_ENTITY tells; of a card that nobody sees, what it is first shown as."""
    unseen = log.remade_here(game, question.source)
    if unseen:
        return unseen
    for at, packet in log.unused():
        if type(packet) is ChangeEntity:
            log.use(at)
            return packet.card_id
    made = _made(log, game, question)
    return "" if made is None and _lies_out_of_sight(game, question) else made


def _lies_out_of_sight(game: Game, question: Question[str]) -> bool:
    """Whether the text is of a card in a hand or lies on one: nobody is told what that becomes."""
    source = question.source
    if source is None:
        return False
    card = game.entities.get(source.tags.get(ATTACHED, 0), source)
    return card.zone == Zone.HAND or not card.card_id


_NUMBERS = (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2, TAG_SCRIPT_DATA_NUM_3)


def _announced(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """The card whose number the source is told next."""
    source = question.source
    if source is None:
        return None
    tag = next((each for each in _NUMBERS if not source.tags.get(each, 0)), 0)
    for _, packet in log.unused():
        value = 0
        if type(packet) is TagChange and packet.entity == source.id:
            value = packet.value if packet.tag == tag else 0
        elif type(packet) is ShowEntity and packet.entity == source.id:
            value = dict(packet.tags).get(tag, 0)
        found = game.cards.by_dbf(value) if value else None
        if found is not None:
            return found.id
    return None


def _offered(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """The next new card of the player, "" if a run offers nothing more."""
    return _made(log, game, question) or ""


def _loot(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """The card whose number the source is told next as one of three."""
    source = question.source.id if question.source is not None else 0
    for at, packet in log.unused():
        if type(packet) is TagChange and packet.entity == source and packet.tag in LOOT_CARDS:
            log.use(at)
            found = game.cards.by_dbf(packet.value)
            return found.id if found is not None else None
    return None


CARDS: dict[Purpose, Finder] = {
    Purpose.WON: _made,
    Purpose.BUCKET: _offered,
    Purpose.LOOT: _loot,
    Purpose.THE_COIN: _made,
    Purpose.DISCOVER: _made,
    Purpose.ANNOUNCED: _announced,
    Purpose.GENERATE: _made,
    Purpose.COPY: _made,
    Purpose.SUMMON: _made,
    Purpose.EQUIP: _made,
    Purpose.CAST: _cast,
    Purpose.TRANSFORM: _changed_into,
}
"""How the answer to each question about a card id is found."""
