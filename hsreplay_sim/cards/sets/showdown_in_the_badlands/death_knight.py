"""Showdown in the Badlands: Death Knight."""

from hsreplay_sim.cards.words import *


class DEEP_016:
    """Quartzite Crusher. Lifesteal. Freeze any character damaged by your hero.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class DEEP_017:
    """Mining Casualties.

    Summon two {0} Silver Hand Recruits with "Deathrattle: Summon a 1/1 Frail Ghoul".
    """

    action = summon_bearing("CS2_101t", "DEEP_017e", 2)
    summons = True


class DEEP_017e:
    """Unfortunate Fate. Deathrattle: Summon a 1/1 Ghoul with Charge that dies at end of turn."""

    keywords = DEATHRATTLE
    deathrattle = summon("HERO_11bpt")


class WW_322:
    """Skeleton Crew. Battlecry:Excavate a treasure. It costs (0)."""

    action = excavate() >> give(MADE & IN_HAND, "GBL_009e")


class WW_352:
    """Reap What You Sow. Deal 3 damage. Excavate a treasure."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> excavate()


class WW_354:
    """Fistful of Corpses. Deal damage to a minion equal to your Corpses."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, CORPSES_HELD)


class WW_357:
    """Maw and Paw.

    At the end of your turn, gain 5 Corpses. At the start of your turn, spend 5 Corpses to give your
    hero +5 Health.

    Before 205031 there is no WW_357e: the Health itself rises, as with RLK_051.
    """

    events = (
        turn_end(gain_corpses(N)),
        turn_start(
            spend_corpses(
                N2,
                when(
                    in_build("WW_357e"),
                    give(FRIENDLY_HERO, "WW_357e"),
                    raise_health(FRIENDLY_HERO, N3),
                ),
            )
        ),
    )


class WW_357e:
    """Family Values. Increased Health."""

    max_health = of_creator(N3)


class WW_358:
    """Farm Hand. Battlecry:Discover an Undead. Quickdraw: It costs (2) less."""

    action = discover(discoverable(pool(A_MINION, race=Race.UNDEAD))) >> when(
        QUICKDRAW, give(MADE, "WW_358e")
    )


class WW_368:
    """Crop Rotation. Summon four 1/1 Undead with Rush that die at the end of turn."""

    action = summon("WW_368t", 4)
    summons = True


class WW_368t:
    """Gnome on the Range. Rush At the end of your turn, this minion dies."""

    events = turn_end(destroy(SELF))


class WW_373:
    """Reska, the Pit Boss.

    Rush. Costs (1) less for each minion that died this game. Deathrattle: Take control of a random
    enemy minion.
    """

    cost = -(N * count((DIED_THIS_GAME + ENEMY_DIED_THIS_GAME) & MINION))
    deathrattle = take_control(random(ENEMY_MINIONS))


class WW_374:
    """Corpse Farm. Spend up to 8 Corpses to summon a random minion of that Cost."""

    action = remember_number(at_most(CORPSES_HELD, N)) >> when(
        LEFT_BEHIND > 0,
        spend_corpses(LEFT_BEHIND, summon_random(pool(A_MINION, cost=LEFT_BEHIND))),
    )
    summons = True
