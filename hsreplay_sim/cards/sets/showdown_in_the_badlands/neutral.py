"""Showdown in the Badlands: neutral."""

from hsreplay_sim.cards.words import *


class WW_001:
    """Kobold Miner. Battlecry: Excavate a treasure."""

    action = excavate()


class WW_331:
    """Miracle Salesman. Deathrattle: Get a Tradeable Snake Oil."""

    deathrattle = add_card("WW_331t")


class WW_331t:
    """Snake Oil. Tradeable. Deal 0 damage. This seems useless..."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class WW_391:
    """Gold Panner. At the end of your turn, draw a card."""

    events = turn_end(draw())


class WW_434:
    """Sunspot Dragon. Tradeable, Lifesteal. Quickdraw: Deal 6 damage."""

    targets = target(CHARACTERS, only=QUICKDRAW)
    action = when(QUICKDRAW, damage(TARGET, N))
