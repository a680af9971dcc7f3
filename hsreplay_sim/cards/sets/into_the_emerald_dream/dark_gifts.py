"""Into the Emerald Dream: the Dark Gifts.

The mark of a gift stays on its minion when it dies (5 of 5: U249:7606, 8204, 9364, 15255, 31857).
"""

from hsreplay_sim.cards.words import *


class EDR_100t:
    """Waking Terror. +3 Attack and Lifesteal."""

    action = wrapped("EDR_100te", LIFESTEAL)


class EDR_100t1:
    """Well Rested. +2/+2 and Elusive."""

    action = wrapped("EDR_100t1e", ELUSIVE)


class EDR_100t2:
    """Short Claws. Costs (2) less, but has -2 Attack."""

    action = wrapped("EDR_100t2e")


class EDR_100t2e:
    """Short Claws. Costs (2) less, but has -2 Attack."""

    atk = -N2
    cost = -(N * as_number(any_of(SELF & IN_HAND)))
    stays = ALWAYS
    keywords = HAS_DARK_GIFT
    outlives = True


class EDR_100t3:
    """Bundled Up. +4 Health and Taunt."""

    action = wrapped("EDR_100t3e", TAUNT)


class EDR_100t6:
    """Sleepwalker. Charge"""

    action = wrapped("EDR_100t6e", CHARGE)


class EDR_100t6e:
    """Sneaky Sleepwalking. Charge"""

    keywords = (CHARGE, HAS_DARK_GIFT)
    outlives = True


class EDR_100t7:
    """Rude Awakening. This minion's Battlecries trigger twice."""

    action = wrapped("EDR_100t7e")


class EDR_100t7e:
    """Rude Awakening. This minion's Battlecries trigger twice."""

    keywords = (EXTRA_MINION_BATTLECRIES_BASE, HAS_DARK_GIFT)
    outlives = True


class EDR_100t9:
    """Persisting Horror. Reborn. Is Reborn with full Health and enchantments."""

    action = wrapped("EDR_100t9e", REBORN, TAG_2872)


class EDR_100t9e:
    """Persisting Horror. Reborn. Is Reborn with full Health and enchantments.

    The copy that waits aside keeps REBORN as the gift leaves it (U249:8266).
    """

    keywords = HAS_DARK_GIFT
    outlives = True


class EDR_100t13:
    """Harpy's Talons. Divine Shield, Windfury"""

    action = wrapped("EDR_100t13e", DIVINE_SHIELD, WINDFURY)


class EDR_100t13e:
    """Harpy's Talons. Divine Shield, Windfury"""

    keywords = (DIVINE_SHIELD, WINDFURY, HAS_DARK_GIFT)
    outlives = True


class EDR_100t4:
    """Inner Demons. Deathrattle: Draw 2 cards."""

    action = wrapped("EDR_100t4e", DEATHRATTLE)


class EDR_100t4e:
    """Inner Demons. Deathrattle: Draw 2 cards."""

    keywords = HAS_DARK_GIFT
    outlives = True
    deathrattle = draw(N)


class EDR_100t5:
    """Living Nightmare. When you play this minion, summon a 2/2 copy of it."""

    action = wrapped("EDR_100t5e")


class EDR_100t5e:
    """Living Nightmare. When you play this minion, summon a 2/2 copy of it."""

    keywords = HAS_DARK_GIFT
    outlives = True
    events = when_played(SELF, summon_changed(SELF, "EDR_100t5e5"))


class EDR_100t5e5:
    """Living Nightmare. 2/2."""

    set_atk = N
    set_health = N2


class EDR_100t8:
    """Sweet Dreams. +4/+5. Place this card on top of your deck."""

    action = send_to_top(SUBJECT) >> wrapped("EDR_100t8e1")


class EDR_100t10:
    """Nightmare Scales. Has a Divine Shield that takes 3 hits to break.

    The data have no enchantment for it: as a hypothesis, its shield is a tag that counts the hits.
    """

    action = set_tag(SUBJECT, DIVINE_SHIELD, N) >> set_tag(SUBJECT, HAS_DARK_GIFT, 1)
