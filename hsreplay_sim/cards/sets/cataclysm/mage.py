"""Cataclysm: Mage."""

from hsreplay_sim.cards.words import *

A_FIRE_SPELL = when_damaged(
    SELF,
    add_random(pool(A_SPELL, where=of_school(SpellSchool.FIRE)))
    >> give(MADE & IN_HAND, "GBL_004e"),
)
"""Whenever this takes damage, get a random Fire spell. It costs (3) less."""


class CATA_452:
    """Spellweaver's Brilliance.

    Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
    """

    action = summon("CATA_452t")
    summons = True
    cost = -(N3 * SPELL_DAMAGE_THIS_TURN)


class CATA_458:
    """Archmage Kalec. Battlecry: Give all spells in your hand and deck Spell Damage +1."""

    action = give((FRIENDLY_HAND + FRIENDLY_DECK) & SPELL, "CATA_458e")


class CATA_458e:
    """Kalec's Insight. Spell Damage +1."""

    keywords = ((SPELLPOWER, 1),)


class CATA_483:
    """Unstable Spellcaster.

    Spell Damage +1 Battlecry: If you dealt damage with a spell this turn, summon a copy of this.
    """

    action = when(SPELL_DAMAGE_THIS_TURN > 0, summon_copy(SELF))


class CATA_484:
    """Winterspring Whelp. Battlecry:Discover a 1-Cost spell from any class."""

    action = discover(pool(A_SPELL, cost=N))


class CATA_485:
    """Sleet Storm. Deal 2 damage. Deal 1 damage to a random enemy minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_MINIONS), N2)


class CATA_487:
    """Raincaller. The first time you deal damage with a spell each turn, gain +2 Attack."""

    events = when_deals_damage(
        FRIENDLY & SPELL, give(SELF, "CATA_487e"), only=SPELL_DAMAGE_THIS_TURN.equals(AMOUNT)
    )


class CATA_487e:
    """Building Storm. +2 Attack."""

    atk = N


class CATA_488:
    """Vulcanos. Colossal +2 At the end of your turn, deal 3 damage to all other minions."""

    colossal = ("CATA_488t", "CATA_488t2")
    events = turn_end(damage(MINIONS - SELF, N2))


class CATA_488t:
    """Plume of Vulcanos.

    Whenever this takes damage, get a random Fire spell. It costs (3) less.
    """

    events = A_FIRE_SPELL


class CATA_488t2:
    """Plume of Vulcanos.

    Whenever this takes damage, get a random Fire spell. It costs (3) less.
    """

    events = A_FIRE_SPELL


class CATA_489:
    """Arcane Flow. Shatter Deal 4 damage. Deal 2 damage to all enemies."""

    in_hand = SHATTERS
    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(ENEMY_CHARACTERS, N2)


class CATA_489t:
    """Arcane Flow. Shattered Deal 4 damage."""

    in_hand = JOINS
    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class CATA_489t2:
    """Arcane Flow. Shattered Deal 2 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class CATA_978:
    """Sindragosa's Triumph.

    Deal 8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
    """

    targets = target(MINIONS, optional=False)
    action = damage_within_health(TARGET, N) >> when(
        LEFT_BEHIND > 0, give(random(FRIENDLY_HAND), "CATA_978e", LEFT_BEHIND)
    )


class CATA_978e:
    """Triumphant. Reduced Cost"""

    cost = -DATA1


class CATA_979:
    """Conjuration Specialist.

    Battlecry: Choose a spell in your hand. Split it into two random spells of the same Cost.
    """

    targets = FRIENDLY_HAND & SPELL
    action = when(
        any_of(TARGET),
        remember_number(cost_of(TARGET))
        >> remove(TARGET, aside=True)
        >> add_random(pool(A_SPELL, cost=LEFT_BEHIND), 2),
    )
