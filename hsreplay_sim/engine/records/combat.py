"""What the server counts and notes of attacks (R111–R123)."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    EXTRA_ATTACKS_THIS_TURN,
    HERO_ATTACKED_LATELY,
    LAST_COMBATANT,
    NUM_ATTACKS_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
)
from hsreplay_sim.builds.combat import Combat
from hsreplay_sim.engine.records.rows import (
    GIVEN,
    ITSELF,
    Point,
    adds,
    does,
    is_hero,
    is_minion,
    its_player,
    sets,
)
from hsreplay_sim.engine.state.game import Game

FIGHT_COMES = Point(sets(LAST_COMBATANT, GIVEN, since=Combat.last_combatant))
"""A character is to fight: it, the id of the attacker or of the card whose text makes it fight."""

ATTACK_COMES = Point(
    adds(
        NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
        only=is_minion,
        since=Combat.counts_attackers,
    )
)
"""An attack is about to be proposed: the attacker."""

ATTACK_IS_COUNTED = Point(
    adds(NUM_ATTACKS_THIS_GAME, 1, ITSELF, since=Combat.counts_attacks_this_game)
)
"""An attack counts: the attacker."""

ATTACK_IS_FORCED = Point(
    adds(EXTRA_ATTACKS_THIS_TURN, 1, ITSELF, since=Combat.forced_attacks_are_extra)
)
"""An attack counts that a text has forced, since 192896 (9 of 9; up to 175913 0 of 29): it."""

ATTACK_IS_OVER = Point(
    does(
        Game.note, HERO_ATTACKED_LATELY, 1, its_player, only=is_hero, since=Combat.notes_hero_attack
    )
)
"""An attack has struck and its block is closed, 45310 to 65000: the attacker.

37 of 37 (U054:1697, U186:875).
"""
