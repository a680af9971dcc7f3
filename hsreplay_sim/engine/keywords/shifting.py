"""Cards that become another card in the hand, turn after turn: Shifter Zerus, Shifting Scroll.

The first time the card's own text changes it, later the text of the enchantment that it leaves on
the changed card. TRANSFORMED_FROM_CARD keeps the dbf id of the first card.
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
from hsreplay_sim.engine.keywords.transform import transform_in_place
from hsreplay_sim.engine.rules.enchantments import attach, strip, wear_off
from hsreplay_sim.engine.rules.keyword_grants import queue_tag
from hsreplay_sim.engine.rules.stats import price_anew
from hsreplay_sim.engine.rules.zones import leave_row
from hsreplay_sim.engine.state.reset import SHIFTING_MARKS

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
    """Change a card in hand into the card `card_id`, attach the enchantments that shift it again.

    `source` is the card itself, or the enchantment with the text. Up to 23966 that enchantment
    stays on the card (U090:1137, U424:7713), later it is attached anew (U195:1824, U078:4610), and
    since 223542 it stays again (U575:7773). HIDDEN_ZONE_OWNER is cleared (U195:1846).
    """
    first = source is card
    if not first and not _loses_all(game):
        _change(game, source, card, card_id)
        return
    dbf = card.card.dbf if card.card is not None else 0
    if first:
        game.set(card, TRANSFORMED_FROM_CARD, dbf)
    if TAG_LAST_KNOWN_COST_IN_HAND not in card.tags:  # that of a card for nothing (U169:25325)
        game.set_untold(card, TAG_LAST_KNOWN_COST_IN_HAND, card.tags.get(COST, 0))
    if _loses_all(game) or game.profile.counts_transforms:
        transform_in_place(game, card, card_id, source, forgets=HIDDEN_ZONE_OWNER)
    else:  # only what is printed changes (U090:952)
        _change(game, source, card, card_id)
    _unmark(game, card)
    tags = {CREATOR_DBID: dbf} if first and game.profile.numbers_creators else None
    for enchantment in enchantments:
        attach(game, card if first else source, card, enchantment, tags=tags)
    if game.profile.marks_shifts_at_once:
        game.set(card, _mark(game, card.type), 1)
    else:
        queue_tag(game, card, SHIFTING, 1)


def _loses_all(game: Game) -> bool:
    """Whether a card that shifts loses all its enchantments, its own too."""
    return game.profile.shifts_anew or game.profile.shifted_lose_gifts


def shift_unseen(
    game: Game, source: Entity, card: Entity, kind: int, enchantments: Collection[str]
) -> None:
    """Change a hidden card into an unknown card of type `kind` and attach `enchantments` to it.

    If it has shifted before and the build does not attach enchantments anew, it only changes; else
    its old enchantment is seen to go (U092a:28803). TRANSFORMED_FROM_CARD and the shifting mark are
    set without a packet, and logged when it is played (U166:9668).
    """
    first = source is card
    if not first and not _loses_all(game):
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
    """Return the tag that marks a shifting card: SHIFTING, since 23966 one for the type `kind`.

    Recordings: U090:950, U166:9694, U169:25325.
    """
    return _MARK.get(kind, SHIFTING) if game.profile.marks_shifts_by_type else SHIFTING


_MARK: dict[int, int] = {
    CardType.MINION: SHIFTING_MINION,
    CardType.SPELL: SHIFTING_SPELL,
    CardType.WEAPON: SHIFTING_WEAPON,
}


def _change(game: Game, source: Entity, card: Entity, card_id: str) -> None:
    """Change a card into another one on which the enchantment `source` stays.

    Up to 23966 no tag shows that it was changed (U090:1138, U424:7714). In the builds in which the
    enchantment stays again, CREATOR becomes that enchantment and the card's tags are cleared
    (U575:7776).
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
    """End the shifting of a card that is played: clear its marks and end its enchantment.

    Recordings: U090:1911, U060:5510.
    """
    game.set(card, TRANSFORMED_FROM_CARD, 0)
    wear_off(game, enchantment)
    _unmark(game, card)


def _unmark(game: Game, card: Entity) -> None:
    for mark in sorted(SHIFTING_MARKS):
        game.set(card, mark, 0)


def reflect(
    game: Game, source: Entity, card: Entity, played: Entity, enchantment: str = ""
) -> None:
    """Make a card in the hand a copy of `played`, and attach the enchantment `source` to it anew.

    A card without one says it itself: then it is `enchantment`. If the card is not in a hand, do
    nothing. DISPLAYED_CREATOR names the creator of the first of these enchantments, the hero power
    (U092b:27960, U408:17227).
    """
    if card.zone != Zone.HAND:
        return
    if not (card.card_id and played.card_id):
        shift_unseen(game, source, card, played.type, (enchantment or source.card_id,))
        return
    enchantment = enchantment or source.card_id
    marks = {REAL_TIME_TRANSFORM: 1}
    transform_in_place(game, card, played.card_id, source, forgets=HIDDEN_ZONE_OWNER, marks=marks)
    game.set(card, DISPLAYED_CREATOR, _first_creator(game, source))
    attach(game, source, card, enchantment)
    game.set(card, TAG_LAST_KNOWN_COST_IN_HAND, card.get(COST))


def _first_creator(game: Game, enchantment: Entity) -> int:
    made_by = enchantment.get(CREATOR)
    creator = game.entities.get(made_by)
    if creator is None or creator.type != CardType.ENCHANTMENT:
        return made_by
    return _first_creator(game, creator)


def end_reflection(game: Game, enchantment: Entity, card: Entity) -> None:
    """End a reflection: if the card is in a hand, remove it; else end only the enchantment.

    Up to 27358 a card in hand is set aside (U092b:28197), later it goes to the graveyard
    (U408:13504). VALEERASHADOW of the card is cleared.
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
