"""Showdown in the Badlands: Rogue."""

from hsreplay_sim.cards.words import *


class WW_364t:
    """Velarok, the Deceiver.

    Charge. After this attacks, Discover a card from another class. It costs (3) less.
    """

    events = after_attack(
        SELF,
        discover(any_class_but_mine(pool()), first=give(SUBJECT, "WW_364te") >> tell_stats()),
    )


class DEEP_014:
    """Quick Pick. After your hero attacks, draw a card."""

    events = after_attack(FRIENDLY & HERO, draw())


class WW_363:
    """Bounty Wrangler. Quickdraw or Combo: Get a Coin."""

    action = when(QUICKDRAW, add_card("GAME_005"))
    combo = add_card("GAME_005")


class WW_410:
    """Triple Sevens. Deal 7 damage to a minion. Draw 7 cards."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> draw(N2)


class WW_412:
    """Bloodrock Co. Shovel. Deathrattle:Excavate a treasure."""

    deathrattle = excavate()


class WW_417:
    """Drilly the Kid. Battlecry, Quickdraw, and Deathrattle: Excavate a treasure."""

    action = excavate() >> when(QUICKDRAW, next_block() >> excavate())
    deathrattle = excavate()
