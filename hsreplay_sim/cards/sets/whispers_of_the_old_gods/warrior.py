"""Whispers of the Old Gods: Warrior."""

from hsreplay_sim.cards.words import *


class OG_033:
    """Tentacles for Arms. Deathrattle: Return this to your hand."""

    deathrattle = return_dead(SELF)


class OG_149:
    """Ravaging Ghoul. Battlecry: Deal 1 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class OG_218:
    """Bloodhoof Brave. Taunt. Has +3 Attack while damaged."""

    aura = aura(SELF, "OG_218e", DAMAGED)


class OG_220:
    """Malkorok. Battlecry: Equip a random weapon."""

    action = equip_random(pool(A_WEAPON))


class OG_276:
    """Blood Warriors. Add a copy of each damaged friendly minion to your hand."""

    action = copy_to_hand(FRIENDLY_MINIONS & HURT)


class OG_301:
    """Ancient Shieldbearer. Battlecry: If your C'Thun has at least 10 Attack, gain 10 Armor."""

    action = when(CTHUN_STRENGTH >= N, armor(N2))
    ritual = True


class OG_312:
    """N'Zoth's First Mate. Battlecry: Equip a 1/3 Rusty Hook."""

    action = equip("OG_058")


class OG_314:
    """Blood To Ichor. Deal 1 damage to a minion. If it survives, summon a 2/2 Slime."""

    targets = MINIONS
    action = damage(TARGET, N) >> when(any_of(TARGET & ALIVE), summon("OG_314b"))


class OG_315:
    """Bloodsail Cultist. Battlecry: If you control another Pirate, give your weapon +1/+1."""

    action = when(any_of((FRIENDLY_MINIONS & PIRATE) - SELF), give(FRIENDLY_WEAPON, "OG_315e"))
