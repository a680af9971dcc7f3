"""Descent of Dragons: Hunter."""

from hsreplay_sim.cards.words import *


class DRG_252:
    """Phase Stalker. After you use your Hero Power, cast a Secret from your deck."""

    events = when_power_used(FRIENDLY & A_HERO_POWER, put_secret_from(FRIENDLY_DECK))


class DRG_253:
    """Dwarven Sharpshooter. Your Hero Power can target minions."""

    player_tags = (STEADY_SHOT_CAN_TARGET,)


class DRG_255:
    """Toxic Reinforcements.

    Sidequest: Use your Hero Power three times. Reward: Summon three 2/1 Leper Gnomes.
    """

    quest = when_power_used(FRIENDLY & A_HERO_POWER, progress())
    reward = summon("DRG_255t2", 3)


class DRG_256:
    """Dragonbane. After you use your Hero Power, deal 5 damage to a random enemy."""

    events = when_power_used(FRIENDLY & A_HERO_POWER, damage(random(ENEMY_CHARACTERS), N))
