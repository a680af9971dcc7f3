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
    COPIED_FROM_ENTITY_ID,
    DISPLAYED_CREATOR,
    HAS_DARK_GIFT,
    IS_NIGHTMARE_BONUS,
    LINKED_ENTITY,
    NUM_TURNS_IN_HAND,
    PARENT_CARD,
    TAG_3669,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    TAG_SCRIPT_DATA_NUM_4,
    TAG_SCRIPT_DATA_NUM_5,
    TAG_SCRIPT_DATA_NUM_6,
    TAUGHT_SPELL,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.cast import note_caster
from hsreplay_sim.engine.moves.power import run_text
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices, events, zones
from hsreplay_sim.engine.rules.deaths import settle
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
NOTES = (TAG_SCRIPT_DATA_NUM_4, TAG_SCRIPT_DATA_NUM_5, TAG_SCRIPT_DATA_NUM_6)
"""The tags of the spell that hold their entity ids, where they are cards of a deck."""
TAG_1711 = 1711
"""A mark of a card that is offered with a gift; it is cleared on the cards not taken."""

EMERALD_DREAM = frozenset({1946})
"""The card set of the gifts; later builds use their tag for effects of Battlegrounds, too."""


def discover(
    game: Game,
    source: Entity,
    pool: Sequence[str],
    *,
    signed: bool = True,
    shuffles: bool = False,
) -> Entity | None:
    """Offer cards of a pool, each with a gift; put the pick into the hand and return it.

    If nothing is picked, return None. Recording: U305:10391. Both players see the three cards in
    the spell's number tags before they are offered. Deaths are settled first (U575:1770). Without
    `signed`, the spell has no DISPLAYED_CREATOR (U568:16639, U568:32360, U575:3448). With
    `shuffles`, the cards that were not picked go into the deck, each with its gift (U482:1683).
    """
    spell = _spell_of(game, source, signed=signed)
    offered = _announce(game, spell, list(pool))
    _begin(game, spell)
    picked = None
    if offered:
        options = [
            _set_aside(game, spell, game.card(Purpose.DISCOVER, spell, (each,), spell.controller))
            for each in offered
        ]
        picked = _offer(game, source, spell, options, shuffles=shuffles)
    game.close()
    game.move(spell, Zone.GRAVEYARD)
    return picked


def discover_from(game: Game, source: Entity, cards: Sequence[Entity]) -> Entity | None:
    """Offer copies of cards of the deck, each with a gift; draw the card that is picked.

    Return that card, which gets the gift. The spell notes the three cards beside their dbf ids, and
    the copy that is picked goes to the graveyard (U575:3424).
    """
    spell = _spell_of(game, source, signed=False)
    seen: dict[Entity, Entity] = {}
    chosen: list[Entity] = []
    left = list(cards)
    for told, noted in zip(ANNOUNCES, NOTES, strict=True):
        card = game.pick(Purpose.LOOK, spell, left)
        if card is None:
            break
        left = [each for each in left if each is not card and not _alike(each, card)]
        game.set(spell, told, card.card.dbf if card.card is not None else 0)
        game.set(spell, noted, card.id)
        chosen.append(card)
    game.set(spell, TAUGHT_SPELL, 1)
    _begin(game, spell)
    for card in chosen:
        option = _set_aside(game, spell, card.card_id)
        game.set(option, COPIED_FROM_ENTITY_ID, card.id)
        game.set(option, TAG_3669, 1)
        seen[option] = card
    picked = _offer(game, source, spell, list(seen), stand_for=seen) if seen else None
    game.close()
    game.move(spell, Zone.GRAVEYARD)
    return picked


def _alike(one: Entity, other: Entity) -> bool:
    return bool(one.card_id) and one.card_id == other.card_id


def _spell_of(game: Game, source: Entity, *, signed: bool) -> Entity:
    settle(game)
    spell = game.create(SPELL, source.controller, Zone.SETASIDE, creator=source)
    if signed:
        game.set(spell, DISPLAYED_CREATOR, source.id)
    return spell


def _begin(game: Game, spell: Entity) -> None:
    note_caster(game, spell)
    game.move(spell, Zone.PLAY)
    game.open(BlockType.POWER, spell, index=0)


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


def _offer(
    game: Game,
    source: Entity,
    spell: Entity,
    options: list[Entity],
    *,
    shuffles: bool = False,
    stand_for: dict[Entity, Entity] | None = None,
) -> Entity | None:
    """Offer cards with gifts; return what the pick, or the card of a deck for it, has become."""
    side = spell.controller
    gifts = _wrap(game, spell, options)
    early = not game.profile.gifts_go_with_minions
    answer = choices.ask(game, spell, side, list(gifts.values()) if early else options)
    picked = next((each for each in options if answer in (each, gifts[each])), None)
    if picked is None:
        return None
    taken = picked
    if stand_for is not None:
        choices.option_to_graveyard(game, spell, picked)
        taken = stand_for[picked]
        zones.draw(game, side, 1, spell, options=[taken])
        _present(game, spell, gifts[picked], taken)
    else:
        _take(game, source, spell, picked, gifts[picked])
    others = {each: gifts[each] for each in options if each is not picked}
    _leave(game, source, spell, others, shuffles=shuffles)
    if not early:
        game.set(spell, LINKED_ENTITY, picked.id)
    return taken


def _leave(
    game: Game, source: Entity, spell: Entity, others: dict[Entity, Entity], *, shuffles: bool
) -> None:
    """Let the options that were not picked, with their gifts, go, or shuffle them into the deck."""
    early = not game.profile.gifts_go_with_minions
    if shuffles:
        _shuffle_rest(game, source, spell, others)
    for gift in others.values() if early and not shuffles else ():
        _discard(game, spell, gift)
    for option in others:
        game.set(option, TAG_1711, 0)
        if early:
            _discard(game, spell, option)


def _take(game: Game, source: Entity, spell: Entity, picked: Entity, gift: Entity) -> None:
    """Put the pick into the hand with its gift; if the hand is full, bury it."""
    side = spell.controller
    game.set(picked, DISPLAYED_CREATOR, source.id)
    game.affect(picked, spell)
    if len(game.hand[side]) >= zones.hand_limit(game, side):
        game.move(picked, Zone.GRAVEYARD)
        return
    game.move(picked, Zone.HAND)
    game.set(picked, NUM_TURNS_IN_HAND, 1)
    game.set(picked, ZONE_POSITION, len(game.hand[side]))
    _present(game, spell, gift, picked)


def _present(game: Game, spell: Entity, gift: Entity, minion: Entity) -> None:
    """Give a minion of the hand or deck its gift."""
    if minion.zone not in (Zone.HAND, Zone.DECK):
        return
    give = _unwrap if game.profile.gifts_go_with_minions else _give
    give(game, spell, gift, minion)
    if events.heard(game, events.GIFT_GIVEN):
        events.fire(game, events.GIFT_GIVEN, Frame(target=gift, subject=minion))


def _shuffle_rest(game: Game, source: Entity, spell: Entity, gifts: dict[Entity, Entity]) -> None:
    """Shuffle a copy of each card that was not taken into the deck; then give each its gift."""
    side, copies = spell.controller, []
    for option, gift in list(gifts.items())[: zones.deck_room(game, side)]:
        card = zones.shuffle_in(game, spell, side, option.card_id, signed=False)
        copies.append((card, gift))
    zones.note_shuffle(game, source, side)
    for card, gift in copies:
        _present(game, spell, gift, card)


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
