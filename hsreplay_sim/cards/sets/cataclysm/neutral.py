"""Cataclysm: neutral."""

from hsreplay_sim.cards.words import *


class CATA_722:
    """Envoy of the End. Taunt. Battlecry: Herald {0}."""

    action = herald()
