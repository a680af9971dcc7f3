"""Dark Gift (R271): a spell of that name offers minions, each with a gift that goes with it.

Up to 217964 the gifts themselves are offered (3 of 3: U432:12031, U482:1836, U522:2302). The spell
gives the minion its gift then, and the gift is never cast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    BATTLECRY,
    DISPLAYED_CREATOR,
    HAS_DARK_GIFT,
    IS_NIGHTMARE_BONUS,
    LINKED_ENTITY,
    NUM_TURNS_IN_HAND,
    PARENT_CARD,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.cast import note_caster
from hsreplay_sim.engine.moves.power import run_text
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.zones import hand_limit
from hsreplay_sim.engine.state.reset import leave_game
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

SPELL = "EDR_102t"
ANNOUNCES = (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2, TAG_SCRIPT_DATA_NUM_3)
"""The tags of the spell that hold the dbf ids of the cards it is going to offer."""
TAG_1711 = 1711
"""A mark of a card that is offered with a gift; it is cleared on the cards not taken."""

EMERALD_DREAM = frozenset({1946})
"""The card set of the gifts; later builds use their tag for effects of Battlegrounds, too."""


def discover(
    game: Game, source: Entity, pool: Sequence[str], *, signed: bool = True
) -> Entity | None:
    """Offer cards of a pool, each with a gift; put the pick into the hand and return it.

    If nothing is picked, return None. Recording: U305:10391. Both players see the three cards in
    the spell's number tags before they are offered. Deaths are settled first (U575:1770). Without
    `signed`, the spell has no DISPLAYED_CREATOR (U568:16639, U568:32360, U575:3448).
    """
    settle(game)
    side = source.controller
    spell = game.create(SPELL, side, Zone.SETASIDE, creator=source)
    if signed:
        game.set(spell, DISPLAYED_CREATOR, source.id)
    offered = _announce(game, spell, list(pool))
    note_caster(game, spell)
    game.move(spell, Zone.PLAY)
    game.open(BlockType.POWER, spell, index=0)
    picked = _offer(game, source, spell, offered) if offered else None
    game.close()
    game.move(spell, Zone.GRAVEYARD)
    return picked


def _announce(game: Game, spell: Entity, left: list[str]) -> list[str]:
    offered: list[str] = []
    for tag in ANNOUNCES:
        if left:
            card_id = game.card(Purpose.ANNOUNCED, spell, left, spell.controller)
            card, canonical = game.cards.get(card_id), game.cards.canonical(card_id)
            left = [each for each in left if game.cards.canonical(each) != canonical]
            game.set(spell, tag, card.dbf if card is not None else 0)
            offered.append(card_id)
    return offered


def _offer(game: Game, source: Entity, spell: Entity, offered: list[str]) -> Entity | None:
    side = spell.controller
    options = [
        _set_aside(game, spell, game.card(Purpose.DISCOVER, spell, (each,), side))
        for each in offered
    ]
    gifts = _wrap(game, spell, options)
    early = not game.profile.gifts_go_with_minions
    answer = choices.ask(game, spell, side, list(gifts.values()) if early else options)
    picked = next((each for each in options if answer in (each, gifts[each])), None)
    if picked is None:
        return None
    game.set(picked, DISPLAYED_CREATOR, source.id)
    game.affect(picked, spell)
    if len(game.hand[side]) < hand_limit(game, side):
        game.move(picked, Zone.HAND)
        game.set(picked, NUM_TURNS_IN_HAND, 1)
        game.set(picked, ZONE_POSITION, len(game.hand[side]))
        unwrap = _give if early else _unwrap
        unwrap(game, spell, gifts[picked], picked)
    else:
        game.move(picked, Zone.GRAVEYARD)
    others = [each for each in options if each is not picked]
    for option in others if early else ():
        _discard(game, spell, gifts[option])
    for option in others:
        game.set(option, TAG_1711, 0)
        if early:
            _discard(game, spell, option)
    if not early:
        game.set(spell, LINKED_ENTITY, picked.id)
    return picked


def _set_aside(game: Game, spell: Entity, card_id: str) -> Entity:
    """Create an option or a gift, set aside, and return it.

    If it is hidden, no cards are created for options of its own.
    """
    whole = {PARENT_CARD: 0} if not card_id else None
    return game.create(card_id, spell.controller, Zone.SETASIDE, creator=spell, tags=whole)


def _wrap(game: Game, spell: Entity, options: Sequence[Entity]) -> dict[Entity, Entity]:
    """Create a different gift for each option, set aside; return option → gift.

    HAS_DARK_GIFT of a visible option holds the gift's entity id. Where the gifts are offered, the
    gift's TAG_SCRIPT_DATA_ENT_1 holds that of the option.
    """
    early = not game.profile.gifts_go_with_minions
    gifts: dict[Entity, Entity] = {}
    left = list(game.cards.pool(sets=EMERALD_DREAM, collectible=False, predicate=_is_gift))
    for option in options:
        seen = bool(option.card_id)
        if seen:
            game.set(option, TAG_1711, 1)
        shouts = not seen or option.tags.get(BATTLECRY, 0)
        fitting = [each for each in left if shouts or not _repeats_battlecries(game, each)]
        card_id = game.card(Purpose.GENERATE, spell, fitting, spell.controller)
        left = [each for each in left if each != card_id]
        gift = _set_aside(game, spell, card_id)
        gifts[option] = gift
        if early:
            game.set(gift, TAG_SCRIPT_DATA_ENT_1, option.id)
            continue
        game.set(gift, TAG_1711, 1)
        if seen:
            game.set(option, HAS_DARK_GIFT, gift.id)
    return gifts


def _is_gift(card: Card) -> bool:
    return card.type == CardType.SPELL and card.tags.get(IS_NIGHTMARE_BONUS, 0) > 0


def _repeats_battlecries(game: Game, gift: str) -> bool:
    """Whether a gift's text names Battlecries; only a minion with a Battlecry gets such a gift.

    Recording: U305:10982.
    """
    card = game.cards.get(gift)
    return card is not None and "Battlecries" in card.text


def _unwrap(game: Game, spell: Entity, gift: Entity, picked: Entity) -> None:
    """Cast the gift on the picked minion, as the `subject` of the frame, then bury the gift."""
    game.set(gift, TAG_SCRIPT_DATA_NUM_1, picked.id)
    note_caster(game, gift)
    game.move(gift, Zone.PLAY)
    run_text(game, gift, Frame(subject=picked))
    game.move(gift, Zone.GRAVEYARD)


def _give(game: Game, spell: Entity, gift: Entity, picked: Entity) -> None:
    """Run a gift's text on the picked minion as if it were the spell's own, then bury the gift.

    The spell is the CREATOR of the enchantment (U482:2020).
    """
    script = gift.script
    if script is None or script.action is None:
        raise UnsupportedError(f"{gift.card_id} is not implemented")
    frame = Frame(subject=picked)
    frame.text = gift.card
    script.action(game, spell, frame)
    choices.option_to_graveyard(game, spell, gift)


def _discard(game: Game, spell: Entity, card: Entity) -> None:
    """Take a card that was not picked out of the game, by way of the graveyard (U522:2522)."""
    choices.option_to_graveyard(game, spell, card)
    leave_game(game, card)
