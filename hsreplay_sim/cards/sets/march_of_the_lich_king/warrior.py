"""March of the Lich King: Warrior."""

from hsreplay_sim.cards.words import *


class NX2_027:
    """Fleshshaper. Taunt. Battlecry: If you have 5 or more Armor, summon a copy of this."""

    action = when(tag_of(FRIENDLY_HERO, ARMOR) >= N, summon_copy(SELF))


class NX2_028:
    """Hookfist-3000. After your hero attacks, gain 4 Armor and draw a card."""

    events = after_attack(FRIENDLY & HERO, armor(N) >> draw())


class RLK_600:
    """Sunfire Smithing. Equip a 4/2 Sword. Give a random minion in your hand +4/+2."""

    action = equip("RLK_600t") >> give(random(FRIENDLY_HAND & MINION), "RLK_600e")


class RLK_601:
    """Last Stand. Draw a Taunt minion. Manathirst (7): Double its stats.

    Before 165029 it needs no Mana.
    """

    action = draw_from(FRIENDLY_DECK & MINION & has(TAUNT)) >> when(
        ~says("Manathirst") | manathirst(N),
        for_each(
            DRAWN & IN_HAND,
            give(SUBJECT, "RLK_601e", data=atk_of(SUBJECT), data2=health_of(SUBJECT)),
        ),
    )


class RLK_601e:
    """Stalwart Stand. Stats Doubled."""

    atk = DATA1
    max_health = DATA2


class RLK_603:
    """Light of the Phoenix. Draw 2 cards. Costs (1) less for each damaged friendly character."""

    action = draw(N)
    cost = -(N2 * count(FRIENDLY_CHARACTERS & HURT))


class RLK_605:
    """Blazing Power. Give a minion +1/+1. Repeat for each damaged friendly character."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "RLK_605e") >> repeat(
        count(FRIENDLY_CHARACTERS & HURT), give(TARGET, "RLK_605e")
    )


class RLK_609:
    """Sunfury Champion. After you cast a Fire spell, deal 1 damage to all minions."""

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.FIRE), damage(MINIONS, N))


class RLK_960:
    """Embers of Strength. Summon two 1/2 Guards with Taunt. Manathirst (6): Give them +1/+2."""

    action = summon("RLK_960t", 2) >> when(manathirst(N3), give(MADE, "RLK_960e"))
    summons = True
