"""United in Stormwind with the Deadmines: Paladin."""

from hsreplay_sim.cards.words import *


class SW_046:
    """City Tax. TradeableLifesteal. Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class SW_315:
    """Alliance Bannerman. Battlecry: Draw a minion. Give minions in your hand +1/+1."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(FRIENDLY_HAND & MINION, "SW_315e")


class SW_315e:
    """Stormwind Pride. +1/+1."""

    atk = N
    max_health = N2


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
