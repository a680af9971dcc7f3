"""Set the numbers that texts show, in hand or elsewhere, and queue costs that texts compute.

And the tag of a card that its own text bars.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import LITERALLY_UNPLAYABLE, TAG_SCRIPT_DATA_NUM_1
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def refresh(game: Game) -> None:
    """Queue the costs in hand that texts compute, and set the number tags that texts show.

    Recordings: U085:962, 2180. A spell shows its number in the graveyard as well (10 of 10,
    U472:8064). A card that showed one in play shows the printed one there (U127:5483), unless its
    script has `counts_buried` (U293:10368).
    """
    _renew_buried(game)
    for side in (1, 2) if game.asking.numbers else ():
        for entity in game.hand[side]:
            if entity.script is not None and entity.script.cost is not None:
                game.touch(entity)
            _show_in_hand(game, entity)
            _bar_in_hand(game, entity)
        for entity in game.board[side]:
            script = entity.script
            if script is not None and script.hand_number is not None:
                game.set(entity, TAG_SCRIPT_DATA_NUM_1, 0)
        _show_own(game, side)


def _renew_buried(game: Game) -> None:
    for card in game.asking.buried:
        if card.zone == Zone.GRAVEYARD:
            if card.type == CardType.SPELL:
                _show_in_hand(game, card)
            elif card.script is not None and card.script.own_number is not None:
                told = game.base_tags(card.card_id).get(TAG_SCRIPT_DATA_NUM_1, 0)
                if card.script.counts_buried:
                    told = card.script.own_number(game, card, Frame())
                game.set(card, TAG_SCRIPT_DATA_NUM_1, told)


def mark_unseen(game: Game, card: Entity) -> None:
    """Set the number of a card that is drawn without a packet: its SHOW_ENTITY tells it.

    Recordings: U260:436, U435:14067; up to 23966 a TAG_CHANGE behind the draw did (U085:580).
    """
    script = card.script
    if script is not None and script.hand_number is not None and game.profile.numbers_in_show:
        game.set_untold(card, TAG_SCRIPT_DATA_NUM_1, script.hand_number(game, card, Frame()))


def _show_in_hand(game: Game, card: Entity) -> None:
    script = card.script
    if script is not None and script.hand_number is not None:
        game.set(card, TAG_SCRIPT_DATA_NUM_1, script.hand_number(game, card, Frame()))


def _bar_in_hand(game: Game, card: Entity) -> None:
    """Set LITERALLY_UNPLAYABLE of a card whose text says when it cannot be played (U415:3528)."""
    for tag, holds in card.script.keywords if card.script is not None else ():
        if tag == LITERALLY_UNPLAYABLE:
            game.set(card, tag, int(holds(game, card, Frame())))


def _show_own(game: Game, side: int) -> None:
    """Set the number tag of a side's cards whose text computes `own_number`, the youngest first.

    Recordings: U127:3723, U127:4029.
    """
    found = [
        (each.id, each, each.script.own_number)
        for each in (*game.hand[side], *game.board[side], *filter(None, (game.power[side],)))
        if each.script is not None and each.script.own_number is not None
    ]
    for _, card, number in sorted(found, reverse=True):
        game.set(card, TAG_SCRIPT_DATA_NUM_1, number(game, card, Frame()))
