"""The Lost City of Un'Goro: Warrior."""

from hsreplay_sim.cards.words import *


class DINO_400:
    """Barricade Basher. Whenever you gain Armor, gain +2/+2 and attack a random enemy minion.

    Each time it is an enchantment of its own (2 of 2).
    """

    events = when_armored(
        FRIENDLY & HERO, without_stacking(give(SELF, "DINO_400e")) >> attacks(SELF, ENEMY_MINIONS)
    )


class DINO_401:
    """The Great Dracorex.

    Rush After this attacks an enemy minion, it damages ALL other enemy minions.
    """

    events = after_attack(
        SELF, resolve_deaths() >> damage(ENEMY_MINIONS - TARGET, atk_of(SELF)), ENEMY_MINIONS
    )


class DINO_433:
    """Guard Duty. Summon a random 6, 4, and 2-Cost Taunt minion."""

    action = (
        summon_random(pool(A_MINION, cost=N, where=taunt_card), signed=True)
        >> summon_random(pool(A_MINION, cost=N2, where=taunt_card), signed=True)
        >> summon_random(pool(A_MINION, cost=N3, where=taunt_card), signed=True)
    )
    summons = True


class TLC_478:
    """Axe of the Forefathers. After your hero attacks, deal 1 damage to all minions.

    Whoever fell in the attack is buried before that (U305:11735).
    """

    events = after_attack(FRIENDLY & HERO, resolve_deaths() >> damage(MINIONS, N))


class TLC_600:
    """Windpeak Wyrm. Battlecry: Deal 5 damage and gain 5 Armor. Kindred: Costs (2) less."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> armor(N2)
    cost = -N3 * as_number(KINDRED)


class TLC_601:
    """Shellnado. Spend up to 5 Armor. For each spent, deal 1 damage to all minions.

    Without Armor it cannot be played: a tag of it says so in the hand (U415:3528).
    """

    keywords = ((LITERALLY_UNPLAYABLE, tag_of(FRIENDLY_HERO, ARMOR) <= 0),)
    action = remember_number(at_most(tag_of(FRIENDLY_HERO, ARMOR), N)) >> repeat(
        LEFT_BEHIND, add_tag(FRIENDLY_HERO, ARMOR, -1) >> damage(MINIONS, N2)
    )


class TLC_602:
    """Enter the Lost City. Quest: Survive 10 turns. Reward: Latorvius, Gaze of the City."""

    quest = in_zone(turn_start(progress()), Zone.SECRET)
    reward = reward_card("TLC_602t")


class TLC_602t:
    """Latorvius, Gaze of the City.

    Battlecry: Get 2 random 'Journey to Un'Goro' Quest Rewards. Shuffle the rest into your deck.
    """

    action = share_out(
        given(
            "UNG_028t",
            "UNG_067t1",
            "UNG_116t",
            "UNG_829t1",
            "UNG_920t1",
            "UNG_934t1",
            "UNG_940t8",
            "UNG_942t",
            "UNG_954t1",
        ),
        N,
    )


class TLC_606:
    """Latorvian Armorer. Battlecry: Deal 2 damage to an enemy minion. If it dies, gain 5 Armor."""

    targets = ENEMY_MINIONS
    action = damage(TARGET, N) >> when(IT_DIES, armor(N2))


class TLC_620:
    """Fortify. Gain 3 Armor. Deal damage equal to your Armor to an enemy minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = armor(N) >> damage(TARGET, tag_of(FRIENDLY_HERO, ARMOR))


class TLC_622:
    """City Defenses. Summon two 0/6 Security with Taunt. They gain +1 Attack when damaged."""

    action = summon("TLC_622t", 2, signed=True)
    summons = True


class TLC_622e:
    """Stand Strong. Increased Attack."""

    atk = of_creator(N)


class TLC_622t:
    """Steadfast Security. Taunt. After this takes damage, gain +1 Attack."""

    events = when_damaged(SELF, give(SELF, "TLC_622e"))


class TLC_623:
    """Stonecarver. At the end of your turn, give another friendly damaged minion +2/+2.

    Up to 238003 it was any friendly damaged minion.
    """

    events = turn_end(
        give(
            random(
                either(
                    says("another"),
                    (FRIENDLY_MINIONS & HURT) - SELF,
                    FRIENDLY_MINIONS & HURT,
                )
            ),
            "TLC_623e",
        )
    )


class TLC_624:
    """Nablya, the Watcher.

    Battlecry: Summon copies of your damaged minions. Give the copies Rush.
    """

    action = summon_copy(FRIENDLY_MINIONS & HURT) >> keyword(MADE, RUSH)


SWAPPED_OUT = noted(DATA2)
"""The hero power in whose place DIE, INSECT! came, as that stores it (U568:32295)."""


class TLC_632:
    """Story of Sulfuras.

    Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
    """

    action = (
        remember_number(id_of(FRIENDLY_HERO_POWER))
        >> new_power("TLC_632t")
        >> set_tag(FRIENDLY_HERO_POWER, TAG_SCRIPT_DATA_NUM_2, LEFT_BEHIND)
    )


class TLC_632t:
    """DIE, INSECT! Deal 8 damage to a random enemy. (Two uses left!)

    Its other form has been used in this turn, as a hypothesis.
    """

    action = damage(random(ENEMY_CHARACTERS), N)
    events = silently(
        when_power_used(
            SELF,
            new_power("TLC_632t2")
            >> set_tag(FRIENDLY_HERO_POWER, TAG_SCRIPT_DATA_NUM_2, id_of(SWAPPED_OUT))
            >> set_tag(FRIENDLY_HERO_POWER, EXHAUSTED, 1),
        )
    )


class TLC_632t2:
    """DIE, INSECT! Deal 8 damage to a random enemy. (Last use!)

    The hero power that comes back has been used in this turn, as a hypothesis.
    """

    action = damage(random(ENEMY_CHARACTERS), N)
    events = silently(
        when_power_used(SELF, take_power(SWAPPED_OUT) >> set_tag(FRIENDLY_HERO_POWER, EXHAUSTED, 1))
    )
