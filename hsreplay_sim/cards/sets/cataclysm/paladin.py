"""Cataclysm: Paladin."""

from hsreplay_sim.cards.words import *

CHROMATUS = FRIENDLY_MINIONS & card("CATA_432")


class CATA_432:
    """Chromatus. Colossal +4Taunt, Lifesteal, Elusive, Divine Shield"""

    colossal = ("CATA_432t1", "CATA_432t2", "CATA_432t4", "CATA_432t3")


class CATA_432t1:
    """Green Head of Chromatus. TauntDeathrattle: Remove Taunt from Chromatus."""

    deathrattle = keyword(CHROMATUS, TAUNT, 0)


class CATA_432t2:
    """Red Head of Chromatus. LifestealDeathrattle: Remove Lifesteal from Chromatus."""

    deathrattle = keyword(CHROMATUS, LIFESTEAL, 0)


class CATA_432t3:
    """Blue Head of Chromatus. ElusiveDeathrattle: Remove Elusive from Chromatus."""

    deathrattle = keyword(CHROMATUS, ELUSIVE, 0)


class CATA_432t4:
    """Bronze Head of Chromatus.

    Divine ShieldDeathrattle: Remove Divine Shield from Chromatus.
    """

    deathrattle = keyword(CHROMATUS, DIVINE_SHIELD, 0)


class CATA_474:
    """Spearheart Sentry.

    At the end of your turn, get a random Holy Spell. Reduce its Cost by (3).
    """

    events = turn_end(
        add_random(pool(A_SPELL, where=of_school(SpellSchool.HOLY)))
        >> give(MADE & IN_HAND, "GBL_004e")
    )


class CATA_475:
    """Scalebreaker Bulwark. At the end of your turn, deal 2 damage to all enemies."""

    events = turn_end(damage(ENEMY_CHARACTERS, N))


class CATA_478:
    """Bronze Redeemer.

    At the end of your turn, summon a Dragon with stats equal to this minion's.
    """

    events = turn_end(summon_sized("CATA_478t", atk_of(SELF), health_of(SELF)))


class MEND_802:
    """Convalescence. Summon two {0} Silver Hand Recruits with Divine Shield."""

    action = summon("CS2_101t", 2) >> shield(MADE)
    summons = True


class MEND_803:
    """Emboldening Blade. Battlecry: Give your Silver Hand Recruits +1/+1 this game."""

    action = give(FRIENDLY_PLAYER, "MEND_803e")


class MEND_803e:
    """Emboldened. For the rest of the game, your Silver Hand Recruits have +1/+1."""

    aura = aura(FRIENDLY_MINIONS & called("Silver Hand Recruit"), "MEND_803e2")


class MEND_803e2:
    """Emboldened. +1/+1"""

    atk = N
    max_health = N2
