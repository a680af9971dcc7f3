"""Knights of the Frozen Throne: Shaman."""

from hsreplay_sim.cards.words import *


class ICC_056:
    """Cryostasis. Give a minion +3/+3 and Freeze it."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ICC_056e") >> freeze(TARGET)


class ICC_058:
    """Brrrloc. Battlecry: Freeze an enemy."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET)


class ICC_078:
    """Avalanche. Freeze a minion and deal $3 damage to adjacent ones."""

    targets = target(MINIONS, optional=False)
    action = freeze(TARGET) >> damage(adjacent(TARGET), N)


class ICC_088:
    """Voodoo Hexxer. Taunt. Freeze any character damaged by this minion.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class ICC_089:
    """Ice Fishing. Draw 2 Murlocs from your deck."""

    action = draw_from(FRIENDLY_DECK & MURLOC, N)


class ICC_090:
    """Snowfury Giant. Costs (1) less for each Mana Crystal you'veOverloaded this game."""

    cost = -(N * mine(OVERLOAD_THIS_GAME))


class ICC_481:
    """Thrall, Deathseer.

    Battlecry: Transform your minions into random ones that cost (2) more.
    """

    action = transform_random(FRIENDLY_MINIONS, cost_beside(2))


class ICC_481p:
    """Transmute Spirit. Transform a friendly minion into a random one that costs (1) more."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1))
