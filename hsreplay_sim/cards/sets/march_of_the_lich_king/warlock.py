"""March of the Lich King: Warlock."""

from hsreplay_sim.cards.words import *


class NX2_016:
    """Nofin's Imp-ossible.

    Give all friendly Demons and Murlocs "Deathrattle: Summon a 2/2 Imploc."
    """

    action = give(FRIENDLY_MINIONS & (DEMON | MURLOC), "NX2_016e")


class NX2_016e:
    """Nofin's Imp-ossible. Deathrattle: Summon a 2/2 Imploc."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("NX2_016t")


class RLK_532:
    """Walking Dead. Taunt If you discard this minion, summon it."""

    on_discard = summon("RLK_532")


class RLK_534:
    """Soul Barrage.

    When you play or discard this, deal 5 damage randomly split among all enemies.
    """

    action = missiles(N)
    on_discard = missiles(N)


class RLK_535:
    """Savage Ymirjar. RushBattlecry: Discard 2 cards."""

    action = discard(N)


class RLK_536:
    """Shallow Grave. Trigger a friendly minion's Deathrattle, then destroy it."""

    targets = target(FRIENDLY_MINIONS & has(DEATHRATTLE), optional=False)
    action = trigger_deathrattles(TARGET) >> destroy(TARGET)


class RLK_539:
    """Dar'Khan Drathir. Lifesteal At the end of your turn, deal 6 damage to the enemy hero."""

    events = turn_end(damage(ENEMY_HERO, N))
