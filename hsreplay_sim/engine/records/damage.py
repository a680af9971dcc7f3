"""What the server counts and announces of damage, healing and armour (R126–R138)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    AMOUNT_HEALED_THIS_GAME,
    ARMOR_GAINED_THIS_GAME,
    ARMOR_GAINED_THIS_TURN,
    ARMOR_LOST_THIS_TURN,
    CANT_BE_ATTACKED,
    CANT_BE_TARGETED_BY_OPPONENTS,
    DAMAGE_DEALT_TO_HERO_LAST_TURN,
    DIVINE_SHIELD_DAMAGE,
    HEALING_DONE_THIS_TURN,
    HERO_DAMAGE_TAKEN_THIS_GAME,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    HERO_HEALING_DONE_THIS_TURN,
    HERO_HEALING_THIS_TURN,
    HERO_HEALTH_CHANGED_THIS_TURN,
    HERO_HEALTH_CHANGES_ON_OWN_TURN,
    HERO_HITS_THIS_TURN,
    HERO_POWER_DAMAGE_THIS_GAME,
    MINION_HEALING_DONE_THIS_TURN,
    NUM_HERO_ATTACKS_THIS_GAME,
    NUM_TIMES_HEALED_THIS_GAME,
    PENDING_ARMOR,
    SELF_DAMAGE_THIS_TURN,
    SELF_HITS_THIS_GAME,
    SPELL_DAMAGE_DEALT_THIS_TURN,
    TAG_2873,
)
from hsreplay_sim.builds.combat import Combat
from hsreplay_sim.builds.damage import Damage
from hsreplay_sim.engine.records.rows import (
    GIVEN,
    Point,
    adds,
    does,
    in_enemy_turn,
    in_own_turn,
    is_power,
    is_spell,
    its_player,
    sets,
)
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity


HERO_STRIKES = Point(adds(NUM_HERO_ATTACKS_THIS_GAME, since=Combat.counts_hero_attacks))
"""The blow of a hero in its own turn is announced: the hero."""

ARMOR_TAKES = Point(adds(ARMOR_LOST_THIS_TURN, GIVEN, since=Damage.armor_lost))
"""Armour takes damage: the hero, how much."""

HARM_IS_DONE = Point(
    adds(HERO_POWER_DAMAGE_THIS_GAME, GIVEN, only=is_power, since=Damage.counts_power_damage),
    adds(SPELL_DAMAGE_DEALT_THIS_TURN, GIVEN, only=is_spell, since=Damage.counts_spell_damage),
)
"""Damage is dealt: its source, how much."""

SHIELD_IS_STRUCK = Point(sets(DIVINE_SHIELD_DAMAGE, since=Combat.marks_broken_shields))
"""The Divine Shield of a fighter is about to break: the fighter.

Since 219846 (U249:19510); also of an attacker or defender whose shield another text breaks.
"""

SHIELD_BREAKS = Point(sets(TAG_2873, since=Damage.shield_pop))
"""A Divine Shield has broken: the body."""

STEALTH_ENDS = Point(
    sets(CANT_BE_ATTACKED, 0, unless=Combat.no_stealth_shadow),
    sets(CANT_BE_TARGETED_BY_OPPONENTS, 0, unless=Combat.no_stealth_shadow),
)
"""A body loses Stealth: the body. Up to 2017 two tags repeat its Stealth (R219)."""

HERO_IS_HURT = Point(
    adds(HERO_DAMAGE_TAKEN_THIS_TURN, GIVEN, since=Damage.hero_damage_on_player),
    adds(
        HERO_DAMAGE_TAKEN_THIS_GAME,
        GIVEN,
        since=(
            Damage.hero_damage_on_player,
            Damage.hero_damage_history,
            Damage.damage_history_at_once,
        ),
    ),
    adds(HERO_HITS_THIS_TURN, since=(Damage.hero_damage_on_player, Damage.counts_hero_hits)),
    sets(
        HERO_DAMAGE_TAKEN_THIS_TURN,
        since=Damage.hero_hits_on_hero,
        unless=Damage.hero_damage_on_player,
    ),
    adds(SELF_DAMAGE_THIS_TURN, GIVEN, only=in_own_turn, since=Damage.self_damage),
    adds(
        SELF_HITS_THIS_GAME,
        only=in_own_turn,
        since=(Damage.self_damage, Damage.counts_self_hits),
    ),
    adds(
        DAMAGE_DEALT_TO_HERO_LAST_TURN,
        GIVEN,
        only=in_enemy_turn,
        since=Damage.notes_damage_of_last_turn,
    ),
)
"""A hero is damaged: the hero, how much, with what its armour took."""

HERO_HEALTH_CHANGES = Point(
    sets(HERO_HEALTH_CHANGED_THIS_TURN, 1, its_player, since=Damage.health_changed_flag),
    adds(
        HERO_HEALTH_CHANGES_ON_OWN_TURN,
        only=in_own_turn,
        since=Damage.health_changed_flag,
    ),
)
"""The Health of a hero changes: the hero."""

HEALING_IS_DONE = Point(
    adds(NUM_TIMES_HEALED_THIS_GAME, since=Damage.counts_heals),
    adds(HEALING_DONE_THIS_TURN, GIVEN, since=(Damage.counts_heals, Damage.healing_this_turn)),
    adds(AMOUNT_HEALED_THIS_GAME, GIVEN, since=(Damage.counts_heals, Damage.amount_healed)),
)
"""Health is restored: the source, how much."""

HERO_HEALING_IS_DONE = Point(
    adds(HERO_HEALING_DONE_THIS_TURN, GIVEN, since=(Damage.counts_heals, Damage.hero_healing))
)
"""Health of a hero is restored: the source, how much."""

MINION_HEALING_IS_DONE = Point(
    adds(MINION_HEALING_DONE_THIS_TURN, GIVEN, since=(Damage.counts_heals, Damage.minion_healing))
)
"""Health of a minion is restored: the source, how much."""

HERO_IS_HEALED = Point(
    adds(HERO_HEALING_THIS_TURN, GIVEN, since=Damage.hero_healing_on_player),
    sets(
        HERO_HEALTH_CHANGED_THIS_TURN,
        1,
        its_player,
        since=(Damage.hero_healing_on_player, Damage.health_changed_flag),
    ),
    adds(
        HERO_HEALTH_CHANGES_ON_OWN_TURN,
        only=in_own_turn,
        since=(Damage.hero_healing_on_player, Damage.health_changed_flag),
    ),
)
"""A hero has been healed: the hero, how much."""

ARMOR_COMES = Point(does(Game.pulse, PENDING_ARMOR, GIVEN, since=Damage.announces_armor))
"""A hero is about to gain armour, since 210640 (48 of 48, U293:6611, U432:9970): the hero, it."""


def _note_more(game: Game, player: Entity, tag: int, amount: int) -> None:
    game.note(player, tag, player.get(tag) + amount)


ARMOR_IS_GAINED = Point(
    adds(ARMOR_GAINED_THIS_GAME, GIVEN, since=(Damage.armor_gained, Damage.armor_gained_in_place)),
    does(
        _note_more,
        ARMOR_GAINED_THIS_GAME,
        GIVEN,
        its_player,
        since=Damage.armor_gained,
        unless=Damage.armor_gained_in_place,
    ),
    adds(ARMOR_GAINED_THIS_TURN, GIVEN, since=Damage.armor_this_turn),
)
"""A hero has gained armour: the hero, how much."""
