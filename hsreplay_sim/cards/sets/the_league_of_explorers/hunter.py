"""The League of Explorers: Hunter."""

from hsreplay_sim.cards.words import *


class LOE_020:
    """Desert Camel. Battlecry: Put a 1-Cost minion from each deck into the battlefield."""

    action = recruit(random(FRIENDLY_DECK & MINION & cost_is(N))) >> recruit(
        random(ENEMY_DECK & MINION & cost_is(N))
    )


class LOE_021:
    """Dart Trap.

    Secret: After an opposing Hero Power is used, deal 5 damage to a random enemy.
    """

    secret = when_power_used(ENEMY & A_HERO_POWER, damage(random(ENEMY_CHARACTERS), N))


class LOE_105:
    """Explorer's Hat.

    Give a minion +1/+1 and "Deathrattle: Get an Explorer's Hat."
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOE_105e")


class LOE_105e:
    """Explorer's Hat. +1/+1. Deathrattle: Add an Explorer's Hat to your hand."""

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = add_card("LOE_105")
