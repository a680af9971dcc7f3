"""The tags that play is made of: everything that a rule reads or a player sees.

Left out are deterministic counters, mirrors and announcements (NUM_..._THIS_TURN, LAST_KNOWN_ATK,
PENDING_ZONE ...), which are compared all the same, and hints for the client. Source of truth: the
class of each tag that recordings change, and the census of all tags.
"""

from __future__ import annotations

from hsreplay_sim.base import tags as t

_TURN = (
    t.PLAYSTATE, t.STEP, t.TURN, t.FATIGUE, t.CURRENT_PLAYER, t.FIRST_PLAYER, t.NEXT_STEP, t.STATE,
    t.MULLIGAN_STATE,
)  # fmt: skip
"""Whose turn it is, in which step, and how the game stands."""

_PLACE = (
    t.ZONE, t.CONTROLLER, t.ZONE_POSITION, t.HERO_ENTITY, t.SECRET, t.LINKED_ENTITY, t.CREATOR,
    t.PARENT_CARD, t.MAIN_HAND_WEAPON_ENTITY, t.TO_BE_DESTROYED,
)  # fmt: skip
"""Where an entity is, whose it is, and which other entity it belongs to."""

_COMBAT = (
    t.DEFENDING, t.PROPOSED_DEFENDER, t.ATTACKING, t.PROPOSED_ATTACKER, t.EXHAUSTED, t.CARD_TARGET,
    t.NUM_ATTACKS_THIS_TURN, t.SHOULDEXITCOMBAT,
)  # fmt: skip
"""Who attacks whom, and who still may."""

_STATS = (
    t.DAMAGE, t.HEALTH, t.ATK, t.COST, t.DURABILITY, t.SPELLPOWER, t.CLASS, t.CURRENT_SPELLPOWER,
    t.ARMOR, t.PREDAMAGE, t.PREHEALING, t.MULTIPLE_CLASSES,
)  # fmt: skip
"""Numbers on a card, and what decides its class."""

_MANA = (
    t.RESOURCES_USED, t.RESOURCES, t.MAXRESOURCES, t.TEMP_RESOURCES, t.OVERLOAD_OWED,
    t.OVERLOAD_LOCKED, t.CORPSES,
)  # fmt: skip
"""What a player may spend."""

_TEXT = (
    t.TAG_SCRIPT_DATA_NUM_1, t.TAG_SCRIPT_DATA_NUM_2, t.TAG_SCRIPT_DATA_ENT_1,
    t.TAG_SCRIPT_DATA_ENT_2, t.JADE_GOLEM, t.MODULAR_ENTITY_PART_1, t.MODULAR_ENTITY_PART_2,
    t.QUEST_PROGRESS, t.CURRENT_EXCAVATE_TIER,
)  # fmt: skip
"""What a text counts or names."""

KEYWORDS = (
    t.SILENCED, t.WINDFURY, t.TAUNT, t.STEALTH, t.DIVINE_SHIELD, t.CHARGE, t.DEATHRATTLE,
    t.BATTLECRY, t.COMBO, t.CANT_ATTACK, t.CANT_PLAY, t.IMMUNE, t.CANT_BE_ATTACKED,
    t.CANT_BE_TARGETED, t.CANT_BE_DESTROYED, t.FROZEN, t.CANT_BE_TARGETED_BY_OPPONENTS,
    t.CANT_BE_TARGETED_BY_SPELLS, t.CANT_BE_SILENCED, t.HEALING_DOES_DAMAGE,
    t.CANT_BE_TARGETED_BY_HERO_POWERS, t.HEALTH_MINIMUM, t.TAG_ONE_TURN_EFFECT,
    t.SPELLPOWER_DOUBLE, t.SPELL_HEALING_DOUBLE, t.AURA, t.POISONOUS, t.HERO_POWER_DOUBLE,
    t.EXTRA_MINION_DEATHRATTLES_BASE, t.START_WITH_1_HEALTH, t.IMMUNE_WHILE_ATTACKING,
    t.CURRENT_HEROPOWER_DAMAGE_BONUS, t.EXTRA_BATTLECRIES_BASE, t.LOCK_AND_LOAD, t.DISCOVER,
    t.CHOOSE_BOTH, t.SPELLS_COST_HEALTH, t.IGNORE_TAUNT, t.UNTOUCHABLE, t.CARD_COSTS_HEALTH,
    t.ADDITIONAL_PLAY_REQS_1, t.ADDITIONAL_PLAY_REQS_2, t.LIFESTEAL, t.HERO_POWER_DISABLED,
    t.VALEERASHADOW, t.RUSH, t.MAGNETIC, t.REBORN, t.EXTRA_MINION_BATTLECRIES_BASE, t.SPELLBURST,
    t.DORMANT, t.FRENZY, t.LOCATION_ACTION_COOLDOWN, t.SECRET_LOCKED, t.OVERHEAL,
    t.HAS_ACTIVATE_POWER, t.OVERLOAD,
)  # fmt: skip
"""What a text gives or takes: keywords, permissions, and what a text changes of a rule."""

PLAIN = frozenset((t.TAUNT, t.STEALTH, t.DIVINE_SHIELD, t.CHARGE, t.WINDFURY, t.RUSH, t.LIFESTEAL))
"""Keywords that a text gives by their name, and that data print."""

GAMEPLAY = frozenset((*_TURN, *_PLACE, *_COMBAT, *_STATS, *_MANA, *_TEXT, *KEYWORDS))

_RULED_STATS = (t.DAMAGE, t.ARMOR, t.PREDAMAGE, t.PREHEALING)
"""Stats whose new value is the sum that a rule makes."""

SET_BY_RULES = frozenset((*_TURN, *_PLACE, *_COMBAT, *_MANA, *_RULED_STATS))
"""Tags whose value the rules decide: a passive text may cause or prevent a change, no more."""

OF_THE_OPTION = frozenset(
    (t.COMBO_ACTIVE, t.NUM_OPTIONS_PLAYED_THIS_TURN, t.NUM_OPTIONS_PLAYED_THIS_GAME)
)
"""The tags that the option itself writes; inside a text if a choice delays them (U017:1693)."""

GIVEN = frozenset(
    (t.DAMAGE, t.HEALTH, t.ATK, t.COST, t.TAG_LAST_KNOWN_COST_IN_HAND, t.LAST_KNOWN_ATK, *KEYWORDS)
)
"""What enchantments change: stats, the cost, their shadows for the client, and the keywords."""

_OF_UPDATES = (
    t.SPELLPOWER, t.CURRENT_SPELLPOWER, t.LENT_BY, t.TAG_333, t.TAG_378, t.AI_ONE_SHOT_KILL,
    t.CANNOT_ATTACK_HEROES, t.IMMUNE_TO_FIRE_SPELLS, *t.MIRRORS.values(),
)  # fmt: skip
"""Sums, and what is set and cleared with the update of auras."""

SUMMED_UP = GIVEN - frozenset(_RULED_STATS) | frozenset(_OF_UPDATES)
"""Tags that are written when the game sums them up next: in which block is a matter of order. Every
other one is written where its rule applies."""

TOUCHES = PLAIN | {
    t.PREDAMAGE, t.PREHEALING, t.TO_BE_DESTROYED, t.LAST_AFFECTED_BY, t.DAMAGE, t.ARMOR, t.FROZEN,
    t.SILENCED, t.CONTROLLER, t.ZONE, t.EXHAUSTED, t.PENDING_ZONE, t.PENDING_CONTROLLER,
    t.PENDING_SILENCE, t.PENDING_TRANSFORM,
}  # fmt: skip
"""Tags whose change shows the entity that an effect picked, if no META_DATA names it."""

OF_THE_HAND = PLAIN | {
    t.COST, t.TAG_LAST_KNOWN_COST_IN_HAND, t.ATK, t.HEALTH, t.DURABILITY, t.CARDTYPE, t.RARITY,
    t.SPELLPOWER, t.QUEST, t.SECRET, t.BATTLECRY, t.DEATHRATTLE, t.ECHO, t.POISONOUS, t.REBORN,
    t.MODULAR_ENTITY_PART_1, t.MODULAR_ENTITY_PART_2, t.ZOMBEAST, t.OVERRIDECARDNAME,
    t.OVERRIDECARDTEXTBUILDER,
}  # fmt: skip
"""Tags that a card brings along from the hand; the parts are what it is put together of
(U249:23859), and such a card alone tells its own name and keywords (U145:6148)."""
