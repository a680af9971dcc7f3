"""Cataclysm: Death Knight."""

from hsreplay_sim.cards.words import *

A_DRAGON_TOO = 2523
"""The tag of a card whose second type is Dragon."""
CRAFTS_A_CREATION = craft_beast(
    "CATA_470t1",
    discoverable(pool(A_MINION, race=Race.UNDEAD, cost_up_to=5)),
    discoverable(pool(A_MINION, race=Race.DRAGON, cost_up_to=5)),
)
ARMOR_HELD = tag_of(FRIENDLY_HERO, ARMOR)
A_MINION_FOR_HEALTH = when_summoned(
    SELF, add_random(pool(A_MINION, cost=DATA1)) >> give(MADE & IN_HAND, "CATA_155e2")
)
"""When summoned, get a random {0}-Cost minion. It costs Health this turn."""


class CATA_155:
    """Arisen Onyxia.

    Colossal +2. When your hero would lose Health on your turn, gain that much max Health instead.
    """

    colossal = ("CATA_155t", "CATA_155t1")
    events = (
        before_damage(
            FRIENDLY_HERO,
            give(FRIENDLY_HERO, "CATA_155e", AMOUNT - ARMOR_HELD) >> change_damage(ARMOR_HELD),
            only=MY_TURN & (ARMOR_HELD < AMOUNT),
        ),
        on("pays_health", FRIENDLY_HERO, give(FRIENDLY_HERO, "CATA_155e", AMOUNT) >> prevent()),
    )


class CATA_155e:
    """Black Scales. Increased Health."""

    max_health = DATA1


class CATA_155t:
    """Onyxia's Wing.

    When summoned, get a random {0}-Cost minion. It costs Health this turn.Herald twice to upgrade.
    """

    events = A_MINION_FOR_HEALTH


class CATA_155t1:
    """Onyxia's Wing.

    When summoned, get a random {0}-Cost minion. It costs Health this turn.Herald twice to upgrade.
    """

    events = A_MINION_FOR_HEALTH


class CATA_156:
    """Experimental Animation. Herald {0}. Deal $4 damage to all enemy minions."""

    action = herald() >> damage(ENEMY_MINIONS, N)


class CATA_161:
    """Gruesome Nightmare.

    Battlecry: Give a minion in your hand or battlefield Attack equal to this minion's Attack.
    """

    targets = (FRIENDLY_HAND & MINION) + (FRIENDLY_MINIONS - SELF)
    action = give(TARGET, "CATA_161e", atk_of(SELF))


class CATA_161e:
    """Nightmarish. Increased Attack."""

    atk = DATA1


class CATA_464:
    """Blackwing Experiment.

    Deathrattle: Get a 2-Cost spell that deals this minion's Attack damage.
    """

    deathrattle = add_numbered("CATA_464t", atk_of(AS_IT_DIED))


class CATA_464t:
    """Dragon Breath. Deal $@ damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, DATA1)


class CATA_465:
    """Chow Down. Summon five 5/4 Undead Drakes. Spend 8 Corpses to give them Rush."""

    action = summon("CATA_465t", 5) >> spend_corpses(N3, keyword(MADE, RUSH))
    summons = True


class CATA_467:
    """Command Claw. After your hero attacks, give a random friendly minion +2 Attack."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_MINIONS), "CATA_467e"))


class CATA_469:
    """Chromatic Broodmother.

    Rush Whenever this attacks, refresh Mana Crystals equal to this minion's Attack.
    """

    events = when_attacks(SELF, refresh_mana(atk_of(SELF)))


class CATA_470:
    """Victor Nefarius.

    Battlecry: Craft a custom Undead Dragon. If you're holding a Dragon, reduce the Creation's Cost
    by (3).

    The Dragon lends its stats and text to the Undead, as the second Beast of a Zombeast does.
    """

    action = (
        remember_number(as_number(HOLDING_DRAGON))
        >> CRAFTS_A_CREATION
        >> set_tag(MADE & IN_HAND, A_DRAGON_TOO, 1)
        >> when(LEFT_BEHIND >= 1, give(MADE & IN_HAND, "GBL_004e"))
    )


class CATA_471:
    """Talanji's Last Stand. Give your minions "Deathrattle: Summon a random 4-Cost minion."."""

    action = give(FRIENDLY_MINIONS, "CATA_471e")


class CATA_471e:
    """Talanji's Last Wish. Deathrattle: Summon a random 4-Cost minion."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, cost=of_card("CATA_471", N)))


class CATA_780:
    """Obsessive Technician. LifestealBattlecry:Herald {0}."""

    action = herald()


class CATA_780t:
    """Soldier of Onyxia.

    When summoned, get a random {0}-Cost minion. It costs Health this turn. Herald twice to upgrade.
    """

    events = A_MINION_FOR_HEALTH


class CATA_155e2:
    """Onyxia's Blood. Costs Health this turn."""

    keywords = (CARD_COSTS_HEALTH,)
    events = turn_end(expire(SOURCE))
