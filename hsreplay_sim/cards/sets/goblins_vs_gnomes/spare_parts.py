"""Goblins vs Gnomes: Spare Parts."""

from hsreplay_sim.cards.words import *

SPARE_PARTS = given(*(f"PART_00{number}" for number in range(1, 8)))


class PART_001:
    """Armor Plating. Give a minion +1 Health."""

    targets = MINIONS
    action = give(TARGET, "PART_001e")


class PART_002:
    """Time Rewinder. Return a friendly minion to your hand."""

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET)


class PART_003:
    """Rusty Horn. Give a minion Taunt."""

    targets = MINIONS
    action = keyword(TARGET, TAUNT)


class PART_004:
    """Finicky Cloakfield. Give a friendly minion Stealth until your next turn."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "PART_004e")


class PART_004e:
    """Cloaked. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(expire(SOURCE))


class PART_005:
    """Emergency Coolant. Freeze a minion."""

    targets = MINIONS
    action = freeze(TARGET)


class PART_006:
    """Reversing Switch. Swap a minion's Attack and Health."""

    targets = MINIONS
    action = swap_stats(TARGET, "PART_006a")


class PART_006a:
    """Switched. Attack and Health have been swapped by Reversing Switch."""

    set_atk = DATA1
    set_health = DATA2


class PART_007:
    """Whirling Blades. Give a minion +1 Attack."""

    targets = MINIONS
    action = give(TARGET, "PART_007e")
