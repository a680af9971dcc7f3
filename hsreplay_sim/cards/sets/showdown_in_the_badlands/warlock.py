"""Showdown in the Badlands: Warlock."""

from hsreplay_sim.cards.words import *


class DEEP_030:
    """Elementium Geode. Battlecry and Deathrattle: Draw a card. Deal 2 damage to your hero."""

    action = draw() >> damage(FRIENDLY_HERO, N)
    deathrattle = draw() >> damage(FRIENDLY_HERO, N)


class DEEP_031:
    """Chaos Creation.

    Deal 6 damage. Summon a random 6-Cost minion. Destroy the bottom 6 cards of your deck.
    """

    targets = target(CHARACTERS, optional=False)
    action = (
        damage(TARGET, N)
        >> summon_random(pool(A_MINION, cost=N2))
        >> mill(bottom(FRIENDLY_DECK, N3))
    )


class WW_378:
    """Smokestack. Deal 1 damage to a minion. If it dies, Excavate a treasure."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, excavate())


class WW_442:
    """Mo'arg Drillfist. TauntDeathrattle:Excavate a treasure."""

    deathrattle = excavate()
