"""Across the Timeways: Timethief Rafaam and the nine Rafaams that come with him."""

from hsreplay_sim.cards.words import *

RAFAAM = has(TAG_3928)
THE_REST_PLAYED = one_of_each(
    PLAYED_THIS_GAME & card(*(f"TIME_005t{number}" for number in range(1, 10)))
)
"""The other Rafaams of the bundle that I have played, one of each."""


class TIME_005:
    """Timethief Rafaam.

    Fabled+. Your deck size is 40, but has 10 Rafaams! Battlecry: If you played the rest, destroy
    the enemy hero. ({0} left!) (Ready!)
    """

    action = when(count(THE_REST_PLAYED) >= N2 - 1, destroy(ENEMY_HERO))


class TIME_005t1:
    """Tiny Rafaam. Battlecry and Deathrattle: Draw a Rafaam."""

    action = draw_from(FRIENDLY_DECK & RAFAAM)
    deathrattle = draw_from(FRIENDLY_DECK & RAFAAM)


class TIME_005t2:
    """Green Rafaam. Battlecry: Give other Rafaams in your hand and battlefield +2/+2."""

    action = give(((FRIENDLY_HAND + FRIENDLY_MINIONS) & RAFAAM) - SELF, "TIME_005t2e")


class TIME_005t2e:
    """SUPREME GREENOLOGY!. +2/+2."""

    atk = N
    max_health = N2


class TIME_005t3:
    """Explorer Rafaam. Battlecry: Discover a Rafaam from your deck."""

    action = discover_from(FRIENDLY_DECK & RAFAAM)


class TIME_005t4:
    """Warchief Rafaam.

    Battlecry: Gain 5 Armor. If you're holding another Rafaam, gain 5 more.
    """

    action = armor(N) >> when(any_of(FRIENDLY_HAND & RAFAAM), armor(N2))


class TIME_005t5:
    """Mindflayer R'faam.

    Taunt Battlecry: If you're holding another Rafaam, summon a copy of this.
    """

    action = when(any_of(FRIENDLY_HAND & RAFAAM), summon_copy(SELF))


class TIME_005t6:
    """Calamitous Rafaam. Battlecry: Deal 6 damage to all minions that aren't Rafaam."""

    action = damage(MINIONS & ~RAFAAM, N)


class TIME_005t7:
    """Giant Rafaam. Rush. Costs (1) less for each Rafaam you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & RAFAAM))


class TIME_005t8:
    """Murloc Rafaam. Battlecry: The next Rafaam you play costs (3) less."""

    action = give(FRIENDLY_PLAYER, "TIME_005t8e")


class TIME_005t8e:
    """MRGLEERM MRGLOSLGY!!. Your next Rafaam costs (3) less."""

    aura = cost_change(FRIENDLY_HAND & RAFAAM, -N)
    events = until_played(FRIENDLY & RAFAAM)


class TIME_005t9:
    """Archmage Rafaam. Battlecry: Transform all minions that aren't Rafaam into 1/1 Sheep."""

    action = transform(MINIONS & ~RAFAAM, "TIME_005t9t")
