"""Forged in the Barrens with the Wailing Caverns: Shaman."""

from hsreplay_sim.cards.words import *


class BAR_040:
    """South Coast Chieftain. Battlecry: If you control another Murloc, deal 2 damage."""

    targets = target(CHARACTERS, only=any_of((FRIENDLY_MINIONS & MURLOC) - SELF))
    action = damage(TARGET, N)


class BAR_041:
    """Nofin Can Stop Us. Give your minions +1/+1. Give your Murlocs an extra +1/+1."""

    action = give(FRIENDLY_MINIONS - MURLOC, "BAR_041e") >> give(
        FRIENDLY_MINIONS & MURLOC, "BAR_041e2"
    )


class BAR_043:
    """Tinyfin's Caravan. At the start of your turn, draw a Murloc."""

    events = turn_start(draw_from(FRIENDLY_DECK & MURLOC))


class BAR_044:
    """Chain Lightning (Rank 1).

    Deal 2 damage to a minion and a random adjacent one. (Upgrades when you have 5 Mana.)
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + random(adjacent(TARGET)), N)
    next_rank = "BAR_044t"


class BAR_044t:
    """Chain Lightning (Rank 2).

    Deal 3 damage to a minion and a random adjacent one. (Upgrades when you have 10 Mana.)
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + random(adjacent(TARGET)), N)
    next_rank = "BAR_044t2"


class BAR_044t2:
    """Chain Lightning (Rank 3). Deal 4 damage to a minion and a random adjacent one."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + random(adjacent(TARGET)), N)


class BAR_045:
    """Arid Stormer.

    Battlecry: If you played an Elemental last turn, gain Rush and Windfury.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), give(SELF, "BAR_045e"))


class BAR_045e:
    """Storm Cloud. Rush, Windfury. (Both stay on a corpse: U055:3397, U435:7346.)"""

    outlives = True
    keywords = (RUSH, WINDFURY)


class BAR_048:
    """Bru'kan. Nature Spell Damage +3."""


class BAR_750:
    """Earth Revenant. Taunt. Battlecry: Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class BAR_751:
    """Spawnpool Forager. Deathrattle: Summon a 1/1 Tinyfin."""

    deathrattle = summon("BAR_751t")


class BAR_848:
    """Lilypad Lurker.

    Battlecry: If you played an Elemental last turn, transform an enemy minion into a 0/1 Frog with
    Taunt.
    """

    targets = target(ENEMY_MINIONS, only=any_of(PLAYED_LAST_TURN & ELEMENTAL))
    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), transform(TARGET, "hexfrog"))


class BAR_860:
    """Firemancer Flurgl. After you play a Murloc, deal 1 damage to all enemies."""

    events = after_played(FRIENDLY & MURLOC & OTHERS, damage(ENEMY_CHARACTERS, N))


class WC_005:
    """Primal Dungeoneer.

    Battlecry: Draw a spell. If it's a Nature spell, also draw an Elemental.
    """

    action = draw_from(FRIENDLY_DECK & SPELL) >> when(
        any_of(DRAWN & school(SpellSchool.NATURE)), draw_from(FRIENDLY_DECK & ELEMENTAL)
    )


class WC_042:
    """Wailing Vapor. After you play an Elemental, gain +1 Attack."""

    events = after_played(FRIENDLY & ELEMENTAL & OTHERS, give(SELF, "WC_042e"))
