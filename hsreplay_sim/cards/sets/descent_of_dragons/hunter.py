"""Descent of Dragons: Hunter."""

from hsreplay_sim.cards.words import *


class DRG_006:
    """Corrosive Breath.

    Deal 3 damage to a minion. If you're holding a Dragon, it also hits the enemy hero.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(HOLDING_DRAGON, damage(ENEMY_HERO, N))


class DRG_010:
    """Diving Gryphon. RushBattlecry: Draw a Rush minion from your deck."""

    action = draw_from(FRIENDLY_DECK & MINION & has(RUSH))


class DRG_095:
    """Veranus. Battlecry: Change the Health of all enemy minions to 1."""

    action = give(ENEMY_MINIONS, "DRG_095e")


class DRG_095e:
    """Intimidated. Health changed to 1."""

    set_health = N


class DRG_251:
    """Clear the Way. Sidequest: Summon 3 Rush minions. Reward: Summon a 4/4 Gryphon with Rush."""

    quest = after_summon(FRIENDLY_MINIONS & has(RUSH), progress())
    reward = summon("DRG_251t")


class DRG_252:
    """Phase Stalker. After you use your Hero Power, cast a Secret from your deck."""

    events = when_power_used(FRIENDLY & A_HERO_POWER, put_secret_from(FRIENDLY_DECK))


class DRG_253:
    """Dwarven Sharpshooter. Your Hero Power can target minions."""

    player_tags = (STEADY_SHOT_CAN_TARGET,)


class DRG_254:
    """Primordial Explorer. PoisonousBattlecry:Discover a Dragon."""

    action = discover(discoverable(pool(race=Race.DRAGON)))


class DRG_255:
    """Toxic Reinforcements.

    Sidequest: Use your Hero Power three times. Reward: Summon three 2/1 Leper Gnomes.
    """

    quest = when_power_used(FRIENDLY & A_HERO_POWER, progress())
    reward = summon("DRG_255t2", 3)


class DRG_256:
    """Dragonbane. After you use your Hero Power, deal 5 damage to a random enemy."""

    events = when_power_used(FRIENDLY & A_HERO_POWER, damage(random(ENEMY_CHARACTERS), N))


class YOD_004:
    """Chopshop Copter. After a friendly Mech dies, add a random Mech to your hand."""

    events = when_died(FRIENDLY & MECH, add_random(pool(race=Race.MECHANICAL)))


class YOD_005:
    """Fresh Scent. Twinspell Give a Beast +2/+2."""

    targets = target(MINIONS & BEAST, optional=False)
    action = give(TARGET, "YOD_005e")


class YOD_005ts:
    """Fresh Scent. Give a Beast +2/+2."""

    targets = target(MINIONS & BEAST, optional=False)
    action = give(TARGET, "YOD_005e")


class YOD_036:
    """Rotnest Drake. Battlecry: If you're holding a Dragon, destroy a random enemy minion."""

    action = when(HOLDING_DRAGON, destroy(random(ENEMY_MINIONS)))
