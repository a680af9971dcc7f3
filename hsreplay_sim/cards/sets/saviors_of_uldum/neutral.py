"""Saviors of Uldum: neutral."""

from hsreplay_sim.cards.words import *


class ULD_184:
    """Kobold Sandtrooper. Deathrattle: Deal 3 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class ULD_191:
    """Beaming Sidekick. Battlecry: Give a friendly minion +2 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ULD_191e")


class ULD_191e:
    """Assisting! +2 Health."""

    max_health = N


class ULD_208:
    """Khartut Defender. Taunt, Reborn. Deathrattle: Restore 3 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class ULD_271:
    """Injured Tol'vir. Taunt Battlecry: Deal 3 damage to this minion."""

    action = damage(SELF, N)


class ULD_282:
    """Jar Dealer. Deathrattle: Add a random 1-Cost minion to your hand."""

    deathrattle = add_random(pool(A_MINION, cost=N))


class ULD_289:
    """Fishflinger. Battlecry: Add a random Murloc to each player's hand."""

    action = add_random(pool(race=Race.MURLOC)) >> add_random(pool(race=Race.MURLOC), opponent=True)
