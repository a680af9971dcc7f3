"""Saviors of Uldum: Hunter."""

from hsreplay_sim.cards.words import *


class ULD_430:
    """Desert Spear. After your hero attacks, summon a 1/1 Locust with Rush."""

    events = after_attack(FRIENDLY & HERO, summon("ULD_430t"))
