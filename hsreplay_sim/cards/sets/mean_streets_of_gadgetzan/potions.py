"""The potions of Kazakus, and the parts of which he mixes them."""

from hsreplay_sim.cards.words import *


class CFM_621t:
    """Kazakus Potion. {0} {1}"""

    targets = aim_by_parts()
    action = cast_parts()


class CFM_621t14:
    """Kazakus Potion. {0} {1}"""

    targets = aim_by_parts()
    action = cast_parts()


class CFM_621t15:
    """Kazakus Potion. {0} {1}"""

    targets = aim_by_parts()
    action = cast_parts()


# --- for 1 mana -----------------------------------------------------------------------------


class CFM_621t2:
    """Heart of Fire. Deal $3 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class CFM_621t3:
    """Stonescale Oil. Gain 4 Armor."""

    action = armor(N)


class CFM_621t4:
    """Felbloom. Deal $2 damage to all minions."""

    action = damage(MINIONS, N)


class CFM_621t5:
    """Icecap. Freeze a random enemy minion."""

    action = freeze(random(ENEMY_MINIONS))


class CFM_621t6:
    """Goldthorn. Give your minions +2 Health."""

    action = give(FRIENDLY_MINIONS, "CFM_621e")


class CFM_621t8:
    """Kingsblood. Draw a card."""

    action = draw()


class CFM_621t9:
    """Shadow Oil. Add a random Demon to your hand."""

    action = add_random(pool(A_MINION, race=Race.DEMON))


class CFM_621t10:
    """Netherbloom. Summon a 2/2 Demon."""

    action = summon("CFM_621_m4")


class CFM_621t37:
    """Ichor of Undeath. Summon a friendly minion that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS))


# --- for 5 mana -----------------------------------------------------------------------------


class CFM_621t16:
    """Heart of Fire. Deal $5 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class CFM_621t17:
    """Stonescale Oil. Gain 7 Armor."""

    action = armor(N)


class CFM_621t18:
    """Felbloom. Deal $4 damage to all minions."""

    action = damage(MINIONS, N)


class CFM_621t19:
    """Icecap. Freeze 2 random enemy minions."""

    action = freeze(random(ENEMY_MINIONS, N))


class CFM_621t20:
    """Netherbloom. Summon a 5/5 Demon."""

    action = summon("CFM_621_m2")


class CFM_621t21:
    """Mystic Wool. Transform a random enemy minion into a 1/1 Sheep."""

    action = transform(random(ENEMY_MINIONS), "CFM_621_m5")


class CFM_621t22:
    """Kingsblood. Draw 2 cards."""

    action = draw(N)


class CFM_621t23:
    """Shadow Oil. Add 2 random Demons to your hand."""

    action = add_random(
        pool(A_MINION, race=Race.DEMON), N, signed=by_profile(lambda p: p.casts_parts)
    )


class CFM_621t24:
    """Goldthorn. Give your minions +4 Health."""

    action = give(FRIENDLY_MINIONS, "CFM_621e2")


class CFM_621t38:
    """Ichor of Undeath. Summon 2 friendly minions that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS, N))


# --- for 10 mana ----------------------------------------------------------------------------


class CFM_621t25:
    """Heart of Fire. Deal $8 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class CFM_621t26:
    """Stonescale Oil. Gain 10 Armor."""

    action = armor(N)


class CFM_621t27:
    """Icecap. Freeze 3 random enemy minions."""

    action = freeze(random(ENEMY_MINIONS, N))


class CFM_621t28:
    """Netherbloom. Summon an 8/8 Demon."""

    action = summon("CFM_621_m3")


class CFM_621t29:
    """Mystic Wool. Transform all minions into 1/1 Sheep."""

    action = transform(MINIONS, "CFM_621_m5")


class CFM_621t30:
    """Kingsblood. Draw 3 cards."""

    action = draw(N)


class CFM_621t31:
    """Shadow Oil. Add 3 random Demons to your hand."""

    action = add_random(
        pool(A_MINION, race=Race.DEMON), N, signed=by_profile(lambda p: p.casts_parts)
    )


class CFM_621t32:
    """Goldthorn. Give your minions +6 Health."""

    action = give(FRIENDLY_MINIONS, "CFM_621e3")


class CFM_621t33:
    """Felbloom. Deal $6 damage to all minions."""

    action = damage(MINIONS, N)


class CFM_621t39:
    """Ichor of Undeath. Summon 3 friendly minions that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS, N))


# --- the sizes that are offered -------------------------------------------------------------


class CFM_621t11:
    """Lesser Potion. Create a 1-Cost spell."""


class CFM_621t12:
    """Greater Potion. Create a 5-Cost spell."""


class CFM_621t13:
    """Superior Potion. Create a 10-Cost spell."""
