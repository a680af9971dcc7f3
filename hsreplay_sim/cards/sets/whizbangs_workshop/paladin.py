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


class TOY_813:
    """Toy Captain Tarim.

    Miniaturize Taunt. Battlecry: Set a minion's Attack and Health to this minion's.
    """

    targets = MINIONS
    action = give(TARGET, "TOY_813e3", atk_of(SELF), health_of(SELF))


class TOY_813e3:
    """Toytanic. Adjusted stats."""

    set_atk = DATA1
    set_health = DATA2


class TOY_813t:
    """Toy Captain Tarim.

    Mini Taunt. Battlecry: Set a minion's Attack and Health to this minion's.
    """

    targets = MINIONS
    action = give(TARGET, "TOY_813e3", atk_of(SELF), health_of(SELF))


class TOY_882:
    """Trinket Artist. Battlecry: Draw a Divine Shield minion and an Aura."""

    action = draw_one_each(
        FRIENDLY_DECK & MINION & has(DIVINE_SHIELD), FRIENDLY_DECK & SPELL & has(OBJECTIVE)
    )
