"""Cards that become another card in the hand, turn after turn: Shifter Zerus, Shifting Scroll.

The first time the card's own text does it, later that of the enchantment it leaves on what the card
has become. TRANSFORMED_FROM_CARD keeps the dbf id of the card it was.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    COST,
    CREATOR,
    CREATOR_DBID,
    DISPLAYED_CREATOR,
    HIDDEN_ZONE_OWNER,
    PENDING_TRANSFORM,
    REAL_TIME_TRANSFORM,
    SHIFTING,
    SHIFTING_MINION,
    SHIFTING_SPELL,
    SHIFTING_WEAPON,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TRANSFORMED_FROM_CARD,
    VALEERASHADOW,
)
from hsreplay_sim.engine.keywords.copies import vanish
from hsreplay_sim.engine.rules.enchantments import attach, strip, wear_off
from hsreplay_sim.engine.rules.granted import due
from hsreplay_sim.engine.rules.stats import price_anew
from hsreplay_sim.engine.rules.summon import transform_in_place
from hsreplay_sim.engine.rules.zones import leave_row
from hsreplay_sim.engine.state.renewed import SHIFTING_MARKS

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def shift(
    game: Game,
    source: Entity,
    card: Entity,
    card_id: str,
    enchantments: tuple[str, ...],
) -> None:
    """The card becomes another; `source` is itself, or the enchantment that carries the text on.

    Up to 23966 that enchantment stays on the card (U090:1137, U424:7713), later it is laid anew
    (U195:1824, U078:4610), and since 223542 it stays again (U575:7773). Who moved the card is
    forgotten with the change (U195:1846).
    """
    first = source is card
    if not first and not game.profile.shifts_anew:
        _change(game, source, card, card_id)
        return
    dbf = card.card.dbf if card.card is not None else 0
    if first:
        game.set(card, TRANSFORMED_FROM_CARD, dbf)
    if TAG_LAST_KNOWN_COST_IN_HAND not in card.tags:  # that of a card for nothing (U169:25325)
        game.set_untold(card, TAG_LAST_KNOWN_COST_IN_HAND, card.tags.get(COST, 0))
    transform_in_place(game, card, card_id, source, forgets=HIDDEN_ZONE_OWNER)
    _unmark(game, card)
    tags = {CREATOR_DBID: dbf} if first and game.profile.numbers_creators else None
    for enchantment in enchantments:
        attach(game, card if first else source, card, enchantment, tags=tags)
    if game.profile.marks_shifts_at_once:
        game.set(card, _mark(game, card.type), 1)
    else:
        due(game, card, SHIFTING, 1)


def shift_unseen(
    game: Game, source: Entity, card: Entity, kind: int, enchantments: Collection[str]
) -> None:
    """Nobody is told which card of a kind a hidden one has become, nor what was laid on it.

    Where what lies on it is laid anew, the old one is seen to go (U092a:28803). The marks that it
    bears are told as it is played (U166:9668).
    """
    first = source is card
    if not first and not game.profile.shifts_anew:
        _change(game, source, card, "")
        return
    dbf = card.card.dbf if first and card.card is not None else 0
    if dbf:
        game.set_untold(card, TRANSFORMED_FROM_CARD, dbf)
    transform_in_place(game, card, "", source, forgets=HIDDEN_ZONE_OWNER)
    game.set_untold(card, _mark(game, kind), 1)
    tags = {CREATOR_DBID: dbf} if dbf and game.profile.numbers_creators else None
    for enchantment in enchantments:
        attach(game, source, card, enchantment, tags=tags)


def _mark(game: Game, kind: int) -> int:
    """Since 23966 a card that shifts bears a mark of its type (U090:950, U166:9694, U169:25325)."""
    return _MARK.get(kind, SHIFTING) if game.profile.marks_shifts_by_type else SHIFTING


_MARK: dict[int, int] = {
    CardType.MINION: SHIFTING_MINION,
    CardType.SPELL: SHIFTING_SPELL,
    CardType.WEAPON: SHIFTING_WEAPON,
}


def _change(game: Game, source: Entity, card: Entity, card_id: str) -> None:
    """Become another card under the same enchantment.

    Up to 23966 nothing tells that it was changed (U090:1138, U424:7714); where that enchantment
    stays again, it names it as its maker and forgets all that it was (U575:7776).
    """
    if game.profile.counts_transforms:
        card.attached.remove(source)  # which is all that stays
        transform_in_place(game, card, card_id, source, forgets=HIDDEN_ZONE_OWNER)
        card.attached.append(source)
        return
    if not card_id:
        game.become(card, "")
        return
    new = game.cards.get(card_id)
    if game.profile.pulses:
        game.pulse(card, PENDING_TRANSFORM, new.dbf if new is not None else 0)
    printed = game.base_tags(card_id)
    changes = dict.fromkeys(card.card.tags if card.card is not None else (), 0)
    game.change(card, card_id, changes | printed)
    price_anew(game, card)


def end(game: Game, enchantment: Entity, card: Entity) -> None:
    """The card is played, as what it is: it shifts no more (U090:1911, U060:5510)."""
    game.set(card, TRANSFORMED_FROM_CARD, 0)
    wear_off(game, enchantment)
    _unmark(game, card)


def _unmark(game: Game, card: Entity) -> None:
    for mark in sorted(SHIFTING_MARKS):
        game.set(card, mark, 0)


def reflect(game: Game, source: Entity, card: Entity, played: Entity) -> None:
    """A card in the hand becomes a copy of the one that is played, under the enchantment anew.

    It names what made the first of its enchantments, the hero power (U092b:27960, U408:17227).
    """
    if card.zone != Zone.HAND:
        return
    if not (card.card_id and played.card_id):
        shift_unseen(game, source, card, played.type, (source.card_id,))
        return
    marks = {REAL_TIME_TRANSFORM: 1}
    transform_in_place(game, card, played.card_id, source, forgets=HIDDEN_ZONE_OWNER, marks=marks)
    game.set(card, DISPLAYED_CREATOR, _first_creator(game, source))
    attach(game, source, card, source.card_id)
    if game.profile.last_known_stats:
        game.set(card, TAG_LAST_KNOWN_COST_IN_HAND, card.get(COST))


def _first_creator(game: Game, enchantment: Entity) -> int:
    made_by = enchantment.get(CREATOR)
    creator = game.entities.get(made_by)
    if creator is None or creator.type != CardType.ENCHANTMENT:
        return made_by
    return _first_creator(game, creator)


def end_reflection(game: Game, enchantment: Entity, card: Entity) -> None:
    """The reflection is played, or the turn is over: it leaves the hand then.

    Up to 27358 it stays aside (U092b:28197), later it is buried (U408:13504).
    """
    if card.zone == Zone.HAND and game.profile.auras_leave_the_game:
        vanish(game, card, enchantment)
    elif card.zone == Zone.HAND:
        leave_row(game, card, Zone.SETASIDE)
        strip(game, card)
    else:
        wear_off(game, enchantment)
        game.set(card, VALEERASHADOW, 0)
        return
    game.set(card, VALEERASHADOW, 0)
    game.move(enchantment, Zone.GRAVEYARD, pulse=False)
