"""The tags that play is made of: everything that a rule reads or a player sees.

Left out are deterministic counters, mirrors and announcements (NUM_..._THIS_TURN, LAST_KNOWN_ATK,
PENDING_ZONE ...), which are compared all the same, and hints for the client. Source of truth: the
class of each tag that recordings change, and the census of all tags.
"""

from __future__ import annotations

import re
from functools import cache

from hsreplay_sim.base.tags import (
    ADJACENT_BUFF,
    AURA,
    BATTLECRY,
    CARDRACE,
    CARDTYPE,
    CHARGE,
    CHOOSE_ONE,
    CLASS,
    COMBO,
    COMBO_ACTIVE,
    DEATHRATTLE,
    DEATHRATTLES_THIS_TURN,
    DISPLAY_CARD_ON_MOUSEOVER,
    DIVINE_SHIELD,
    ELITE,
    ENRAGED,
    FACTION,
    FREEZE,
    HERO_ATTACK_GAINED_THIS_GAME,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    INSPIRE,
    LAST_ATTACHED_TO,
    LIFESTEAL,
    MAGNETIC,
    MULTI_CLASS_GROUP,
    NUM_OPTIONS_PLAYED_THIS_GAME,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_SECRETS_TRIGGERED_THIS_GAME,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    OUTCAST,
    OVERKILL,
    OVERLOAD,
    POISONOUS,
    QUEST,
    QUEST_PROGRESS_TOTAL,
    RARITY,
    REBORN,
    RUSH,
    SECRET,
    SPAWN_TIME_COUNT,
    SPELL_SCHOOL,
    SPELLPOWER,
    STEALTH,
    TAUNT,
    TOPDECK,
    WINDFURY,
    ZONE_POSITION,
    tag_name,
)
from hsreplay_sim.engine.state.mirrors import MIRRORS

_TURN = (17, 19, 20, 22, 23, 24, 198, 204, 305)
"""PLAYSTATE, STEP, TURN, FATIGUE, CURRENT_PLAYER, FIRST_PLAYER, NEXT_STEP, STATE and
MULLIGAN_STATE."""
_PLACE = (49, 50, 263, 27, 219, 262, 313, 316, 334, 360)
"""ZONE, CONTROLLER, ZONE_POSITION, HERO_ENTITY, SECRET, LINKED_ENTITY, CREATOR, PARENT_CARD,
MAIN_HAND_WEAPON_ENTITY, TO_BE_DESTROYED."""
_COMBAT = (36, 37, 38, 39, 43, 267, 297, 312)
"""DEFENDING, PROPOSED_DEFENDER, ATTACKING, PROPOSED_ATTACKER, EXHAUSTED, CARD_TARGET,
NUM_ATTACKS_THIS_TURN, SHOULDEXITCOMBAT."""
_STATS = (44, 45, 47, 48, 187, 192, 199, 291, 292, 318, 425, 476)
"""DAMAGE, HEALTH, ATK, COST, DURABILITY, SPELLPOWER, CLASS, CURRENT_SPELLPOWER, ARMOR, PREDAMAGE,
PREHEALING, MULTIPLE_CLASSES."""
_MANA = (25, 26, 176, 295, 296, 393, 2186)
"""RESOURCES_USED, RESOURCES, MAXRESOURCES, TEMP_RESOURCES, OVERLOAD_OWED, OVERLOAD_LOCKED and
CORPSES."""
_TEXT = (2, 3, 4, 5, 441, 471, 472, 534, 3249)
"""TAG_SCRIPT_DATA_NUM_1 and 2, TAG_SCRIPT_DATA_ENT_1 and 2, JADE_GOLEM, MODULAR_ENTITY_PART_1 and
2, QUEST_PROGRESS, CURRENT_EXCAVATE_TIER."""
SHOWN_NUMBERS = (2, 3)
"""TAG_SCRIPT_DATA_NUM_1 and 2: what a text shows. They end with it, as its card leaves play."""

KEYWORDS = (
    188, 189, 190, 191, 194, 197, 217, 218, 220, 227, 231, 240, 245, 246, 247, 260, 270, 311, 314,
    326, 332, 337, 338, 356, 357, 362, 363, 366, 371, 372, 373, 395, 411, 414, 415, 419, 431, 433,
    448, 481, 515, 516, 685, 777, 779, 791, 849, 1085, 1112, 1427, 1518, 1637, 2353, 2676, 2821,
    2840,
)  # fmt: skip
"""SILENCED, WINDFURY, TAUNT, STEALTH, DIVINE_SHIELD, CHARGE, DEATHRATTLE, BATTLECRY, COMBO,
CANT_ATTACK, CANT_PLAY, IMMUNE, CANT_BE_ATTACKED, CANT_BE_TARGETED, CANT_BE_DESTROYED, FROZEN ...
LIFESTEAL, RUSH, REBORN, SPELLBURST, DORMANT, FRENZY, LOCATION_ACTION_COOLDOWN."""

PLAIN = frozenset((TAUNT, STEALTH, DIVINE_SHIELD, CHARGE, WINDFURY, RUSH, LIFESTEAL))
"""Keywords that a text gives by their name, and that data print."""

FLAGS = frozenset((*PLAIN, BATTLECRY, COMBO, DEATHRATTLE, FREEZE, POISONOUS, REBORN)) - {WINDFURY}
"""Keywords that a card has or has not: 0 or 1 in all recordings (48,932 of 48,932). Mega-Windfury
is a WINDFURY of its own."""

NUMBERS_OF_TEXTS = frozenset((*_TEXT, SPELLPOWER, OVERLOAD, DISPLAY_CARD_ON_MOUSEOVER))
"""What a text counts or names: numbers and cards, where the other tags of texts are flags."""

GAMEPLAY = frozenset((*_TURN, *_PLACE, *_COMBAT, *_STATS, *_MANA, *_TEXT, *KEYWORDS))

_RULED_STATS = (44, 292, 318, 425)
"""DAMAGE, ARMOR, PREDAMAGE, PREHEALING."""

SET_BY_RULES = frozenset((*_TURN, *_PLACE, *_COMBAT, *_MANA, *_RULED_STATS))
"""The rules decide the value of these.

A card's passive text may cause or prevent a change, but the new value does not depend on it.
"""

_RECORD = re.compile(
    r"NUM_(?!REBORN|TURNS_IN_PLAY)|LAST_(?!KNOWN|ATTACHED)|TURN_|.*_THIS_(TURN|GAME|ACTION)$|.*_ON_OWN_TURN$|JUST_PLAYED$"
    r"|COMBO_ACTIVE$"
)
_EFFECT = re.compile(r"EXTRA_")


_WITH_THE_ZONE = frozenset(
    (
        HIDDEN_ZONE_OWNER,
        HIDDEN_ZONE_OWNER_2,
        LAST_ATTACHED_TO,
        NUM_TURNS_IN_PLAY,
        SPAWN_TIME_COUNT,
    )
)
"""Tags that rules write when an entity moves."""


OF_THE_CARD = frozenset((CARDRACE, CARDTYPE, ELITE, FACTION, MULTI_CLASS_GROUP, RARITY))
"""What a card is printed with for good: no text changes it but by making another card of it."""


AS_PRINTED = frozenset(
    (
        ADJACENT_BUFF,
        AURA,
        CHOOSE_ONE,
        CLASS,
        ENRAGED,
        INSPIRE,
        MAGNETIC,
        MULTI_CLASS_GROUP,
        OUTCAST,
        OVERKILL,
        QUEST,
        QUEST_PROGRESS_TOTAL,
        SECRET,
        SPELL_SCHOOL,
        TOPDECK,
    )
)
"""What every description of a card tells as it is printed (8,531 of 8,531), though some of it is
changed as a Secret or a quest lies hidden."""


FED_BY_TEXTS = frozenset(
    (
        DEATHRATTLES_THIS_TURN,
        HERO_ATTACK_GAINED_THIS_GAME,
        NUM_SECRETS_TRIGGERED_THIS_GAME,
        NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    )
)
"""Records of what texts do: one that the engine does not know may count as well."""


@cache
def is_record(tag: int) -> bool:
    """Whether rules keep in it what happened, as the name of the tag says: no text writes it."""
    name = tag_name(tag)
    return _RECORD.match(name) is not None and _EFFECT.match(name) is None


@cache
def is_held_by_texts(tag: int) -> bool:
    """Whether a text that lasts may hold it: a stat, a cost, a keyword, a flag."""
    ruled = tag in SET_BY_RULES or tag in _WITH_THE_ZONE or tag in OF_THE_CARD
    return not ruled and not is_record(tag)


STEPS = frozenset((19, 23, 24, 36, 37, 38, 39, 198, 204, 305))
"""Steps of the turn and of a combat."""

NEVER_BY_TEXT = STEPS | {ZONE_POSITION}
"""No passive text causes a change of these."""

OF_THE_OPTION = frozenset(
    (COMBO_ACTIVE, NUM_OPTIONS_PLAYED_THIS_TURN, NUM_OPTIONS_PLAYED_THIS_GAME)
)
"""The tags that the option itself writes; inside a text if a choice delays them (U017:1693)."""

_FOLLOWING = (192, 291)
"""SPELLPOWER and CURRENT_SPELLPOWER: a sum, as the stats are."""

GIVEN = frozenset((44, 45, 47, 48, 466, 479, *KEYWORDS))
"""What enchantments change: DAMAGE, HEALTH, ATK, COST and their shadows, and the keywords."""

_OF_UPDATES = (11, 333, 378, 400, 413, 4066, *MIRRORS.values())
"""LENT_BY, 333, 378, AI_ONE_SHOT_KILL, CANNOT_ATTACK_HEROES, IMMUNE_TO_FIRE_SPELLS and the mirrors
of keywords: set and cleared with the update of auras."""

SUMMED_UP = GIVEN - frozenset(_RULED_STATS) | frozenset((*_FOLLOWING, *_OF_UPDATES))
"""Tags that are written when the game sums them up next: in which block is a matter of order. Every
other one is written where its rule applies."""
