"""Whizbang's Workshop: Paladin."""

from hsreplay_sim.cards.words import *


class TOY_808:
    """Crafter's Aura. At the end of your turn, summon a random 6-Cost minion. Lasts @ turns."""

    objective = turn_end(summon_random(pool(A_MINION, cost=N)) >> pass_turn())


class TOY_810:
    """Painter's Virtue. Lifesteal. After your hero attacks, give minions in your hand +1/+1."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_HAND & MINION, "TOY_810e"))


class TOY_810e:
    """Colorful. +1/+1."""

    atk = N
    max_health = N2


class TOY_882:
    """Trinket Artist. Battlecry: Draw a Divine Shield minion and an Aura."""

    action = draw_one_each(
        FRIENDLY_DECK & MINION & has(DIVINE_SHIELD), FRIENDLY_DECK & SPELL & has(OBJECTIVE)
    )
