"""Goblins vs Gnomes: Paladin."""

from hsreplay_sim.cards.words import *


class GVG_057:
    """Seal of Light. Restore 4 Health to your hero and gain +2 Attack this turn."""

    action = heal(FRIENDLY_HERO, N) >> give(FRIENDLY_HERO, "GVG_057a")


class GVG_059:
    """Coghammer. Battlecry: Give a random friendly minion Divine Shield and Taunt."""

    action = aim(random(FRIENDLY_MINIONS), shield(TARGET) >> keyword(TARGET, TAUNT))


class GVG_060:
    """Quartermaster. Battlecry: Give your Silver Hand Recruits +2/+2."""

    action = give(FRIENDLY_MINIONS & called("Silver Hand Recruit"), "GVG_060e")


class GVG_061:
    """Muster for Battle. Summon three Silver Hand Recruits. Equip a 1/4 Weapon."""

    action = summon("CS2_101t", 3) >> equip("CS2_091")


class GVG_062:
    """Cobalt Guardian. Whenever you summon a Mech, gain Divine Shield."""

    events = when_summoned((FRIENDLY_MINIONS & MECH) - SELF, shield(SELF))


class GVG_063:
    """Bolvar Fordragon.

    Whenever a friendly minion dies while this is in your hand, gain +1 Attack.
    """

    in_hand = when_died(FRIENDLY & MINION, give(SELF, "GVG_063a"))


class GVG_063a:
    """Retribution. Increased Attack."""

    atk = of_creator(N)


class GVG_101:
    """Scarlet Purifier. Battlecry: Deal 2 damage to all minions with Deathrattle."""

    action = damage(MINIONS & has(DEATHRATTLE), N)


class GVG_101e:
    """Pure. Increased Stats."""

    atk = DATA1
    max_health = DATA1
