"""What the server counts and marks of bodies that arrive and die (R81–R94)."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DEATHRATTLES_THIS_TURN,
    EXHAUSTED,
    JUST_TRANSFORMED,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_MINIONS_KILLED_THIS_TURN,
    NUM_MINIONS_PLAYER_KILLED_THIS_TURN,
    PENDING_ZONE,
    SUMMONED_THIS_ACTION,
    SUPPRESS_ALL_SUMMON_VO,
    TAG_1254,
)
from hsreplay_sim.builds.bodies import Bodies
from hsreplay_sim.builds.death import Death
from hsreplay_sim.builds.hidden import Hidden
from hsreplay_sim.engine.records.rows import GIVEN, Point, adds, does, sets, the_game
from hsreplay_sim.engine.state.game import Game

MAKER_IS_NOTED = Point(sets(TAG_1254, GIVEN, since=Bodies.notes_maker))
"""A text brings a card into play: the card, the id of its maker."""

BODY_ARRIVES = Point(sets(SUMMONED_THIS_ACTION, 1, since=Bodies.marks_arrivals))
"""A minion has come into play that was a card before: the minion."""

BODY_LEAVES = Point(
    sets(TAG_1254, 0, unless=Death.keeps_maker_at_death),
    does(Game.pulse, PENDING_ZONE, Zone.GRAVEYARD, since=Hidden.pulses),
    sets(EXHAUSTED, 0),
    sets(JUST_TRANSFORMED, 0),
    sets(SUPPRESS_ALL_SUMMON_VO, 0),
    sets(TAG_1254, 0, since=Death.forgets_maker_at_death),
)
"""A body on the board is about to be buried: the body."""

MINION_DIES = Point(
    adds(NUM_MINIONS_PLAYER_KILLED_THIS_TURN),
    adds(NUM_MINIONS_KILLED_THIS_TURN, 1, the_game),
)
"""A minion dies: the minion, still on the board."""

MINION_IS_BURIED = Point(
    adds(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, unless=Death.counts_dead_after_move),
    adds(
        NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
        since=Death.counts_dead_this_game,
        unless=Death.counts_dead_after_move,
    ),
)
"""A minion is about to be moved to the graveyard: the minion."""

MINION_IS_GONE = Point(
    adds(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, since=Death.counts_dead_after_move),
    adds(
        NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
        since=(Death.counts_dead_this_game, Death.counts_dead_after_move),
    ),
)
"""A minion is in the graveyard: the minion."""

DEATHRATTLE_HAS_RUN = Point(adds(DEATHRATTLES_THIS_TURN, since=Death.deathrattle_count))
"""A Deathrattle has run: the dead."""
