"""Hero powers that heroes of the Dalaran Heist may choose (DALA)."""

from hsreplay_sim.cards.words import *


class DALA_Druid_HP1:
    """Lifebloom. Restore a minion to full Health."""

    targets = target(MINIONS, optional=False)
    action = heal(TARGET, max_health_of(TARGET))


class DALA_Druid_HP2:
    """Touch of Bark. Give a minion +1/+1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DALA_Druid_HP2e")


class DALA_Hunter_HP1:
    """Opportunist. Give a minion +2 Attack this turn."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DALA_Hunter_HP1e")


class DALA_Mage_HP1:
    """Burning Wit. Reduce the Cost of a random card in your hand by (2)."""

    action = give(random(FRIENDLY_HAND), "DALA_Mage_HP1e")


class DALA_Mage_HP2:
    """Frostburn. Freeze a character. If it's already Frozen, deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = when(any_of(TARGET & has(FROZEN)), damage(TARGET, N), freeze(TARGET))


class DALA_Paladin_HP2:
    """Boon of Light. Give a friendly minion Divine Shield."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = shield(TARGET)


class DALA_Priest_HP1:
    """Distort. Swap a minion's Attack and Health."""

    targets = target(MINIONS, optional=False)
    action = swap_stats(TARGET, "DALA_Priest_HP1e")


class DALA_Priest_HP1e:
    """Distorted. Attack and Health have been swapped by Distort."""

    set_atk = DATA1
    set_health = DATA2


class DALA_Rogue_HP2:
    """Cut-less. Deal 2 damage to an undamaged minion."""

    targets = target(MINIONS & UNHURT, optional=False)
    action = damage(TARGET, N)


class DALA_Shaman_HP1:
    """Evolution. Transform a friendly minion into one that costs (1) more."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1))


class DALA_Warlock_HP1:
    """Pain Split. Take 2 damage. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(FRIENDLY_HERO, N) >> damage(TARGET, N2)


class DALA_Warlock_HP2:
    """The Pact. Take 2 damage. Summon a 2/2 Imp."""

    action = damage(FRIENDLY_HERO, N) >> summon("DALA_Warlock_HP2t")


class DALA_Warrior_HP1:
    """Invigorating Brew. Deal 1 damage to a minion and give it +2 Attack."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(TARGET, "DALA_Warrior_HP1e")
