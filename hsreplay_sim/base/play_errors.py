"""The reasons the server gives for an option or target that may not be chosen.

Logs since 2018 print them by name, HSReplay XML by number. No public enum lists them; the numbers
below are those that both kinds of recording agree on. A name without a published number gets one of
ours, above 10,000.
"""

from __future__ import annotations

from typing import Final

LEGAL: Final = -1
"""`NONE`: nothing stands against it."""

UNNAMED: Final = 10_000
"""A name that is not in the table."""

REQ_ENOUGH_MANA: Final = 14
REQ_YOUR_TURN: Final = 15

ERRORS = {
    "NONE": LEGAL,
    "INVALID": 0,
    "REQ_MINION_TARGET": 1,
    "REQ_FRIENDLY_TARGET": 2,
    "REQ_ENEMY_TARGET": 3,
    "REQ_DAMAGED_TARGET": 4,
    "REQ_MAX_SECRETS": 5,
    "REQ_FROZEN_TARGET": 6,
    "REQ_CHARGE_TARGET": 7,
    "REQ_TARGET_MAX_ATTACK": 8,
    "REQ_NONSELF_TARGET": 9,
    "REQ_TARGET_WITH_RACE": 10,
    "REQ_TARGET_TO_PLAY": 11,
    "REQ_NUM_MINION_SLOTS": 12,
    "REQ_WEAPON_EQUIPPED": 13,
    "REQ_ENOUGH_MANA": REQ_ENOUGH_MANA,
    "REQ_YOUR_TURN": REQ_YOUR_TURN,
    "REQ_NONSTEALTH_ENEMY_TARGET": 16,
    "REQ_HERO_TARGET": 17,
    "REQ_SECRET_ZONE_CAP": 18,
    "REQ_MINION_CAP_IF_TARGET_AVAILABLE": 19,
    "REQ_MINION_CAP": 20,
    "REQ_TARGET_ATTACKED_THIS_TURN": 21,
    "REQ_TARGET_IF_AVAILABLE": 22,
    "REQ_MINIMUM_ENEMY_MINIONS": 23,
    "REQ_TARGET_FOR_COMBO": 24,
    "REQ_NOT_EXHAUSTED_ACTIVATE": 25,
    "REQ_UNIQUE_SECRET_OR_QUEST": 26,
    "REQ_TARGET_TAUNTER": 27,
    "REQ_CAN_BE_ATTACKED": 28,
    "REQ_ACTION_PWR_IS_MASTER_PWR": 29,
    "REQ_TARGET_MAGNET": 30,
    "REQ_ATTACK_GREATER_THAN_0": 31,
    "REQ_ATTACKER_NOT_FROZEN": 32,
    "REQ_HERO_OR_MINION_TARGET": 33,
    "REQ_CAN_BE_TARGETED_BY_SPELLS": 34,
    "REQ_SUBCARD_IS_PLAYABLE": 35,
    "REQ_TARGET_FOR_NO_COMBO": 36,
    "REQ_NOT_MINION_JUST_PLAYED": 37,
    "REQ_NOT_EXHAUSTED_HERO_POWER": 38,
    "REQ_CAN_BE_TARGETED_BY_OPPONENTS": 39,
    "REQ_ATTACKER_CAN_ATTACK": 40,
    "REQ_TARGET_MIN_ATTACK": 41,
    "REQ_CAN_BE_TARGETED_BY_HERO_POWERS": 42,
    "REQ_ENEMY_TARGET_NOT_IMMUNE": 43,
    "REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY": 44,
    "REQ_MINIMUM_TOTAL_MINIONS": 45,
    "REQ_MUST_TARGET_TAUNTER": 46,
    "REQ_UNDAMAGED_TARGET": 47,
    "REQ_CAN_BE_TARGETED_BY_BATTLECRIES": 48,
    "REQ_STEADY_SHOT": 49,
    "REQ_MINION_OR_ENEMY_HERO": 50,
    "REQ_LEGENDARY_TARGET": 52,
    "REQ_FRIENDLY_MINION_DIED_THIS_TURN": 53,
    "REQ_FRIENDLY_MINION_DIED_THIS_GAME": 54,
    "REQ_ENEMY_WEAPON_EQUIPPED": 55,
    "REQ_TARGET_WITH_BATTLECRY": 57,
    "REQ_TARGET_WITH_DEATHRATTLE": 58,
    "REQ_NOT_DISABLED_HERO_POWER": 68,
    "REQ_MUST_PLAY_OTHER_CARD_FIRST": 69,
    "REQ_HAND_NOT_FULL": 70,
    "REQ_CAN_BE_TARGETED_BY_COMBOS": 72,
    "REQ_CANNOT_PLAY_THIS": 73,
    "REQ_LITERALLY_UNPLAYABLE": 78,
    "REQ_FRIENDLY_DEATHRATTLE_MINION_DIED_THIS_GAME": 86,
    "REQ_NOT_IN_COOLDOWN": 10_001,
    "REQ_NOT_EXHAUSTED_LOCATION": 10_002,
    "REQ_LOCATION_TARGET": 10_003,
    "REQ_TARGET_MUST_HAVE_TAG": 10_004,
}
"""Name → number."""

INVALID: Final = 0
"""What END_TURN carries; also: illegal, for a reason whose number is unpublished."""

NAMES = {number: name for name, number in ERRORS.items()}
"""Number → name."""


def error_number(text: str) -> int:
    """The number of a printed error; the client prints plain digits where it has no name."""
    if text.isascii() and text.isdigit():
        return int(text)
    return ERRORS.get(text, UNNAMED)


def error_name(number: int) -> str:
    """How the client prints an error; digits where it has no name."""
    return NAMES.get(number, str(number))
