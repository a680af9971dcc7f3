"""Herald (R274): a Soldier of the player's class comes; two Heralds make the next ones stronger.

A player whose class has a Colossal of the Cataclysm has that class in HERALD_COLOSSAL_CLASS from
before the mulligan on, and so has each Herald card (U567:634). With the first such card in a hand
the Soldier is created three times, set aside, once in each finish, to be shown beside the card
(U567:819, 3263).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardClass, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DISPLAY_ENTITY_ON_MOUSEOVER,
    HEALTH,
    HERALD,
    HERALD_COLOSSAL_AMOUNT,
    HERALD_COLOSSAL_CLASS,
    HIDDEN_ZONE_OWNER,
    PREMIUM,
    SHOWN_SOLDIER,
    SHOWN_SOLDIER_GOLDEN,
    SHOWN_SOLDIER_SIGNATURE,
    TAG_SCRIPT_DATA_NUM_1,
    USE_ALTERNATE_CARD_TEXT,
)
from hsreplay_sim.engine.oracle import Purpose

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

SOLDIERS: dict[int, str] = {
    CardClass.DEATHKNIGHT: "CATA_780t",
    CardClass.ROGUE: "CATA_158t",
    CardClass.SHAMAN: "CATA_565t",
    CardClass.WARLOCK: "CATA_725t",
    CardClass.WARRIOR: "CATA_580t",
    CardClass.DEMONHUNTER: "CATA_525t",
}
"""Class → the card id of its Soldier."""

COLOSSALS = {
    "CATA_780t": "CATA_155",
    "CATA_158t": "CATA_154",
    "CATA_565t": "CATA_153",
    "CATA_725t": "CATA_726",
    "CATA_580t": "CATA_150",
    "CATA_525t": "CATA_151",
}
"""Card id of a Soldier → card id of the Colossal that it serves."""

GROWTH = (2, 4)
"""The numbers of Heralds at which the stats of later Soldiers and limbs double."""

_GROWING = (ATK, HEALTH, TAG_SCRIPT_DATA_NUM_1, COST)

SHOWN = ((SHOWN_SOLDIER, 0), (SHOWN_SOLDIER_GOLDEN, 1), (SHOWN_SOLDIER_SIGNATURE, 3))
"""(tag of a player that names a Soldier to be shown, PREMIUM of that Soldier)."""


def name_classes(game: Game) -> None:
    """Set HERALD_COLOSSAL_CLASS of each player to the hero's class, if that has a Soldier.

    Recording: U567:634.
    """
    if not game.profile.names_herald_class:
        return
    for side in (1, 2):
        hero = game.hero[side]
        own = hero.card.card_class if hero is not None and hero.card is not None else 0
        if own in SOLDIERS:
            game.set(game.owner(side), HERALD_COLOSSAL_CLASS, own)


def mark(game: Game, card: Entity) -> None:
    """If a card is a Herald card, set its HERALD_COLOSSAL_CLASS to its player's.

    Recordings: U567:3569, 6310.
    """
    if card.tags.get(HERALD, 0):
        own = game.owner(card.controller).tags.get(HERALD_COLOSSAL_CLASS, 0)
        game.set(card, HERALD_COLOSSAL_CLASS, own)


def mark_unseen(game: Game, card: Entity) -> None:
    """If a drawn card is a Herald card, set its HERALD_COLOSSAL_CLASS without a packet.

    Recording: U567:3217.
    """
    if card.tags.get(HERALD, 0):
        own = game.owner(card.controller).tags.get(HERALD_COLOSSAL_CLASS, 0)
        game.set_untold(card, HERALD_COLOSSAL_CLASS, own)


def refresh(game: Game) -> None:
    """Set DISPLAY_ENTITY_ON_MOUSEOVER of Herald cards in hand to the Soldier shown beside the card.

    Recording: U567:3340. With the first such card the Soldiers are created; later they are kept up
    to date. On a card in play the tag is cleared (U567:2967).
    """
    for side in (1, 2):
        for entity in game.in_play[side]:
            if entity.tags.get(HERALD, 0):
                game.set(entity, DISPLAY_ENTITY_ON_MOUSEOVER, 0)
        player = game.owner(side)
        own = player.tags.get(HERALD_COLOSSAL_CLASS, 0)
        if own:
            _renew_shown(game, player)
            held = [card for card in game.hand[side] if card.tags.get(HERALD, 0)]
            if not player.tags.get(SHOWN_SOLDIER, 0) and (held or _is_held_unseen(game, side)):
                _set_out(game, player, side, SOLDIERS[own], held[0] if held else None)
            for card in held:
                mark(game, card)
                finish = card.tags.get(PREMIUM, 0)
                shown = next((tag for tag, of in SHOWN if of == finish), SHOWN_SOLDIER_SIGNATURE)
                game.set(card, DISPLAY_ENTITY_ON_MOUSEOVER, player.tags.get(shown, 0))


def grow(game: Game, body: Entity) -> None:
    """Set stats, cost and number of a Soldier or limb to the printed ones, doubled by Heralds.

    They double at 2 Heralds and again at 4. Recording: U567:8068.
    """
    for tag, size in _sizes(game, body.card_id, body.controller).items():
        if body.tags.get(tag, 0) != size:
            game.set(body, tag, size)
            game.tell(body, tag, size)


def _sizes(game: Game, card_id: str, player_id: int) -> dict[int, int]:
    printed = game.base_tags(card_id)
    heralds = game.owner(player_id).tags.get(HERALD_COLOSSAL_AMOUNT, 0)
    strength = 2 ** sum(heralds >= count for count in GROWTH)
    return {tag: printed.get(tag, 0) * strength for tag in _GROWING}


def tags_of_limb(game: Game, colossal: Entity, limb: str) -> dict[int, int]:
    """Return the size with which a limb comes: as printed, unless a Soldier serves the Colossal."""
    if colossal.card_id not in COLOSSALS.values():
        return {}
    return _sizes(game, limb, colossal.controller)


def wording(game: Game, body: Entity) -> int:
    """Return the USE_ALTERNATE_CARD_TEXT that tells the Heralds still missing.

    It is 0 for two missing, 1 for one, 2 for none (U567:3750, 5651).
    """
    heralds = game.owner(body.controller).tags.get(HERALD_COLOSSAL_AMOUNT, 0)
    return 2 if heralds >= GROWTH[-1] else heralds % 2


def _renew_shown(game: Game, player: Entity) -> None:
    for tag, _ in SHOWN:
        shown = game.entities.get(player.tags.get(tag, 0))
        if shown is not None and shown.card is not None:
            grow(game, shown)
            due = wording(game, shown)
            if shown.tags.get(USE_ALTERNATE_CARD_TEXT, 0) != due:
                game.due.setdefault(shown.id, {})[USE_ALTERNATE_CARD_TEXT] = due


def _is_held_unseen(game: Game, side: int) -> bool:
    """Whether a hidden card in a side's hand is a Herald card, as the oracle says."""
    if not any(not card.card_id for card in game.hand[side]):
        return False
    return game.number(Purpose.HERALD, game.owner(side), 0, 1) == 1


def _set_out(game: Game, player: Entity, side: int, soldier: str, card: Entity | None) -> None:
    """Create a Soldier three times, set aside, once in each finish; name each on the player.

    If `card` is None (the Herald card is hidden), the Soldiers are hidden, too: only the player
    sees them.
    """
    for tag, finish in SHOWN:
        if card is None:
            made = game.create("", side, Zone.SETASIDE)
        else:
            first = {PREMIUM: card.tags.get(PREMIUM, 0), HIDDEN_ZONE_OWNER: side}
            made = game.create(soldier, side, Zone.SETASIDE, creator=card, tags=first)
            game.set(made, PREMIUM, finish)
        game.set(player, tag, made.id)
