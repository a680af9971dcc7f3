"""Madness at the Darkmoon Faire: Hunter."""

from hsreplay_sim.cards.words import *


class DMF_083:
    """Dancing Cobra. Corrupt: Gain Poisonous."""

    corrupt = "DMF_083t"


class DMF_084:
    """Jewel of N'Zoth. Summon three friendly Deathrattle minions that died this game."""

    playable = any_of(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE))
    action = resurrect(random(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE), 3))
    summons = True


class DMF_085:
    """Darkmoon Tonk.

    Deathrattle: Fire four missiles at random enemies that deal 2 damage each.
    """

    deathrattle = repeat(4, damage(random(ENEMY_CHARACTERS), N))


class DMF_086:
    """Petting Zoo. Summon a 3/3 Strider. Repeat for each Secret you control."""

    action = summon("DMF_086e", 1 + count(FRIENDLY_SECRETS))
    summons = True


class DMF_090:
    """Don't Feed the Animals.

    Give all Beasts in your hand +1/+1. Corrupt: Give them +2/+2 instead.
    """

    action = give(FRIENDLY_HAND & BEAST, "DMF_090e2")
    corrupt = "DMF_090t"


class DMF_090t:
    """Don't Feed the Animals. Corrupted Give all Beasts in your hand +2/+2."""

    action = give(FRIENDLY_HAND & BEAST, "DMF_090e")


class DMF_122:
    """Mystery Winner. Battlecry: Discover a Secret. (A Hunter's where the own class has none.)"""

    action = discover(discoverable(pool(A_SPELL, where=secret_card)))


class YOP_027:
    """Bola Shot. Deal 1 damage to a minion and 2 damage to its neighbors."""

    targets = target(MINIONS, optional=False)
    action = damage_together((TARGET, N), (adjacent(TARGET), N2))


class YOP_028:
    """Saddlemaster. After you play a Beast, add a random Beast to your hand."""

    events = after_played(FRIENDLY & BEAST & OTHERS, add_random(pool(race=Race.BEAST)))
