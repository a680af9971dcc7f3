"""Basic: Mage."""

from hsreplay_sim.cards.words import *


class CS2_022:
    """Polymorph. Transform a minion into a 1/1 Sheep."""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "CS2_tk1")


class CS2_023:
    """Arcane Intellect. Draw 2 cards."""

    action = draw(N)


class CS2_024:
    """Frostbolt. Deal 3 damage to a character and Freeze it."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(TARGET)


class CS2_025:
    """Arcane Explosion. Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class CS2_026:
    """Frost Nova. Freeze all enemy minions."""

    action = freeze(ENEMY_MINIONS)


class CS2_027:
    """Mirror Image. Summon two 0/2 minions with Taunt."""

    action = summon("CS2_mirror", 2)


class CS2_029:
    """Fireball. Deal 6 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class CS2_032:
    """Flamestrike. Deal 5 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class CS2_033:
    """Water Elemental. Freeze any character damaged by this minion.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class EX1_179:
    """Icicle. Deal $2 damage to a minion. If it's Frozen, draw a card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(any_of(TARGET & FROZEN_ONES), draw())


class EX1_277:
    """Arcane Missiles. Deal 3 damage randomly split among all enemies."""

    action = missiles(N)
