"""Knights of the Frozen Throne: Paladin."""

from hsreplay_sim.cards.words import *

HORSEMEN = ("ICC_829t2", "ICC_829t3", "ICC_829t4", "ICC_829t5")


class ICC_829:
    """Uther of the Ebon Blade. Battlecry: Equip a 5/3 Lifesteal weapon."""

    action = equip("ICC_829t")


class ICC_829p:
    """The Four Horsemen. Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero."""

    action = summon_random(without(FRIENDLY_MINIONS, fixed(*HORSEMEN))) >> when(
        any_of(FRIENDLY_MINIONS & card(HORSEMEN[0]))
        & any_of(FRIENDLY_MINIONS & card(HORSEMEN[1]))
        & any_of(FRIENDLY_MINIONS & card(HORSEMEN[2]))
        & any_of(FRIENDLY_MINIONS & card(HORSEMEN[3])),
        destroy(ENEMY_HERO),
    )
