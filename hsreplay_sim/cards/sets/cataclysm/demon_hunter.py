"""Cataclysm: demon hunter."""

from hsreplay_sim.cards.words import *


class CATA_151:
    """Azshara, Ocean Lord. Colossal +2 Your hero has Windfury."""

    colossal = ("CATA_151t", "CATA_151t1")
    aura = aura(FRIENDLY_HERO, "CATA_151e")


class CATA_151e:
    """Azshara Windfury. Windfury"""

    keywords = (WINDFURY,)


class CATA_151t:
    """Azshara's Tentacle.

    When summoned, give your hero +{0} Attack this turn.Herald twice to upgrade.
    """

    events = when_summoned(SELF, give(FRIENDLY_HERO, "CATA_151te", DATA1))


class CATA_151t1:
    """Azshara's Tentacle.

    When summoned, give your hero +{0} Attack this turn.Herald twice to upgrade.
    """

    events = when_summoned(SELF, give(FRIENDLY_HERO, "CATA_151te", DATA1))


class CATA_525:
    """Armored Bloodletter. Rush. Battlecry: Herald {0}."""

    action = herald()


class CATA_525t:
    """Soldier of Azshara.

    When summoned, give your hero +{0} Attack this turn. Herald twice to upgrade.
    """

    events = when_summoned(SELF, give(FRIENDLY_HERO, "CATA_151te", DATA1))


class CATA_151te:
    """Blood of the Fel. +@ Attack on your turn."""

    atk = DATA1
    events = turn_end(expire(SOURCE))


class CATA_529:
    """Ravenous Felfisher. Costs (1) less for each Fel spell you've cast this game."""

    cost = -(N * count(PLAYED_THIS_GAME & SPELL & school(SpellSchool.FEL)))


class CATA_530:
    """Fel Infusion. Herald {0}. Your hero has Lifesteal this turn."""

    action = herald() >> give(FRIENDLY_HERO, "CATA_530e")


class CATA_530e:
    """Lifesteal this turn."""

    keywords = (LIFESTEAL,)
    events = turn_end(expire(SOURCE))


class CATA_533:
    """Flash Flood.

    Deal 5 damage to your opponent's left and right-most minions. Outcast: Do it again.
    """

    action = damage(leftmost(ENEMY_MINIONS) + rightmost(ENEMY_MINIONS), N)
    outcast = repeat(
        2, damage(leftmost(ENEMY_MINIONS) + rightmost(ENEMY_MINIONS), N) >> resolve_deaths()
    )
