"""The Lost City of Un'Goro: the locations that Elise the Navigator crafts, and their parts.

A location says nothing of its own: it does what its two parts say.
"""

from hsreplay_sim.cards.words import *


class TLC_100t1:
    """Un'Goro Jungle. {0} {1}"""

    targets = aim_by_parts()
    activate = act_by_parts()
    deathrattle = die_by_parts()


class TLC_100t2:
    """Terror Run. {0} {1}"""

    targets = aim_by_parts()
    activate = act_by_parts()
    deathrattle = die_by_parts()


class TLC_100t3:
    """Fire Plume Ridge. {0} {1}"""

    targets = aim_by_parts()
    activate = act_by_parts()
    deathrattle = die_by_parts()


class TLC_100t13:
    """Runic Inscriptions. Discover a spell. It costs (1) less."""

    action = discover(discoverable(pool(A_SPELL))) >> give(MADE, "GBL_003e")


class TLC_100t15:
    """Nesting Grounds. Summon a 2/1 Raptor with Rush."""

    action = summon("TLC_101t", signed=True)
    summons = True


class TLC_100t16:
    """Lava Stream. Gain 3 Armor."""

    action = armor(N)


class TLC_100t17:
    """Radiant Crystals. Summon a 1/1 copy of a friendly minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(MADE, "TLC_100t17e")
    summons = True


class TLC_100t17e:
    """Radiant Reflection. 1/1."""

    set_atk = N
    set_health = N


class TLC_100t23:
    """Runic Inscriptions. Discover a spell. It costs (4) less."""

    action = discover(discoverable(pool(A_SPELL))) >> give(MADE, "GBL_008e")


class TLC_100t25:
    """Nesting Grounds. Summon two 2/1 Raptors with Rush. (Up to 231720: three.)"""

    action = repeat(2 + as_number(says("three")), summon("TLC_101t", signed=True))
    summons = True


class TLC_100t26:
    """Lava Stream. Gain 6 Armor."""

    action = armor(N)


class TLC_100t27:
    """Radiant Crystals. Summon a 3/3 copy of a friendly minion. (Up to 231720: 5/5.)"""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(MADE, "TLC_100t27e")
    summons = True


class TLC_100t27e:
    """Radiant Reflection. 3/3. (Up to 231720: 5/5.)"""

    set_atk = N
    set_health = N


class TLC_100t33:
    """Runic Inscriptions. Discover a spell. It costs (7) less."""

    action = discover(discoverable(pool(A_SPELL))) >> give(MADE, "GBL_013e")


class TLC_100t35:
    """Nesting Grounds. Summon four 2/1 Raptors with Rush. (Up to 231720: six.)"""

    action = repeat(4 + 2 * as_number(says("six")), summon("TLC_101t", signed=True))
    summons = True


class TLC_100t36:
    """Lava Stream. Gain 12 Armor."""

    action = armor(N)


class TLC_100t37:
    """Radiant Crystals. Summon a 5/5 copy of a friendly minion. (Up to 231720: 10/10.)"""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(MADE, "TLC_100t37e")
    summons = True


class TLC_100t37e:
    """Radiant Reflection. 5/5. (Up to 231720: 10/10.)"""

    set_atk = N
    set_health = N


class TLC_100t11:
    """Bursting Geyser. Deathrattle: Deal 1 damage to all enemies."""

    deathrattle = damage(ENEMY_CHARACTERS, N)


class TLC_100t12:
    """Shining Moonlight. Your next spell has Spell Damage +1."""

    action = give(FRIENDLY_PLAYER, "TLC_100t12e")


class TLC_100t12e:
    """Shining Moonlight Enchant Player. Your next spell has Spell Damage +1."""

    hero_keywords = ((SPELLPOWER, ALWAYS),)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class TLC_100t14:
    """Snapping Plants. Give your characters +1 Attack this turn."""

    action = give(FRIENDLY_CHARACTERS, "TLC_100t14e2")


class TLC_100t21:
    """Bursting Geyser. Deathrattle: Deal 3 damage to all enemies."""

    deathrattle = damage(ENEMY_CHARACTERS, N)


class TLC_100t22:
    """Shining Moonlight. Your next spell has Spell Damage +2."""

    action = give(FRIENDLY_PLAYER, "TLC_100t22e")


class TLC_100t22e:
    """Shining Moonlight Enchant Player. Your next spell has Spell Damage +2."""

    spell_power = N - 1
    hero_keywords = ((SPELLPOWER, ALWAYS),)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class TLC_100t24:
    """Snapping Plants. Give your characters +2 Attack this turn."""

    action = give(FRIENDLY_CHARACTERS, "TLC_100t24e2")


class TLC_100t31:
    """Bursting Geyser. Deathrattle: Deal 5 damage to all enemies."""

    deathrattle = damage(ENEMY_CHARACTERS, N)


class TLC_100t32:
    """Shining Moonlight. Your next spell has Spell Damage +4."""

    action = give(FRIENDLY_PLAYER, "TLC_100t32e")


class TLC_100t32e:
    """Shining Moonlight Enchant Player. Your next spell has Spell Damage +4."""

    spell_power = N - 1
    hero_keywords = ((SPELLPOWER, ALWAYS),)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class TLC_100t34:
    """Snapping Plants. Give your characters +4 Attack this turn."""

    action = give(FRIENDLY_CHARACTERS, "TLC_100t34e2")
