"""A minion that is taught a spell: School Teacher's Nagaling casts it as its Battlecry (TSC_052).

The minion is created, set aside, has the spell in its number tags, and comes into the hand as a
copy of itself (U043:4023, U318:2727, U568:20988).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ADDITIONAL_PLAY_REQS_1,
    COPIED_FROM_ENTITY_ID,
    DISPLAY_CARD_ON_MOUSEOVER,
    DISPLAYED_CREATOR,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    TAUGHT_SPELL,
)
from hsreplay_sim.engine.keywords import cast
from hsreplay_sim.engine.rules import choices
from hsreplay_sim.engine.rules.zones import add_to_hand
from hsreplay_sim.engine.state.reset import leave_game
from hsreplay_sim.engine.text import EMPTY, Frame, Targets

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def teach(game: Game, source: Entity, card_id: str, spells: Sequence[str]) -> Entity | None:
    """Discover one of `spells`; add to the hand a minion `card_id` that casts it, and return that.

    If nothing is picked or the hand is full, return None.
    """
    side = source.controller
    pupil = game.create(card_id, side, Zone.SETASIDE, creator=source)
    picked = choices.offer(game, source, side, spells)
    if picked is None:
        return None
    taught = _instruct(game, source, pupil, picked)
    choices.discovered(game, source, picked)
    return taught


def carve(game: Game, source: Entity, card_id: str, spell_id: str) -> Entity | None:
    """Add to the hand a minion `card_id` that casts the spell `spell_id`, and return it.

    It is taught as one is whose spell was discovered. If the hand is full, return None.
    """
    side = source.controller
    pupil = game.create(card_id, side, Zone.SETASIDE, creator=source)
    spell = game.create(spell_id, side, Zone.SETASIDE, creator=source)
    return _instruct(game, source, pupil, spell)


def _instruct(game: Game, source: Entity, pupil: Entity, picked: Entity) -> Entity | None:
    side, card_id = source.controller, pupil.card_id
    dbf = picked.card.dbf if picked.card is not None else 0
    aimed = picked.script is not None and picked.script.targets is not None
    taught = {
        ADDITIONAL_PLAY_REQS_1: dbf,
        TAG_SCRIPT_DATA_ENT_1: picked.id if aimed else 0,
        TAG_SCRIPT_DATA_NUM_1: picked.id,
        DISPLAYED_CREATOR: source.id,
        TAUGHT_SPELL: picked.id,
        DISPLAY_CARD_ON_MOUSEOVER: dbf if game.profile.shows_taught else 0,
    }
    _tell_twice(game, pupil, ADDITIONAL_PLAY_REQS_1, dbf)
    choices.option_to_graveyard(game, source, picked)
    for tag, value in taught.items():
        _tell_twice(game, pupil, tag, value)
    marks = {tag: value for tag, value in taught.items() if value}
    made = add_to_hand(game, source, side, card_id, marks)
    if made is not None:
        game.set(made, COPIED_FROM_ENTITY_ID, pupil.id)
    game.create(picked.card_id, side, Zone.SETASIDE, creator=source)
    return made


def _tell_twice(game: Game, pupil: Entity, tag: int, value: int) -> None:
    if value != pupil.tags.get(tag, 0):
        game.set(pupil, tag, value)
        game.tell(pupil, tag, value)


def taught_targets(game: Game, pupil: Entity) -> Targets | None:
    """Return the `Targets` of the spell that a minion was taught, None if it takes no target."""
    spell = game.cards.by_dbf(pupil.tags.get(ADDITIONAL_PLAY_REQS_1, 0))
    script = game.scripts.find(spell, spell.id) if spell is not None else EMPTY
    return script.targets if script is not None else None


def select(game: Game, pupil: Entity, it: Frame) -> list[Entity]:
    """Return the entities that the spell that a minion was taught may target.

    What the spell says is its own text, not the minion's (U043:4191).
    """
    aimed = taught_targets(game, pupil)
    if aimed is None:
        return []
    spoken = it.about(it.subject, it.target)
    spoken.text = game.cards.by_dbf(pupil.tags.get(ADDITIONAL_PLAY_REQS_1, 0))
    return list(aimed.select(game, pupil, spoken))


def cast_taught(game: Game, pupil: Entity, target: Entity | None) -> None:
    """Create the spell that a minion was taught, in REMOVEDFROMGAME, and cast it on `target`.

    Recordings: U043:4371, U318:5736. At 223542 it is created set aside, shown, and leaves the game
    after its text (U568:21443).
    """
    spell = game.cards.by_dbf(pupil.tags.get(ADDITIONAL_PLAY_REQS_1, 0))
    if spell is None:
        return
    if game.profile.taught_spells_leave:
        leave_game(game, cast.cast(game, pupil, spell.id, target, shown=True))
    else:
        cast.cast(game, pupil, spell.id, target, out_of=Zone.REMOVED)
