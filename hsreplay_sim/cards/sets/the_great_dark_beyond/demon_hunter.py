"""The Great Dark Beyond: Demon Hunter."""

from hsreplay_sim.cards.sets.the_great_dark_beyond.crewmates import CREWMATES
from hsreplay_sim.cards.words import *


class GDB_471:
    """Voronei Recruiter. At the end of your turn, get a 4/4 Crewmate with a random bonus effect."""

    events = turn_end(add_random(CREWMATES))


class GDB_473:
    """Headhunt. Deal 2 damage. Get a 4/4 Crewmate with a random bonus effect."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> add_random(CREWMATES)


class GDB_902:
    """Infiltrate. Choose a minion. Deal 3 damage to all other minions."""

    targets = target(MINIONS, optional=False)
    action = damage(MINIONS - TARGET, N)


class SC_009:
    """Lurker.

    After a friendly minion attacks, deal 1 damage to a random enemy (or 2 if your minion is a
    Zerg).
    """

    events = after_attack(
        FRIENDLY & MINION,
        when(
            any_of(SUBJECT & has(ZERG)),
            damage(random(ENEMY_CHARACTERS), N2),
            damage(random(ENEMY_CHARACTERS), N),
        ),
    )


class SC_011:
    """Creep Tumor. Your Zerg minions have +1 Attack and Rush. Lasts 3 turns."""

    aura = aura(FRIENDLY_MINIONS & has(ZERG), "SC_011e")
    objective = LASTS
