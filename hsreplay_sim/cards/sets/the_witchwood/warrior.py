"""The Witchwood: Warrior."""

from hsreplay_sim.cards.words import *


class GIL_152:
    """Blackhowl Gunspire.

    Can't attack. Whenever this minion takes damage, deal 3 damage to a random enemy.
    """

    events = when_damaged(SELF, damage(random(ENEMY_CHARACTERS), N))


class GIL_155:
    """Redband Wasp. Rush. Has +3 Attack while damaged."""

    aura = aura(SELF, "GIL_155e", only=DAMAGED)


class GIL_547:
    """Darius Crowley. Rush. After this attacks and kills a minion, gain +2/+2."""

    events = after_attack(SELF & ALIVE, give(SELF, "GIL_547e"), MINION & (DOOMED | ~IN_PLAY))


class GIL_547e:
    """Bloodfang. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class GIL_580:
    """Town Crier. Battlecry: Draw a Rush minion from your deck."""

    action = draw_from(FRIENDLY_DECK & MINION & has(RUSH))


class GIL_653:
    """Woodcutter's Axe.

    Deathrattle: Give +2/+1 to a random friendly minion.

    Before 170824: Give +2/+1 to a random friendly Rush minion.
    """

    deathrattle = give(
        random(either(says("Rush"), FRIENDLY_MINIONS & has(RUSH), FRIENDLY_MINIONS)), "GIL_653e"
    )


class GIL_654:
    """Warpath. Echo. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)


class GIL_655:
    """Festeroot Hulk. After a friendly minion attacks, gain +1 Attack."""

    events = after_attack(FRIENDLY_MINIONS, give(SELF, "GIL_655e"))


class GIL_655e:
    """Grown. Increased Attack."""

    atk = of_creator(N)


class GIL_803:
    """Militia Commander. RushBattlecry: Gain +3 Attack this turn."""

    action = give(SELF, "GIL_803e")
