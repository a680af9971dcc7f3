"""United in Stormwind: Warlock."""

from hsreplay_sim.cards.words import *


class DED_503:
    """Shadowblade Slinger.

    Battlecry: If you've taken damage this turn, deal that much to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, only=mine(HERO_DAMAGE_TAKEN_THIS_TURN) > 0)
    action = damage(TARGET, mine(HERO_DAMAGE_TAKEN_THIS_TURN))


class DED_505:
    """Hullbreaker.

    Battlecry and Deathrattle: Draw a spell. Your hero takes damage equal to its Cost.
    """

    action = draw_from(FRIENDLY_DECK & SPELL) >> when(
        any_of(DRAWN), damage(FRIENDLY_HERO, cost_of(DRAWN))
    )
    deathrattle = action


class SW_084:
    """Bloodbound Imp. Whenever this attacks, deal 2 damage to your hero."""

    events = when_attacks(SELF, damage(FRIENDLY_HERO, N))


class SW_085:
    """Dark Alley Pact. Summon a Fiend with Taunt and stats equal to your hand size."""

    action = summon_sized(
        "SW_085t", count(FRIENDLY_HAND), count(FRIENDLY_HAND), cost=count(FRIENDLY_HAND)
    )
    summons = True


class SW_086:
    """Shady Bartender. TradeableBattlecry: Give your Demons +2/+2."""

    action = give(FRIENDLY_MINIONS & DEMON, "SW_086e")


class SW_088:
    """Demonic Assault. Deal 3 damage. Summon two 1/3 Voidwalkers with Taunt."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("CS2_065", 2)


class SW_089:
    """Entitled Customer. Battlecry: Deal damage equal to your hand size to all other minions."""

    action = damage(MINIONS - SELF, count(FRIENDLY_HAND))


class SW_090:
    """Touch of the Nathrezim.

    Deal 2 damage to a minion. If it dies, restore 3 Health to your hero.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, heal(FRIENDLY_HERO, N2))


class SW_092:
    """Anetheron. Costs (1) if your hand is full."""

    cost = -(OVERALL - N) * as_number(FREE_HAND.equals(0))
