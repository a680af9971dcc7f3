"""Keep cards that are shown as they are drawn visible, in the hand and back in the deck (R153)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    CASTS_WHEN_DRAWN,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    REVEALED,
    SUMMONED_WHEN_DRAWN,
    TAG_1380,
    TOPDECK,
)
from hsreplay_sim.engine.state.entities import Entity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Effect


_ACTS_AS_DRAWN = (TOPDECK, CASTS_WHEN_DRAWN, SUMMONED_WHEN_DRAWN)
"""Since 210640 the card data give some cards only the second tag (U300:9639)."""


def acts_as_drawn(card: Entity) -> bool:
    """Whether a card does something as it is drawn, and so is seen."""
    return any(card.tags.get(tag, 0) for tag in _ACTS_AS_DRAWN) or _is_told_to_cast(card)


def text_as_drawn(card: Entity) -> Effect | None:
    """Return what a card does as it is drawn: by its own text, or by one that it was given."""
    for each in (card, *card.attached):
        if each.script is not None and each.script.on_draw is not None:
            return each.script.on_draw
    return None


def _is_told_to_cast(card: Entity) -> bool:
    """Whether only its text says that a spell is cast as it is drawn (JAIL_879t has no tag)."""
    if card.script is None or card.script.on_draw is None or card.card is None:
        return False
    return "Casts When Drawn" in card.card.text


def casts_itself(card: Entity) -> bool:
    """Whether it is a spell that is cast as it is drawn, or a minion that is summoned (R152)."""
    if text_as_drawn(card) is None:
        return False
    if card.type == CardType.MINION:
        return bool(card.get(SUMMONED_WHEN_DRAWN))
    spell = card.type == CardType.SPELL
    tagged = card.get(CASTS_WHEN_DRAWN) or card.get(TOPDECK)
    return spell and (bool(tagged) or _is_told_to_cast(card))


def show_drawn(game: Game, card: Entity) -> None:
    """Write SHOW_ENTITY of a drawn card that does something as it is drawn, before it moves.

    174 of 174. If the build marks drawn cards, HIDDEN_ZONE_OWNER_2 is set before that without a
    packet; else it is cleared after it.
    """
    if game.profile.marks_drawn:
        game.set_untold(card, HIDDEN_ZONE_OWNER_2, 1)
    game.show(card)
    if not game.profile.marks_drawn:
        game.set(card, HIDDEN_ZONE_OWNER_2, 0)


def mark_drawn(game: Game, card: Entity) -> None:
    """Set the marks of a drawn card, without a packet unless it is in sight (as it is traded).

    They are HIDDEN_ZONE_OWNER and HIDDEN_ZONE_OWNER_2, in builds that have them. In builds that do
    not mark each drawn card, the second is cleared on a card that was seen in the deck
    (U092b:19001).
    """
    mark = game.set if card.tags.get(REVEALED, 0) else game.set_untold
    if game.profile.hidden_zone_owner:
        mark(card, HIDDEN_ZONE_OWNER, game.mover())
    if game.profile.marks_drawn:
        mark(card, HIDDEN_ZONE_OWNER_2, 1)
    elif card.tags.get(HIDDEN_ZONE_OWNER_2, 0):
        mark(card, HIDDEN_ZONE_OWNER_2, 0)


def stays(card: Entity) -> bool:
    """Whether a card that leaves the board or hand stays visible: it has TOPDECK and REVEALED."""
    return bool(card.tags.get(TOPDECK, 0) and card.tags.get(REVEALED, 0))


def hide(game: Game, card: Entity, zone: int) -> None:
    """Write HIDE_ENTITY of a card into `zone`, unless the card stays visible.

    3 of 3, U261:1124, U463:940, U463:4575.
    """
    if not stays(card):
        game.hide(card, zone)


def hide_again(game: Game, card: Entity) -> None:
    """If a card was shown in the deck (REVEALED is set), write HIDE_ENTITY and clear the tag."""
    if card.tags.get(REVEALED, 0):
        game.hide(card, card.zone)
        game.set(card, REVEALED, 0)


def shuffle(game: Game, player_id: int, shown: Sequence[Entity] = ()) -> None:
    """Mark the visible cards of a deck that is shuffled; SHUFFLE_DECK is not written.

    Recordings: U261:1133, U463:972, U463:4601. `shown` are further visible cards, which a text
    shuffles in (U530:5044).
    """
    for card in game.deck[player_id]:
        if stays(card) or card in shown:
            if game.profile.hidden_zone_owner:
                game.set(card, HIDDEN_ZONE_OWNER_2, 1)
            if game.profile.marks_seen_in_deck:
                game.set(card, TAG_1380, 1)
