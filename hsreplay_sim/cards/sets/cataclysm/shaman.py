"""Cataclysm: shaman."""

from hsreplay_sim.cards.words import *


class CATA_565:
    """Skywall Sentinel. Taunt. Battlecry: Herald {0}."""

    action = herald()


class CATA_565t:
    """Soldier of Al'Akir. Adjacent minions have +{0} Attack. Herald twice to upgrade."""

    aura = aura(ADJACENT, "CATA_153e", data=DATA1)


class CATA_153e:
    """Spark of Fury. +@ Attack."""

    atk = DATA1
