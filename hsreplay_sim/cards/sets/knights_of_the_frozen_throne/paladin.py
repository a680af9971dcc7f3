"""Knights of the Frozen Throne: Paladin."""

from hsreplay_sim.cards.words import *

HORSEMEN = ("ICC_829t2", "ICC_829t3", "ICC_829t4", "ICC_829t5")


class ICC_034:
    """Arrogant Crusader. Deathrattle: If it's your opponent's turn, summon a 2/2 Ghoul."""

    deathrattle = when(THEIR_TURN, summon("ICC_900t"))


class ICC_039:
    """Dark Conviction. Set a minion's Attack and Health to 3."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ICC_039e")


class ICC_039e:
    """Convinced. Stats changed to 3/3."""

    set_atk = N
    set_health = N2


class ICC_071:
    """Light's Sorrow. After a friendly minion loses Divine Shield, gain +1 Attack."""

    events = when_shield_lost(FRIENDLY_MINIONS, give(SELF, "ICC_071e"))


class ICC_071e:
    """Dying Light. Increased Attack."""

    atk = of_creator(N)


class ICC_244:
    """Desperate Stand.

    Give a minion "Deathrattle: Return this to life with 1 Health."
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ICC_244e")


class ICC_244e:
    """Redeemed. Deathrattle: Return this to life with 1 Health."""

    deathrattle = resummon(SUBJECT, 1)
    keywords = (DEATHRATTLE,)


class ICC_801:
    """Howling Commander. Battlecry: Draw a Divine Shield minion from your deck."""

    action = draw_from(FRIENDLY_DECK & MINION & has(DIVINE_SHIELD))


class ICC_829:
    """Uther of the Ebon Blade. Battlecry: Equip a 5/3 Lifesteal weapon."""

    action = equip("ICC_829t")


class ICC_829p:
    """The Four Horsemen. Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero."""

    action = summon_random(without(FRIENDLY_MINIONS, fixed(*HORSEMEN))) >> when(
        any_of(FRIENDLY_MINIONS & card(HORSEMEN[0]))
        & any_of(FRIENDLY_MINIONS & card(HORSEMEN[1]))
        & any_of(FRIENDLY_MINIONS & card(HORSEMEN[2]))
        & any_of(FRIENDLY_MINIONS & card(HORSEMEN[3])),
        destroy(ENEMY_HERO),
    )


class ICC_858:
    """Bolvar, Fireblood.

    Divine Shield After a friendly minion loses Divine Shield, gain +2 Attack.
    """

    events = when_shield_lost(FRIENDLY_MINIONS & SHIELD_COUNTS, give(SELF, "ICC_858e"))


class ICC_858e:
    """Fading Light. Increased Attack."""

    atk = of_creator(N)
