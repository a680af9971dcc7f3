"""Cataclysm: Warlock."""

from hsreplay_sim.cards.words import *


class CATA_490:
    """Ocular Occultist. TauntBattlecry: Choose a card in your hand to discard."""

    targets = FRIENDLY_HAND
    action = discard_these(TARGET)


class CATA_491:
    """Eldritch Tentacles. Deal 3 damage to all minions. Repeat this with 1 less damage."""

    action = falling_damage(MINIONS, N, resolve_deaths())


class CATA_498:
    """Rafaams' Last Stand. Deal $@ damage to two random enemy minions. (Upgrades each turn!)"""

    in_hand = turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1))
    action = damage(random(ENEMY_MINIONS, 2), DATA1)


class CATA_499:
    """Disposable Acolytes. When you play or discard this, summon two random 1-Cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2)
    summons = True
    on_discard = summon_random(pool(A_MINION, cost=N), 2)
