"""Into the Emerald Dream: Warrior."""

from hsreplay_sim.cards.words import *


class EDR_454:
    """Clutch of Corruption.

    Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
    """

    targets = target(FRIENDLY_MINIONS & DRAGON, optional=False)
    activate = leave_at_last() >> summon_keeping("EDR_454t", TARGET)


class EDR_454t:
    """Horrible Egg. Deathrattle: Summon {0}."""

    deathrattle = summon_kept()


class EDR_456:
    """Darkrider. Battlecry: If you're holding a Dragon, Discover a Dragon with a Dark Gift."""

    action = when(HOLDING_DRAGON, discover_with_gift(discoverable(pool(race=Race.DRAGON))))


class EDR_457:
    """Brood Keeper. Battlecry: If you're holding a Dragon, equip a 2/2 Sword."""

    action = when(HOLDING_DRAGON, equip("EDR_457t", signed=True))


class FIR_939:
    """Shadowflame Suffusion. Deal 2 damage. Discover a Warrior minion with a Dark Gift."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> discover_with_gift(pool(A_MINION, card_class=CardClass.WARRIOR))
