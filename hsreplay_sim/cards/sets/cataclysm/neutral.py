"""Cataclysm: neutral."""

from hsreplay_sim.cards.words import *


class CATA_111:
    """Darkscale Broodmother. Battlecry: If you're holding a Dragon, refresh 2 Mana Crystals."""

    action = when(HOLDING_DRAGON, refresh_mana(N))


class CATA_612:
    """Frostbitten Imp. Battlecry:Freeze this."""

    action = freeze(SELF)


class CATA_613:
    """Survivalist. Has Immune while you control no other minions."""

    keywords = ((IMMUNE, ~any_of(FRIENDLY_MINIONS - SELF)),)


class CATA_721:
    """Sheltered Survivor.

    Battlecry: Choose a card in your hand to shuffle into your deck. Draw a card.
    """

    targets = FRIENDLY_HAND
    action = shuffle_away(TARGET) >> draw()


class CATA_722:
    """Envoy of the End. Taunt. Battlecry: Herald {0}."""

    action = herald()


class CATA_723:
    """Drakeadon Mongrel. Deathrattle: Summon two random 4-Cost minions."""

    deathrattle = summon_random(pool(A_MINION, cost=N), 2)


class CATA_999:
    """Earthen Drake. At the end of your turn, deal 4 damage to the enemy hero."""

    events = turn_end(damage(ENEMY_HERO, N))
