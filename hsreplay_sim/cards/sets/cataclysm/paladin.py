"""Cataclysm: Paladin."""

from hsreplay_sim.cards.words import *

CHROMATUS = FRIENDLY_MINIONS & card("CATA_432")
RECRUITS = FRIENDLY_MINIONS & called("Silver Hand Recruit")


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


class CATA_472:
    """Inspiring Maul. Deathrattle: Trigger a random friendly minion's end of turn effect."""

    deathrattle = trigger_turn_ends(random(FRIENDLY_MINIONS & ENDS_TURNS))


class CATA_473:
    """Nozdormu, Bronze Aspect.

    At the end of your turn, give your minions Divine Shield. Any that already had one gain +3/+3
    instead.
    """

    events = turn_end(
        for_each(
            FRIENDLY_MINIONS,
            when(any_of(SUBJECT & has(DIVINE_SHIELD)), give(SUBJECT, "CATA_473e"), shield(SUBJECT)),
        )
    )


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


class CATA_477:
    """Chamber of Aspects. Choose a minion in your hand. Give it +2/+2."""

    targets = target(FRIENDLY_HAND & MINION, optional=False)
    activate = give(TARGET, "CATA_477e")


class CATA_478:
    """Bronze Redeemer.

    At the end of your turn, summon a Dragon with stats equal to this minion's.
    """

    events = turn_end(summon_sized("CATA_478t", atk_of(SELF), health_of(SELF)))


class CATA_479:
    """Flight Maneuvers.

    Shatter. Summon two 4/2 Drakes. Give your minions +1 Attack and Divine Shield.

    Before 242566: +1/+1 and Divine Shield.
    """

    in_hand = SHATTERS
    action = (
        summon("CATA_479t3", 2) >> give(FRIENDLY_MINIONS, "CATA_479e") >> shield(FRIENDLY_MINIONS)
    )


class CATA_479e:
    """Courageous. +1 Attack and Divine Shield. (The spell gives the shield.)"""

    atk = N
    max_health = N2 * as_number(says("+1/+1"))


class CATA_479t:
    """Flight Maneuvers. Shattered Summon two 4/2 Drakes."""

    in_hand = JOINS
    action = summon("CATA_479t3", 2)
    summons = True


class CATA_479t2:
    """Flight Maneuvers. Shattered. Give your minions +1 Attack and Divine Shield."""

    action = give(FRIENDLY_MINIONS, "CATA_479e") >> shield(FRIENDLY_MINIONS)


class CATA_480:
    """Sandfury Aura. Your minions' end of turn effects trigger twice. Lasts @ turns."""

    objective = turn_end(trigger_turn_ends(FRIENDLY_MINIONS) >> pass_turn())


class CATA_621:
    """Gelbin's Triumph. Get a random Paladin Aura. It lasts an additional turn."""

    action = (
        add_random(pool(A_SPELL, card_class=CardClass.PALADIN, where=bearing(PALADIN_AURA)))
        >> add_tag(MADE, TAG_SCRIPT_DATA_NUM_1)
        >> add_tag(MADE, QUEST_PROGRESS_TOTAL)
    )


class MEND_800:
    """Brash Battlemaster. RushDeathrattle: Give your Silver Hand Recruits +1 Attack this game."""

    deathrattle = give(FRIENDLY_PLAYER, "MEND_800e")


class MEND_800e:
    """Recruit's Might. For the rest of the game, your Silver Hand Recruits have +1 Attack."""

    aura = aura(RECRUITS, "MEND_800e2")


class MEND_801:
    """Resilient Savior.

    Divine Shield After this loses Divine Shield, give your Silver Hand Recruits +1 Health this
    game.
    """

    events = when_shield_lost(SELF, give(FRIENDLY_PLAYER, "MEND_801e"))


class MEND_801e:
    """Recruit's Resilience. For the rest of the game, your Silver Hand Recruits have +1 Health."""

    aura = aura(RECRUITS, "MEND_801e2")


class MEND_802:
    """Convalescence. Summon two {0} Silver Hand Recruits with Divine Shield."""

    action = summon("CS2_101t", 2) >> shield(MADE)
    summons = True


class MEND_803:
    """Emboldening Blade. Battlecry: Give your Silver Hand Recruits +1/+1 this game."""

    action = give(FRIENDLY_PLAYER, "MEND_803e")


class MEND_803e:
    """Emboldened. For the rest of the game, your Silver Hand Recruits have +1/+1."""

    aura = aura(RECRUITS, "MEND_803e2")


class MEND_804:
    """Arator the Redeemer.

    Battlecry: Double the stats of all friendly Silver Hand Recruits and give them Taunt.
    """

    action = for_each(RECRUITS, give(SUBJECT, "MEND_804e", atk_of(SUBJECT), health_of(SUBJECT)))


class MEND_804e:
    """True Strength. Stats Doubled and Taunt."""

    atk = DATA1
    max_health = DATA2
    keywords = (TAUNT,)


class MEND_805:
    """Charity. Get copies of all friendly minions that died this turn. Give them +3/+3."""

    action = copy_to_hand(DIED_THIS_TURN & MINION) >> give(MADE & IN_HAND, "MEND_805e")


class MEND_900:
    """Teamwork. Summon and get four {0} Silver Hand Recruits."""

    action = summon("CS2_101t", 4) >> add_card("CS2_101t", 4)
