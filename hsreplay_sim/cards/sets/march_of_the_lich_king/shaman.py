"""March of the Lich King: Shaman."""

from hsreplay_sim.cards.words import *


class NX2_007:
    """Frostfin Chomper.

    Battlecry: If you played an Elemental last turn, summon three 1/1 Murlocs.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), summon("NX2_007t", 3))


class NX2_009:
    """Cold Storage. Freeze a minion. Add a copy of it to your hand."""

    targets = target(MINIONS, optional=False)
    action = freeze(TARGET) >> copy_to_hand(TARGET)


class RLK_550:
    """Rotgill.

    Battlecry: Give your other minions "Deathrattle: Give your minions +1/+1."
    """

    action = give(FRIENDLY_MINIONS - SELF, "RLK_550e")


class RLK_550e:
    """Deathwatch. Deathrattle: Give your minions +1/+1."""

    keywords = (DEATHRATTLE,)
    deathrattle = give(FRIENDLY_MINIONS, "RLK_550e2")


class RLK_551:
    """Blightblood Berserker.

    Taunt, Lifesteal, Reborn. Deathrattle: Deal 3 damage to a random enemy.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class RLK_552:
    """Unliving Champion.

    Battlecry: If a friendly Undead died after your last turn, summon two 3/2 Zombies.
    """

    action = when(any_of(DIED_SINCE_MY_TURN & UNDEAD), summon("RLK_909t", 2))


class RLK_553:
    """Prescience.

    Draw 2 minions. For each that costs (5) or more, summon a 2/3 Spirit with Taunt.
    """

    action = repeat(
        N,
        draw_from(FRIENDLY_DECK & MINION)
        >> when(any_of(DRAWN & cost_at_least(N2)), summon("RLK_553t")),
    )


class RLK_554:
    """Harkener of Dread. Taunt, RebornDeathrattle: Summon a 4/4 Undead with Taunt."""

    deathrattle = summon("RLK_554t")


class RLK_909:
    """Deathweaver Aura. Give a minion "Deathrattle: Summon two 3/2 Zombies." Overload: (1)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "RLK_909e")


class RLK_909e:
    """Voodoo Be With You. Deathrattle: Summon two 3/2 Zombies."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("RLK_909t", 2)


class RLK_910:
    """Shadow Suffusion.

    Give your minions "Deathrattle: Deal 3 damage to a random enemy."
    """

    action = give(FRIENDLY_MINIONS, "RLK_910e")


class RLK_910e:
    """Mojo Missile. Deathrattle: Deal 3 damage to a random enemy."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(random(ENEMY_CHARACTERS), of_card("RLK_910e", N))
