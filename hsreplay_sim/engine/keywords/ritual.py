"""C'Thun (R266): rituals strengthen a proxy that is set aside, and every C'Thun in hand or play.

The RITUAL block encloses the POWER or TRIGGER block of the card (U001:1800, U380:10532). Up to
28855 the proxy's ATK and HEALTH are the only record, and the enchantment on a C'Thun reads them;
since 40734 every ritual gives enchantments of +1/+1 that stack (U436:5660, U380:14813).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    DAMAGE,
    HEALTH,
    PIECE_OF_CTHUN,
    PROXY_CTHUN,
    PROXY_CTHUN_SHATTERED,
    REVEALED,
    SEEN_CTHUN,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.enchantments import attach, attach_layer, attach_unseen
from hsreplay_sim.engine.rules.stats import recompute

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

CTHUN = "OG_280"
PROXY = "OG_279"
ENCHANTMENT = "OG_281e"
UNEVEN = "OG_282e"
"""What Blade of C'Thun gives where rituals stack: a minion's Attack and Health are two numbers."""
SHATTERED = "DMF_254"


def begin(game: Game, card: Entity) -> None:
    """Open the RITUAL block of a card; if the player has no proxy yet, create it in the block.

    If C'Thun is among the player's cards, SEEN_CTHUN is set before that. A piece of the shattered
    C'Thun has a proxy of that one (U463:13603).
    """
    player = game.owner(card.controller)
    if card.tags.get(PIECE_OF_CTHUN, 0):
        game.open(BlockType.RITUAL, card, index=0)
        _show_shattered(game, card.controller)
        return
    if not player.tags.get(SEEN_CTHUN, 0) and _has_cthun(game, card):
        game.set(player, SEEN_CTHUN, 1)
    game.open(BlockType.RITUAL, card, index=0)
    if not player.tags.get(PROXY_CTHUN, 0):
        made = game.create(PROXY, card.controller, Zone.SETASIDE, creator=player)
        game.set(made, REVEALED, 1)
        game.set(player, PROXY_CTHUN, made.id)


def _show_shattered(game: Game, side: int) -> None:
    player = game.owner(side)
    if not player.tags.get(PROXY_CTHUN_SHATTERED, 0):
        made = game.create(SHATTERED, side, Zone.SETASIDE, creator=player)
        game.set(made, REVEALED, 1)
        game.set(player, PROXY_CTHUN_SHATTERED, made.id)


def _has_cthun(game: Game, card: Entity) -> bool:
    """Whether C'Thun is among the player's cards; for a hidden deck or hand the oracle decides.

    16 of 16: a generated ritual card does not imply him. Without him SEEN_CTHUN is not set (9 of 9,
    U604a:6858, U072:5408); the proxy does not count (U016:8032).
    """
    side = card.controller
    if any(
        game.cards.canonical(e.card_id) == CTHUN
        for e in game.entities.values()
        if e.controller == side and e.card_id != PROXY
    ):
        return True
    unseen = any(not e.card_id for e in (*game.deck[side], *game.hand[side]))
    return unseen and game.number(Purpose.CTHUN, game.owner(side), 0, 1) == 1


def end(game: Game, card: Entity, frame: Frame) -> None:
    """Add the frame's `value` to ATK and `amount` to HEALTH of the proxy; close the RITUAL block.

    Then the stats of every C'Thun in hand and play are recomputed.
    """
    made = proxy(game, card.controller)
    if made is not None and (frame.value or frame.amount):
        game.add(made, HEALTH, frame.amount)
        game.add(made, ATK, frame.value)
    frame.value = frame.amount = 0
    game.close()
    for body in bodies(game, card.controller):
        recompute(game, body)


def proxy(game: Game, player_id: int) -> Entity | None:
    """Return the proxy of a player, or None before the first ritual."""
    return game.entities.get(game.owner(player_id).tags.get(PROXY_CTHUN, 0))


def bodies(game: Game, player_id: int) -> list[Entity]:
    """Return the C'Thuns on the board and in the hand of a player.

    One in the deck is brought up to date as it is drawn (`catch_up`).
    """
    return [
        e
        for e in game.board[player_id] + game.hand[player_id]
        if game.cards.canonical(e.card_id) == CTHUN
    ]


def gain(game: Game, card: Entity, frame: Frame, atk: int, health: int) -> None:
    """Run the text of a ritual: give the proxy and every C'Thun `atk` Attack and `health` Health.

    In builds where rituals stack, enchantments do it: layers of +1/+1 or, where a text gives two
    different numbers, one that holds both. Else `frame` gets the amounts and `end` adds them. For
    a C'Thun in a hidden hand the oracle says how many get an enchantment.
    """
    made = proxy(game, card.controller)
    frame.value = frame.amount = 0
    served = ([made] if made is not None else []) + bodies(game, card.controller)
    if game.profile.rituals_stack and atk != health:
        for body in served:
            _give_uneven(game, card, body, atk, health)
    elif game.profile.rituals_stack:
        for _ in range(atk):
            for body in served:
                attach_layer(game, card, body, ENCHANTMENT)
    else:
        for body in served:
            if _bind(game, body) and body.silenced:
                _start_afresh(game, body)
        frame.value, frame.amount = atk, health
    attach_unseen(game, card, game.hand[card.controller])


def _give_uneven(game: Game, card: Entity, body: Entity, atk: int, health: int) -> None:
    numbers = {TAG_SCRIPT_DATA_NUM_1: atk, TAG_SCRIPT_DATA_NUM_2: health}
    attach(game, card, body, UNEVEN, tags=numbers)


def wear(game: Game, card: Entity, enchantment: str) -> None:
    """Attach an enchantment to the proxy and to every C'Thun in hand and play.

    Recording: U436:2107.
    """
    made = proxy(game, card.controller)
    for body in ([made] if made is not None else []) + bodies(game, card.controller):
        attach(game, card, body, enchantment)
    attach_unseen(game, card, game.hand[card.controller])


def catch_up(game: Game, body: Entity) -> None:
    """Give a C'Thun that has none of it the strength of all rituals so far.

    Recording: U597:8182.
    """
    made = proxy(game, body.controller)
    if made is None or _bound(body):
        return
    if game.profile.rituals_stack:
        layers = bonus(game, body.controller, ATK)
        for given in [each for each in made.attached if each.card_id == UNEVEN]:
            atk, health = given.get(TAG_SCRIPT_DATA_NUM_1), given.get(TAG_SCRIPT_DATA_NUM_2)
            _give_uneven(game, body, body, atk, health)
            layers -= atk
        for _ in range(layers):
            attach_layer(game, body, body, ENCHANTMENT)
    else:
        _bind(game, body)


def catch_up_risen(game: Game, body: Entity, left: int) -> None:
    """Give a C'Thun that has risen the strength of all rituals so far; it has `left` Health.

    If that is 0 it is unhurt, and so it is up to 13030 if there was a ritual.
    """
    if game.cards.canonical(body.card_id) != CTHUN or not bonus(game, body.controller, HEALTH):
        return
    catch_up(game, body)
    recompute(game, body)
    if left:
        hurt = body.get(HEALTH) - left if game.profile.cthun_returns_hurt else 0
        game.set(body, DAMAGE, hurt)


def _bind(game: Game, body: Entity) -> bool:
    """If a C'Thun or proxy has no ritual enchantment yet, attach one to it, and return True."""
    if _bound(body):
        return False
    attach(game, body, body, ENCHANTMENT)
    return True


def _bound(body: Entity) -> bool:
    return any(e.card_id in (ENCHANTMENT, UNEVEN) for e in body.attached)


def _start_afresh(game: Game, body: Entity) -> None:
    """Leave what rituals gave a C'Thun before its silence out of its stats (U586:9466)."""
    atk, health, cost = game.untagged.residue(body.id)
    lost_atk, lost_health = (bonus(game, body.controller, tag) for tag in (ATK, HEALTH))
    game.untagged.keep(body.id, (atk - lost_atk, health - lost_health, cost))


def worth(game: Game, player_id: int, tag: int) -> int:
    """Return what one ritual enchantment, or one layer of it, adds to `tag`: ATK or HEALTH."""
    return 1 if game.profile.rituals_stack else bonus(game, player_id, tag)


def bonus(game: Game, player_id: int, tag: int) -> int:
    """Return what all rituals so far have added to `tag` (ATK or HEALTH) of a player's proxy."""
    made = proxy(game, player_id)
    if made is None or made.card is None:
        return 0
    return made.tags.get(tag, 0) - made.card.tags.get(tag, 0)


def strength(game: Game, player_id: int) -> int:
    """Return the Attack of a player's C'Thun, by which cards ask for ten.

    It is the highest of the proxy's, 6 before any ritual, and of each C'Thun in hand and play.
    """
    made = proxy(game, player_id)
    ideal = made.tags.get(ATK, 0) if made is not None else 6
    return max(ideal, *(body.tags.get(ATK, 0) for body in bodies(game, player_id)), 0)
