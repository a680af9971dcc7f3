"""What the server counts and marks of cards and powers that are played (R91–R105)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    CARD_TARGET,
    HAND_POSITION_PLAYED_FROM,
    HERO_POWER_USED_THIS_TURN,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    JUST_PLAYED,
    LAST_CARD_PLAYED,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_MINIONS_PLAYED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_GAME,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_TURN,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    OVERLOAD_OWED,
    OVERLOAD_THIS_GAME,
    RESOURCES_SPENT_THIS_TURN,
    TAG_3525,
    ZONE_POSITION,
)
from hsreplay_sim.builds.mana import Mana
from hsreplay_sim.builds.play import Play
from hsreplay_sim.builds.turn import Turn
from hsreplay_sim.engine.records.rows import (
    GIVEN,
    ITSELF,
    Point,
    adds,
    does,
    is_minion,
    is_spell,
    its_player,
    sets,
    the_game,
)
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity


def _place(game: Game, card: Entity) -> int:
    return card.tags.get(ZONE_POSITION, 0)


def _own_id(game: Game, card: Entity) -> int:
    return card.id


def _uses_this_turn(game: Game, player: Entity) -> int:
    return player.get(HEROPOWER_ACTIVATIONS_THIS_TURN)


def _add_and_stir(game: Game, player: Entity, tag: int, amount: int) -> None:
    game.add(player, tag, amount)
    game.touch_auras()


OPTION_IS_TAKEN = Point(
    adds(NUM_OPTIONS_PLAYED_THIS_GAME, 1, the_game, since=Play.counts_options_this_game),
    adds(NUM_OPTIONS_PLAYED_THIS_TURN, 1, ITSELF),
)
"""A play or an attack is over: the PLAYER entity whose option it was."""

MANA_IS_SPENT = Point(
    adds(RESOURCES_SPENT_THIS_TURN, GIVEN, ITSELF, since=Mana.resources_this_turn),
    adds(
        NUM_RESOURCES_SPENT_THIS_GAME,
        GIVEN,
        ITSELF,
        since=Mana.spends_counted,
        unless=Mana.spent_after_used,
    ),
)
"""A cost is about to be paid with Mana: the PLAYER entity, the cost."""

MANA_IS_USED = Point(
    adds(
        NUM_RESOURCES_SPENT_THIS_GAME,
        GIVEN,
        ITSELF,
        since=(Mana.spends_counted, Mana.spent_after_used),
    )
)
"""A cost has been paid with Mana: the PLAYER entity, the cost."""

OVERLOAD_IS_OWED = Point(adds(OVERLOAD_THIS_GAME, GIVEN, ITSELF, since=Mana.counts_overload))
"""A player owes crystals: the PLAYER entity, how many more."""

OVERLOAD_IS_GIVEN = Point(sets(OVERLOAD_OWED, 0, unless=Mana.keeps_overload_tag))
"""A card has overloaded its player: the card."""

CARD_IS_PAID = Point(
    adds(NUM_CARDS_PLAYED_THIS_TURN),
    adds(NUM_MINIONS_PLAYED_THIS_TURN, only=is_minion),
    adds(NUM_SPELLS_PLAYED_THIS_TURN, only=is_spell, since=Play.spells_counted),
    adds(
        NUM_SPELLS_PLAYED_THIS_GAME,
        only=is_spell,
        since=(Play.spells_counted, Play.counts_spells_this_game),
        unless=Play.spells_counted_late,
    ),
)
"""A card in hand has been paid: the card."""

AIM_IS_TAKEN = Point(sets(CARD_TARGET, GIVEN, since=Play.target_before_move))
"""A card or an attacker has a target, before it moves: it, the id of the target, 0 for none."""

LEAVES_HAND = Point(
    sets(JUST_PLAYED, 1, since=Play.just_played_after_payment),
)
"""A played card is about to leave the hand: the card."""

LEAVES_PLACE_IN_HAND = Point(
    sets(HAND_POSITION_PLAYED_FROM, _place, since=Play.notes_hand_position)
)
"""A played card goes to its zone: the card."""

HAS_LEFT_HAND = Point(
    sets(JUST_PLAYED, 1),
    sets(LAST_CARD_PLAYED, _own_id, its_player, unless=Play.no_last_card_played),
)
"""A played card is in its zone: the card."""

TEXT_COMES = Point(
    does(
        _add_and_stir,
        NUM_SPELLS_PLAYED_THIS_GAME,
        1,
        its_player,
        only=is_spell,
        since=(Play.counts_spells_this_game, Play.spells_counted_late),
    )
)
"""A played card that is not countered is about to run its text: the card."""

POWER_IS_USED = Point(
    adds(HEROPOWER_ACTIVATIONS_THIS_TURN, 1, ITSELF, since=Play.counts_power_uses),
    sets(HERO_POWER_USED_THIS_TURN, _uses_this_turn, since=Play.power_used_mirror),
    adds(NUM_TIMES_HERO_POWER_USED_THIS_GAME, 1, ITSELF, since=Play.power_uses_inline),
)
"""A hero power has run its text: the PLAYER entity."""

LOCATION_IS_USED = Point(
    does(_add_and_stir, TAG_3525, 1, its_player, since=Turn.counts_locations_used)
)
"""A location has run its text: the location."""
