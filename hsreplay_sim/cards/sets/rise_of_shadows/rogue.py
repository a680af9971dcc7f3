"""Rise of Shadows: Rogue."""

from hsreplay_sim.cards.words import *


class DAL_010:
    """Togwaggle's Scheme.

    Choose a minion. Shuffle @ |4(copy, copies) of it into your deck. (Upgrades each turn!)
    """

    targets = target(MINIONS, optional=False)
    in_hand = turn_end(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1))
    action = shuffle_copy(TARGET, DATA1)


class DAL_415:
    """EVIL Miscreant. Combo: Add two random Lackeys to your hand."""

    combo = add_random(LACKEYS, 2)


class DAL_416:
    """Hench-Clan Burglar. Battlecry: Discover a spell from another class."""

    action = discover(any_class_but_mine(pool(A_SPELL)))


class DAL_417:
    """Heistbaron Togwaggle. Battlecry: If you control a Lackey, choose a fantastic treasure."""

    action = when(
        any_of(FRIENDLY_MINIONS & has(MARK_OF_EVIL)),
        discover_among("LOOT_998h", "LOOT_998j", "LOOT_998l", "LOOT_998k"),
    )


class DAL_714:
    """Underbelly Fence.

    Battlecry: If you're holding a card from another class, gain +1/+1 and Rush.
    """

    action = when(any_of(FRIENDLY_HAND & OF_ANOTHER_CLASS), give(SELF, "DAL_714e"))


class DAL_714e:
    """Street Smarts. +1/+1."""

    atk = N
    max_health = N2
    keywords = (RUSH,)


class DAL_716:
    """Vendetta.

    Deal 4 damage to a minion. Costs (0) if you're holding a card from another class.
    """

    cost = -(OVERALL - N2) * as_number(any_of(FRIENDLY_HAND & OF_ANOTHER_CLASS))
    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class DAL_720:
    """Waggle Pick. Deathrattle: Return a random friendly minion to your hand. It costs (2) less."""

    deathrattle = aim(
        random(FRIENDLY_MINIONS), bounce(TARGET) >> give(TARGET & IN_HAND, "GBL_002e")
    )


class DAL_728:
    """Daring Escape. Return all friendly minions to your hand."""

    action = bounce(FRIENDLY_MINIONS)
