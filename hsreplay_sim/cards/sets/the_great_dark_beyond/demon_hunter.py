"""The Great Dark Beyond: Demon Hunter."""

from hsreplay_sim.cards.words import *


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


class SC_011e:
    """On Creep. Creep Tumor grants +1 Attack and Rush."""

    atk = N
    keywords = (RUSH,)
