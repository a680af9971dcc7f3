"""United in Stormwind with the Deadmines: Paladin."""

from hsreplay_sim.cards.words import *


class SW_046:
    """City Tax. TradeableLifesteal. Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class SW_047:
    """Highlord Fordragon.

    Divine Shield. After a friendly minion loses Divine Shield, give a minion in your hand +5/+5.
    """

    events = when_shield_lost(FRIENDLY_MINIONS, give(random(FRIENDLY_HAND & MINION), "SW_047e"))


class SW_048:
    """Prismatic Jewel Kit.

    After a friendly minion loses Divine Shield, give minions in your hand +1/+1. Lose 1 Durability.
    """

    events = when_shield_lost(
        FRIENDLY_MINIONS,
        give(FRIENDLY_HAND & MINION, "SW_048e") >> wear(SELF, N3),
    )


class SW_305:
    """First Blade of Wrynn. Divine Shield. Battlecry: Gain Rush if this has at least 4 Attack."""

    action = when(atk_of(SELF) >= N, keyword(SELF, RUSH))


class SW_314:
    """Lightbringer's Hammer. Lifesteal. Can't attack heroes."""

    hero_keywords = ((CANNOT_ATTACK_HEROES, ALWAYS),)


class SW_315:
    """Alliance Bannerman. Battlecry: Draw a minion. Give minions in your hand +1/+1."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(FRIENDLY_HAND & MINION, "SW_315e")


class SW_316:
    """Noble Mount. Give a minion +1/+1 and Divine Shield. When it dies, summon a Warhorse."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "SW_316e")


class SW_316e:
    """On a Horse. +1/+1 and Divine Shield. Deathrattle: Summon a Warhorse."""

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE, DIVINE_SHIELD)
    deathrattle = summon("SW_316t")


class SW_317:
    """Catacomb Guard.

    Lifesteal. Battlecry: Deal damage equal to this minion's Attack to an enemy minion.
    """

    targets = ENEMY_MINIONS
    action = damage(TARGET, atk_of(SELF))
