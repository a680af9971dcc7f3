"""Rewind (R272): after its text, a card offers to go back to before it was played.

The server then writes the game anew; the card can be played once more, now without the offer. A
hero power marks itself in TAG_4522 (U422:7692, 9036), and may go back again in a later turn. Here
the card is marked, and who runs the move takes the game back: `play`, or the recording.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    LAST_COMBATANT,
    REVEALED,
    REWIND,
    REWINDING_CARD,
    REWINDING_PLACE,
    TAG_4522,
    TAG_SCRIPT_DATA_NUM_1,
    USED_REWIND,
)
from hsreplay_sim.engine.rules import choices
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

KEEP, GO_BACK = "TIME_000ta", "TIME_000tb"
"""Keep Timeline and Rewind Timeline, which do nothing but say what was chosen."""


def keeps_both(game: Game, card: Entity) -> bool:
    """Whether a card with Rewind keeps both outcomes: its text runs twice, and nothing is offered.

    As a hypothesis: no recording shows it.
    """
    if not card.tags.get(REWIND, 0):
        return False
    worn = game.owner(card.controller).attached
    return any(each.script is not None and each.script.keeps_timelines for each in worn)


def _has_one_left(card: Entity) -> bool:
    several = card.script is not None and len(card.script.rewound) > 0
    return several or not card.tags.get(USED_REWIND, 0)


def spend(game: Game, card: Entity) -> None:
    """Mark a card of a game that was taken back: it offers nothing more, or is its next form."""
    form = _next_form(game, card)
    if form is None:
        game.set(card, USED_REWIND, 1)
        return
    printed = game.base_tags(form)
    tags = {tag: printed.get(tag, 0) for tag in (REWIND, USED_REWIND)}
    game.change(card, form, tags)


def _next_form(game: Game, card: Entity) -> str | None:
    """Return the form that may go back once less than a card does, by their texts."""
    own = card.card.text.count("Rewind<") if card.card is not None else 0
    for form in card.script.rewound if card.script is not None else ():
        found = game.cards.get(form)
        if found is not None and found.text.count("Rewind<") < own:
            return form
    return None


def offer(game: Game, card: Entity) -> None:
    """Write the second POWER block of a card with Rewind; in it, the player chooses a timeline.

    If the card is played again (USED_REWIND), the block has no choice, unless it is a form that
    may go back once more. For a card without Rewind, and where both timelines are kept, do nothing.
    Recording: U350:3179.
    """
    if not card.tags.get(REWIND, 0) or keeps_both(game, card):
        return
    update_auras(game)
    game.open(BlockType.POWER, card, index=1)
    if _has_one_left(card):
        _ask(game, card)
    elif card.type == CardType.HERO_POWER:
        game.set(card, TAG_4522, 0)
    game.close()


def _ask(game: Game, card: Entity) -> None:
    """Offer both timelines; move the pick to the graveyard and cast a new card like it.

    Recording: U350:3179.
    """
    settle(game)
    side = card.controller
    options = [game.create(each, side, Zone.SETASIDE, creator=card) for each in (KEEP, GO_BACK)]
    picked = choices.ask(game, card, side, options)
    if picked is None:
        return
    if picked.card_id == GO_BACK and card.type == CardType.HERO_POWER:
        game.set(card, TAG_4522, 1)
    game.set(picked, TAG_SCRIPT_DATA_NUM_1, card.id)
    game.tell(picked, TAG_SCRIPT_DATA_NUM_1, card.id)
    choices.option_to_graveyard(game, card, picked)
    tags = {TAG_SCRIPT_DATA_NUM_1: card.id}
    spell = game.create(picked.card_id, side, Zone.SETASIDE, creator=card, tags=tags)
    _cast(game, card, spell)


def _cast(game: Game, card: Entity, spell: Entity) -> None:
    game.set(spell, LAST_COMBATANT, card.id)
    game.move(spell, Zone.PLAY)
    if game.profile.reveals_timelines:
        game.set(spell, REVEALED, 1)
    game.open(BlockType.POWER, spell, index=0)
    game.close()
    game.move(spell, Zone.GRAVEYARD)


def mark(game: Game, card: Entity) -> None:
    """After the whole play of a card, set the tags that say that the game goes back.

    If the player keeps the timeline, do nothing.
    """
    if goes_back(game, card):
        game.set(card, USED_REWIND, 1)
        game.set(card, REWINDING_CARD, card.id)
        if card.type == CardType.HERO_POWER:
            game.tell(card, TAG_4522, 1)
            return
        place = card.tags.get(REWINDING_PLACE, 0)
        game.set_untold(card, REWINDING_PLACE, 0)  # it is written anew (U350:3408)
        game.set(card, REWINDING_PLACE, place)


def goes_back(game: Game, card: Entity) -> bool:
    """Whether the player has chosen to go back to before this card's play.

    Then nothing answers the play (U350:3091).
    """
    if not card.tags.get(REWIND, 0) or not _has_one_left(card):
        return False
    return any(
        each.card_id == GO_BACK and each.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) == card.id
        for each in game.entities.values()
    )
